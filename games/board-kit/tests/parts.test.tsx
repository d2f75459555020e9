/** The parts of the kit as a page gets them: what a piece, a tab and a seat say of themselves. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Choice, GameEvent, GameMove, GameState } from '@cantiere/engine';
import type { BoardProps } from '../contract.ts';
import { defineBoard } from '../defineBoard.tsx';
import { SeatFact, SeatPanel } from '../seat/SeatPanel.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { tabAfter } from '../tabs/tabKeys.ts';
import { Piece } from '../touch/Piece.tsx';
import { usePiece } from '../touch/useTouch.ts';

interface Town extends GameState {
  readonly houses: readonly string[];
}
interface Build extends GameMove {
  readonly type: 'BUILD';
  readonly house: string;
}

const poor = { code: 'POOR', rule: 'X-1' };
const choices: Choice<Build>[] = [
  { kind: 'move', under: [], at: ['hand:inn'], move: { type: 'BUILD', house: 'inn' } },
  { kind: 'move', under: [], at: ['hand:port'], move: { type: 'BUILD', house: 'port' }, refusal: poor },
];

const InTheDrawing = () => <g {...usePiece('hand:inn')} />;

const board = defineBoard<Town, Build, GameEvent>({
  Board: ({ view }) => (
    <div>
      {view.houses.map((house) => (
        <Piece key={house} at={`hand:${house}`} aria-label={house} />
      ))}
      <Piece at="hand:inn" atOnce />
      <Piece at="do:look" otherwise={() => undefined} />
      <svg>
        <InTheDrawing />
      </svg>
    </div>
  ),
  FinalScene: () => null,
  Emblem: () => null,
  headline: () => [],
  steps: () => [],
  picture: () => undefined,
});

function shown(draft?: Build): string {
  const view = { houses: ['inn', 'port', 'keep'] };
  const props: Partial<BoardProps> = { view: view as unknown as BoardProps['view'], choices, draft };
  return renderToStaticMarkup(<board.Board {...(props as BoardProps)} />);
}

const tag = (html: string, sign: string): string => html.match(/<[^/][^>]*>/g)?.find((each) => each.includes(sign)) ?? '';

describe('a board', () => {
  it('stands among its touches: each piece looks and speaks as the choices have it', () => {
    const html = shown();
    expect(tag(html, 'aria-label="inn"')).toContain('data-at="hand:inn" data-look="lit" aria-pressed="false"');
    expect(tag(html, 'aria-label="port"')).toContain('data-look="blocked"');
    expect(tag(html, 'aria-label="port"')).toContain('aria-disabled="true"');
    expect(tag(html, 'aria-label="keep"')).toContain('data-look="plain"');
  });

  it('shows what is in hand, whoever put it there', () => {
    expect(tag(shown({ type: 'BUILD', house: 'inn' }), 'aria-label="inn"')).toContain('data-look="chosen" aria-pressed="true"');
  });

  it('has no stop for the keyboard where there is nothing to do, and one in a drawing where there is', () => {
    const html = shown();
    expect(tag(html, 'aria-label="keep"')).toContain('tabindex="-1"');
    expect(tag(html, 'data-at="do:look"')).not.toContain('tabindex');
    expect(tag(html, '<g ')).toContain('role="button" tabindex="0"');
  });

  it('does not call a button pressed that acts at once', () => {
    const [, atOnce] = shown().match(/<button[^>]*data-at="hand:inn"[^>]*>/g) ?? [];
    expect(atOnce).toContain('data-look="lit"');
    expect(atOnce).not.toContain('aria-pressed');
  });
});

describe('tabs', () => {
  const row = (
    <Tabs
      label="Yard"
      className="row"
      open="b"
      onOpen={() => undefined}
      tabs={[
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B', asks: 'your turn' },
      ]}
    >
      inside
    </Tabs>
  );

  it('have one stop for the keyboard, and say which is open and which asks', () => {
    const html = renderToStaticMarkup(row);
    expect(tag(html, 'aria-selected="false"')).toContain('tabindex="-1"');
    expect(tag(html, 'aria-selected="true"')).toContain('tabindex="0"');
    expect(html).toContain('(your turn)');
    const panel = tag(html, 'role="tabpanel"');
    const [, controlled] = /aria-controls="([^"]*)"/.exec(html) ?? [];
    const [, selected] = /id="([^"]*)"/.exec(tag(html, 'aria-selected="true"')) ?? [];
    expect(panel).toContain(`id="${controlled}"`);
    expect(panel).toContain(`aria-labelledby="${selected}"`);
  });

  it('go round by arrows and to the ends by Home and End', () => {
    expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
    expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
    expect(tabAfter('Home', 2, 3)).toBe(0);
    expect(tabAfter('End', 0, 3)).toBe(2);
    expect(tabAfter('Enter', 0, 3)).toBeUndefined();
  });
});

describe("a seat's panel", () => {
  it('says who thinks, what opens, and where coins fly to', () => {
    const html = renderToStaticMarkup(
      <SeatPanel
        seat={2}
        name="Ada"
        thinking="is deciding"
        opens={{ label: 'Open Ada’s city', open: () => undefined }}
        points={{ value: 7, unit: 'pt' }}
      >
        <SeatFact of="purse" seat={2} picture="coins" value={4} />
      </SeatPanel>,
    );
    expect(tag(html, '<article')).toContain('data-seat="2" data-acting="true" aria-label="Ada"');
    expect(tag(html, '<button')).toContain('aria-label="Open Ada’s city"');
    expect(html).toContain('is deciding');
    expect(tag(html, 'data-purse')).toContain('data-purse="2"');
  });

  it('is still while nobody waits for them', () => {
    const html = renderToStaticMarkup(<SeatPanel seat={0} name="Bea" />);
    expect(tag(html, '<article')).toContain('data-acting="false"');
    expect(html).not.toContain('thinking-dots');
    expect(html).not.toContain('<button');
  });
});
