/** What the board lights is what the rules allow: lots, buildings, rows and cards, over whole games. */
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Seat, type Told } from '@cantiere/engine';
import { CARD_IDS } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { LOTS_OF, placementOn } from '../../rules/geometry.ts';
import { bestPayment, game, placementsFor, projectSource, rowsNow, vocationAnswer, whatFollows } from '../../rules/index.ts';
import type { Move } from '../../rules/moves.ts';
import { NONE, type SprawlView, type State } from '../../rules/state.ts';
import { CONTRACT_SPACES } from '../../rules/words.ts';
import { give, lay, lots, position, stand } from '../../tests/build.ts';
import { looks } from '../../../board-kit/touch/touching.ts';
import { sitesIn, type Site } from '../city/lots.ts';
import { placesOn } from '../city/focus.ts';
import { bestFirst } from '../flow/plan.ts';
import { settled } from '../flow/settling.ts';
import { watch } from './watch.ts';

const viewOf = (state: State, seat: Seat): SprawlView => game.view(state, seat);

/** What the lots are for the contract in hand. */
function sitesFor(state: State, seat: Seat, source: string): ReadonlyMap<number, Site> {
  const view = viewOf(state, seat);
  const mode = view.question ? 'answer' : view.project ? 'place' : 'act';
  const places = source === '' ? [] : placementsFor(view, seat, source);
  return sitesIn(view, game.choices(view, seat), { mode, source, places, aimed: undefined }).sites;
}

const open = (sites: ReadonlyMap<number, Site>): number[] =>
  [...sites].flatMap(([lot, site]) => (site === 'open' || site === 'raze' ? [lot] : [])).sort((a, b) => a - b);

/** The lots that the kit lights when nothing is in hand. */
const lit = (state: State, seat: Seat): number[] =>
  [...looks(game.choices(viewOf(state, seat), seat), [])]
    .flatMap(([place, look]) => (look === 'lit' && place.startsWith('lot:') ? [Number(place.slice('lot:'.length))] : []))
    .sort((a, b) => a - b);

const lotsOf = (moves: readonly Move[]): number[] =>
  [...new Set(moves.flatMap((move) => (move.type === 'PLACE' ? move.lots : [])))].sort((a, b) => a - b);

/** Every source that the seat could think of building. */
const sourcesFor = (state: State, seat: Seat): string[] => [
  ...CONTRACT_SPACES,
  ...state.players[seat].favors.map((card) => CARD_IDS[card]),
];

describe('the lots that are lit', () => {
  it('are those the rules allow, with any number of players', () => {
    let chosen = 0;
    let razed = 0;
    let single = 0;
    let nowhere = 0;
    let free = 0;
    const look = (state: State, seat: Seat): void => {
      if (state.question !== null || state.phase === 'setup') return;
      if (state.project !== null) {
        if (state.project.placement !== NONE) return;
        const legal = game.moves(state, seat);
        const can = placementsFor(viewOf(state, seat), seat, projectSource(state)).filter(({ refusal }) => !refusal);
        expect(can.map(({ move }) => canonicalJson(move)).sort()).toEqual(legal.map((move) => canonicalJson(move)).sort());
        expect(open(sitesFor(state, seat, projectSource(state)))).toEqual(lotsOf(legal));
        expect(lit(state, seat)).toEqual(lotsOf(legal));
        chosen++;
        if (can.some(({ demolish }) => demolish.length > 0)) razed++;
        return;
      }
      if (++free % 3 > 0) return;
      for (const source of sourcesFor(state, seat)) {
        const build: Move = { type: 'BUILD', source };
        const can = placementsFor(viewOf(state, seat), seat, source).filter(({ refusal }) => !refusal);
        const refused = game.refuse(state, seat, build);
        if (refused) {
          if (['ZONING', 'RESTRICTION', 'LOT_OCCUPIED', 'DEMOLITION_PARTIAL', 'WEALTH_SHORT'].includes(refused.code)) {
            expect(can).toEqual([]);
            nowhere++;
          }
          continue;
        }
        const after = game.clone(state);
        game.play(after, seat, build);
        if (after.project && after.project.placement === NONE) {
          expect(can.length).toBeGreaterThan(1);
          expect(open(sitesFor(state, seat, source))).toEqual(lotsOf(game.moves(after, seat)));
        } else {
          // One place only: the rules take it by themselves, and the board shows that one.
          expect(can).toHaveLength(1);
          if (after.project) expect(placementOn(can[0].lots)).toBe(after.project.placement);
          single++;
        }
      }
    };
    for (const seats of [2, 3, 4]) for (const seed of [1, 2]) watch(seats, seed, look);
    // The games came to all of this.
    expect(Math.min(chosen, razed, single, nowhere)).toBeGreaterThan(0);
  });

  it('name the reason that the rules give for every other place', () => {
    const codes = new Set<string>();
    watch(3, 11, (state, seat) => {
      const { project } = state;
      if (project === null || project.placement !== NONE) return;
      for (const { lots: on, move, refusal } of placementsFor(viewOf(state, seat), seat, projectSource(state))) {
        // Without the right to demolish there is only the plain way.
        const way: Move = refusal?.code === 'LOT_OCCUPIED' ? { type: 'PLACE', lots: on, demolish: [], renewal: false } : move;
        expect(game.refuse(state, seat, way)?.code).toBe(refusal?.code);
        if (refusal) codes.add(refusal.code);
      }
    });
    expect([...codes]).toEqual(expect.arrayContaining(['LOT_OCCUPIED', 'ZONING', 'WEALTH_SHORT']));
  });

  it('tell what would fall apart from free ground, and what is too dear from what is shut', () => {
    // A High School (CIV, 2 lots) with an Urban Renewal card; the block of S07 (CIV) can be cleared for it.
    const state = position({ wealth: [6, 20, 20] });
    give(state, 0, 'UR1');
    lay(state, 'T04');
    stand(state, 'X9', 'CIV', 'A1');
    const sites = sitesFor(state, 0, 'contract1');
    expect(lots('A1-B1').map((lot) => sites.get(lot))).toContain('raze');
    expect([...sites.values()]).toEqual(expect.arrayContaining(['open', 'raze', 'dear', 'shut']));
  });
});

