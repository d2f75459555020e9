// Portraits of those who work unseen: assassin, thief, magician; and the king. 100x110 boxes.
import { GOLD, INK } from '../palette.ts';
import { Star } from '../kit/ornaments.tsx';
import { Eyes, Face, Fist, Shoulders, SKIN, SKIN_SHADE } from './figure.tsx';

export const assassin = (
  <>
    <path d="M50 10q-31 8-29 50-1 8-17 52h92Q80 68 79 60 81 18 50 10z" fill="#4a4256" stroke="none" />
    <path d="M50 10q31 8 29 50 1 8 17 52H66q8-30 4-56-3-34-20-46z" fill="#2c2636" stroke="none" />
    <path d="M50 10q-31 8-29 50-1 8-17 52h92Q80 68 79 60 81 18 50 10z" fill="none" />
    <path d="M50 25q-19 9-19 32 0 16 19 24 19-8 19-24 0-23-19-32z" fill="#15101a" />
    <path d="M35 46q15-7 30 0l1 10q-16 6-32 0z" fill="#b98361" stroke="none" />
    <path d="M33 55q17 7 34 0 0 18-17 26-17-8-17-26z" fill="#8c2f39" />
    <path d="M50 58.5q9 0 17-3.5 0 18-17 26z" fill="#5f1d25" stroke="none" />
    <path d="M38 50.5q4-2.5 8 .5-4 2.5-8-.5zM54 51q4-3 8-.5-4 3-8 .5z" fill="#fff6df" strokeWidth={0.8} />
    <path d="M43 50.7h.1M57 50.7h.1" strokeWidth={3} />
    <path d="M36 46.5l10 2M64 46.5l-10 2" strokeWidth={2} />
    <path d="M34 98q16-18 16-17t16 17" fill="none" opacity={0.6} />
    <path d="M41 86l9-4 9 4-9 5z" fill={GOLD} />
    <g transform="translate(-5 4) rotate(11 80 88)">
      <path d="M77 76V42l4-9 4 9v34z" fill="#e6eaec" />
      <path d="M81 33l4 9v34h-4z" fill="#a9b2b8" stroke="none" />
      <path d="M71 76h20v4.5H71z" fill={GOLD} />
      <path d="M78.5 80.5h5V98h-5z" fill="#6d2029" />
      <Fist x={81} y={90} skin="#3a3246" />
    </g>
  </>
);

export const thief = (
  <>
    <path d="M8 112q-8-34 14-46 6-3 10 2 14 14 6 44z" fill="#b48a52" />
    <path d="M22 66q4 20-4 46h14q6-28-2-46z" fill="#8d6738" stroke="none" />
    <circle cx={17} cy={87} r={7} fill={GOLD} />
    <path d="M13.5 90v-5l1.7 1.4L17 83.5l1.8 2.9 1.7-1.4v5z" fill="#8a6212" stroke="none" />
    <Shoulders fill="#4f7470" shade="#33504d" />
    <Face />
    <path d="M33 44q17-6 34 0v9q-5 5-12 2-5-4-10 0-7 3-12-2z" fill="#2a2430" />
    <path d="M39 49q4-3 7.5 0-3.5 3-7.5 0zM53.5 49q4-3 7.5 0-4 3-7.5 0z" fill="#fff6df" strokeWidth={0.8} />
    <path d="M43.5 49h.1M56.5 49h.1" strokeWidth={3} />
    <path d="M44 64q7 4.5 13-1.5" fill="none" strokeWidth={1.5} />
    <path d="M40 67h.1M43 69h.1M58 68h.1M55 70h.1M50 71h.1" stroke="#8a5f43" strokeWidth={1.2} />
    <path d="M30 40q-2-20 22-21 20 1 18 20-8-5-20-4-12 0-20 5z" fill="#6f4f35" />
    <path d="M56 19q16 4 14 20-6-3-12-4 2-9-2-16z" fill="#4e3522" stroke="none" />
    <path d="M27 42q10-9 25-8 16 0 21 6-10 2-22 1-14-1-24 1z" fill="#825d3f" />
    <path d="M36 79q14 10 28 0l4 9q-18 11-36 0z" fill="#b5473b" />
    <path d="M58 88l9 14 6-3-5-13z" fill="#8b302c" />
    <Fist x={33} y={80} />
    <path d="M28 76q-6-6-6-12" strokeWidth={3} fill="none" stroke="#8d6738" />
  </>
);

