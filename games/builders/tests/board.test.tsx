/** The table as it is drawn: whatever a choice says is touched lies there by that name, and the planner agrees with the rules. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions, quickChance, below, type Choice, type Seat } from '@cantiere/engine';
import { TouchContext, useTouch } from '../../board-kit/touch/useTouch.ts';
import { Layout } from '../board/Layout.tsx';
import { TableContext, type Props } from '../board/table.ts';
import { boardWords } from '../board/text.ts';
import { useWholeTable } from '../board/useWholeTable.ts';
import { beginnings } from '../board/beginnings.ts';
import { waysToFinish } from '../board/planning.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { NOTHING } from '../rules/resources.ts';
import type { State } from '../rules/state.ts';
import { texts } from '../text/index.ts';
import { endRound, position } from './build.ts';

const DESK = { width: 1100, height: 760 };

function propsFor(state: State, seat: Seat, draft?: Move): Props {
  const view = game.view(state, seat);
  return {
    view,
    seat,
    draft,
    people: [],
    language: 'en',
    texts: texts.en,
    choices: game.choices(view, seat),
    busy: false,
    news: [],
    refuse: (move) => game.refuse(view, seat, move),
    propose: () => undefined,
    play: () => undefined,
    explain: () => undefined,
  };
}

function Laid(props: Props): ReactElement {
  return (
    <TouchContext value={useTouch(props)}>
      <Inside {...props} />
    </TouchContext>
  );
}

function Inside(props: Props): ReactElement {
  return (
    <TableContext value={useWholeTable(props, DESK, () => undefined)}>
      <Layout />
    </TableContext>
  );
}

/** The names of all pieces that are drawn, and those that nobody could speak of. */
function drawn(props: Props): { readonly places: ReadonlySet<string>; readonly mute: readonly string[] } {
  const html = renderToStaticMarkup(<Laid {...props} />);
  const pieces = [...html.matchAll(/<button[^>]*data-at="([^"]+)"[^>]*>(.*?)<\/button>/gs)];
  const mute = pieces.filter(
    ([whole, , inside]) => !whole.includes('aria-label="') && inside.replace(/<[^>]*>/g, '').trim() === '',
  );
  return { places: new Set(pieces.map(([, place]) => place)), mute: mute.map(([, place]) => place) };
}

/** How many actions is only asked once more than one is wanted. */
const askedLater = (place: string): boolean => place.startsWith('actions:') && place !== 'actions:1';
const placesOf = (choice: Choice<Move>): readonly string[] => [...choice.at, ...(choice.kind === 'pick' ? choice.places : [])];

function everyPosition(look: (state: State, seat: Seat) => void): void {
  const chance = quickChance(11);
  for (let table = 0; table < 4; table++) {
    const state = game.setup(2 + (table % 3), defaultOptions(game.options), quickChance(table));
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      if (below(chance, 15) === 0) look(state, seat);
      // At random, so that debts, prisoners and tools come up.
      const moves = game.moves(state, seat);
      game.play(state, seat, moves[below(chance, moves.length)]);
    }
  }
}

/** Every piece that a choice names is there, and none that says nothing. */
function isAllThere(state: State, seat: Seat): void {
  const props = propsFor(state, seat);
  const named = new Set(props.choices.flatMap(placesOf).filter((place) => !askedLater(place)));
  const { places, mute } = drawn(props);
  expect(named.size).toBeGreaterThan(0);
  expect([...named].filter((place) => !places.has(place))).toEqual([]);
  expect(mute).toEqual([]);
}

describe('the board', () => {
  it('draws every piece that a choice names', () => everyPosition(isAllThere));

  it.each([0, 2])('draws them in the final settlement, with %i loans', (loans) => {
    const crew = ['s-1', 's-2 @b-pyramid', 's-4'];
    const state = position({ coins: 21, points: 17, crew, sites: ['b-pyramid'], loans }, { options: { manualSettlement: true } });
    endRound(state);
    expect(state.phase).toBe('settlement');
    isAllThere(state, 0);
  });

  it('asks how many where more actions than one can be bought', () => {
    let seen = 0;
    everyPosition((state, seat) => {
      const props = propsFor(state, seat);
      const most = props.choices.findLast(({ move, refusal }) => move.type === 'BUY_ACTION' && !refusal);
      if (most?.move.type !== 'BUY_ACTION' || (most.move.count ?? 1) < 2) return;
      seen++;
      // With one of them in hand all of them are there.
      const { places } = drawn({ ...props, draft: most.move });
      for (let count = 1; count <= (most.move.count ?? 1); count++) expect(places).toContain(`actions:${count}`);
    });
    expect(seen).toBeGreaterThan(0);
  });
});

describe('an empty yard', () => {
  it('says of each beginning what comes of it, the nearest first', () => {
    let finished = 0;
    everyPosition((state, seat) => {
      const found = beginnings(game.view(state, seat), seat);
      if (state.phase !== 'turn' || state.actions === 0) return;
      const ranks = found.map(({ way }) => (way === undefined ? 2 : way.help ? 1 : 0));
      expect(ranks).toEqual(ranks.toSorted());
      for (const { card, way } of found) {
        expect(state.buildingRow).toContain(card);
        if (!way || game.refuse(state, seat, way.moves[0])) continue;
        const after = game.clone(state);
        for (const move of way.moves) game.play(after, seat, move);
        expect(after.players[seat]).toMatchObject({ coins: way.coinsAfter, points: way.pointsAfter });
        expect(after.players[seat].sites.some((site) => site.card === card)).toBe(false);
        finished++;
      }
    });
    expect(finished).toBeGreaterThan(2);
  });

  it('holds beginnings instead of an empty planner, before the first site and between turns', () => {
    const state = game.setup(3, defaultOptions(game.options), quickChance(5));
    const [first = 0] = game.toAct(state);
    for (const seat of [0, 1, 2]) {
      const html = renderToStaticMarkup(<Laid {...propsFor(state, seat)} />);
      expect(html.match(/bld-start-head/g)).toHaveLength(3);
      expect(html).not.toContain('bld-planner');
      expect(html.includes(boardWords.en.startsHint)).toBe(seat === first);
    }
  });
});

describe('the planner', () => {
  it('says of each way what comes of its moves', () => {
    let checked = 0;
    everyPosition((state, seat) => {
      for (const { card } of state.players[seat].sites) {
        for (const way of waysToFinish(game.view(state, seat), seat, card, true)) {
          if (way.short > 0 || way.moves.some((move, at) => at === 0 && game.refuse(state, seat, move))) continue;
          const after = game.clone(state);
          for (const move of way.moves) {
            expect(game.refuse(after, seat, move)).toBeUndefined();
            game.play(after, seat, move);
          }
          const site = after.players[seat].sites.find((each) => each.card === card);
          expect(site?.missing ?? NOTHING).toBe(way.leaves);
          expect(after.players[seat]).toMatchObject({ coins: way.coinsAfter, points: way.pointsAfter });
          checked++;
        }
      }
    });
    expect(checked).toBeGreaterThan(20);
  });
});
