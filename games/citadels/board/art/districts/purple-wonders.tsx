// Special, first half: keep, library, university, dragon gate, haunted city. 100x120 boxes.
import { Icon } from '../../../../board-kit/Icon.tsx';
import { ICONS } from '../../icons.gen.ts';
import { GOLD, INK, ROOF, ROOF_DARK, STONE } from '../palette.ts';
import { Columns, Merlons, Slab, Wall } from '../kit/masonry.tsx';
import { Cone, Dome, Gable, Hip } from '../kit/roofs.tsx';
import { ArchRow, ArchWindow, Archway, Door, RoundWindow } from '../kit/openings.tsx';
import { Banner, DeadTree, Flag } from '../kit/ornaments.tsx';

export const keep = (
  <>
    <path d="M20 120l6-12h48l6 12z" fill="#beb3a1" />
    <Wall at={[38, 28, 24, 16]} tone="grey" bricks={false} />
    <Cone at={[38, 8, 24, 20]} ball={false} />
    <Flag at={[50, 9]} h={8} />
    <RoundWindow at={[50, 35, 3]} lit />
    <Wall at={[28, 50, 44, 60]} tone="grey" />
    <path d="M24 50l3 6h4l3-6M37 50l3 6h4l3-6M50 50l3 6h4l3-6M63 50l3 6h4l3-6" fill="#beb3a1" strokeWidth={0.9} />
    <Slab at={[24, 44, 52, 6]} fill="#e3dccf" />
    <Merlons at={[24, 37, 52, 7]} count={6} />
    <Banner at={[43.5, 59, 13, 25]} />
    <path d="M50 63l4 1.5v4q0 4-4 6-4-2-4-6v-4z" fill={GOLD} strokeWidth={0.8} />
    <ArchRow xs={[33, 61]} at={[64, 6, 12]} lit={[0]} />
    <ArchRow xs={[33, 61]} at={[88, 6, 12]} lit={[1]} />
    <Door at={[43, 93, 14, 21]} />
    <path d="M38 120v-4h24v4z" fill="#e3dccf" />
  </>
);

export const library = (
  <>
    <Cone at={[45, 4, 10, 11]} />
    <path d="M46 15h8v9h-8z" fill="#f3e3c2" />
    <Dome at={[28, 22, 44, 34]} />
    <Slab at={[26, 54, 48, 7]} />
    <path d="M33 57.5h3M41 57.5h3M49 57.5h3M57 57.5h3M65 57.5h3" strokeWidth={1.6} />
    <Wall at={[8, 66, 84, 54]} bricks={false} eave={false} />
    <Slab at={[5, 61, 90, 5]} />
    <ArchRow xs={[12, 24.5, 67.5, 80]} at={[73, 8, 34]} lit={[0, 1, 2, 3]} />
    {[12, 24.5, 67.5, 80].map((x, i) => (
      <g key={x} strokeWidth={0.6}>
        <path d={`M${x} 90h8M${x} 98.5h8M${x} 107h8`} stroke={INK} strokeWidth={0.9} />
        <path
          d={`M${x + 1} 90v-5.5h1.8V90zM${x + 5} 98.5v-5h2v5zM${x + 1.2} 107v-5.5h2v5.5z`}
          fill={i % 2 ? '#bb4a41' : '#4a7bb5'}
        />
        <path
          d={`M${x + 3.2} 90v-4.5h2V90zM${x + 1} 98.5v-5.5h1.8v5.5zM${x + 4.6} 107v-5h2.2v5z`}
          fill={i % 2 ? '#62995a' : '#865ca3'}
        />
      </g>
    ))}
    <Wall at={[35, 70, 30, 50]} tone="sand" bricks={false} />
    <Door at={[44, 88, 12, 26]} />
    <Columns xs={[36.5, 59.5]} at={[72, 4, 42]} />
    <Gable at={[34, 58, 32, 13]} over={2} />
    <path d="M45 66.5q2.5-1.5 5 0q2.5-1.5 5 0v-3.5q-2.5-1.5-5 0q-2.5-1.5-5 0z" fill="#fbf3df" strokeWidth={0.7} />
    <path d="M50 63v3.5" strokeWidth={0.7} />
    <path d="M44.5 77h11v7h-11z" fill={ROOF_DARK} strokeWidth={0.8} />
    <path d="M47 80.5h6" stroke={GOLD} strokeWidth={1.2} />
    <Slab at={[31, 114, 38, 6]} fill="#efe0bf" />
    <path d="M31 117h38" strokeWidth={0.7} />
  </>
);

export const university = (
  <>
    <Wall at={[2, 80, 96, 40]} bricks={false} />
    <Hip at={[2, 66, 34, 14]} over={2} inset={4} />
    <Hip at={[64, 66, 34, 14]} over={2} inset={4} />
    <Wall at={[38, 31, 24, 17]} bricks={false} />
    <Dome at={[36, 11, 28, 20]} />
    <Flag at={[50, 11]} h={10} />
    <Slab at={[36, 30, 28, 3]} />
    <ArchRow xs={[41.5, 47.5, 53.5]} at={[35, 5, 10]} lit={[0, 2]} />
    <Wall at={[29, 58, 42, 62]} tone="sand" bricks={false} />
    <Gable at={[28, 43, 44, 15]} />
    <circle cx={50} cy={52.5} r={3.2} fill={GOLD} />
    <ArchWindow at={[46, 66, 8, 15]} lit />
    <Columns xs={[32, 39.5, 56.5, 64]} at={[62, 4, 52]} />
    <Door at={[44, 91, 12, 23]} />
    <ArchRow xs={[7, 18, 75, 86]} at={[88, 7, 18]} lit={[1, 3]} />
    <Slab at={[26, 114, 48, 6]} fill="#efe0bf" />
    <path d="M26 117h48" strokeWidth={0.7} />
  </>
);

