// The medallion in the prompt bar: what is being done, as a building, a card or an office.
import type { ReactElement } from 'react';
import { Icon } from '../../board-kit/Icon.tsx';
import { CARDS, CARD_IDS, cardNamed } from '../rules/cards.ts';
import { ZONES } from '../rules/words.ts';
import { CARD_ICONS } from './art/cardIcons.ts';
import { zoneColour } from './art/signs.tsx';
import { TilePicture } from './picture.tsx';
import { ICONS } from './icons.gen.ts';
import type { SprawlView } from './props.ts';

export function Emblem({ view }: { readonly view: SprawlView }): ReactElement {
  if (view.project !== null)
    return <Medal icon={CARD_ICONS[CARD_IDS[view.project.card]]} colour={zoneColour(CARDS[view.project.card].zone)} />;
  const asking = view.question ? cardNamed(view.question.card) : -1;
  if (asking >= 0) {
    const { id, zone } = CARDS[asking];
    if (id in CARD_ICONS) return <Medal icon={CARD_ICONS[id]} colour={zone >= 0 ? zoneColour(zone) : 'var(--spr-ballot)'} />;
  }
  if (view.question?.kind === 'electionTie' || view.question?.kind === 'park')
    return <Medal icon={ICONS.topHat} colour="#37474f" />;
  return <TilePicture zone={ZONES.length - 4} lots={4} size={50} />;
}

function Medal({ icon, colour }: { readonly icon: Parameters<typeof Icon>[0]['icon']; readonly colour: string }): ReactElement {
  return (
    <span className="spr-medal" style={{ background: colour }}>
      <Icon icon={icon} size={30} color="#fff" />
    </span>
  );
}
