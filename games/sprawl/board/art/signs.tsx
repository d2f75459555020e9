// Small signs: coins, laurel, permit pages, lots, zones, vocations, offices.
import type { ReactElement } from 'react';
import { Icon, type IconData } from '../../../board-kit/Icon.tsx';
import { OFFICES, VOCATIONS, ZONES } from '../../rules/words.ts';
import { ICONS } from '../icons.gen.ts';

interface Sized {
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}

export function Coin({ size = 16, x, y }: Sized): ReactElement {
  return (
    <svg className="spr-sign" x={x} y={y} width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <ellipse cx="10" cy="14" rx="8" ry="4.6" fill="#9a6f10" />
      <ellipse cx="10" cy="12.4" rx="8" ry="4.6" fill="#d9a52a" />
      <ellipse cx="10" cy="9.4" rx="8" ry="4.6" fill="#9a6f10" />
      <ellipse cx="10" cy="7.6" rx="8" ry="4.6" fill="#f7d56c" stroke="#7a5504" strokeWidth=".9" />
      <ellipse cx="10" cy="7.6" rx="4.6" ry="2.4" fill="none" stroke="#a97c17" />
    </svg>
  );
}

export function Laurel({ size = 16, x, y, color = 'var(--spr-wine)' }: Sized & { readonly color?: string }): ReactElement {
  return <Icon className="spr-sign" icon={ICONS.laurelCrown} size={size} x={x} y={y} color={color} />;
}

export function Page({ size = 16, x, y }: Sized): ReactElement {
  return (
    <svg className="spr-sign" x={x} y={y} width={size * 0.9} height={size} viewBox="0 0 18 20" aria-hidden>
      <path d="M2 1.5h9.5L16 6v12.5H2Z" fill="#fffdf6" stroke="#37474f" strokeWidth="1.5" />
      <path d="M11.5 1.5V6H16" fill="none" stroke="#37474f" strokeWidth="1.3" />
      <path d="M5 9h8M5 12h8M5 15h5" stroke="#7b8a93" strokeWidth="1.2" />
    </svg>
  );
}

/** How many lots, as so many squares of a block. */
export function Lots({
  count,
  zone,
  size = 16,
}: {
  readonly count: number;
  readonly zone: number;
  readonly size?: number;
}): ReactElement {
  const colour = zoneColour(zone);
  return (
    <svg className="spr-sign" width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      {[0, 1, 2, 3].map((part) => (
        <rect
          key={part}
          x={part % 2 ? 10.5 : 1}
          y={part > 1 ? 10.5 : 1}
          width="8.5"
          height="8.5"
          rx="1.4"
          fill={part < count ? colour : 'none'}
          stroke={colour}
          strokeWidth="1.3"
          opacity={part < count ? 1 : 0.4}
        />
      ))}
    </svg>
  );
}

export const zoneColour = (zone: number): string => `var(--spr-${ZONES[zone].toLowerCase()})`;

export function ZoneTag({ zone }: { readonly zone: number }): ReactElement {
  return (
    <span className="spr-zone" style={{ background: zoneColour(zone) }}>
      {ZONES[zone]}
    </span>
  );
}

const VOCATION_ICONS: Readonly<Record<(typeof VOCATIONS)[number], IconData>> = {
  MEDIA: ICONS.newspaper,
  FINANCE: ICONS.piggyBank,
  TRANSPORTATION: ICONS.bus,
  EDUCATION: ICONS.graduateCap,
  ENERGY: ICONS.powerLightning,
  TOURISM: ICONS.suitcase,
  FACTORY: ICONS.factory,
  PUBLIC_SERVICE: ICONS.hospitalCross,
};

export function Vocation({
  vocation,
  size = 15,
  title,
}: {
  readonly vocation: number;
  readonly size?: number;
  readonly title?: string;
}): ReactElement {
  return <Icon className="spr-sign" icon={VOCATION_ICONS[VOCATIONS[vocation]]} size={size} title={title} />;
}

export const OFFICE_ICONS: Readonly<Record<(typeof OFFICES)[number], IconData>> = {
  mayor: ICONS.topHat,
  da: ICONS.scales,
  treasurer: ICONS.coinsPile,
  chief: ICONS.policeBadge,
  boss: ICONS.gears,
};

/** An office as a dark medallion; the Contractor is number 5. */
export function Office({
  office,
  size = 20,
  title,
}: {
  readonly office: number;
  readonly size?: number;
  readonly title?: string;
}): ReactElement {
  const icon = office < OFFICES.length ? OFFICE_ICONS[OFFICES[office]] : ICONS.crane;
  return (
    <span className="spr-office" style={{ width: size, height: size }}>
      <Icon icon={icon} size={Math.round(size * 0.62)} color="#ffe7a6" title={title} />
    </span>
  );
}
