/** Questions that nobody here wrote into the address: what is no move of the game is no question, and nothing is answered by "yes" that is not so. */
import { describe, expect, it } from 'vitest';
import {
  deal,
  defaultOptions,
  plain,
  quickChance,
  seedFrom,
  type AnyGame,
  type GameMove,
  type GameState,
} from '@cantiere/engine';
import { hasShape } from '@cantiere/engine/shape';
import { findGame, shelf } from '@cantiere/games';
import { packMoves } from '../road/address.ts';
import { admitAsk, readAsk, writeAsk, type AskedIn } from './address.ts';
import { answerTo, answerWord, moveWords } from './answer.ts';
import { checkAsk } from './useArrivedAsk.ts';

const NO_MOVES: readonly unknown[] = [
  { type: 'nope' },
  { type: '' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'PLAY_FLOOR' },
  ...[null, {}, 1e9, 'x', [1], [null], [['x']]].map((targets) => ({ type: 'PLAY_FLOOR', card: 'x', targets })),
  { type: 'END_TURN', more: 1 },
  { type: 'PASS', type2: 'PASS' },
  { type: 'DECIDE', decision: 0, answer: null },
  { type: 'LAY', stone: 1e9 },
];

const asked = (move: unknown) => readAsk(`?at=0${writeAsk({ question: { move: move as GameMove }, back: 0 })}`);

/** Some positions of a game, the last of them its end. */
async function positionsOf(id: string): Promise<{ readonly game: AnyGame; readonly states: readonly GameState[] }> {
  const shelved = findGame(id)!;
  const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);
  const state = deal(game, { seats: 3, options: defaultOptions(game.options), seed: seedFrom(`brought ${id}`) });
  const chance = quickChance(3);
  const states = [game.clone(state)];
  for (let n = 1; game.toAct(state).length > 0; n++) {
    const seat = game.toAct(state)[0]!;
    game.play(state, seat, bot.greedy(game.view(state, seat), seat, chance));
    if (n % 16 === 0 || game.toAct(state).length === 0) states.push(game.clone(state));
  }
  return { game, states };
}

describe.each(shelf.map(({ meta }) => meta.id))('an address that asks at a table of %s', (id) => {
  it('is not read where it brings no move of this game', async () => {
    for (const move of NO_MOVES) expect(await checkAsk(asked(move)!, findGame(id)!), JSON.stringify(move)).toBe('unreadable');
  });

  it('is read where it brings one, legal or not', async () => {
    const { game, states } = await positionsOf(id);
    for (const state of states)
      for (const seat of game.toAct(state))
        for (const { move } of game
          .choices(game.view(state, seat), seat)
          .filter(({ kind }) => kind === 'move')
          .slice(0, 20))
          expect(await checkAsk(asked(move)!, findGame(id)!)).toEqual({ question: { move }, back: 0 } satisfies AskedIn);
  });

  it('that names what there is not gets no "yes", and its answer can be told', async () => {
    const shelved = findGame(id)!;
    const [{ game, states }, { moveSchema }, { texts }] = await Promise.all([positionsOf(id), shelved.schema(), shelved.texts()]);
    const moves = madeUp(moveSchema).filter((move): move is GameMove => hasShape(moveSchema, move));
    expect(moves.length).toBeGreaterThan(5);
    for (const state of states)
      for (const seat of [0, 1, 2]) {
        const now = { view: game.view(state, seat), toAct: game.toAct(state) };
        for (const move of moves) {
          const { can, cannot } = answerTo({ move }, { game, now, seat, earlier: () => [] });
          for (const said of can) expect(game.refuse(state, seat, said.move)).toBeUndefined();
          for (const language of ['it', 'en'] as const)
            for (const { refusal } of cannot) {
              expect(plain(moveWords(texts[language], move, now.view, 'this'), String)).not.toBe('');
              expect(texts[language].refusal(refusal!)).not.toBe('');
              texts[language].remedy?.(refusal!, now.view, seat);
            }
        }
      }
  });
});

describe('an answer', () => {
  it('is nobody’s where the rules stumble: never "yes"', async () => {
    const { game, states } = await positionsOf('capitol');
    const stumbling: AnyGame = {
      ...game,
      refuse: () => {
        throw new TypeError('no such thing');
      },
    };
    const now = { view: game.view(states[0]!, 0), toAct: game.toAct(states[0]!) };
    const answer = answerTo({ move: { type: 'PASS' } }, { game: stumbling, now, seat: 0, earlier: () => [] });
    expect(answer).toEqual({ can: [], cannot: [], idle: 'unsure' });
    expect(answerWord(answer)).toBe('unsure');
  });
});

describe('what stands for a move in an address', () => {
  it.each([
    '~',
    '~nonsense',
    `~${packMoves([])}`,
    `~${packMoves([{ type: 'PASS' }, { type: 'PASS' }])}`,
    `~${'A'.repeat(9000)}`,
    'x'.repeat(500),
  ])('cannot be read: %.40s', (text) => {
    const read = readAsk(`?ask=${encodeURIComponent(text)}`);
    expect(read && admitAsk(read, () => true)).toBe('unreadable');
  });
});

interface Shape {
  readonly anyOf?: readonly Shape[];
  readonly const?: unknown;
  readonly type?: string;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

/** Values that a schema lets in and that name nothing. */
function madeUp(schema: object): readonly unknown[] {
  const { anyOf, type, items, properties, ...more } = schema as Shape;
  if (anyOf) return anyOf.flatMap(madeUp);
  if ('const' in more) return [more.const];
  if (type === 'string') return ['x', '__proto__', 'new:9'];
  if (type === 'boolean') return [true, false];
  if (type === 'array') return [[], madeUp(items ?? {}).slice(0, 1), madeUp(items ?? {}).slice(0, 3)];
  if (type === 'object')
    return Object.entries(properties ?? {}).reduce<readonly object[]>(
      (all, [key, inner]) => all.flatMap((one) => madeUp(inner).map((value) => ({ ...one, [key]: value }))).slice(0, 200),
      [{}],
    );
  return [0, -1, 77, 1e6, 0.5];
}
