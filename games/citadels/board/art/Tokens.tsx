// The pieces that move: coin, crown, wax seal of the murder, purse of the theft, and the winner's laurel.
import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../../../board-kit/Icon.tsx';
import { ICONS } from '../icons.gen.ts';
import { path } from './path.ts';

interface TokenProps {
  readonly size?: number | undefined;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly title?: string | undefined;
}

interface FrameProps extends TokenProps {
  readonly box: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Token({ size = 24, x, y, title, box, className = '', children }: FrameProps): ReactElement {
  return (
    <svg
      className={`cit-token ${className}`}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={box}
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined ? true : undefined}
    >
      {title !== undefined && <title>{title}</title>}
      {children}
    </svg>
  );
}

/** A gold coin: a number on it, or the crown. */
export function Coin({ value, ...place }: TokenProps & { readonly value?: number | string }): ReactElement {
  const shine = useId();
  return (
    <Token {...place} box="0 0 40 40" className="cit-coin">
      <linearGradient id={shine} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff3c4" stopOpacity={0.9} />
        <stop offset=".5" stopColor="#e0b140" stopOpacity={0} />
        <stop offset="1" stopColor="#8a6212" stopOpacity={0.55} />
      </linearGradient>
      <circle cx={20} cy={21.6} r={17.8} fill="#7c560d" />
      <circle cx={20} cy={19.4} r={17.8} fill="#e0b140" />
      <circle cx={20} cy={19.4} r={17.8} fill={`url(#${shine})`} />
      <circle cx={20} cy={19.4} r={15.6} fill="none" stroke="#a87a1c" strokeWidth={1} strokeDasharray="1 1.7" />
      <circle cx={20} cy={19.4} r={13.4} fill="#f0cb66" stroke="#a87a1c" strokeWidth={1.2} />
      <path d="M9.5 15.5a11.3 11.3 0 0 1 8-6.8" stroke="#fff6d6" strokeWidth={1.5} fill="none" strokeLinecap="round" />
      {value === undefined ? (
        <path d="M11.8 25V15.4l4.2 3.7L20 12.2l4 6.9 4.2-3.7V25z" fill="#8f6410" />
      ) : (
        <text x={20} y={26.5} textAnchor="middle" fontSize={String(value).length > 1 ? 17 : 20} className="cit-coin-value">
          {value}
        </text>
      )}
    </Token>
  );
}

/** The crown of the first player. */
export function Crown(place: TokenProps): ReactElement {
  const gold = useId();
  return (
    <Token {...place} box="0 0 48 44" className="cit-crown">
      <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fbe39a" />
        <stop offset=".55" stopColor="#dca42c" />
        <stop offset="1" stopColor="#a87317" />
      </linearGradient>
      <path d="M7 29q17-7 34 0v4q-17 6-34 0z" fill="#8c2f39" />
      <g stroke="#5f3f0c" strokeWidth={1.6} strokeLinejoin="round">
        <path d="M8 36L4.5 14l10.5 8L24 7l9 15 10.5-8L40 36q-16 5-32 0z" fill={`url(#${gold})`} />
        <path d="M8 36l-.9-6q17 5.5 33.8 0L40 36q-16 5-32 0z" fill="#c48a12" />
        <circle cx={4.5} cy={12} r={3} fill="#f0cb66" />
        <circle cx={43.5} cy={12} r={3} fill="#f0cb66" />
        <circle cx={24} cy={5.5} r={3.6} fill="#c0392b" />
        <circle cx={24} cy={35.3} r={2.2} fill="#c0392b" />
        <circle cx={14.5} cy={34.3} r={1.8} fill="#4a7bb5" />
        <circle cx={33.5} cy={34.3} r={1.8} fill="#4a7bb5" />
      </g>
      <path d="M9.5 27.5L8 18.5l6.5 5M24 12l-5.5 9.5" stroke="#fff3c4" strokeWidth={1.6} fill="none" strokeLinecap="round" />
    </Token>
  );
}

