"""A client of Camarilla servers for programs: come in, sit down, see, answer.

`Client` blocks, `AsyncClient` does the same with `await`. Both need the extra `client` (websockets) and know no game:
what there is to see and to answer comes from the server.

    >>> client = Client("http://127.0.0.1:8000")
    >>> me = client.guest("Ada")
    >>> table = client.open_table("coup", seats=2, bots={"1": "level2"}, start=True)
    >>> result = client.play(table["id"], 0, lambda seen: seen.prompt["options"][0]["notation"])
    >>> len(result["ranks"])
    2
"""

from camarilla.client.asynchronous import AsyncClient
from camarilla.client.http import Refused
from camarilla.client.seen import Seen, apply_edits
from camarilla.client.synchronous import Client

__all__ = ["AsyncClient", "Client", "Refused", "Seen", "apply_edits"]
