"""A child for tests of `python -m sandbox`: says something and dies."""

import os
import sys

if __name__ == "__main__":
    print("this is the database:", os.environ["DATABASE_PATH"])
    sys.stderr.write("something is wrong\n")
    sys.exit(3)
