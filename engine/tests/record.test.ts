/** Records, hashes and the door: what was played can be proved, and what was tampered with is found out. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  canonicalJson,
  commitmentTo,
  deal,
  defaultOptions,
  heardBy,
  pick,
  quickChance,
  optionOf,
  readOptions,
  readOptionsOfOld,
  readRecord,
  readTableRequest,
  record,
  replay,
  seedFrom,
  shortHash,
  stableHash,
  takenBack,
  verify,
  type GameRecord,
  type Options,
  type OptionSpec,
  type PlayedMove,
  type Told,
} from '../index.ts';
import { openDoor } from '../door.ts';
import { game as torre, type State as TorreState } from '../../games/torre/rules/index.ts';
import { moveSchema } from '../../games/torre/rules/schema.ts';

const door = openDoor(torre, moveSchema);
const start = { seats: 3, options: defaultOptions(torre.options), seed: seedFrom('record') };

function randomGame(): PlayedMove[] {
  const chance = quickChance(5);
  const played: PlayedMove[] = [];
  const state = replay(torre, start, []) as ReturnType<typeof torre.setup>;
  while (torre.toAct(state).length > 0) {
    const seat = torre.toAct(state)[0];
    const move = pick(chance, torre.moves(state, seat));
    torre.play(state, seat, move);
    played.push({ seat, move });
  }
  return played;
}

const honest = record(torre, start, randomGame(), ['Ada', 'Bruno', 'Carla']);
const tampered = (changes: Partial<GameRecord>): string | undefined =>
  verify(torre, { ...honest, ...changes }, door.isMove)?.code;

describe('a record', () => {
  it('verifies when it is honest, also after a JSON round trip', () => {
    const again = readRecord(JSON.parse(JSON.stringify(honest)));
    expect('format' in again && verify(torre, again, door.isMove)).toBeUndefined();
  });

  describe('of a game that went on from another', () => {
    const from = { seed: start.seed, moves: honest.moves.slice(0, 7).map(({ seat, move }) => ({ seat, move })), seat: 1 };
    const branched = { ...start, seed: seedFrom('anew'), from };
    const doc = record(torre, branched, [], honest.players);

    it('verifies, and begins with what that seat knew', () => {
      const again = readRecord(JSON.parse(JSON.stringify(doc))) as GameRecord;
      expect(verify(torre, again, door.isMove)).toBeUndefined();
      const there = replay(torre, start, honest.moves, 7) as TorreState;
      const anew = deal(torre, branched) as TorreState;
      expect(torre.view(anew, 1)).toEqual(torre.view(there, 1));
      expect(anew.heap).not.toEqual(there.heap);
    });

    it('tells of the way there what the seat was told, and no secret of the others', () => {
      const told: Told[] = [];
      const before: Told[] = [];
      deal(torre, branched, told);
      replay(torre, start, honest.moves, 7, before);
      expect(heardBy(told, 1)).toEqual(heardBy(before, 1));
      for (const other of [0, 2]) expect(heardBy(told, other)).toEqual(heardBy(before, 'spectator'));
    });

    it('can go on from one that went on', () => {
      const deeper = { ...start, seed: seedFrom('deeper'), from: { seed: branched.seed, moves: [], seat: 2, from } };
      expect(verify(torre, record(torre, deeper, [], honest.players), door.isMove)).toBeUndefined();
    });

    it('is found out when that other game was tampered with', () => {
      const fault = (changes: object): string | undefined =>
        verify(torre, { ...doc, from: { ...from, ...changes } }, door.isMove)?.code;
      expect(fault({ seat: 7 })).toBe('BAD_BRANCH');
      expect(fault({ moves: [{ seat: 2, move: { type: 'DRAW' } }] })).toBe('BAD_BRANCH');
      expect(fault({ moves: [{ seat: 0, move: { type: 'CHEAT' } }] })).toBe('BAD_BRANCH');
      expect(fault({ moves: [] })).toBe('DEAL_MISMATCH');
      expect(readRecord({ ...doc, from: { ...from, seed: 'x' } })).toEqual({ code: 'NOT_A_RECORD' });
    });
  });

  it('says what was taken back, and verifies all the same', () => {
    const { seat, move } = honest.moves[0];
    const notes = { undone: [{ at: 1, backTo: 0, seat, move }], training: true } as const;
    const doc = record(torre, start, randomGame(), ['Ada', 'Bruno', 'Carla'], notes);
    const again = readRecord(JSON.parse(JSON.stringify(doc))) as GameRecord;
    expect(again).toMatchObject(notes);
    expect(verify(torre, again, door.isMove)).toBeUndefined();
    expect(honest).not.toHaveProperty('undone');
    expect(readRecord({ ...honest, undone: [{ seat, move }] })).toEqual({ code: 'NOT_A_RECORD' });
    expect(readRecord({ ...honest, undone: [{ seat, move, at: 0, backTo: 'x' }] })).toEqual({ code: 'NOT_A_RECORD' });
    expect(readRecord({ ...honest, training: 'yes' })).toEqual({ code: 'NOT_A_RECORD' });
  });

  it('says where moves were taken back, and how many', () => {
    const { seat, move } = honest.moves[0];
    const undone = [{ at: 5, backTo: 3 }, { at: 4, backTo: 3 }, { at: 1 }].map((each) => ({ ...each, seat, move }));
    expect(takenBack(undone)).toEqual([
      { at: 1, moves: 1 },
      { at: 3, moves: 2 },
    ]);
  });

  it('gives the same hash at every step', () => {
    honest.moves.forEach(({ hash }, i) => expect(shortHash(replay(torre, start, honest.moves, i + 1))).toBe(hash));
  });

  it('shows another seed, deal, move, hash, result, game or rules', () => {
    expect(tampered({ seed: seedFrom('other') })).toBe('SEED_MISMATCH');
    expect(tampered({ seed: seedFrom('other'), commitment: commitmentTo(seedFrom('other')) })).toBe('DEAL_MISMATCH');
    expect(tampered({ moves: honest.moves.toSpliced(2, 1) })).toBe('ILLEGAL_MOVE');
    expect(tampered({ moves: [{ ...honest.moves[0], hash: '0'.repeat(16) }] })).toBe('HASH_MISMATCH');
    expect(tampered({ moves: honest.moves.slice(0, -1) })).toBe('RESULT_MISMATCH');
    expect(tampered({ game: 'other' })).toBe('OTHER_GAME');
    expect(tampered({ rulesVersion: 99 })).toBe('OTHER_RULES');
    expect(tampered({ seats: 9 })).toBe('BAD_TABLE');
  });

  it('never asks the rules about a seat that is not at the table', () => {
    const trusting: typeof torre = {
      ...torre,
      refuse: (state, seat, move) => (state.hands[seat].length > 9 ? undefined : torre.refuse(state, seat, move)),
    };
    for (const seat of [-1, 3]) {
      const doc = { ...honest, moves: [{ ...honest.moves[0], seat }] };
      expect(verify(trusting, doc, door.isMove)).toMatchObject({ code: 'ILLEGAL_MOVE', move: 1 });
    }
  });

  it('is refused politely when it is anything else', () => {
    for (const junk of [
      null,
      1,
      'x',
      [],
      {},
      { format: 'cantiere-game' },
      { ...honest, moves: [1] },
      { ...honest, seed: 'abc' },
    ]) {
      expect('code' in readRecord(junk)).toBe(true);
    }
    expect(readRecord({ ...honest, version: 7 })).toMatchObject({ code: 'OTHER_VERSION' });
  });

  it('survives arbitrary damage to one move without an exception', () => {
    fc.assert(
      fc.property(fc.nat(honest.moves.length - 1), fc.jsonValue(), (at, junk) => {
        const doc = readRecord({ ...honest, moves: honest.moves.with(at, { ...honest.moves[at], move: junk as never }) });
        expect('format' in doc ? verify(torre, doc, door.isMove)?.code : 'NOT_A_RECORD').toMatch(
          /ILLEGAL_MOVE|NOT_A_RECORD|HASH_MISMATCH/,
        );
      }),
    );
  });
});

describe('hashes', () => {
  it('do not depend on the order of keys, and tell different data apart', () => {
    expect(stableHash({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(stableHash({ b: [2, { d: 4, c: 3 }], a: 1 }));
    expect(stableHash([1, 2])).not.toBe(stableHash([2, 1]));
    expect(() => canonicalJson({ f: () => 1 })).toThrow(TypeError);
  });
});

describe('tables and options', () => {
  it('are completed with defaults and refused when wrong', () => {
    expect(readOptions(torre.options, {})).toEqual({ options: { strict: false } });
    expect(readOptions(torre.options, { strict: 1 })).toMatchObject({ refusal: { code: 'BAD_OPTION', about: 'strict' } });
    expect(readOptions(torre.options, { other: 1 })).toMatchObject({ refusal: { about: 'other' } });
    expect(readOptions(torre.options, null)).toHaveProperty('refusal');
    expect(readTableRequest(torre, 9, {})).toMatchObject({ refusal: { code: 'BAD_TABLE', need: 4, have: 9 } });
    expect(readTableRequest(torre, 'two', {})).toHaveProperty('refusal');
    expect(readTableRequest(torre, 2, {})).toEqual({ seats: 2, options: { strict: false } });
  });

  it('of before an option was there stay without it, and play by what it says', () => {
    const label = { it: 'Alta', en: 'High' };
    const later: OptionSpec = { id: 'high', type: 'flag', default: true, before: false, label };
    const grown = { ...torre, options: [...torre.options, later] };
    expect(readOptions(grown.options, { strict: true })).toEqual({ options: { strict: true, high: true } });
    expect(readOptionsOfOld(grown.options, { strict: true })).toEqual({ options: { strict: true } });
    expect(readOptionsOfOld(grown.options, { strict: true, high: true })).toEqual({ options: { strict: true, high: true } });
    expect(readOptionsOfOld(grown.options, { high: 'up' })).toMatchObject({ refusal: { about: 'high' } });
    expect([{}, { high: false }, { high: true }].map((options) => optionOf(later, options))).toEqual([false, false, true]);
    const { options } = readTableRequest(grown, 2, {}) as { options: Options };
    expect(options).toEqual({ strict: false, high: true });
    expect(verify(grown, honest, door.isMove)).toBeUndefined();
    expect(verify(torre, honest, door.isMove)).toBeUndefined();
  });
});

describe('the door', () => {
  it('answers with a refusal, whatever comes', () => {
    const state = torre.setup(2, { strict: false }, { seed: seedFrom('door'), at: 0 });
    fc.assert(fc.property(fc.jsonValue(), (junk) => 'refusal' in door.admit(state, 0, junk)));
    expect(door.admit(state, 0, { type: 'DRAW' })).toHaveProperty('move');
    expect(door.admit(state, 1, { type: 'DRAW' })).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN' } });
  });
});
