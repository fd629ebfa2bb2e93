"""A child for tests of `python -m sandbox`: makes a mistake, says something and dies."""

import os
import sys
import urllib.error
import urllib.request

if __name__ == "__main__":
    print("this is the database:", os.environ["DATABASE_PATH"])
    sys.stderr.write("something is wrong\n")
    address = f"{os.environ['TELEGRAM_API_URL']}/bot{os.environ['BOT_TOKEN']}/sendDice"
    try:
        urllib.request.urlopen(address)
    except urllib.error.HTTPError as error:
        error.close()
    sys.exit(3)