/** The Assassin's wax seal. `stamped` plays the moment it is pressed. */
export function WaxSeal({ stamped = false, ...place }: TokenProps & { readonly stamped?: boolean }): ReactElement {
  const wax = useId();
  return (
    <Token {...place} box="0 0 60 60" className={stamped ? 'cit-seal cit-stamped' : 'cit-seal'}>
      <radialGradient id={wax} cx=".36" cy=".3" r=".85">
        <stop offset="0" stopColor="#b93443" />
        <stop offset=".6" stopColor="#8c1f2b" />
        <stop offset="1" stopColor="#5f121c" />
      </radialGradient>
      <path
        d="M30 2c6 0 7 5 12 6s11 2 12 8-3 8-2 14 5 9 2 14-9 3-13 7-6 8-12 7-7-5-12-6-11 0-13-6 3-9 2-14-6-9-3-15 10-3 14-7 7-8 13-8z"
        fill={`url(#${wax})`}
        stroke="#4d0e17"
        strokeWidth={1}
      />
      <path d="M9 20c2-5 9-4 13-8" stroke="#e59aa0" strokeWidth={2} fill="none" strokeLinecap="round" opacity={0.75} />
      <circle cx={29} cy={30.5} r={18.5} fill="#6d1520" />
      <circle cx={29} cy={30} r={17.5} fill="#a62b38" stroke="#6d1520" strokeWidth={1.2} />
      <circle cx={29} cy={30} r={15} fill="none" stroke="#c95a64" strokeWidth={0.8} strokeDasharray="1.5 2" />
      <Icon icon={ICONS.skullCrossedBones} x={16.8} y={18.5} size={24.5} color="#4d0e17" />
      <Icon icon={ICONS.skullCrossedBones} x={16.8} y={17.6} size={24.5} color="#ffe9e4" />
    </Token>
  );
}

/** The Thief's purse, hung on the robbed character. */
export function Purse(place: TokenProps): ReactElement {
  const hide = useId();
  return (
    <Token {...place} box="0 0 60 60" className="cit-purse">
      <radialGradient id={hide} cx=".35" cy=".4" r=".8">
        <stop offset="0" stopColor="#d9a552" />
        <stop offset=".6" stopColor="#b07a2b" />
        <stop offset="1" stopColor="#7c5117" />
      </radialGradient>
      <g stroke="#4f3413" strokeLinejoin="round" strokeLinecap="round">
        <path d="M30 0v12" strokeWidth={3} />
        <path
          d="M20 9q5 3 10 0t10 0l-5 10c12 6 17 16 14.5 27-2 8-8 11-19.5 11S12.5 54 10.5 46C8 35 13 25 25 19z"
          fill={`url(#${hide})`}
          strokeWidth={2}
        />
        <path d="M22 24q-6 5-7.5 12M38 24q5 5 7 11" fill="none" strokeWidth={1.2} opacity={0.6} />
        <path d="M23 18.5q7 3 14 0" strokeWidth={3.6} fill="none" />
        <path d="M36 19.5l6 6M36 19.5l2 8" strokeWidth={1.8} fill="none" />
      </g>
      <circle cx={29.5} cy={39.5} r={9.5} fill="#f0cb66" stroke="#7a5410" strokeWidth={1.5} />
      <path d="M24 43v-7l2.7 2.3 2.8-4.6 2.8 4.6L35 36v7z" fill="#8a6212" />
    </Token>
  );
}

const leaf = (i: number, side: 1 | -1): ReactElement => {
  const a = ((104 + i * 24.5) * Math.PI) / 180;
  const cx = 50 - side * -Math.cos(a) * 37;
  const cy = 51 + Math.sin(a) * 37;
  const turn = side === 1 ? 14 + i * 24.5 : -(14 + i * 24.5);
  const d = path`M0 0q${side * -9} -4 ${side * -7} -17q${side * 9} 4 ${side * 7} 17z`;
  const inner = path`M0 0q${side * 8} -5 ${side * 5} -16q${side * -8} 5 ${side * -5} 16z`;
  return (
    <g key={`${side}${i}`} transform={path`translate(${cx} ${cy}) rotate(${turn + side * -62})`}>
      <path d={d} />
      <path d={inner} className="cit-leaf-in" />
    </g>
  );
};

const LEAVES = ([1, -1] as const).flatMap((side) => Array.from({ length: 7 }, (_, i) => leaf(i, side)));

/** Laurel wreath; the score or the rank stands inside. */
export function Laurel({
  size = 84,
  title,
  children,
}: {
  readonly size?: number | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode | undefined;
}): ReactElement {
  return (
    <span
      className="cit-laurel"
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
    >
      <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden>
        <path d="M46 92A41 41 0 0 1 22 22M54 92A41 41 0 0 0 78 22" className="cit-laurel-stem" />
        <g className="cit-laurel-leaves">{LEAVES}</g>
        <path d="M41 87q9 9 18 0l5 8q-14-5-28 0z" className="cit-laurel-knot" />
      </svg>
      {children !== undefined && <span className="cit-laurel-value">{children}</span>}
    </span>
  );
}
