/**
 * The worked examples of the rules pages as positions: each stands on a page in both languages, is an honest position by the game's
 * own laws, can be played as it is told, refuses what it says cannot be done, and comes to what the paragraph claims.
 */
import { describe, expect, it } from 'vitest';
import { hasShape } from '@cantiere/engine/shape';
import { positionChecks } from '../../engine/conformance/positionChecks.ts';
import { shelf, type Shelved } from '../registry.ts';

/** What the paragraphs say, by game and rules: worked out by hand from their printed text. */
const CLAIMS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  citadels: {
    'CIT-3.9': { drafted: 4 },
    'CIT-5.15 CIT-6.20': { gold: 3 },
    'CIT-6.8': { thief: 7, merchant: 1 },
    'CIT-6.28': { gold: 1 },
    'CIT-8.4': { points: 29 },
  },
  capitol: {
    'CAP-3.3': { starts: 2 },
    'CAP-4.10': { floors: 3 },
    'CAP-5.5': { shape: 1 },
    'CAP-5.7': { tallest: 3 },
    'CAP-6.7': { wins: 1 },
    'CAP-7.2 CAP-7.5 CAP-7.6': { ada: 4, bruno: 2, carla: 0 },
    'CAP-7.7': { alone: 10 },
  },
  gardens: {
    'GAR-4.2': { left: -1 },
    'GAR-5.4 GAR-5.11': { columns: 2 },
    'GAR-5.9 GAR-5.11': { next: 1 },
    'GAR-7.2 GAR-7.3': { left: 0, blind: 1 },
    'GAR-9.3': { points: 24 },
    'GAR-9.3 GAR-9.8': { points: 35 },
  },
  builders: {
    'BLD-4.3.1 BLD-4.3.2': { actions: 0 },
    'BLD-5.5.2 BLD-1.11': { wood: 4 },
    'BLD-6.2 BLD-3.3': { coins: 17, points: 1 },
    'BLD-8.1 BLD-8.2': { over: 1 },
    'BLD-8.6 BLD-8.7': { tenths: 172 },
  },
  sprawl: {
    'SPR-EX-1': { residential: 3, commercial: 7 },
    'SPR-EX-4': { paid: 7 },
    'SPR-EX-5': { left: 1 },
    'SPR-EX-6': { gained: 11 },
    'SPR-EX-7': { value: 8 },
    'SPR-EX-8': { first: 4, second: 4, third: 1, last: 0 },
    'SPR-EX-10': { tiles: 2, sydney: 4 },
    'SPR-EX-12': { standing: 0 },
    'SPR-EX-15': { attorney: 1 },
    'SPR-EX-17': { gained: 6, pawn: 0 },
    'SPR-EX-20': { ada: 11, bruno: 15 },
    'SPR-EX-21': { ap: 6 },
  },
};

async function of(shelved: Shelved) {
  const [{ game }, { texts }, { moveSchema }, { rulesPages }, examples] = await Promise.all([
    shelved.rules(),
    shelved.texts(),
    shelved.schema(),
    shelved.rulesPages(),
    shelved.examples?.(),
  ]);
  return { game, texts, rulesPages, examples: examples?.examples ?? [], isMove: (raw: unknown) => hasShape(moveSchema, raw) };
}

describe.each(shelf.filter(({ examples }) => examples).map((shelved) => [shelved.meta.id, shelved] as const))(
  '%s',
  (id, shelved) => {
    it('has one for every worked example of its pages, in both languages, and no other', async () => {
      const { rulesPages, examples } = await of(shelved);
      for (const pages of [rulesPages.it, rulesPages.en]) {
        const told = pages.flatMap((page) =>
          page.paragraphs.filter(({ example }) => example).map(({ rules }) => rules.join(' ')),
        );
        expect(new Set(told).size).toBe(told.length);
        expect(examples.map((example) => example.of).toSorted()).toEqual(told.toSorted());
      }
      expect(Object.keys(CLAIMS[id] ?? {}).toSorted()).toEqual(examples.map((example) => example.of).toSorted());
    });

    it('each is an honest position, is played as told, refuses what is wrong, and comes to its claim', async () => {
      const { game, texts, examples, isMove } = await of(shelved);
      for (const example of examples) {
        const state = example.set();
        const { seats, options } = state;
        const judged = (step: number) => {
          const position = { subject: { game, texts, isMove }, seats, options, state, step, formerMoves: [...example.told] };
          for (const [check, run] of Object.entries(positionChecks))
            expect(`${example.of} ${check}: ${run(position) ?? 'fine'}`).toBe(`${example.of} ${check}: fine`);
          if (example.wrong?.after !== step) return;
          const [seat = 0] = game.toAct(state);
          expect(isMove(example.wrong.move), example.of).toBe(true);
          expect(game.refuse(state, seat, example.wrong.move), `${example.of}: wrong`).toMatchObject({
            rule: expect.stringMatching(/-/),
          });
        };
        const census = game.census(state);
        expect(census).toEqual(game.census(game.setup(seats, options, { ...state.chance })));
        judged(0);
        for (const [n, move] of example.told.entries()) {
          const [seat = 0] = game.toAct(state);
          expect(isMove(move), JSON.stringify(move)).toBe(true);
          expect(game.refuse(state, seat, move), `${example.of}: ${JSON.stringify(move)}`).toBeUndefined();
          game.play(state, seat, move);
          judged(n + 1);
        }
        expect(game.census(state)).toEqual(census);
        expect({ [example.of]: example.shows?.(state) }).toEqual({ [example.of]: CLAIMS[id]?.[example.of] });
      }
    });
  },
);
