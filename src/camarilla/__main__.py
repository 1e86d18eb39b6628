"""`python -m camarilla` is the command `camarilla`."""

from camarilla.cli.main import run

if __name__ == "__main__":
    run()
