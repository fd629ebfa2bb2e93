"""Trouble that a test orders: refusals, lost connections, time-outs, proxies' error pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from sandbox.errors import ApiError

Kind = Literal["refusal", "network", "timeout", "html", "delay"]


@dataclass(slots=True)
class Order:
    """One kind of trouble for the next calls that fit."""

    kind: Kind
    method: str
    chat_id: int | None
    times: int
    error: ApiError | None = None
    seconds: float = 0.0
    status: int = 502
    # The call takes effect; only its answer is lost.
    delivered: bool = False

    def fits(self, method: str, chat_id: int) -> bool:
        """Tell whether it is meant for this call."""
        if self.method and self.method.lower() != method.lower():
            return False
        return self.chat_id is None or self.chat_id == chat_id


class Trouble:
    """The trouble that is still to come, in the order in which it was ordered."""

    def __init__(self) -> None:
        """Begin without any."""
        self.orders: list[Order] = []

    def refuse(
        self, method: str, error: ApiError, *, chat_id: int | None = None, times: int = 1
    ) -> None:
        """Refuse the next calls with this error; an empty method means any."""
        self.orders.append(Order("refusal", method, chat_id, times, error))

    def lose(
        self,
        method: str,
        *,
        chat_id: int | None = None,
        times: int = 1,
        delivered: bool = False,
        late: bool = False,
    ) -> None:
        """Lose the connection of the next calls, or let them time out.

        :param delivered: the call takes effect, only the answer is lost
        :param late: a time-out instead of a closed connection
        """
        kind: Kind = "timeout" if late else "network"
        self.orders.append(Order(kind, method, chat_id, times, delivered=delivered))

    def break_page(
        self, method: str, status: int = 502, *, chat_id: int | None = None, times: int = 1
    ) -> None:
        """Answer the next calls as a proxy does, in HTML."""
        self.orders.append(Order("html", method, chat_id, times, status=status))

    def delay(
        self, method: str, seconds: float, *, chat_id: int | None = None, times: int = 1
    ) -> None:
        """Answer the next calls late."""
        self.orders.append(Order("delay", method, chat_id, times, seconds=seconds))

    def take(self, method: str, chat_id: int, *, refusals: bool) -> Order | None:
        """Return the first order that fits this call, and count it as used."""
        for order in self.orders:
            if (order.kind == "refusal") == refusals and order.fits(method, chat_id):
                order.times -= 1
                if order.times <= 0:
                    self.orders.remove(order)
                return order
        return None
