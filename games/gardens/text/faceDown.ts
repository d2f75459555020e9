/** What lies face down: tiles drawn blind, the deck, the supply of tiles. */
import type { InEveryLanguage, Language, Pile } from '@cantiere/engine';
import { CARD_IDS, TILE_IDS } from '../rules/data.ts';
import type { GardensView } from '../rules/state.ts';

const NAMES: InEveryLanguage<Readonly<Record<'blind' | 'deck' | 'supply', string>>> = {
  it: { blind: 'Tessere pescate coperte', deck: 'Mazzo', supply: 'Tessere coperte' },
  en: { blind: 'Tiles drawn blind', deck: 'Deck', supply: 'Face-down tiles' },
};

const tiles = (list: readonly number[]): string[] => list.map((tile) => TILE_IDS[tile]);

export const faceDown =
  (language: Language) =>
  ({ players, deck, supply }: GardensView): readonly Pile[] => [
    ...players.map(({ blind }, owner) => ({ name: NAMES[language].blind, owner, pieces: tiles(blind) })),
    { name: NAMES[language].deck, pieces: deck.map((card) => CARD_IDS[card]) },
    { name: NAMES[language].supply, pieces: tiles(supply) },
  ];
