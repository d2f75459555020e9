/** Groups, temples, merging and moving. GAR sections 5 and 7. */
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../rules/groups.ts';
import { game } from '../rules/index.ts';
import { PASS_TEMPLE } from '../rules/moves.ts';
import { movableTemples } from '../rules/temples.ts';
import { codeOf, garden, go, keep, kinds, pass, picture, playCard, position, refusalOf, take, temple } from './build.ts';

const sizes = (rows: readonly string[]): [string, number][] =>
  groupsOf(garden(rows), []).map(({ building, size }) => [building, size]);

describe('groups', () => {
  it('GAR-5.1: equal buildings connected by sides; plots form no group', () => {
    expect(sizes(['TTP', '.TP', 'T.P'])).toEqual([
      ['terrace', 3],
      ['park', 3],
      ['terrace', 1],
    ]);
    expect(sizes(['...', '...'])).toEqual([]);
    expect(sizes(['TtT'])).toEqual([['terrace', 3]]);
  });

  it('GAR-5.2: added are only squares that did not show that type before', () => {
    const state = position({ rows: ['PTPP', 'P...'], cards: ['C10', 'C01'] }); // PP....
    go(state, playCard(0, 0, -1, 180)); // parks on (1, 0) and (2, 0)
    expect(picture(state.players[0].garden)).toEqual(['..._', '.PPP', 'P...']);
    expect([state.phase, state.added]).toEqual(['temple', [1, 0]]); // (2, 0) was a park already
  });

  it('GAR-5.3: eligible are groups of 3 or more, without temple, with an added square', () => {
    const rows = ['TT..', '....', 'AAa.', 'PPP.'];
    const state = position({ rows, cards: ['C01', 'C02'] });
    go(state, playCard(0, 2, 0)); // enlarges the terraces, touches nothing else
    const judged = groupsOf(state.players[0].garden, state.added).map(({ building, size, grown, eligible }) => [
      building,
      size,
      grown,
      eligible,
    ]);
    expect(judged).toEqual([
      ['terrace', 3, true, true],
      ['arcade', 3, false, false],
      ['park', 3, false, false],
    ]);
    const two = position({ rows: ['T...', '....'], cards: ['C01', 'C02'] });
    go(two, playCard(0, 1, 0));
    expect(two.phase).toBe('card');
  });

  it('GAR-5.4: size counts after the card, whatever the group was before', () => {
    const shrunk = position({ rows: ['TTTTTT', '......'], cards: ['C13', 'C02'] }); // T..T.. covers (2, 0) with a plot
    go(shrunk, playCard(0, 1, 0, 180)); // terraces on (3, 0) and (3, 1), plots on (1, 0), (2, 0), (1, 1), (2, 1)
    expect(picture(shrunk.players[0].garden)).toEqual(['T..TTT', '...T..']);
    expect(game.moves(shrunk, 0)).toHaveLength(4 + 1);
    const joined = position({ rows: ['TT..', '..T.', '..T.'], cards: ['C01', 'C02'] });
    go(joined, playCard(0, 2, -2, 270)); // the terrace comes to (2, 0): 2 + 1 + 2
    go(joined, temple(0, 0));
    expect(joined.templed).toBe(5);
  });
});

