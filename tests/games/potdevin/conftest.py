from camarilla.testing import game_fixture

potdevin = game_fixture("potdevin")
