/** Plays and looks at positions in one readable line; examples/position.ts builds them. */
import { heardBy, type Refusal, type Seat, type Told, type Viewer } from '@cantiere/engine';
import type { Event } from '../rules/events.ts';
import { hasTemple, squareAt } from '../rules/garden.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Garden, State } from '../rules/state.ts';

export * from '../examples/position.ts';

/** The picture of a garden, from its top-left square on. */
export function picture(of: Garden): string[] {
  const letters = '_.TPAF';
  const rows: string[] = [];
  for (let y = of.top + 1; y < of.top + of.height - 1; y++) {
    let row = '';
    for (let x = of.left + 1; x < of.left + of.width - 1; x++) {
      const code = squareAt(of, x, y);
      const letter = letters[code & 7];
      row += hasTemple(code) ? letter.toLowerCase() : letter;
    }
    rows.push(row);
  }
  return rows;
}

/** Plays legal moves one after another, each by whoever is asked; an illegal one throws. Returns what `viewer` hears. */
export function go(state: State, ...moves: readonly Move[]): Event[] {
  return heardBy(told(state, ...moves), 'all');
}

export function told(state: State, ...moves: readonly Move[]): Told<Event>[] {
  const all: Told<Event>[] = [];
  for (const move of moves) {
    const [seat] = game.toAct(state);
    const refused = game.refuse(state, seat, move);
    if (refused) throw new Error(`${JSON.stringify(move)} is refused: ${refused.code}`);
    game.play(state, seat, move, all);
  }
  return all;
}

export const heardIn = (all: readonly Told<Event>[], viewer: Viewer): Event[] => heardBy(all, viewer);

/** The code with which the asked seat is refused; 'legal' when it is not. */
export function codeOf(state: State, move: Move, seat: Seat = game.toAct(state)[0] ?? 0): string {
  return game.refuse(state, seat, move)?.code ?? 'legal';
}

export function refusalOf(state: State, move: Move): Refusal | undefined {
  return game.refuse(state, game.toAct(state)[0], move);
}

export function kinds(events: readonly Event[]): string[] {
  return events.map(({ kind }) => kind);
}
