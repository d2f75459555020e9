// Parts shared by the eight portraits: face, shoulders, hands. Busts live in a 100x110 box.
import type { ReactElement } from 'react';

export const SKIN = '#ecc097';
export const SKIN_SHADE = '#cf966a';

export function Face({ skin = SKIN, shade = SKIN_SHADE }: { readonly skin?: string; readonly shade?: string }): ReactElement {
  return (
    <>
      <path d="M43 66h14v16H43z" fill={shade} />
      <path d="M34 46q0-18 16-18t16 18q0 13-5 20-4 6-11 6t-11-6q-5-7-5-20z" fill={skin} stroke="none" />
      <path d="M55 29q11 4 11 17 0 13-5 20-4 6-11 6 8-8 8-22 0-14-3-21z" fill={shade} stroke="none" />
      <path d="M34 46q0-18 16-18t16 18q0 13-5 20-4 6-11 6t-11-6q-5-7-5-20z" fill="none" />
      <Eyes />
      <path d="M50 50l-2.5 8q1.5 1.5 4 .8" fill="none" />
    </>
  );
}

export function Eyes({ y = 49 }: { readonly y?: number }): ReactElement {
  return (
    <>
      <path d={`M40 ${y - 5}q3.5-2 7-.3M53 ${y - 5.3}q3.5-1.7 7 .3`} fill="none" strokeWidth={1.8} />
      <ellipse cx={43.5} cy={y} rx={1.9} ry={2.3} fill="#33241d" stroke="none" />
      <ellipse cx={56.5} cy={y} rx={1.9} ry={2.3} fill="#33241d" stroke="none" />
      <path d={`M43 ${y - 1}h.1M56 ${y - 1}h.1`} stroke="#fff" strokeWidth={1.2} />
    </>
  );
}

export function Shoulders({ fill, shade }: { readonly fill: string; readonly shade: string }): ReactElement {
  const d = 'M6 112q1-26 20-31l15-5q9 8 18 0l15 5q19 5 20 31z';
  return (
    <>
      <path d={d} fill={fill} stroke="none" />
      <path d="M62 77l12 4q19 5 20 31H70q2-20-8-35z" fill={shade} stroke="none" />
      <path d={d} fill="none" />
    </>
  );
}

export function Fist({ x, y, skin = SKIN }: { readonly x: number; readonly y: number; readonly skin?: string }): ReactElement {
  return (
    <>
      <path d={`M${x - 6} ${y - 4}q6-4 12 0q2 5 0 9q-6 4-12 0q-2-4 0-9z`} fill={skin} />
      <path d={`M${x - 2} ${y - 5}v8M${x + 2} ${y - 5}v8`} strokeWidth={0.8} opacity={0.7} />
    </>
  );
}
