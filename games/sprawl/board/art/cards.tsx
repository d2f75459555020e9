// Cards: permits with zones and pages, contracts with their sign, events; the same drawing everywhere, sized by its width.
import type { ReactElement, ReactNode } from 'react';
import type { Language } from '@cantiere/engine';
import { Icon } from '../../../board-kit/Icon.tsx';
import { styled } from '../../../board-kit/size.ts';
import { CARDS, type Bilingual, type PrintedCard } from '../../rules/cards.ts';
import { ZONES } from '../../rules/words.ts';
import { ICONS } from '../icons.gen.ts';
import { CARD_ICONS } from './cardIcons.ts';
import { Coin, Laurel, Lots, Page, Vocation, ZoneTag, zoneColour } from './signs.tsx';

/** Where a long word of the cards' names may be broken: Italian between plain syllables, English before its last part. */
const BREAKS: Readonly<Record<Language, RegExp>> = {
  it: /(?<=\p{L}[aeiou])(?=[bcdfglmnprstvz][aeiou]\p{L})|(?<=\p{L}[aeiou][lmnr])(?=[bcdfgpqtvz][aeiou]\p{L})/gu,
  en: /(?<=\p{L}{3})(?=(?:age|ance|demned|dence|front|houses?|lines|ling|logy|ments?|nity|pal|paper|quake|quarters|rant|rate|scraper|sity|stones|tary|tion|tute|vision|yard)$)/gu,
};

/** A card is narrow: a long word has soft hyphens, and is broken only where it does not fit a line of its own. */
function Name({ of, language }: { readonly of: Bilingual; readonly language: Language }): ReactElement {
  const parts = of[language].split(/(\p{L}{9,})/u);
  return (
    <b className="spr-name" lang={language}>
      <span>
        {parts.map((part, at) => (at % 2 === 0 ? part : <span key={part}>{part.replaceAll(BREAKS[language], '\u00AD')}</span>))}
      </span>
    </b>
  );
}

interface Props {
  readonly card: number;
  readonly language: Language;
  readonly width?: number;
  readonly small?: boolean;
  readonly children?: ReactNode;
}

export function CardFace(props: Props): ReactElement {
  const printed = CARDS[props.card];
  switch (printed.kind) {
    case 'permit':
      return <PermitFace {...props} />;
    case 'contract':
      return <ContractFace {...props} />;
    default:
      return <OtherFace {...props} />;
  }
}

export const zonesOf = ({ zones }: PrintedCard): number[] => ZONES.flatMap((_, zone) => ((zones >> zone) & 1 ? [zone] : []));

function PermitFace({ card, small = false, children }: Props): ReactElement {
  const printed = CARDS[card];
  const zones = zonesOf(printed);
  // Where the zones need the room, the pages are counted instead of drawn.
  const many = zones.length > 2;
  return (
    <span className="spr-face spr-permit" data-shows={printed.id} data-small={small} data-many={many}>
      <span className="spr-zones">
        {zones.map((zone) => (
          <ZoneTag key={zone} zone={zone} />
        ))}
        {many && !small && <PageCount pages={printed.pages} />}
      </span>
      {!small && !many && (
        <span className="spr-pages">
          {Array.from({ length: printed.pages }, (_, page) => (
            <Page key={page} size={printed.pages > 2 ? 17 : 20} />
          ))}
        </span>
      )}
      <span className="spr-permit-foot">
        {small && <PageCount pages={printed.pages} />}
        {!small && printed.ballot && <Icon className="spr-sign" icon={ICONS.vote} size={15} color="var(--spr-ballot)" />}
        <b>
          <Coin size={small ? 13 : 15} />
          {printed.wealth}
        </b>
      </span>
      {children}
    </span>
  );
}

function PageCount({ pages }: { readonly pages: number }): ReactElement {
  return (
    <span className="spr-page-count">
      <Page size={14} />
      {pages}
    </span>
  );
}

function ContractFace({ card, language, small = false, children }: Props): ReactElement {
  const { id, name, zone, lots, vocations, payout } = CARDS[card];
  return (
    <span className="spr-face spr-contract" data-shows={id} data-small={small} style={styled({ '--spr-z': zoneColour(zone) })}>
      <span className="spr-pic">
        <Icon icon={CARD_ICONS[id]} size={small ? 20 : 26} color="#fff" />
        <i>{ZONES[zone]}</i>
      </span>
      <Name of={name} language={language} />
      <span className="spr-meta">
        <Lots count={lots} zone={zone} size={small ? 13 : 15} />
        {vocations.map(({ vocation, value }) => (
          <span key={vocation}>
            <Vocation vocation={vocation} size={small ? 12 : 14} />
            {value}
          </span>
        ))}
        {payout > 0 && (
          <span className="spr-fame">
            <Laurel size={small ? 12 : 13} />
            {payout}
          </span>
        )}
      </span>
      {children}
    </span>
  );
}

function OtherFace({ card, language, small = false, children }: Props): ReactElement {
  const { id, kind, name, ballot } = CARDS[card];
  return (
    <span className="spr-face spr-event" data-shows={id} data-kind={kind} data-small={small}>
      <span className="spr-pic">
        <Icon icon={CARD_ICONS[id]} size={small ? 22 : 30} color="#fff" />
      </span>
      <Name of={name} language={language} />
      {ballot && <Icon className="spr-sign" icon={ICONS.vote} size={14} color="var(--spr-ballot)" />}
      {children}
    </span>
  );
}

/** A face-down card of a deck: Town, City, Metropolis as a skyline of one, two, three storeys. */
export function DeckBack({ deck, width = 34 }: { readonly deck: number; readonly width?: number }): ReactElement {
  const colour = ['#5c7a8a', '#4c8a5c', '#3f6ca8', '#7a4a8f'][deck];
  return (
    <svg className="spr-back" width={width} height={width * 1.4} viewBox="0 0 40 56" aria-hidden>
      <rect x="1" y="1" width="38" height="54" rx="5" fill={colour} stroke="#fffdf7" strokeWidth="2" />
      <rect x="5" y="5" width="30" height="46" rx="3" fill="none" stroke="#fff" strokeOpacity=".5" />
      {deck === 0 ? (
        <path d="M12 16h12l5 5v20H12Z M16 26h9 M16 31h9 M16 36h6" fill="none" stroke="#fff" strokeWidth="2" />
      ) : (
        <path
          d={
            [
              '',
              'M9 42V32l5-4 5 4v10z M21 42V34l5-4 5 4v8z',
              'M8 42V30h7v12z M16 42V20h8v22z M25 42V27h7v15z',
              'M8 42V26h6v16z M15 42V13l5-4 5 4v29z M26 42V21h6v21z',
            ][deck]
          }
          fill="#fff"
          fillOpacity=".92"
        />
      )}
    </svg>
  );
}
