/** The table as it is drawn: whatever a choice says is touched lies there by that name, and the planner agrees with the rules. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions, quickChance, below, type Choice, type Seat } from '@cantiere/engine';
import { TouchContext, useTouch } from '../../board-kit/touch/useTouch.ts';
import { Layout } from '../board/Layout.tsx';
import { TableContext, type Props } from '../board/table.ts';
import { useWholeTable } from '../board/useWholeTable.ts';
import { waysToFinish } from '../board/planning.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import { NOTHING } from '../rules/resources.ts';
import type { State } from '../rules/state.ts';
import { texts } from '../text/index.ts';

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

function everyPosition(manualSettlement: boolean, look: (state: State, seat: Seat) => void): void {
  const chance = quickChance(11);
  for (let table = 0; table < 4; table++) {
    const state = game.setup(2 + (table % 3), { ...defaultOptions(game.options), manualSettlement }, quickChance(table));
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      if (below(chance, 6) === 0 || state.phase === 'settlement') look(state, seat);
      // Now and then at random, so that debts, prisoners and tools come up; turns end, so that games do.
      const moves = game.moves(state, seat);
      game.play(state, seat, moves[below(chance, moves.length)]);
    }
  }
}

describe('the board', () => {
  it.each([false, true])('draws every piece that a choice names, settling by hand: %s', (manual) => {
    let settled = 0;
    everyPosition(manual, (state, seat) => {
      const props = propsFor(state, seat);
      const named = new Set(props.choices.flatMap(placesOf).filter((place) => !askedLater(place)));
      const { places, mute } = drawn(props);
      expect([...named].filter((place) => !places.has(place))).toEqual([]);
      expect(mute).toEqual([]);
      if (state.phase === 'settlement') settled++;
    });
    if (manual) expect(settled).toBeGreaterThan(0);
  });

  it('asks how many where more actions than one can be bought', () => {
    let seen = 0;
    everyPosition(false, (state, seat) => {
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

describe('the planner', () => {
  it('says of each way what comes of its moves', () => {
    let checked = 0;
    everyPosition(false, (state, seat) => {
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
