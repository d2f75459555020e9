// A crew member's portrait: bare head, headband, cap and beard, laurel and toga; a prisoner's cord; a machine's drawing.
import type { ReactElement } from 'react';
import { BACKGROUND, TUNIC, looksOf, type Grade } from './people.ts';
import { DRAWINGS } from './buildings/index.ts';

export interface BustProps {
  readonly card: number;
  readonly grade: Grade;
  readonly size?: number | string;
}

export function Bust({ card, grade, size = 44 }: BustProps): ReactElement {
  const { skin, hair } = looksOf(card);
  const tunic = TUNIC[grade];
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      <rect width={64} height={64} fill={BACKGROUND[grade]} />
      <circle cx={32} cy={29} r={25} fill="#fff" opacity={0.4} />
      <path d="M5 64C7 48 20 44 32 44s25 4 27 20z" fill={tunic} />
      <path d="M40 45c10 2 17 7 19 19H44z" fill="#000" opacity={0.12} />
      <Clothes grade={grade} skin={skin} />
      <path d="M27 38h10v8q-5 5-10 0z" fill={skin} />
      <path d="M27 39q5 5 10 0v3q-5 5-10 0z" fill="#000" opacity={0.16} />
      <ellipse cx={20.8} cy={29} rx={2.2} ry={3.4} fill={skin} />
      <ellipse cx={43.2} cy={29} rx={2.2} ry={3.4} fill={skin} />
      <ellipse cx={32} cy={28} rx={11} ry={13.5} fill={skin} />
      <Head grade={grade} hair={hair} />
      <path d="M26 26.2h4M34 26.2h4" stroke={grade === 'master' ? '#b8b0a0' : hair} strokeWidth={1.3} strokeLinecap="round" />
      <circle cx={28} cy={29} r={1.4} fill="#2a1d14" />
      <circle cx={36} cy={29} r={1.4} fill="#2a1d14" />
      <path d="M32 29.5v3.6h-1.6" fill="none" stroke="#000" strokeOpacity={0.25} strokeWidth={1} />
      {grade !== 'master' && grade !== 'companion' && (
        <path d="M29 36.2q3 1.8 6 0" fill="none" stroke="#6b3a26" strokeWidth={1.3} strokeLinecap="round" />
      )}
    </svg>
  );
}

function Clothes({ grade, skin }: { grade: Grade; skin: string }): ReactElement {
  switch (grade) {
    case 'master':
      return (
        <>
          <path d="M13 64c5-12 20-17 32-18l11 8c-10 0-26 4-30 10z" fill="#f6ecd6" />
          <path d="M20 64c4-8 16-14 28-15" fill="none" stroke="#c99a2e" strokeWidth={2} />
        </>
      );
    case 'companion':
      return <path d="M22 45l10 13l10-13M12 64l8-17M52 64l-8-17" fill="none" stroke="#2f5565" strokeWidth={3} />;
    case 'labourer':
      return (
        <>
          <path d="M24 45q8 9 16 0" fill={skin} />
          <path d="M15 64L28 46" stroke="#6d4523" strokeWidth={3.6} />
        </>
      );
    case 'prisoner':
      return (
        <>
          <path d="M22 45q10 11 20 0" fill={skin} />
          <path d="M20 47q12 10 24 0" fill="none" stroke="#4c4942" strokeWidth={3} strokeDasharray="4 2.4" />
        </>
      );
    case 'freed':
      return (
        <>
          <path d="M23 45q9 10 18 0" fill={skin} />
          <path d="M10 64C16 54 30 50 42 48" fill="none" stroke="#f3ead2" strokeWidth={4} />
        </>
      );
    case 'apprentice':
      return <path d="M23 45q9 10 18 0" fill={skin} />;
  }
}

function Head({ grade, hair }: { grade: Grade; hair: string }): ReactElement {
  switch (grade) {
    case 'apprentice':
      return <path d="M20 28C18 11 46 11 44 28c-2-7-6-9-11-8c-6-2-11 1-13 8z" fill={hair} />;
    case 'labourer':
      return (
        <>
          <path d="M20 27C18 10 46 10 44 27c-3-7-21-7-24 0z" fill={hair} />
          <path d="M20.4 22.5q11.6-5 23.2 0l.2 3.5q-11.8-5-23.6 0z" fill="#c25a3c" />
          <path d="M44 23l6 4l-5 1z" fill="#a1442c" />
        </>
      );
    case 'companion':
      return (
        <>
          <path d="M19.5 25C18 8 46 8 44.5 25q-12.5-6-25 0z" fill="#8a5f34" />
          <path d="M18.5 26.5Q32 19 45.5 26.5" fill="none" stroke="#4a3018" strokeWidth={2.4} />
          <path d="M21.5 33c1 13 20 13 21 0c-2 6-6 3.5-10.5 3.5S23.5 39 21.5 33z" fill={hair} />
        </>
      );
    case 'master':
      return (
        <>
          <path d="M20 26C19 12 45 12 44 26c-3-7-21-7-24 0z" fill="#cfc8ba" />
          <path d="M21.5 32c.5 17 20.5 17 21 0c-2.5 6-6.5 4-10.5 4s-8 2-10.5-4z" fill="#ddd7ca" />
          <path
            d="M20 22q4-7 10-7M44 22q-4-7-10-7"
            fill="none"
            stroke="#7b8d3f"
            strokeWidth={3.2}
            strokeLinecap="round"
            strokeDasharray="3.5 2"
          />
        </>
      );
    case 'prisoner':
    case 'freed':
      return <path d="M21 25c0-12 22-12 22 0c-3-6-19-6-22 0z" fill={hair} />;
  }
}

/** A finished machine in the crew. */
export function MachineFace({ id, size = 44 }: { readonly id: string; readonly size?: number | string }): ReactElement {
  const art = DRAWINGS.get(id);
  const scale = art ? Math.min(56 / art.width, 54 / art.height) : 1;
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
      <rect width={64} height={64} fill="#dce1dc" />
      <circle cx={32} cy={32} r={27} fill="#fff" opacity={0.5} />
      <path d="M0 56q32-5 64 0v8H0z" fill="#c9b184" />
      {art && (
        <g transform={`translate(32 60) scale(${scale})`}>
          <art.Draw />
        </g>
      )}
    </svg>
  );
}
