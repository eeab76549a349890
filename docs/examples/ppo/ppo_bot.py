"""A chair for a net that has learnt to choose by PPO: `tripot arena … --bots docs/examples/ppo/ppo_bot.py:PpoBot`."""

from pathlib import Path

from tripot.training.actor import Actor, ActorBot


class PpoBot(ActorBot):
    """Règlement de comptes for three, from nothing but 1.6 million choices of its own."""

    def __init__(self, game, seat, seed):
        super().__init__(game, seat, seed, Actor.read(Path(__file__).with_name("actor.npz")))
