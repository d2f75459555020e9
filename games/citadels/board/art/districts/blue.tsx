// Religion: temple, church, monastery, cathedral. 100x120 boxes, ground at y = 120.
import { GOLD, INK } from '../palette.ts';
import { Columns, Slab, Wall } from '../kit/masonry.tsx';
import { Cone, Gable, Hip } from '../kit/roofs.tsx';
import { ArchRow, ArchWindow, Archway, Door, RoundWindow } from '../kit/openings.tsx';
import { Bush, Cross, Cypress } from '../kit/ornaments.tsx';
import { path } from '../kit/path.ts';

export const temple = (
  <>
    <Slab at={[10, 115, 80, 5]} fill="#dcc69b" />
    <Slab at={[15, 110, 70, 5]} fill="#efe0bf" />
    <path d="M20 76h60v34H20z" fill="#b79b74" />
    <path d="M20 76h60v5H20z" fill={INK} opacity={0.25} stroke="none" />
    <Door at={[43, 84, 14, 26]} fill="#4b382f" />
    <Columns xs={[20.5, 31.5, 63.5, 74.5]} at={[77, 5, 33]} />
    <Slab at={[16, 71, 68, 6]} />
    <Gable at={[18, 52, 64, 19]} over={4} />
    <circle cx={50} cy={63.5} r={4.2} fill={GOLD} />
    <path d="M50 59.3v8.4M45.8 63.5h8.4" strokeWidth={0.8} />
    <Bush at={[8, 120]} />
    <Bush at={[93, 120]} />
  </>
);

export const church = (
  <>
    <Wall at={[40, 80, 50, 40]} />
    <Hip at={[40, 60, 50, 20]} inset={4} />
    <ArchRow xs={[49, 62, 75]} at={[89, 7, 17]} lit={[1]} />
    <path d="M45 84v36M58.5 84v36M71.5 84v36M85 84v36" stroke="#cdb388" strokeWidth={2.2} />
    <Wall at={[16, 50, 26, 70]} tone="sand" />
    <Cone at={[16, 14, 26, 36]} ball={false} />
    <Cross at={[29, 14]} />
    <ArchRow xs={[21, 31]} at={[56, 6, 12]} />
    <Slab at={[14, 72, 30, 3]} />
    <RoundWindow at={[29, 84, 5]} lit />
    <Door at={[22, 98, 14, 22]} />
    <Cypress at={[95, 120]} h={24} />
  </>
);

export const monastery = (
  <>
    <path d="M65 63V50a7.5 7.5 0 0 1 15 0v13z" fill="#f3e3c2" />
    <path d="M68.5 60.5q1.5-2 1.5-5a2.5 2.5 0 0 1 5 0q0 3 1.5 5z" fill={GOLD} strokeWidth={0.9} />
    <Cross at={[72.5, 43]} s={0.6} />
    <Wall at={[6, 78, 88, 42]} tone="sand" />
    <Hip at={[6, 62, 88, 16]} inset={6} />
    <Wall at={[14, 54, 24, 66]} />
    <Gable at={[14, 35, 24, 19]} />
    <Cross at={[26, 36]} s={0.9} />
    <ArchWindow at={[21.5, 61, 9, 16]} lit />
    <ArchRow xs={[44, 56, 68, 80]} at={[83, 5, 8]} lit={[2]} />
    <Slab at={[38, 93, 57, 3]} />
    <Archway at={[41.5, 99, 10, 21]} fill="#6b5546" />
    <Archway at={[54.5, 99, 10, 21]} fill="#6b5546" />
    <Archway at={[67.5, 99, 10, 21]} fill="#6b5546" />
    <Archway at={[80.5, 99, 10, 21]} fill="#6b5546" />
    <Bush at={[59.5, 120]} r={4} />
    <Bush at={[85.5, 120]} r={4} />
    <Door at={[19, 98, 14, 22]} />
    <Bush at={[5, 120]} />
  </>
);

const petals = Array.from({ length: 8 }, (_, i) => {
  const a = (i * Math.PI) / 4;
  return (
    <path
      key={i}
      d={path`M${50 + 2.5 * Math.cos(a)} ${73 + 2.5 * Math.sin(a)}L${50 + 8 * Math.cos(a)} ${73 + 8 * Math.sin(a)}`}
      stroke={i % 2 ? '#ffcf5c' : '#9dbde0'}
      strokeWidth={3.2}
    />
  );
});

export const cathedral = (
  <>
    <Wall at={[30, 58, 40, 62]} />
    <Gable at={[30, 32, 40, 26]} />
    <Cross at={[50, 33]} s={0.8} />
    <Wall at={[10, 42, 24, 78]} tone="sand" />
    <Wall at={[66, 42, 24, 78]} tone="sand" />
    <Cone at={[10, 6, 24, 36]} ball={false} />
    <Cone at={[66, 6, 24, 36]} ball={false} />
    <Cross at={[22, 7]} s={0.8} />
    <Cross at={[78, 7]} s={0.8} />
    <circle cx={50} cy={73} r={11} fill="#5a4439" strokeWidth={1.4} />
    {petals}
    <circle cx={50} cy={73} r={2.6} fill="#e49a92" strokeWidth={0.7} />
    <ArchRow xs={[15.5, 23.5, 71.5, 79.5]} at={[48, 5, 16]} lit={[1, 3]} />
    <Slab at={[8, 69, 28, 3]} />
    <Slab at={[64, 69, 28, 3]} />
    <ArchRow xs={[18.5, 74.5]} at={[77, 7, 18]} />
    <path d="M38 96L50 86l12 10z" fill="#efe0bf" />
    <Door at={[42, 96, 16, 24]} />
    <Door at={[16.5, 103, 11, 17]} />
    <Door at={[72.5, 103, 11, 17]} />
  </>
);
