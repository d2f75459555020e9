// The levels as people of the building site: tousled hair, headband, bare head, cap and beard, beret, laurel and toga, veil and diadem.
import type { ReactElement } from 'react';
import type { BotLevel } from '@cantiere/bots/levels';

interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly tunic: string;
  readonly ground: string;
  readonly head: ReactElement;
  readonly clothes?: ReactElement;
  /** How far the mouth smiles; under a beard there is none to see. */
  readonly smile?: number;
}

const PEOPLE: Readonly<Record<BotLevel, Person>> = {
  random: {
    skin: '#e3b78f',
    hair: '#7a5330',
    tunic: '#b58aa5',
    ground: '#f0dfe6',
    smile: 4,
    head: (
      <path d="M19 29C14 22 20 20 18 15c5 2 5-5 9-3c2-6 7 0 9-3c3 2 6 2 6 6c5 0 1 6 4 9c-1 2-1 4-2 5c-2-8-6-9-11-8c-6-2-11 0-14 8z" />
    ),
  },
  greedy: {
    skin: '#c48a5e',
    hair: '#2a2320',
    tunic: '#b0643a',
    ground: '#f0d7ae',
    smile: 1.8,
    head: (
      <>
        <path d="M20 27C18 10 46 10 44 27c-3-7-21-7-24 0z" />
        <path d="M20.4 22.5q11.6-5 23.2 0l.2 3.5q-11.8-5-23.6 0z" fill="#c25a3c" />
        <path d="M44 23l6 4l-5 1z" fill="#a1442c" />
      </>
    ),
  },
  easy: {
    skin: '#dcab80',
    hair: '#3a2a1e',
    tunic: '#c9ab72',
    ground: '#f2e2b9',
    smile: 1.8,
    head: <path d="M20 28C18 11 46 11 44 28c-2-7-6-9-11-8c-6-2-11 1-13 8z" />,
  },
  normal: {
    skin: '#c48a5e',
    hair: '#3a2a1e',
    tunic: '#4f7f94',
    ground: '#dfe4d4',
    head: (
      <>
        <path d="M19.5 25C18 8 46 8 44.5 25q-12.5-6-25 0z" fill="#8a5f34" />
        <path d="M18.5 26.5Q32 19 45.5 26.5" fill="none" stroke="#4a3018" strokeWidth={2.4} />
        <path d="M21.5 33c1 13 20 13 21 0c-2 6-6 3.5-10.5 3.5S23.5 39 21.5 33z" />
      </>
    ),
    clothes: <path d="M22 45l10 13l10-13M12 64l8-17M52 64l-8-17" fill="none" stroke="#2f5565" strokeWidth={3} />,
  },
  hard: {
    skin: '#a36b45',
    hair: '#1f1a18',
    tunic: '#3c4f86',
    ground: '#dbe2f0',
    smile: 1.8,
    head: (
      <>
        <path d="M14 21c0-12 30-14 36-3c1 4-4 6-8 5c-8-3-15-2-22 2c-4 1-6-1-6-4z" fill="#27407c" />
        <path d="M20 26c6-5 18-5 24 0" fill="none" stroke="#17284f" strokeWidth={2.2} />
        <path d="M27 38q5 7 10 0l-1 5q-4 4-8 0z" />
      </>
    ),
    clothes: (
      <>
        <path d="M24 45l8 9l8-9" fill="#e9e4d6" />
        <path d="M32 54v10" stroke="#c99a2e" strokeWidth={2.4} />
      </>
    ),
  },
  expert: {
    skin: '#e3b78f',
    hair: '#b8b0a0',
    tunic: '#8f2f3b',
    ground: '#f1dcb0',
    head: (
      <>
        <path d="M20 26C19 12 45 12 44 26c-3-7-21-7-24 0z" fill="#cfc8ba" />
        <path d="M21.5 32c.5 17 20.5 17 21 0c-2.5 6-6.5 4-10.5 4s-8 2-10.5-4z" fill="#ddd7ca" />
        <path
          d="M20 22q4-8 11-8M44 22q-4-8-11-8"
          fill="none"
          stroke="#6f8436"
          strokeWidth={4}
          strokeLinecap="round"
          strokeDasharray="3.5 2"
        />
      </>
    ),
    clothes: (
      <>
        <path d="M13 64c5-12 20-17 32-18l11 8c-10 0-26 4-30 10z" fill="#f6ecd6" />
        <path d="M20 64c4-8 16-14 28-15" fill="none" stroke="#c99a2e" strokeWidth={2} />
      </>
    ),
  },
  master: {
    skin: '#b98a63',
    hair: '#e9e4da',
    tunic: '#4b2f63',
    ground: '#e3d6ee',
    smile: 1.6,
    head: (
      <>
        <path d="M16 46C12 4 52 4 48 46c-4-3-4-12-4.5-19c-5-8-18-8-23 0C20 34 20 43 16 46z" fill="#6a4788" />
        <path d="M20.5 27c4-8 19-8 23 0c-6-4-17-4-23 0z" />
        <path d="M20 21q12-8 24 0" fill="none" stroke="#d8ab3a" strokeWidth={2.6} />
        <circle cx={32} cy={17.2} r={2.4} fill="#f3d27a" />
      </>
    ),
    clothes: (
      <>
        <path d="M22 45l10 12l10-12l3 1l-13 18l-13-18z" fill="#d8ab3a" />
        <path d="M32 57v7" stroke="#f3d27a" strokeWidth={2.4} />
      </>
    ),
  },
};

/** Decoration: who it is stands beside it in words. */
export function Bust({ level, size }: { readonly level: BotLevel; readonly size: number }) {
  const { skin, hair, tunic, ground, head, clothes, smile } = PEOPLE[level];
  return (
    <svg className="bust" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <circle cx={32} cy={32} r={32} fill={ground} />
      <circle cx={32} cy={29} r={25} fill="#fff" opacity={0.4} />
      <path d="M5 64C7 48 20 44 32 44s25 4 27 20z" fill={tunic} />
      <path d="M40 45c10 2 17 7 19 19H44z" opacity={0.12} />
      {clothes ?? <path d="M23 45q9 10 18 0" fill={skin} />}
      <path d="M27 38h10v8q-5 5-10 0z" fill={skin} />
      <path d="M27 39q5 5 10 0v3q-5 5-10 0z" opacity={0.16} />
      <path d="M18.6 29a2.2 3.4 0 1 0 4.4 0a2.2 3.4 0 1 0-4.4 0M41 29a2.2 3.4 0 1 0 4.4 0a2.2 3.4 0 1 0-4.4 0" fill={skin} />
      <ellipse cx={32} cy={28} rx={11} ry={13.5} fill={skin} />
      <g fill={hair}>{head}</g>
      <path d="M26 26.2h4M34 26.2h4" stroke={hair} strokeWidth={1.3} strokeLinecap="round" />
      <circle cx={28} cy={29} r={1.4} fill="#2a1d14" />
      <circle cx={36} cy={29} r={1.4} fill="#2a1d14" />
      <path d="M32 29.5v3.6h-1.6" fill="none" stroke="#000" strokeOpacity={0.25} />
      {smile !== undefined && (
        <path d={`M29 36.2q3 ${smile} 6 0`} fill="none" stroke="#6b3a26" strokeWidth={1.3} strokeLinecap="round" />
      )}
    </svg>
  );
}
