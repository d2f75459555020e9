// A piece by its id, for the rules pages and the choice list.
import type { ReactNode } from 'react';
import { CardBack, CharacterMedallion, Coin, ColourPlate, Crown, DistrictArt, Purse, WaxSeal } from './art/index.ts';
import { isCharacterId, isColour, isDistrictId } from './pieces.ts';

export function picture(id: string): ReactNode {
  if (isDistrictId(id)) return <DistrictArt id={id} />;
  if (isCharacterId(id)) return <CharacterMedallion id={id} numbered />;
  if (isColour(id)) return <ColourPlate colour={id} size={24} />;
  switch (id) {
    case 'coin':
    case 'gold':
      return <Coin size={32} />;
    case 'crown':
      return <Crown size={32} />;
    case 'card':
      return <CardBack width={28} />;
    case 'murder':
      return <WaxSeal size={36} />;
    case 'theft':
      return <Purse size={36} />;
    default:
      return undefined;
  }
}
