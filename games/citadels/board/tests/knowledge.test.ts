/** The board's own reading of a view: guesses that never exclude the truth, and never say more than the view does. */
import { describe, expect, it } from 'vitest';
import { defaultOptions, secureChance, type Seat } from '@cantiere/engine';
import { UNKNOWN } from '../../rules/catalog.ts';
import { game } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { callState, draftChain, heldBy, lastPassed, mayHold } from '../knowledge.ts';
import { foresee } from '../../../board-kit/preview/foresee.ts';
import { act } from '../../rules/play.ts';
import { changesTo, COUNTED, OWN_TURN } from '../foresee.ts';
import { boardWords } from '../text.ts';

const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

/** Plays a game with simple, varied moves and shows every position on the way. */
function watch(seats: number, seed: number, look: (state: State) => void): void {
  const state = game.setup(seats, defaultOptions(game.options), secureChance(seedOf(seed)));
  for (let turn = 0; turn < 400; turn++) {
    look(state);
    const [seat] = game.toAct(state);
    if (seat === undefined) return;
    const moves = game.moves(state, seat);
    const built = moves.find(({ type }) => type === 'BUILD');
    game.play(state, seat, built ?? moves[(turn * 7 + seed) % moves.length]);
  }
}

describe('guesses about characters', () => {
  for (const seats of [2, 3, 4, 5, 6, 7]) {
    it(`CIT-10.5: what ${seats} players may hold always includes what they do hold`, () => {
      watch(seats, seats, (state) => {
        if (state.phase === 'draft' || state.phase === 'over') return;
        for (let me: Seat = 0; me < seats; me++) {
          const view = game.view(state, me);
          for (const [character, holder] of state.holder.entries()) {
            if (holder < 0 || holder === me || view.holder[character] !== UNKNOWN) continue;
            expect(mayHold(view, me, holder)).toContain(character);
          }
        }
      });
    });
  }

  it('CIT-10.6: a character that is still to be called looks the same whether or not somebody holds it', () => {
    watch(5, 3, (state) => {
      const view = game.view(state, 'spectator');
      for (const character of [0, 1, 2, 3, 4, 5, 6, 7]) {
        if (character > state.called && callState(view, character) === 'later') expect(view.holder[character]).toBe(UNKNOWN);
      }
    });
  });
});

describe('the draft as it goes round', () => {
  for (const seats of [2, 3, 4, 5, 6, 7]) {
    it(`CIT-3: the chain of ${seats} players counts what each of them is offered`, () => {
      watch(seats, 1, (state) => {
        if (state.phase !== 'draft') return;
        const step = state.kept.length;
        const chain = draftChain(game.view(state, 'spectator'));
        expect(chain[step]).toMatchObject({ seat: state.asked, state: 'now' });
        const offered = game.choices(game.view(state, state.asked), state.asked);
        const kept = new Set(offered.map(({ move }) => (move.type === 'DRAFT_PICK' ? move.character : '')));
        expect(chain[step].count).toBe(kept.size);
      });
    });
  }

  it('notes: what I passed on is never what I hold', () => {
    watch(5, 2, (state) => {
      for (let me: Seat = 0; me < 5; me++) {
        const view = game.view(state, me);
        for (const character of lastPassed(view, me)?.characters ?? []) expect(heldBy(view, me)).not.toContain(character);
      }
    });
  });
});

describe('the preview', () => {
  it('CIT-5.9: before and after of every move of the turn are what the rules then do', () => {
    const seen = new Set<string>();
    watch(4, 4, (state) => {
      if (state.phase !== 'turn') return;
      const me = state.asked;
      const view = game.view(state, me);
      const question = { view, me, words: boardWords.en, nameOf: String, piece: String };
      for (const { kind, move, refusal } of game.choices(view, me)) {
        if (kind === 'pick' || refusal) continue;
        const foreseen = foresee(OWN_TURN, view, me, [move], COUNTED);
        expect(foreseen, move.type).toBeDefined();
        if (!foreseen) continue;
        seen.add(move.type);
        const real = game.clone(state);
        act(real, me, move, undefined);
        const told = changesTo(foreseen.after, question);
        const after = new Map(told.map((change) => [change.label, change.after]));
        const now = (label: string, before: number): number => after.get(label) ?? before;
        expect(now('Gold', state.players[me].gold)).toBe(real.players[me].gold);
        expect(now('Points', game.scores(state)[me])).toBe(game.scores(real)[me]);
        expect(now('City', state.players[me].city.length)).toBe(real.players[me].city.length);
        if (real.phase !== 'keep' && move.type !== 'BUILD')
          expect(now('Hand', state.players[me].hand.length)).toBe(real.players[me].hand.length);
        for (let other = 0; other < 4; other++) {
          if (other === me) continue;
          expect(now(`${other}’s city`, state.players[other].city.length)).toBe(real.players[other].city.length);
          expect(now(`${other}’s points`, game.scores(state)[other])).toBe(game.scores(real)[other]);
        }
      }
    });
    expect([...seen]).toEqual(
      expect.arrayContaining(['TAKE_GOLD', 'DRAW_CARDS', 'BUILD', 'SWAP_HANDS', 'DESTROY', 'COLLECT_INCOME']),
    );
  });
});
