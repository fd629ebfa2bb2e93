"""A player that uses all of its time; a process that thinks imports this and little more."""

import time

from bot.worker import Question, decide_in_worker
from game.actions import Action


def burn(question: Question, seconds: float) -> Action:
    """Keep a processor busy until the deadline, then answer as the player would."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass
    return decide_in_worker(question, seconds)
