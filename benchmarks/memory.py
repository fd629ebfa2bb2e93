"""The memory that a process takes."""

import resource
from pathlib import Path
from typing import Final

STATM: Final = Path("/proc/self/statm")


def resident() -> int:
    """Return the bytes of this process in memory now (the peak, where the system says no more)."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # macOS, which counts bytes there