export const magician = (
  <>
    <path d="M84 112V40" strokeWidth={5.5} />
    <path d="M84 112V40" stroke="#8a5f38" strokeWidth={3} />
    <circle cx={84} cy={32} r={13} fill="#a9e3f5" opacity={0.35} stroke="none" />
    <circle cx={84} cy={32} r={8.5} fill="#8fd3ee" />
    <path d="M79.5 30q1-4 5-4.5" stroke="#fff" strokeWidth={1.8} fill="none" />
    <path d="M77 42q0-4 3-5 4 3 8 0 3 1 3 5z" fill={GOLD} />
    <Shoulders fill="#6a56b0" shade="#46378a" />
    <Face skin="#f0cdae" shade="#d7a684" />
    <path d="M33 50q-3 22 5 34 5 12 12 24 7-12 12-24 8-12 5-34-3 10-8 11-4-4-9-4t-9 4q-5-1-8-11z" fill="#f4f1ea" stroke="none" />
    <path d="M56 58q6 0 8 1 3 10-2 22-5 14-12 27 5-26 6-50z" fill="#cfc9c0" stroke="none" />
    <path d="M33 50q-3 22 5 34 5 12 12 24 7-12 12-24 8-12 5-34-3 10-8 11-4-4-9-4t-9 4q-5-1-8-11z" fill="none" />
    <path d="M42 60q4-4 8-1 4-3 8 1-4 3-8 1-4 2-8-1z" fill="#fff" strokeWidth={0.9} />
    <path d="M45 72q1 14 4 22M55 72q-1 10-2 14" fill="none" strokeWidth={0.8} opacity={0.5} />
    <path d="M40 43.5q4-3 8-.5M52 43q4-2.5 8 .5" stroke="#fff" strokeWidth={3} fill="none" />
    <path d="M22 42q10-4 14-16Q42 4 60-4q-4 9 0 18 5 20 18 28-28-8-56 0z" fill="#6a56b0" stroke="none" />
    <path d="M60-4q-4 9 0 18 5 20 18 28-10-3-22-4Q50 14 60-4z" fill="#46378a" stroke="none" />
    <path d="M22 42q10-4 14-16Q42 4 60-4q-4 9 0 18 5 20 18 28-28-8-56 0z" fill="none" />
    <path d="M31 37.5q18-5 37-.2" stroke={GOLD} strokeWidth={3} fill="none" />
    <Star at={[46, 22]} r={5} />
    <Star at={[54, 10]} r={2.6} />
    <Star at={[26, 96]} r={4} />
    <Fist x={84} y={84} skin="#f0cdae" />
  </>
);

export const king = (
  <>
    <path d="M84 112V44" strokeWidth={5} />
    <path d="M84 112V44" stroke={GOLD} strokeWidth={2.8} />
    <circle cx={84} cy={38} r={6.5} fill={GOLD} />
    <path d="M84 31v-9M80.5 26h7" strokeWidth={3.6} />
    <path d="M84 31v-8.5M81 26h6" stroke={GOLD} strokeWidth={1.6} />
    <Shoulders fill="#a8323c" shade="#7a1f29" />
    <path d="M24 82l17-6q9 9 18 0l17 6 3 13q-29 12-58 0z" fill="#fbf6ea" />
    <path d="M60 77l16 5 3 13q-9 4-18 5 2-12-1-23z" fill="#d9d0bd" stroke="none" />
    <path d="M30 88v4M40 93v4M50 88v4M60 94v4M70 88v4" stroke={INK} strokeWidth={2.4} />
    <Face />
    <path d="M33 48q1 6 4 9 4-3 8-3h10q4 0 8 3 3-3 4-9 3 20-4 28-6 8-13 9-7-1-13-9-7-8-4-28z" fill="#7a4a26" stroke="none" />
    <path d="M58 54q3 1 5 3 3-3 4-9 3 20-4 28-6 8-13 9 8-10 8-31z" fill="#5a3216" stroke="none" />
    <path d="M33 48q1 6 4 9 4-3 8-3h10q4 0 8 3 3-3 4-9 3 20-4 28-6 8-13 9-7-1-13-9-7-8-4-28z" fill="none" />
    <path d="M43 61q4-3 7-1 3-2 7 1-3 3-7 2-4 1-7-2z" fill="#96602f" strokeWidth={0.8} />
    <path d="M45.5 65.5q4.5 2.5 9 0" stroke={SKIN_SHADE} strokeWidth={2} fill="none" />
    <path d="M50 50l-2.5 7q1.5 1.5 4 .8" fill={SKIN} />
    <path d="M31 38L26 12l13 9L50 4l11 17 13-9-5 26q-19-7-38 0z" fill="#e8b73a" stroke="none" />
    <path d="M50 4l11 17 13-9-5 26q-5-2-11-3 2-18-8-31z" fill="#b98418" stroke="none" />
    <path d="M31 38L26 12l13 9L50 4l11 17 13-9-5 26q-19-7-38 0z" fill="none" />
    <path d="M30.5 34q19.5-7 39 0l-.8 5q-19-6-37.5 0z" fill="#f6d97e" />
    <circle cx={50} cy={33.5} r={2.6} fill="#c0392b" />
    <circle cx={38.5} cy={34.8} r={1.9} fill="#4a7bb5" />
    <circle cx={61.5} cy={34.8} r={1.9} fill="#4a7bb5" />
    <circle cx={26} cy={11} r={3} fill="#f6d97e" />
    <circle cx={74} cy={11} r={3} fill="#f6d97e" />
    <circle cx={50} cy={3} r={3.2} fill="#f6d97e" />
    <Eyes y={48.5} />
    <Fist x={84} y={82} />
  </>
);
