/** What a bot at a table is called: how strong it is and, where its game knows of such things, what manner of player. */
import { botCalled, temperamentCharacters } from '@cantiere/bots/temperaments';
import type { Language } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { SeatInfo } from '@cantiere/server/protocol';

export interface BotWords {
  /** "Capomastro · normale · impiccione". */
  readonly called: string;
  /** One line on its temperament. */
  readonly character?: string;
}

export function botWords(game: string, bot: Extract<SeatInfo, { kind: 'bot' }>, language: Language): BotWords {
  const temperament = findGame(game)?.meta.temperaments ? bot.temperament : undefined;
  const called = botCalled(bot.level, temperament, language);
  return temperament ? { called, character: temperamentCharacters[temperament][language] } : { called };
}
