// A piece by its id, for the rules pages and the choice list.
import type { ReactNode } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { LOAN_COINS, buildingCard, crewCard, isMachine, loanCard, toolCard, universityCard } from '../rules/cards.ts';
import { RESOURCES } from '../rules/resources.ts';
import { BuildingArt } from './art/BuildingArt.tsx';
import { Bust } from './art/Bust.tsx';
import { ActionSign, Coin, LessonDisc, ResourceTile, Shield, ToolDisc } from './art/signs.tsx';
import { ICONS } from './icons.gen.ts';
import { gradeOf } from './names.ts';

export function picture(id: string): ReactNode {
  if (buildingCard(id) >= 0) return <BuildingArt id={id} width={96} height={72} className="bld-picture" />;
  const crew = crewCard(id);
  if (crew >= 0 && !isMachine(crew)) return <Bust card={crew} grade={gradeOf(crew)} size={44} />;
  if (toolCard(id) >= 0) return <ToolDisc tool={toolCard(id)} size={40} />;
  if (universityCard(id) >= 0) return <LessonDisc university={universityCard(id)} size={40} />;
  if (loanCard(id) >= 0) return <Coin value={`+${LOAN_COINS}`} size={42} />;
  const resource = RESOURCES.findIndex((name) => name === id);
  if (resource >= 0) return <ResourceTile resource={resource} size={32} />;
  switch (id) {
    case 'coin':
      return <Coin size={36} />;
    case 'points':
      return <Shield size={36} />;
    case 'action':
      return <ActionSign size={34} />;
    case 'first-player':
      return <Icon icon={ICONS.laurels} size={40} color="#a06d1c" />;
    default:
      return undefined;
  }
}
