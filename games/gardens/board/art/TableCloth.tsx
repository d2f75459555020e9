// The table under a garden: lapis glazed brick, and the rosette frieze that frames it. Ids are the caller's.
import type { ReactElement } from 'react';

interface BrickProps {
  readonly id: string;
  readonly transform?: string;
}

export function BrickPattern({ id, transform }: BrickProps): ReactElement {
  return (
    <pattern id={id} width="72" height="44" patternUnits="userSpaceOnUse" patternTransform={transform}>
      <rect width="72" height="44" fill="#143468" />
      <rect x="1" y="1" width="34" height="20" rx="2" fill="#1b4382" />
      <rect x="37" y="1" width="34" height="20" rx="2" fill="#194080" />
      <rect x="-17" y="23" width="34" height="20" rx="2" fill="#173b78" />
      <rect x="19" y="23" width="34" height="20" rx="2" fill="#1d4789" />
      <rect x="55" y="23" width="34" height="20" rx="2" fill="#173b78" />
      <path d="M2 1.6H34M38 1.6H70M20 23.6H52M0 23.6H16M56 23.6H72" stroke="#fff" strokeWidth="1.6" opacity=".05" />
    </pattern>
  );
}

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315];

export function FriezePattern({ id }: { readonly id: string }): ReactElement {
  return (
    <pattern id={id} width="44" height="18" patternUnits="userSpaceOnUse">
      <rect width="44" height="18" fill="#0e2750" />
      <g transform="translate(22 9) scale(.9)">
        {PETALS.map((turn) => (
          <ellipse key={turn} cy="-5" rx="2" ry="3.4" transform={`rotate(${turn})`} fill="#f1e6c6" />
        ))}
        <circle r="2.4" fill="#e0b042" />
      </g>
      <path d="M0 9l4-4 4 4-4 4zM36 9l4-4 4 4-4 4z" fill="#3f8f5b" />
      <path d="M0 .8H44M0 17.2H44" stroke="#d9ae4a" strokeWidth="1.4" />
    </pattern>
  );
}

export function Vignette({ id }: { readonly id: string }): ReactElement {
  return (
    <radialGradient id={id} cx=".5" cy=".46" r=".75">
      <stop offset="0" stopColor="#3d73c4" stopOpacity=".5" />
      <stop offset=".55" stopColor="#1a4080" stopOpacity="0" />
      <stop offset="1" stopColor="#071735" stopOpacity=".6" />
    </radialGradient>
  );
}
