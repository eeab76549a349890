from tripot.games.nostra_city.state import State


def sample(seen, dice, blank) -> State:
    raise NotImplementedError
