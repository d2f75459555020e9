/** What hints and lessons point at, what the list rings, and where the ring goes. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Choice, GameMove } from '@cantiere/engine';
import { can, redrawOf } from '@cantiere/engine/conformance';
import { boxWithin, sideFor } from '../pointing/boxes.ts';
import { makeLights, PointingContext } from '../pointing/lights.ts';
import { nextFor, placesOf, sharedPlaces } from '../pointing/pointing.ts';
import { Piece } from '../touch/Piece.tsx';
import { TouchContext, useTouch } from '../touch/useTouch.ts';

const choices: readonly Choice[] = [
  can('FORUM', 'crew:ada', 'site:forum'),
  can('TEMPLE', 'crew:ada', 'site:temple'),
  can('BEA', 'crew:bea', 'site:forum'),
  redrawOf(['inn', 'inn', 'port']),
];
const redraw = (...cards: string[]): GameMove & { cards: string[] } => ({ type: 'REDRAW', cards });

describe('what is to be touched next for a move', () => {
  it('is its first place that is not in hand', () => {
    expect(nextFor(choices, { type: 'TEMPLE' }, [])).toBe('crew:ada');
    expect(nextFor(choices, { type: 'TEMPLE' }, ['crew:ada'])).toBe('site:temple');
    expect(nextFor(choices, { type: 'FORUM' }, ['site:forum'])).toBe('crew:ada');
  });

  it('is nothing when all is touched, or when the move cannot be made', () => {
    expect(nextFor(choices, { type: 'TEMPLE' }, ['crew:ada', 'site:temple'])).toBeUndefined();
    expect(nextFor(choices, { type: 'MOON' }, [])).toBeUndefined();
  });

  it('takes the place of what was touched for something else', () => {
    expect(nextFor(choices, { type: 'TEMPLE' }, ['crew:bea'])).toBe('crew:ada');
    expect(nextFor(choices, { type: 'TEMPLE' }, ['crew:ada', 'site:forum'])).toBe('site:temple');
    expect(nextFor(choices, { type: 'FORUM' }, ['crew:bea', 'site:forum'])).toBe('crew:ada');
  });

  it('counts alike pieces', () => {
    expect(nextFor(choices, redraw('inn', 'inn'), ['do:redraw', 'hand:inn'])).toBe('hand:inn');
    expect(nextFor(choices, redraw('inn', 'inn'), ['do:redraw', 'hand:inn', 'hand:inn'])).toBeUndefined();
  });
});

describe('the pieces of a choice', () => {
  it('are what it touches and what it may pick', () => {
    expect(choices.map(placesOf)).toEqual([
      ['crew:ada', 'site:forum'],
      ['crew:ada', 'site:temple'],
      ['crew:bea', 'site:forum'],
      ['do:redraw', 'hand:inn', 'hand:inn', 'hand:port'],
    ]);
  });
});

describe('the pieces of a group', () => {
  it('are those that all its choices have to do with', () => {
    expect(sharedPlaces(choices.slice(0, 2))).toEqual(['crew:ada']);
    expect(sharedPlaces([choices[0], choices[2]])).toEqual(['site:forum']);
    expect(sharedPlaces(choices)).toEqual([]);
    expect(sharedPlaces([])).toEqual([]);
  });
});

describe('a board under a hint', () => {
  function Little({ draft }: { readonly draft: GameMove | undefined }): ReactElement {
    const touch = useTouch({ choices, draft, propose: () => undefined, play: () => undefined, explain: () => undefined });
    return (
      <TouchContext value={touch}>
        <Piece at="crew:ada" />
        <Piece at="site:temple" />
        <Piece at="do:redraw" />
        <Piece at="hand:inn" copy={0} />
        <Piece at="hand:inn" copy={1} />
      </TouchContext>
    );
  }
  const drawn = (towards: GameMove | undefined, draft?: GameMove, ring: readonly string[] = []) => {
    const lights = makeLights();
    lights.ring(ring);
    const html = renderToStaticMarkup(
      <PointingContext value={{ towards, words: 'this one', lights }}>
        <Little draft={draft} />
      </PointingContext>,
    );
    const marked = (name: string): string[] =>
      [...html.matchAll(/<button[^>]*>/g)].flatMap(([tag], n) =>
        tag.includes(`data-${name}=`) ? [`${/data-at="([^"]*)"/.exec(tag)?.[1]} ${n}`] : [],
      );
    return { html, pointed: marked('pointed'), ringed: marked('ringed') };
  };

  it('has the next piece marked, and says so', () => {
    expect(drawn({ type: 'TEMPLE' }).pointed).toEqual(['crew:ada 0']);
    expect(drawn({ type: 'TEMPLE' }).html).toContain('aria-description="this one"');
    expect(drawn(undefined).pointed).toEqual([]);
    expect(drawn({ type: 'TEMPLE' }, { type: 'TEMPLE' }).pointed).toEqual([]);
  });

  it('points at the second of two alike pieces once the first is in hand', () => {
    expect(drawn(redraw('inn', 'inn'), redraw('inn')).pointed).toEqual(['hand:inn 4']);
  });

  it('rings the pieces of the choice at hand in the list', () => {
    expect(drawn(undefined, undefined, ['crew:ada', 'site:temple']).ringed).toEqual(['crew:ada 0', 'site:temple 1']);
  });
});

describe('lights', () => {
  it('tell of a change, and only of a change', () => {
    const lights = makeLights();
    const heard = vi.fn<() => void>();
    const stop = lights.listen(heard);
    lights.ring([]);
    lights.touchOver(undefined);
    expect(heard).not.toHaveBeenCalled();
    lights.touchOver('crew:ada');
    lights.ring(['crew:ada']);
    expect(heard).toHaveBeenCalledTimes(2);
    expect([lights.over, [...lights.ringed]]).toEqual(['crew:ada', ['crew:ada']]);
    stop();
    lights.ring([]);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('a ring', () => {
  const room = { left: 0, top: 0, width: 400, height: 300 };

  it('goes around what can be seen of the piece', () => {
    const row = { left: 100, top: 200, width: 150, height: 80 };
    expect(boxWithin({ left: 220, top: 210, width: 60, height: 40 }, [room, row])).toEqual({
      box: { left: 220, top: 210, width: 30, height: 40 },
      outside: false,
    });
  });

  it('stands at the edge of the window that the piece is outside of', () => {
    const { box, outside } = boxWithin({ left: 500, top: 120, width: 60, height: 40 }, [room]);
    expect(outside).toBe(true);
    expect(box).toMatchObject({ left: 400, width: 0, top: 120 });
  });

  it('has its arrow above, or below where there is no room', () => {
    expect(sideFor({ left: 0, top: 100, width: 40, height: 40 }, room)).toBe('above');
    expect(sideFor({ left: 0, top: 10, width: 40, height: 40 }, room)).toBe('below');
    expect(sideFor({ left: 0, top: 10, width: 40, height: 290 }, room)).toBe('above');
  });
});
