// Portraits of those who work in the open: bishop, merchant, architect, warlord. 100x110 boxes.
import { CREAM, GOLD, INK } from '../palette.ts';
import { Eyes, Face, Fist, Shoulders, SKIN, SKIN_SHADE } from './figure.tsx';

export const bishop = (
  <>
    <path d="M84 112V46q0-14-9-14-8 0-8 8 0 6 6 6" fill="none" strokeWidth={6} />
    <path d="M84 112V46q0-14-9-14-8 0-8 8 0 6 6 6" fill="none" stroke={GOLD} strokeWidth={3.2} />
    <Shoulders fill="#4a7bb5" shade="#2c5588" />
    <path d="M38 77q12 12 24 0l6 35H32z" fill={CREAM} />
    <path d="M46 83h8v29h-8z" fill={GOLD} strokeWidth={0.9} />
    <path d="M50 88v11M46.5 91.5h7" stroke="#8c2f39" strokeWidth={2.4} />
    <Face skin="#efc7a2" shade="#d29d75" />
    <path d="M34 52q-2 12 5 18 5 5 11 5t11-5q7-6 5-18-2 8-6 9-3 7-10 7t-10-7q-4-1-6-9z" fill="#e9e5dc" />
    <path d="M45 63q5 3 10 0" fill="none" strokeWidth={1.5} />
    <path d="M40 43.5q4-2 7.5-.3M52.5 43.2q4-1.7 7.5.3" stroke="#f4f1ea" strokeWidth={2.6} fill="none" />
    <path d="M31 40Q27 16 50 0q23 16 19 40-19-6-38 0z" fill={CREAM} stroke="none" />
    <path d="M50 0q23 16 19 40-6-2-12-3Q62 14 50 0z" fill="#d8cba9" stroke="none" />
    <path d="M31 40Q27 16 50 0q23 16 19 40-19-6-38 0z" fill="none" />
    <path d="M31 36q19-7 38 0l.2 5q-19-6.5-38.4 0z" fill={GOLD} />
    <path d="M50 3v30" stroke={INK} strokeWidth={6} />
    <path d="M50 4v28.5" stroke={GOLD} strokeWidth={3.8} />
    <path d="M43 18h14" stroke={INK} strokeWidth={6} />
    <path d="M44 18h12" stroke={GOLD} strokeWidth={3.8} />
    <circle cx={50} cy={18} r={2.4} fill="#4a7bb5" strokeWidth={0.9} />
    <Fist x={84} y={84} skin="#efc7a2" />
  </>
);

export const merchant = (
  <>
    <Shoulders fill="#5f9657" shade="#3c6a38" />
    <path d="M26 81l15-5q9 9 18 0l15 5-7 31h-9l-8-22-8 22h-9z" fill="#a4713f" />
    <path d="M59 76l15 5-7 31h-7q4-20-1-36z" fill="#7b5029" stroke="none" />
    <path d="M30 86l2 3M36 82l2 3M64 83l2 3M70 87l-1 3M34 96l2 3M66 97l-1 3" strokeWidth={0.9} opacity={0.6} />
    <path d="M42 78l8 12 8-12q-8 5-16 0z" fill={CREAM} />
    <Face skin="#dca87c" shade="#b97f54" />
    <path d="M39 61q6-5 11-1.5Q55 56 61 61q4 1 6-2-2 8-9 6-5-.5-8-2-3 1.5-8 2-7 2-9-6 2 3 6 2z" fill="#4f2f1a" />
    <path d="M46 69q4 3 8 0l-2 9q-2 2-4 0z" fill="#4f2f1a" />
    <path d="M34 46q-3 6-1 14l3-2q-2-8 1-14zM66 46q3 6 1 14l-3-2q2-8-1-14z" fill="#4f2f1a" strokeWidth={0.8} />
    <path d="M28 36q-4-22 24-24 26-1 24 14-1 8-8 11-20-6-40-1z" fill="#5f9657" stroke="none" />
    <path d="M60 13q17 1 16 13-1 8-8 11-5-2-10-2 6-9 2-22z" fill="#3c6a38" stroke="none" />
    <path d="M28 36q-4-22 24-24 26-1 24 14-1 8-8 11-20-6-40-1z" fill="none" />
    <path d="M28 35q20-8 42 0v6q-21-7-42 0z" fill="#a4713f" />
    <circle cx={62} cy={31} r={4.5} fill={GOLD} />
    <path d="M63 28Q66 6 88 2q2 14-9 20-6 4-15 7z" fill={CREAM} />
    <path d="M64 28Q72 14 86 4" fill="none" strokeWidth={0.9} />
    <circle cx={20} cy={82} r={9.5} fill="#7c560d" />
    <circle cx={20} cy={80.5} r={9.5} fill="#f0cb66" />
    <path d="M15 84v-7l2.3 1.9L20 74.5l2.7 4.4L25 77v7z" fill="#8f6410" stroke="none" />
    <Fist x={21} y={94} skin="#dca87c" />
    <circle cx={50} cy={98} r={4} fill={GOLD} />
  </>
);

