/** Another move is chosen at the fork, on the board or in the list, exactly as at a table. */
import { useMemo, useState } from 'react';
import type { Game, GameMove, GameState, GameTexts, Seat, View } from '@cantiere/engine';
import { makeLights, type BoardProps, type Pointing, type Sitter } from '../kit/boardKit.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useHand, type Hand } from '../table/useHand.ts';
import { useExplained } from '../table/ExplainBubble.tsx';
import { useTexts } from '../text/index.ts';

interface Wanted {
  readonly game: Game;
  readonly view: View<GameState>;
  readonly seat: Seat;
  readonly at: number;
  readonly people: readonly Sitter[];
  readonly texts: GameTexts;
  /** The whole move has been chosen, and perhaps what comes after it. */
  chosen(move: GameMove, then: readonly GameMove[]): void;
}

export interface Choosing {
  readonly hand: Hand;
  readonly choices: BoardProps['choices'];
  readonly boardProps: BoardProps;
  readonly pointing: Pointing;
  readonly explained: ReturnType<typeof useExplained>;
  refuse: BoardProps['refuse'];
}

const NO_NEWS: BoardProps['news'] = [];

export function useChoosing({ game, view, seat, at, people, texts, chosen }: Wanted): Choosing {
  const t = useTexts();
  const { language } = usePreferences();
  const choices = useMemo(() => game.choices(view, seat), [game, view, seat]);
  const refuse = (move: GameMove) => game.refuse(view, seat, move);
  const live = { play: (move: GameMove, then: readonly GameMove[] = []) => chosen(move, then) };
  const hand = useHand({ position: at, asked: true, choices, refuse }, live, () => undefined);
  const [lights] = useState(makeLights);
  const pointing = useMemo(() => ({ towards: undefined, words: t.hint.touch, lights }), [t, lights]);
  const explained = useExplained(at, hand.draft);
  const boardProps: BoardProps = {
    view,
    seat,
    people,
    language,
    texts,
    choices,
    draft: hand.draft,
    propose: hand.propose,
    play: hand.take,
    busy: false,
    refuse,
    explain: explained.explain,
    news: NO_NEWS,
  };
  return { hand, choices, boardProps, pointing, explained, refuse };
}