export const dragonGate = (
  <>
    <Wall at={[43, 38, 14, 34]} tone="dusk" />
    <Cone at={[43, 14, 14, 24]} ball={false} />
    <Flag at={[50, 15]} h={9} />
    <ArchWindow at={[47.5, 44, 5, 9]} lit />
    <Wall at={[18, 54, 15, 50]} tone="dusk" />
    <Cone at={[18, 30, 15, 24]} />
    <ArchWindow at={[23, 60, 5, 9]} lit />
    <Wall at={[69, 46, 15, 56]} tone="dusk" />
    <Cone at={[69, 20, 15, 26]} />
    <ArchWindow at={[74, 53, 5, 9]} lit />
    <path d="M2 120q4-24 16-28q6-14 18-16q6-12 16-12t16 12q12 3 15 17q12 6 15 27z" fill="#a79ab0" stroke="none" />
    <path d="M62 120q6-30-2-54q6 2 8 10q12 3 15 17q12 6 15 27z" fill="#7e7189" stroke="none" />
    <path d="M2 120q4-24 16-28q6-14 18-16q6-12 16-12t16 12q12 3 15 17q12 6 15 27z" fill="none" />
    <path d="M13 106l9-6M24 90l7-5M78 90l6 5M86 106l5 5M42 72l6-3" stroke="#5c5163" strokeWidth={1.4} />
    <Archway at={[31, 78, 38, 42]} fill="#d8c9e3" />
    <Archway at={[34, 81, 32, 39]} fill="#33233d" />
    <path d="M34 120q4-8 8-5 3-9 8-4 5-6 8 2 5-5 8 7z" fill="#d9772f" stroke="none" opacity={0.85} />
    <Icon icon={ICONS.spikedDragonHead} x={35} y={84} size={30} color="#f0cb66" />
    <path d="M8 120l3-9 3 9zM86 120l3-8 3 8z" fill="#8d8098" strokeWidth={0.9} />
  </>
);

const [grey, greyShade] = STONE.dusk;

export const hauntedCity = (
  <>
    <DeadTree at={[88, 120]} h={50} />
    <g transform="rotate(4 56 120)">
      <path d="M44 56h26v64H44z" fill={grey} />
      <path d="M61 56h9v64h-9z" fill={greyShade} stroke="none" />
      <path d="M41 56l16-26 16 26z" fill={ROOF} />
      <path d="M57 30l16 26H62z" fill={ROOF_DARK} stroke="none" />
      <path d="M47 52l3-5 3 3 2-4 3 6z" fill="#3b2c3f" strokeWidth={0.8} />
      <ArchRow xs={[48, 59]} at={[64, 6, 11]} lit={[1]} />
      <ArchRow xs={[48]} at={[86, 6, 11]} />
      <path d="M46 70l10-5M47 95l9-6" stroke="#8a6b4a" strokeWidth={2} />
    </g>
    <g transform="rotate(-5 28 120)">
      <path d="M14 76h32v44H14z" fill={grey} />
      <path d="M36 76h10v44H36z" fill={greyShade} stroke="none" />
      <path d="M10 76l6-20q12 4 22-2l12 22z" fill={ROOF} />
      <path d="M38 54l12 22H40z" fill={ROOF_DARK} stroke="none" />
      <path d="M10 76l6-20q12 4 22-2l12 22z" fill="none" />
      <path d="M22 70l2-6 4 2 3-3 2 7z" fill="#3b2c3f" strokeWidth={0.8} />
      <ArchRow xs={[19, 34]} at={[82, 6, 10]} lit={[0]} />
      <Archway at={[24, 98, 11, 22]} fill="#33233d" />
      <path d="M22 104l15-4M22 113l15 2" stroke="#8a6b4a" strokeWidth={2.2} />
    </g>
    <g strokeWidth={1}>
      <path d="M64 116V98a8.5 8.5 0 0 1 17 0v18l-3-3-2.8 3-2.7-3-2.8 3-2.7-3z" fill="#f4f1fa" />
      <path d="M75 92q6 2 6 8v15l-3-2.5z" fill="#cfc5dd" stroke="none" />
      <path d="M69.5 98.5v2.6M75 98.5v2.6" strokeWidth={2.2} />
      <ellipse cx={72.3} cy={105.5} rx={1.6} ry={2.2} fill={INK} stroke="none" />
    </g>
    <path d="M22 22a10 10 0 1 0 9.5 13.5A8.3 8.3 0 0 1 22 22z" fill="#f4e6b4" strokeWidth={0.9} />
    <path d="M0 120q6-5 12 0zM56 120q5-4 10 0z" fill="#8f8a78" strokeWidth={0.8} />
  </>
);
