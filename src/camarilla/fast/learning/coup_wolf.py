"""A scripted opponent of two-player Coup that punishes habits: policies must hold out against it without meeting it."""

from __future__ import annotations

import torch
from torch import Tensor

from camarilla.fast import coup
from camarilla.fast.learning.policy import Games
from camarilla.games.coup.actions import AID, ASSASSINATE, STEAL
from camarilla.games.coup.roles import AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE

__all__ = ["wolf"]

WORTH = (5, 4, 3, 1, 2)
"""How dear each role is to the wolf: it gives up the cheapest."""


def wolf(games: Games) -> Tensor:
    """Always tax; assassinate only when holding the Assassin; doubt every Contessa; block only truly; doubt an
    assassin when down to one patron. For two players."""
    device = games.masks.device
    rows = torch.arange(len(games.masks), device=device)
    states, seat = games.states.long(), games.asked.long()
    hand = states[rows[:, None], coup.SEAT + coup.BLOCK_SIZE * seat[:, None] + torch.arange(5, device=device)]
    coins = states[rows, coup.SEAT + coup.BLOCK_SIZE * seat + coup.COINS]
    phase, action, claim = states[:, coup.PHASE], states[:, coup.ACTION], states[:, coup.CLAIM]
    last = hand.sum(1) == 1
    holds = hand > 0

    def choose(when: Tensor, code: int | Tensor) -> None:
        answers[when] = code if isinstance(code, int) else code[when]

    answers = torch.full((len(rows),), coup.DO_TAX, device=device)
    acting = phase == coup.ACT
    choose(acting & (coins >= 3) & holds[:, ASSASSIN], coup.AIMED + coup.AT_ASSASSINATE)
    choose(acting & (coins >= 7), coup.AIMED + coup.AT_COUP)
    choose(phase == coup.CHALLENGE, coup.PASS)
    choose((phase == coup.CHALLENGE) & (claim == CONTESSA), coup.DOUBT)
    choose((phase == coup.CHALLENGE) & (claim == ASSASSIN) & last, coup.DOUBT)
    blocking = phase == coup.BLOCK
    choose(blocking, coup.PASS)
    choose(blocking & (action == AID) & holds[:, DUKE], coup.BLOCK_AS + DUKE)
    choose(blocking & (action == STEAL) & holds[:, AMBASSADOR], coup.BLOCK_AS + AMBASSADOR)
    choose(blocking & (action == STEAL) & holds[:, CAPTAIN], coup.BLOCK_AS + CAPTAIN)
    choose(blocking & (action == ASSASSINATE) & holds[:, CONTESSA], coup.BLOCK_AS + CONTESSA)
    worth = torch.tensor(WORTH, device=device)
    cheapest = coup.ROLE + torch.where(holds, worth, 99).argmin(1)
    choose((phase == coup.LOSE) | (phase == coup.RETURN) | (phase == coup.PROVE), cheapest)
    proves = phase == coup.PROVE
    choose(proves & (games.masks[:, coup.SHOW] > 0), coup.SHOW)
    legal = games.masks.gather(1, answers[:, None]).squeeze(1) > 0
    return torch.where(legal, answers, games.masks.float().argmax(1))
