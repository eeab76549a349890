"""Learn 12 Gangsters from nothing against two random players: policy gradients in plain numpy, less than a minute.

pip install "tripot[pettingzoo]"
python docs/examples/learn.py
"""

import time

import numpy as np

from tripot.bridges.pettingzoo import raw_env

GAMES, BATCH, RATE, TESTS = 1500, 30, 0.012, 1000
ME = "seat_0"

rng = np.random.default_rng(1)
env = raw_env("twelve-gangsters", players=3)
cards = np.arange(1, 13)
bosses = [env.labels.index(f"boss+{seat}") for seat in range(3)]
scores = [env.labels.index(f"score+{seat}") for seat in range(3)]
hands = np.array([[env.labels.index(f"hand+{seat}.{card}") for card in cards] for seat in range(3)])
weights = np.zeros((2, 3))
"""What I care about, when somebody else is Boss and when I am."""


def features(seen):
    """Whether I am Boss; and of each card its value, how likely it stays, and what it may then bring."""
    leader, held = int(seen[bosses].argmax()), seen[hands]
    share = held / held.sum(axis=1, keepdims=True)
    unmatched, as_much = (1 - share[1]) * (1 - share[2]), share[leader][::-1].cumsum()[::-1]
    stays = unmatched if leader == 0 else as_much
    return int(leader == 0), np.stack([cards / 12, stays, stays * cards / 12])


def chances(role, traits, mask):
    """How likely I take each card."""
    likings = np.where(mask[cards] == 1, weights[role] @ traits, -np.inf)
    odds = np.exp(likings - likings.max())
    return odds / odds.sum()


def play(seed, learnt):
    """One game: which way each choice went, how far I was ahead in the end, and my reward."""
    ways = []
    env.reset(seed=seed)
    while not env.terminations[ME]:
        seen = env.observe(env.agent_selection)
        if env.agent_selection == ME and learnt:
            role, traits = features(seen["observation"])
            odds = chances(role, traits, seen["action_mask"])
            pick = rng.choice(len(cards), p=odds)
            ways.append((role, traits[:, pick] - traits @ odds))
            env.step(cards[pick])
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    mine, *others = env.observe(ME)["observation"][scores]
    return ways, mine - np.mean(others), env.rewards[ME]


def victories(learnt):
    """Of a hundred games; a shared victory counts in parts."""
    rewards = [play(GAMES + seed, learnt)[-1] for seed in range(TESTS)]
    return 100 * (2 * np.mean(rewards) + 1) / 3


began = time.perf_counter()
for start in range(0, GAMES, BATCH):
    games = [play(start + number, learnt=True) for number in range(BATCH)]
    usual = np.mean([lead for _, lead, _ in games])
    for ways, lead, _ in games:
        for role, way in ways:
            weights[role] += RATE * (lead - usual) * way
print(f"{GAMES} games in {time.perf_counter() - began:.0f} s")
print(f"won at random: {victories(learnt=False):.1f} %, as learnt: {victories(learnt=True):.1f} %")
