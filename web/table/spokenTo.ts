/** A game's texts as the person at a seat reads them: what is told of that seat is told to them, "you" and not a guest's chance name. */
import { useMemo } from 'react';
import type { GameTexts, Language, Seat } from '@cantiere/engine';
import { asYou } from '@cantiere/engine/grammar/you';
import type { Handover } from '@cantiere/server/protocol';

export function spokenTo(texts: GameTexts, me: Seat | undefined, language: Language): GameTexts {
  if (me === undefined) return texts;
  return {
    ...texts,
    event(event) {
      const words = texts.event(event);
      return words && asYou(words, me, language);
    },
  };
}

interface Reading {
  readonly texts: GameTexts;
  readonly seat: Seat | 'spectator';
  readonly language: Language;
  /** Whoever sat down in a running game reads of two people there: both by their names. */
  readonly handovers: readonly Handover[] | undefined;
}

export function useSpokenTo({ texts, seat, language, handovers = [] }: Reading): GameTexts {
  const me = seat === 'spectator' || handovers.some((each) => each.seat === seat) ? undefined : seat;
  return useMemo(() => spokenTo(texts, me, language), [texts, me, language]);
}