describe('PLACE_TEMPLE', () => {
  const ready = (): ReturnType<typeof position> => {
    const state = position({ rows: ['TT..', '....', '..AA'], cards: ['C01', 'C02'] });
    go(state, playCard(0, 2, 0));
    return state;
  };

  it('GAR-5.5: on any square of the group, or not at all', () => {
    const state = ready();
    expect(game.moves(state, 0)).toEqual(expect.arrayContaining([temple(0, 0), temple(1, 0), temple(2, 0), PASS_TEMPLE]));
    expect(game.moves(state, 0)).toHaveLength(4);
    go(state, temple(1, 0));
    expect(picture(state.players[0].garden)[0]).toBe('TtT..');
    expect(state.players[0].temples).toBe(4);
  });

  it('GAR-5.6: one temple a turn, even with two groups; with 2 players one in each of both turns', () => {
    const state = position({ rows: ['T...', 'T...', '..PP', '....'], cards: ['C21', 'C05', 'C02', 'C06'] });
    go(state, playCard(0, -1, 2), temple(0, 0), take(1));
    expect(state.asked).toBe(1);
    go(state, playCard(1, 0, 0), playCard(2, 3, 3)); // a fourth park
    expect(state.asked).toBe(0);
    expect(state.phase).toBe('temple');
    go(state, temple(2, 2), take(1));
    expect(state.players[0].temples).toBe(3);
  });

  it('GAR-5.7: refused in this order: no building, too small, temple there, not grown, then the source', () => {
    const again = position({ rows: ['TT...P', '......', 'AAa...', 'FFF...', 'aA....'], cards: ['C01', 'C02'] });
    go(again, playCard(0, 2, 0));
    expect(codeOf(again, temple(9, 9))).toBe('NOT_A_BUILDING');
    expect(codeOf(again, temple(3, 0))).toBe('NOT_A_BUILDING');
    expect(codeOf(again, temple(0.5, 0))).toBe('NOT_A_BUILDING');
    expect(refusalOf(again, temple(5, 0))).toMatchObject({ code: 'GROUP_TOO_SMALL', need: 3, have: 1 });
    expect(codeOf(again, temple(0, 4))).toBe('GROUP_TOO_SMALL'); // two arcades with a temple: size first
    expect(codeOf(again, temple(0, 2))).toBe('GROUP_HAS_TEMPLE');
    expect(codeOf(again, temple(0, 3))).toBe('GROUP_NOT_GROWN');
    expect(codeOf(again, temple(0, 3, [2, 2]))).toBe('GROUP_NOT_GROWN');
    expect(codeOf(again, temple(0, 0, [2, 2]))).toBe('SUPPLY_NOT_EMPTY');
    expect(codeOf(again, temple(0, 0))).toBe('legal');
  });

  it('GAR-5.9: a group with a temple may be enlarged and earns nothing', () => {
    const state = position({ rows: ['tT..', '....'], cards: ['C01', 'C02'] });
    go(state, playCard(0, 2, 0));
    expect([state.phase, state.asked]).toEqual(['card', 1]);
    const joined = position({ rows: ['tTT...', '...T..', '...T..'], cards: ['C01', 'C02'] });
    go(joined, playCard(0, 3, -2, 270)); // the terrace comes to (3, 0)
    expect(groupsOf(joined.players[0].garden, []).map(({ size }) => size)).toEqual([6]);
    expect([joined.phase, joined.asked]).toEqual(['card', 1]);
  });

  it('GAR-5.10: a group with a temple may be covered and split; the temple stays with its part', () => {
    const state = position({ rows: ['TtTTT', '.....'], cards: ['C02', 'C01'] });
    go(state, playCard(0, 2, 0, 90)); // covers (2, 0) with a plot, the park to (3, 0)
    expect(picture(state.players[0].garden)).toEqual(['Tt.PT', '.....', '__.._']);
    const groups = groupsOf(state.players[0].garden, []).filter(({ building }) => building === 'terrace');
    expect(groups.map(({ size, temples }) => [size, temples.length])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  it('GAR-5.11: a part cut off waits until a later card adds a square to it', () => {
    const cut = position({ rows: ['TtTTTTT', '.......'], cards: ['C02', 'C05', 'C01', 'C06'] });
    go(cut, playCard(0, 2, -2, 270)); // a park on (2, 0), a plot on (3, 0): three terraces are cut off
    expect(picture(cut.players[0].garden)[2]).toBe('TtP.TTT');
    expect([cut.phase, cut.asked]).toEqual(['card', 1]);
    go(cut, playCard(1, 0, 0), playCard(2, 4, 1)); // a terrace on (4, 1)
    expect(cut.phase).toBe('temple');
    go(cut, temple(6, 0));
    expect(cut.templed).toBe(4);
  });

  it('GAR-5.12: declining ends the turn, and the group is eligible again when it grows', () => {
    const state = position({ rows: ['TT...', '.....'], cards: ['C01', 'C05', 'C01', 'C06'] });
    expect(kinds(go(state, playCard(0, 2, 0), pass))).toEqual(['played', 'passed']);
    expect([state.players[0].temples, state.players[0].taken]).toEqual([5, []]);
    go(state, playCard(1, 0, 0), playCard(2, 3, 0));
    expect(state.phase).toBe('temple');
    go(state, temple(0, 0));
    expect(state.templed).toBe(4);
  });

  it('GAR-5.13: the temple comes before the tile and nothing takes it back', () => {
    const state = ready();
    go(state, temple(0, 0));
    expect(state.phase).toBe('tile');
    expect(codeOf(state, temple(1, 0))).toBe('WRONG_PHASE');
    expect(codeOf(state, pass)).toBe('WRONG_PHASE');
  });
});

describe('KEEP_TEMPLE', () => {
  it('GAR-5.8: one temple stays, the others return; no tile; several groups from the top left', () => {
    const rows = ['..p....', '..P....', 'pP.....', '.....Aa', '....A..', '....a..'];
    const state = position({ rows, cards: ['C26', 'C01'] }); // P....A
    go(state, playCard(0, 2, 2));
    expect(picture(state.players[0].garden).slice(2, 4)).toEqual(['pPP....', '....AAa']);
    expect([state.phase, state.players[0].temples]).toEqual(['merge', 1]);
    expect(game.moves(state, 0)).toEqual([keep(2, 0), keep(0, 2)]); // the parks reach higher
    expect(refusalOf(state, keep(6, 3))).toMatchObject({ code: 'NOT_AN_OVERCROWDED_GROUP', rule: 'GAR-5.8' });
    const events = go(state, keep(0, 2));
    expect(events).toEqual([{ kind: 'kept', seat: 0, x: 0, y: 2, building: 'park', size: 5, returned: [{ x: 2, y: 0 }] }]);
    expect([state.phase, state.players[0].temples]).toEqual(['merge', 2]);
    expect(game.moves(state, 0)).toEqual([keep(6, 3), keep(4, 5)]);
    go(state, keep(4, 5));
    expect([state.phase, state.asked, state.players[0].temples, state.players[0].taken]).toEqual(['card', 1, 3, []]);
    const groups = groupsOf(state.players[0].garden, []);
    expect(groups.map(({ size, temples }) => [size, temples.length])).toEqual([
      [5, 1],
      [5, 1],
    ]);
  });
});

describe('moving a temple', () => {
  const rows = ['TTTTt.', 'PPPp..', 'AAa...', 'Ff....', 'Aa....', '......', 'PP....'];

  it('GAR-7.1: with a temple in supply none is moved', () => {
    const state = position({ rows: ['TT..', '....', 'AAa.'], cards: ['C01', 'C02'] });
    go(state, playCard(0, 2, 0));
    expect(refusalOf(state, temple(0, 0, [2, 2]))).toMatchObject({ code: 'SUPPLY_NOT_EMPTY', rule: 'GAR-7.1', have: 4 });
    expect(game.moves(state, 0).every((move) => !('from' in move))).toBe(true);
  });

  it('GAR-7.2: with none, a temple of the smallest group with one; ties are the player’s choice', () => {
    const state = position({ rows, cards: ['C02', 'C01'] });
    go(state, playCard(0, 2, 6));
    expect(refusalOf(state, temple(0, 6))).toMatchObject({ code: 'SOURCE_REQUIRED', rule: 'GAR-7.2' });
    expect(codeOf(state, temple(0, 6, [0, 5]))).toBe('NO_TEMPLE_THERE');
    expect(refusalOf(state, temple(0, 6, [2, 2]))).toMatchObject({ code: 'SOURCE_NOT_SMALLEST', need: 2, have: 3 });
    expect(game.moves(state, 0)).toHaveLength(3 * 2 + 1);
    go(state, temple(1, 6, [1, 4]));
    expect(picture(state.players[0].garden).slice(3)).toEqual(['Ff....', 'AA....', '......', 'PpP...', '__..._']);
    expect(state.players[0].temples).toBe(0);
  });

  it('GAR-7.3: sizes count after the card; a group shrunk to one square is the smallest', () => {
    const shrunk = position({ rows: ['..TTTTt', '..FFFf.', 'AAa....', 'P...tTT', 'P...fFF'], cards: ['C02', 'C01'] });
    expect(movableTemples(shrunk.players[0].garden)).toEqual([
      { x: 2, y: 2 },
      { x: 4, y: 3 },
      { x: 4, y: 4 },
    ]);
    go(shrunk, playCard(0, 0, 0, 270)); // a park on (0, 2), a plot on (1, 2)
    expect(picture(shrunk.players[0].garden)[2]).toBe('P.a....');
    expect(movableTemples(shrunk.players[0].garden)).toEqual([{ x: 2, y: 2 }]);
    expect(refusalOf(shrunk, temple(0, 3, [4, 3]))).toMatchObject({ code: 'SOURCE_NOT_SMALLEST', need: 1, have: 3 });
    expect(codeOf(shrunk, temple(0, 3, [2, 2]))).toBe('legal');
  });

  it('GAR-7.4 GAR-7.5: a moved temple earns like any other, and the group left behind can be rewarded again', () => {
    const many = ['TTTTt...', 'PPPp....', 'FFf.....', '........', 'AAAa....', 'PPPp....', '........', 'AA......'];
    const state = position({ rows: many, cards: ['C03', 'C05', 'C04', 'C02'] });
    go(state, playCard(0, 2, 7), temple(0, 7, [2, 2])); // from the three fountains
    expect([state.phase, state.templed]).toEqual(['tile', 3]);
    go(state, take(1), playCard(1, 0, 0), playCard(2, 3, 2)); // a fourth fountain
    expect(state.phase).toBe('temple');
    expect(codeOf(state, temple(0, 2, [3, 5]))).toBe('SOURCE_NOT_SMALLEST');
    go(state, temple(0, 2, [0, 7])); // the smallest now: three arcades
    expect([state.templed, state.players[0].taken]).toMatchObject([4, [expect.any(Number)]]);
    expect(state.players[0].temples).toBe(0);
  });

  it('GAR-7.6: an empty supply means five temples in five groups', () => {
    const state = position({ rows, cards: ['C02', 'C01'] });
    expect(state.players[0].temples).toBe(0);
    expect(groupsOf(state.players[0].garden, []).filter(({ temples }) => temples.length === 1)).toHaveLength(5);
  });
});
