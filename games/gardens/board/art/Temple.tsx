// A temple: a three-step ziggurat in its owner's colour, in a 100 x 92 box.
import type { ReactElement, SVGProps } from 'react';
import type { Seat } from '@cantiere/engine';

/** By seat, in the order of the data's temple colours: violet, orange, ivory, black. */
export const TEMPLE_COLORS = [
  { mid: '#7d4fb3', dark: '#4f2c80', light: '#c9a8ee' },
  { mid: '#d9772b', dark: '#97490f', light: '#ffc48c' },
  { mid: '#efe9da', dark: '#a79f8a', light: '#ffffff' },
  { mid: '#3a3a46', dark: '#17171d', light: '#8c8ca0' },
] as const;

export const colorsOf = (seat: Seat): (typeof TEMPLE_COLORS)[number] => TEMPLE_COLORS[seat % TEMPLE_COLORS.length];

export function TempleShape({ seat }: { readonly seat: Seat }): ReactElement {
  const { mid, dark, light } = colorsOf(seat);
  return (
    <>
      <ellipse cx="56" cy="84" rx="46" ry="11" fill="#0a1530" opacity=".45" />
      <path d="M8 70H92V84H8Z" fill={dark} />
      <path d="M8 70L18 60H82L92 70Z" fill={mid} />
      <path d="M20 48H80V64H20Z" fill={dark} />
      <path d="M20 48L28 40H72L80 48Z" fill={mid} />
      <path d="M32 22H68V44H32Z" fill={dark} />
      <path d="M28 24L34 12H66L72 24Z" fill={light} />
      <path d="M43 44V34a7 7 0 0 1 14 0V44Z" fill="#14102a" opacity=".75" />
      <path d="M43 48H57L61 84H39Z" fill={light} />
      <path d="M42 55H58M41.4 62H58.6M40.6 69H59.4M40 76H60" stroke={dark} strokeWidth="2.4" />
      <path d="M50 12V2M46 2h8" stroke={light} strokeWidth="3" strokeLinecap="round" />
      <path d="M8 70H92M20 48H80" stroke={light} strokeWidth="1.6" opacity=".8" />
    </>
  );
}

interface TempleProps extends SVGProps<SVGSVGElement> {
  readonly seat: Seat;
  readonly size?: number | string;
}

export function Temple({ seat, size = 18, ...rest }: TempleProps): ReactElement {
  return (
    <svg viewBox="0 0 100 96" width={size} height={size} aria-hidden {...rest}>
      <TempleShape seat={seat} />
    </svg>
  );
}
