import { describe, expect, it } from 'vitest';
import { nothing as inGangster } from '../../src/games/gangster/words';
import type { Move as Banquet } from '../../src/games/reglement-de-comptes/material';
import { nothing as atTheBanquet } from '../../src/games/reglement-de-comptes/words';
import { nothing as inTheCity } from '../../src/games/nostra-city/words';
import { asking as square, quarter } from './gangster';
import { asking, city } from './nostra-city';
import { place, scenario } from './reglement-de-comptes';

describe('whoever can play nothing is told what can be done all the same', () => {
  it('Règlement de comptes: a card is thrown away, or the turn is over', () => {
    const card: Banquet = { move: 'play', card: 'gun' };
    expect(atTheBanquet({ ...scenario, phase: 'card', choice: null }, [place(1)])?.id).toBe('rc-web-ask-discard');
    expect(atTheBanquet({ ...scenario, phase: 'second', choice: null }, [])?.id).toBe('rc-web-ask-stop');
    expect(atTheBanquet({ ...scenario, phase: 'card', choice: null }, [card])).toBeNull();
  });

  it('Gangster: only "no" is left', () => {
    const view = quarter({ question: square('buy') });
    expect(inGangster(view, [{ move: 'no' }])).toEqual({ id: 'ga-web-ask-nothing', args: { step: 'buy' } });
    expect(inGangster(view, [{ move: 'yes' }, { move: 'no' }])).toBeNull();
  });

  it('Nostra City: only a pass is left', () => {
    const view = city({ phase: 'meeting', question: asking('meeting') });
    expect(inTheCity(view, [{ move: 'pass' }])?.id).toBe('nc-web-ask-nothing');
    expect(inTheCity(view, [{ move: 'caid', caid: 3 }, { move: 'pass' }])).toBeNull();
  });
});