describe('what is touched', () => {
  it('settles where it is best, and leaves the rest open', () => {
    let sites = 0;
    let contracts = 0;
    watch(3, 5, (state, seat) => {
      const view = viewOf(state, seat);
      const choices = game.choices(view, seat);
      const best = bestFirst(state.project === null ? [] : placementsFor(view, seat, projectSource(view)));
      for (const [place, look] of looks(choices, [])) {
        if (look !== 'lit') continue;
        const held = settled(choices, [], place, best);
        if (held === undefined) continue;
        const made = choices.find(({ at }) => at.join() === held.join());
        expect(made?.refusal).toBeUndefined();
        expect(made?.at).toContain(place);
        if (made?.move.type === 'PLACE') {
          const [first] = best.filter(({ lots: on }) => on.some((lot) => place === `lot:${lot}`));
          expect(made.move.lots).toEqual(first.lots);
          sites++;
        } else {
          expect(made?.move.type).toBe('BUILD');
          contracts++;
        }
      }
    });
    expect(Math.min(sites, contracts)).toBeGreaterThan(10);
  });
});

describe('answers on the board', () => {
  it('have each a piece or a button', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6])
      watch(4, seed, (state, seat) => {
        if (state.question === null) return;
        kinds.add(state.question.kind);
        const view = viewOf(state, seat);
        const onMap = placesOn(view, rowsNow(view));
        for (const place of game.choices(view, seat).flatMap(({ at }) => at))
          expect(onMap.has(place) || /^(do|office|seat|box):/.test(place), place).toBe(true);
      });
    expect([...kinds]).toEqual(expect.arrayContaining(['target', 'swap', 'markerMove', 'markerPlace', 'park', 'take', 'order']));
  });

  it('that are lots light exactly these', () => {
    let asked = 0;
    watch(4, 8, (state, seat) => {
      const lots = state.question?.options.flatMap((one) => (typeof one === 'object' && 'lot' in one ? [one.lot] : [])) ?? [];
      if (lots.length === 0) return;
      const meant = lots.sort((a, b) => a - b);
      expect(open(sitesFor(state, seat, ''))).toEqual(meant);
      expect(lit(state, seat)).toEqual(meant);
      asked++;
    });
    expect(asked).toBeGreaterThan(0);
  });
});

it('every placement of a preview is a way to put its tile', () => {
  const state = position();
  lay(state, 'T04');
  for (const { lots: on } of placementsFor(viewOf(state, 0), 0, 'contract1')) expect(LOTS_OF[placementOn(on)]).toEqual(on);
});

it('what is said to follow from a building is what follows, through its vocations up to the first other decision', () => {
  let compared = 0;
  let through = 0;
  watch(3, 5, (state, seat) => {
    if (state.question !== null || state.project !== null || state.phase === 'setup') return;
    for (const source of sourcesFor(state, seat)) {
      const places = placementsFor(viewOf(state, seat), seat, source).filter(({ refusal }) => !refusal);
      const [place] = places;
      if (place === undefined || game.refuse(state, seat, { type: 'BUILD', source })) continue;
      const foreseen = whatFollows(viewOf(state, seat), seat, source, place.move);
      const after = game.clone(state);
      const told: Told<Event>[] = [];
      game.play(after, seat, { type: 'BUILD', source }, told);
      if (after.project?.placement === NONE) game.play(after, seat, place.move, told);
      const permits = bestPayment(viewOf(state, seat), seat, source, place.lots);
      if (after.project && permits) game.play(after, seat, { type: 'PAY', permits: [...permits] }, told);
      for (let next = vocationAnswer(after); next; next = vocationAnswer(after), through++)
        game.play(after, after.asked, next, told);
      expect(foreseen).toEqual(told.map(({ event }) => event));
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(20);
  expect(through).toBeGreaterThan(0);
});
