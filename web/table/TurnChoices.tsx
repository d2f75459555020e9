/** What I can do, as a list, with the master's advice above it where the table allows it. */
import type { BoardProps, GameBoard } from '../kit/boardKit.ts';
import type { Hint } from '../hints/useHint.ts';
import { HintBox } from '../hints/HintBox.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { TableParts } from './useGameParts.ts';
import type { Hand } from './useHand.ts';
import type { Turn } from './useTurn.ts';

interface Props {
  readonly game: TableParts['game'];
  readonly board: GameBoard;
  readonly turn: Pick<Turn, 'choices' | 'refuse' | 'position'>;
  readonly hand: Hand;
  readonly asked: Pick<BoardProps, 'view' | 'texts'>;
  readonly mine: number | undefined;
  readonly nameOf: (seat: number) => string;
  /** Advice that may be asked for; a lesson and a table of rivals have none. */
  readonly hint: Hint | undefined;
  readonly hinted: BoardProps['draft'];
  /** Digits choose in it. */
  readonly keys: boolean;
}

export function TurnChoices({ game, board, turn, hand, asked: { view, texts }, mine, nameOf, hint, hinted, keys }: Props) {
  const { confirm: wantsConfirm } = usePreferences();
  const { draft, propose, play, busy, confirm } = hand;
  const { choices, refuse, position } = turn;
  return (
    <>
      {hint && mine !== undefined && (
        <HintBox seat={mine} {...{ hint, game, choices, view, texts, nameOf, draft, propose, busy }} />
      )}
      <ChoiceList
        key={position}
        game={game.meta.id}
        picture={(id) => board.picture(id, mine)}
        playAtOnce={wantsConfirm ? undefined : play}
        {...{ choices, view, texts, nameOf, draft, refuse, propose, confirm, busy, hinted, keys }}
      />
    </>
  );
}
