"""Resources that are linked: to which groups."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import run

HOSTS = {
    "angels-feather": "vatican-city",
    "book-of-kells": "reformed-church-of-satan witch",
    "cyborg-soldiers": "texas witch",
    "death-mask": "reformed-church-of-satan witch",
    "eliza": "hackers the-network",
    "flying-saucer": "ross-perot",
    "immortality-serum": "ross-perot",
    "midas-mill": "texas",
    "necronomicon": "reformed-church-of-satan texas witch",
    "perpetual-motion-machine": "hackers reformed-church-of-satan ross-perot texas vatican-city witch",
}


@rule("IN-17.2")
@pytest.mark.parametrize(("resource", "hosts"), HOSTS.items())
@card(*HOSTS)
def test_what_a_resource_may_be_linked_to(inwo, resource, hosts):
    t = inwo.position(
        illuminati={"A": "the-network"},
        groups={"A": "vatican-city(ross-perot) texas(witch hackers) reformed-church-of-satan", "B": "cia"},
        resources={"A": resource},
    )
    run(t, "A: free")
    links = [move.partition(">")[2] for move in t.legal("A") if move.startswith(f"link:{resource}>")]
    assert sorted(links) == hosts.split()
    t.play("A: nothing")
