/** What a move does, in the game's own terms: what its label says of it, and what the seat then has. */
import { plain, type AnyGame, type GameMove, type GameState, type GameTexts, type Seat, type View } from '@cantiere/engine';
import { foresee } from '../kit/boardKit.ts';
import type { Texts } from '../text/index.ts';

export interface Effecting {
  readonly game: AnyGame;
  readonly texts: GameTexts;
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly nameOf: (seat: number) => string;
  readonly t: Texts;
}

/** Empty where there is nothing to say of it. */
export function effectWords(move: GameMove, { game, texts, view, seat, nameOf, t }: Effecting): string {
  const detail = texts.moveDetail(move, view);
  const said = detail ? plain(detail, nameOf).replace(/[.\s]+$/, '') : '';
  const then = changed(move, game, texts, view, seat);
  const left = then.length > 0 ? t.hint.leaves(then.join(', ')) : '';
  return [said && `${said}.`, left].filter(Boolean).join(' ');
}

/** What the seat has more or less of afterwards; nothing where hidden things decide. */
function changed(move: GameMove, game: AnyGame, texts: GameTexts, view: View<GameState>, seat: Seat): readonly string[] {
  const after = texts.holdings && foresee(game, view, seat, [move])?.after;
  if (!texts.holdings || !after) return [];
  const before = texts.holdings(view, seat);
  return texts.holdings(after, seat).filter((each, n) => each !== before[n]);
}
