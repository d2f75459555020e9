// Cantiere's mark, a tower crane over a house, and the name of the house beside it. Takes the colour of the text around it.
import type { ReactNode } from 'react';

interface MarkProps {
  readonly size?: number;
}

interface Props extends MarkProps {
  /** Only the mark, for narrow places; the name is then read aloud but not shown. */
  readonly markOnly?: boolean;
  /** What the house is called, when it has a name of its own. */
  readonly name?: string;
  /** Its own sign, in place of ours. */
  readonly mark?: ReactNode;
}

/** The mark's strokes in a square of 40: the crane, its tower, the house (filled). */
export const LOGO_PATHS = {
  crane: 'M4.5 36H36M12 36V5M4.5 10.5H35.5M12 5L35.5 10.5M12 5L4.5 10.5V14H8.5V10.5M28.5 10.5V18',
  tower: 'M12 17L17 22L12 27L17 32L12 36M17 36V10.5',
  house: 'M21.5 36V26.5L28.5 20.5L35.5 26.5V36H31V30.5A2.5 2.5 0 0 0 26 30.5V36Z',
} as const;

export function LogoMark({ size = 32 }: MarkProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={LOGO_PATHS.crane} strokeWidth="2.5" />
      <path d={LOGO_PATHS.tower} strokeWidth="1.7" />
      <path d={LOGO_PATHS.house} fill="currentColor" strokeWidth="1" />
    </svg>
  );
}

export function Logo({ size = 32, markOnly = false, name = 'Cantiere', mark = <LogoMark size={size} /> }: Props) {
  return (
    <span className="logo" style={{ fontSize: size * 0.82 }}>
      {mark}
      <span className={markOnly ? 'visually-hidden' : 'display'}>{name}</span>
    </span>
  );
}
