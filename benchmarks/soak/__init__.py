"""An evening of many tables, with failing calls and killed processes (``make soak``)."""
