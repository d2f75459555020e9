// Tiles: a glazed plaque in the colour of its series, with the icon of its kind; and the back that all tiles share.
import type { CSSProperties, ReactElement } from 'react';
import { Icon, type IconData } from '../../../board-kit/Icon.tsx';
import { KIND_IDS, PERSONS } from '../../rules/data.ts';
import { ICONS } from '../icons.gen.ts';

interface Look {
  readonly icon: IconData;
  readonly color: string;
}

const SERIES_LOOKS: Readonly<Record<string, Look>> = {
  queen: { icon: ICONS.queenCrown, color: '#a83a6b' },
  king: { icon: ICONS.imperialCrown, color: '#95691a' },
  tiger: { icon: ICONS.tigerHead, color: '#b95615' },
  garden: { icon: ICONS.lotusFlower, color: '#2a7a49' },
  sculpture: { icon: ICONS.stoneBust, color: '#5f6775' },
  chalice: { icon: ICONS.jeweledChalice, color: '#6b4aa8' },
  gate: { icon: ICONS.indiaGate, color: '#2a62b0' },
};

const PERSON_ICONS: Readonly<Record<string, IconData>> = {
  tamer: ICONS.whip,
  gardener: ICONS.gardeningShears,
  sculptor: ICONS.stoneCrafting,
  priest: ICONS.sunPriest,
  guard: ICONS.guards,
};

/** A profession has the colour of its series. */
export function lookOf(kind: number): Look {
  const id = KIND_IDS[kind];
  const person = PERSONS.find((known) => known.id === id);
  if (person === undefined) return SERIES_LOOKS[id] ?? SERIES_LOOKS['gate'];
  return { icon: PERSON_ICONS[id] ?? ICONS.guards, color: (SERIES_LOOKS[person.series] ?? SERIES_LOOKS['gate']).color };
}

export type KindStyle = CSSProperties & { readonly '--gar-kind': string };
export const kindStyle = (kind: number): KindStyle => ({ '--gar-kind': lookOf(kind).color });

const isPerson = (kind: number): boolean => kind >= KIND_IDS.length - PERSONS.length;

interface PlaqueProps {
  readonly kind: number;
  readonly size?: number | string;
  readonly className?: string;
}

/** Series are square plaques, professions have an arched top: form tells them apart too. */
export function Plaque({ kind, size = 40, className }: PlaqueProps): ReactElement {
  const { icon, color } = lookOf(kind);
  const frame = isPerson(kind) ? 'M2 46V20A22 19 0 0 1 46 20V46Z' : 'M2 6Q2 2 6 2H42Q46 2 46 6V42Q46 46 42 46H6Q2 46 2 42Z';
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={className} aria-hidden>
      <path d={frame} fill={color} stroke="#2a1d08" strokeOpacity=".55" strokeWidth="1.4" />
      <path d={frame} fill="#fff" opacity=".16" transform="translate(24 24) scale(.84) translate(-24 -27)" />
      <path d={frame} fill="none" stroke="#f6e3ab" strokeWidth="1.5" transform="translate(24 24) scale(.87) translate(-24 -24)" />
      <Icon icon={icon} x={9} y={isPerson(kind) ? 12 : 9} size={30} color="#fff7dc" />
    </svg>
  );
}

export function TileBack({
  size = 40,
  className,
}: {
  readonly size?: number | string;
  readonly className?: string;
}): ReactElement {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={className} aria-hidden>
      <rect x="2" y="2" width="44" height="44" rx="5" fill="#1b4789" stroke="#e7d7a8" strokeWidth="2.4" />
      <path d="M6 18L18 6M6 30L30 6M6 42L42 6M18 42L42 18M30 42L42 30" stroke="#2f62b4" strokeWidth="3" />
      <g transform="translate(24 24) scale(1.5)">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <ellipse key={turn} cy="-5" rx="2" ry="3.4" transform={`rotate(${turn})`} fill="#f1e6c6" />
        ))}
        <circle r="2.4" fill="#e0b042" />
      </g>
    </svg>
  );
}