export const architect = (
  <>
    <path d="M31 44q-5 20 2 34h34q7-14 2-34z" fill="#5d331c" />
    <Shoulders fill="#c7804a" shade="#95562b" />
    <path d="M36 78q14 12 28 0l5 34H31z" fill="#8a5a34" />
    <path d="M58 81l6-3 5 34H59z" fill="#6b4324" stroke="none" />
    <path d="M40 78q10 9 20 0l-1 6q-9 6-18 0z" fill={CREAM} />
    <Face skin="#e9b890" shade="#c98a60" />
    <path d="M45.5 64.5q4.5 3 9 0" fill="none" strokeWidth={1.6} stroke="#8c2f39" />
    <path d="M31 52q-3-26 19-27 22 1 19 27-2-8-7-13-10 1-19-5-8 6-12 18z" fill="#74411f" stroke="none" />
    <path d="M56 26q15 4 13 26-2-8-7-13-2 0-5-.5 2-6-1-12.5z" fill="#52290f" stroke="none" />
    <path d="M31 52q-3-26 19-27 22 1 19 27-2-8-7-13-10 1-19-5-8 6-12 18z" fill="none" />
    <path d="M27 33q1-19 23-21 22 2 23 21-23-8-46 0z" fill="#b5533c" stroke="none" />
    <path d="M54 12q18 3 19 21-8-3-17-4 3-8-2-17z" fill="#8b3a28" stroke="none" />
    <path d="M27 33q1-19 23-21 22 2 23 21-23-8-46 0z" fill="none" />
    <path d="M26 34q24-9 48 0-3 3-4 4-20-7-40 0-2-1-4-4z" fill="#d57a5c" />
    <path d="M64 42l14-9" stroke={INK} strokeWidth={4} />
    <path d="M64 42l12-7.7" stroke={GOLD} strokeWidth={2.2} />
    <g transform="rotate(-10 18 90)">
      <path d="M18 60l-9 40M18 60l9 40" strokeWidth={5} />
      <path d="M18 60l-9 38M18 60l9 38" stroke="#d9dcd8" strokeWidth={2.6} />
      <path d="M11 88q7 4 14 0" fill="none" strokeWidth={2} />
      <circle cx={18} cy={60} r={4.5} fill={GOLD} />
      <Fist x={18} y={76} skin="#e9b890" />
    </g>
    <g transform="rotate(14 82 92)">
      <path d="M75 64h15v48H75z" fill="#dbe6f4" />
      <path d="M84 64h6v48h-6z" fill="#a9c0dd" stroke="none" />
      <ellipse cx={82.5} cy={64} rx={7.5} ry={3} fill="#f4f8fd" />
      <path d="M78 72h6v7h-6zM78 84h8M78 89h5" fill="none" stroke="#1f4e8c" strokeWidth={1.3} />
    </g>
  </>
);

export const warlord = (
  <>
    <g transform="translate(5 2) rotate(-7 18 96)">
      <path d="M14 84V26l5-10 5 10v58z" fill="#e6eaec" />
      <path d="M19 16l5 10v58h-5z" fill="#a3adb3" stroke="none" />
      <path d="M6 84h26v5H6z" fill={GOLD} />
      <path d="M16 89h6v16h-6z" fill="#5f1d25" />
      <circle cx={19} cy={107} r={3.5} fill={GOLD} />
    </g>
    <path d="M4 112q0-24 18-31l19-5q9 8 18 0l19 5q18 7 18 31z" fill="#8f9499" stroke="none" />
    <path d="M60 76l18 5q18 7 18 31H70q3-20-10-36z" fill="#666c72" stroke="none" />
    <path d="M4 112q0-24 18-31l19-5q9 8 18 0l19 5q18 7 18 31z" fill="none" />
    <path d="M6 100q12-12 26-6M94 100q-12-12-26-6" fill="none" />
    <path d="M36 80q14 12 28 0l4 32H32z" fill="#bb4a41" />
    <path d="M58 83l6-3 4 32H58z" fill="#8b302c" stroke="none" />
    <path d="M50 90l8 3v7q0 7-8 11-8-4-8-11v-7z" fill={GOLD} strokeWidth={1} />
    <path d="M45.5 96l9 9M54.5 96l-9 9" strokeWidth={1.8} />
    <path d="M40 66h20v14H40z" fill={SKIN_SHADE} stroke="none" />
    <path d="M30 80Q26 22 50 18q24 4 20 62-6 4-11 2V56H41v26q-5 2-11-2z" fill="#c3c9cd" stroke="none" />
    <path d="M54 19q20 6 16 61-6 4-11 2V56h3Q64 34 54 19z" fill="#8b9399" stroke="none" />
    <path d="M41 56h18v26q-9 7-18 0z" fill="#2a2024" />
    <path d="M34 46h32v10H34z" fill="#2a2024" />
    <path d="M36 47h28v8H36z" fill="#c58d63" stroke="none" />
    <path d="M45 55h10v20q-5 4-10 0z" fill={SKIN} stroke="none" />
    <path d="M45 70q5-2 10 0v5q-5 4-10 0z" fill="#5a3216" stroke="none" />
    <Eyes y={51.5} />
    <path d="M50 53l-2 9h4" fill="none" />
    <path d="M46.5 68q3.5-1.5 7 0" fill="none" strokeWidth={1.5} />
    <path d="M30 80Q26 22 50 18q24 4 20 62-6 4-11 2V58l5-2V46H36v10l5 2v24q-5 2-11-2z" fill="none" />
    <path d="M50 18v26" stroke="#f4f6f7" strokeWidth={2.6} />
    <path d="M33 72h.1M35 78h.1M67 72h.1M65 78h.1M33 64h.1M67 64h.1" strokeWidth={2.4} />
    <path d="M47 22q-3-18 14-22 18-2 26 16 3 10-3 20-4-18-16-21-10-2-16 7z" fill="#bb4a41" />
    <path d="M58 12q16-6 26 22-1-20-11-28" fill="none" strokeWidth={1} opacity={0.7} />
  </>
);
