// Colours of the drawings and the gradients they share. Whoever draws stands inside <Pigments>.
import { createContext, useContext, useId, type ReactElement, type ReactNode } from 'react';
import type { Seat } from '@cantiere/engine';

function mix(from: string, to: string, share: number): string {
  const channel = (at: number): string => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export interface Tint {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly edge: string;
}

const tint = (base: string): Tint => ({
  base,
  light: mix(base, '#ffffff', 0.3),
  dark: mix(base, '#000000', 0.2),
  edge: mix(base, '#000000', 0.45),
});

/** The platform's seat colours, as roof tiles; paint is the same by day and by night. */
const SEATS: readonly Tint[] = ['#2f6db3', '#c0392b', '#2b8453', '#d59a1b'].map(tint);
export const GHOST: Tint = { base: '#3f7fd0', light: '#dbe9fb', dark: '#2f66ad', edge: '#1f4e8c' };
export const roofTint = (seat: Seat): Tint => SEATS[seat % SEATS.length];

const Paint = createContext('');

type Pigment =
  | 'front'
  | 'side'
  | 'stone'
  | 'column'
  | 'tiles'
  | 'water'
  | 'river'
  | 'halo'
  | 'dome0'
  | 'dome1'
  | 'dome2'
  | 'dome3'
  | 'domeGhost'
  | 'hatch';

/** `url(#...)` of a shared gradient. */
export function usePaint(): (pigment: Pigment) => string {
  const id = useContext(Paint);
  return (pigment) => `url(#${id}${pigment})`;
}
export const dome = (seat: Seat | 'ghost'): Pigment =>
  seat === 'ghost' ? 'domeGhost' : (['dome0', 'dome1', 'dome2', 'dome3'] as const)[seat % 4];

export function Pigments({ children }: { readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <Paint value={id}>
      <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden focusable="false">
        <defs>
          <Across id={`${id}front`} from="var(--cap-wall-1, #f5e8cb)" to="var(--cap-wall-2, #e5d0a5)" />
          <Across id={`${id}side`} from="var(--cap-wall-3, #c4a677)" to="var(--cap-wall-4, #ad8d5e)" />
          <Across id={`${id}stone`} from="#f1e2c0" middle="#dcc598" to="#b08f5f" />
          <Across id={`${id}column`} from="#fffaf0" middle="#ecdfc5" to="#bda77f" />
          <linearGradient id={`${id}tiles`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#cf6f52" />
            <stop offset="1" stopColor="#a94a33" />
          </linearGradient>
          <radialGradient id={`${id}water`} cx=".4" cy=".35">
            <stop offset="0" stopColor="#bfe3f7" />
            <stop offset="1" stopColor="#4d9ccf" />
          </radialGradient>
          <linearGradient id={`${id}river`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="var(--cap-river-1, #9cc3cf)" />
            <stop offset="1" stopColor="var(--cap-river-2, #79acbd)" />
          </linearGradient>
          <radialGradient id={`${id}halo`}>
            <stop offset="0" stopColor="#fff3cf" stopOpacity=".95" />
            <stop offset=".5" stopColor="#ffdf94" stopOpacity=".4" />
            <stop offset="1" stopColor="#ffdf94" stopOpacity="0" />
          </radialGradient>
          {[...SEATS, GHOST].map(({ base }, seat) => (
            <radialGradient key={base} id={`${id}dome${seat === SEATS.length ? 'Ghost' : seat}`} cx=".34" cy=".28" r=".85">
              <stop offset="0" stopColor={mix(base, '#ffffff', 0.5)} />
              <stop offset=".5" stopColor={base} />
              <stop offset="1" stopColor={mix(base, '#000000', 0.35)} />
            </radialGradient>
          ))}
          <pattern id={`${id}hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
            <line x1="0" y1="0" x2="0" y2="7" stroke="var(--blocked-hatch, #b3372f)" strokeWidth="1.9" />
          </pattern>
        </defs>
      </svg>
      {children}
    </Paint>
  );
}

function Across({ id, from, middle, to }: { id: string; from: string; middle?: string; to: string }): ReactElement {
  return (
    <linearGradient id={id}>
      <stop offset="0" stopColor={from} />
      {middle !== undefined && <stop offset=".45" stopColor={middle} />}
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
}
