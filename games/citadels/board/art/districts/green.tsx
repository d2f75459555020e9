// Trade: tavern, market, trading post, docks, harbor, town hall. 100x120 boxes, ground at y = 120.
import { CREAM, GOLD, INK, LIGHT, ROOF, TRIM, WOOD } from '../palette.ts';
import { Wall, Slab, Post } from '../kit/masonry.tsx';
import { Cone, Gable, Hip } from '../kit/roofs.tsx';
import { ArchRow, ArchWindow, Archway, Door, SquareWindow } from '../kit/openings.tsx';
import { Awning, Barrel, Crate, Flag } from '../kit/ornaments.tsx';

export const tavern = (
  <>
    <Post at={[58, 50, 8, 22]} />
    <Wall at={[20, 74, 48, 46]} tone="sand" bricks={false} />
    <path d="M20 92h48M20 76l15 16M68 76L53 92M36 92v28M54 92v28M44 74v18" stroke={WOOD} strokeWidth={2.4} />
    <Gable at={[20, 44, 48, 30]} over={5} />
    <SquareWindow at={[40, 60, 8, 7]} lit />
    <Door at={[39, 99, 12, 21]} />
    <ArchRow xs={[24, 57]} at={[98, 7.5, 11]} lit={[0, 1]} />
    <path d="M20 84H8v4M12 84v4" fill="none" />
    <rect x={4} y={88} width={13} height={12} rx={2} fill={GOLD} />
    <path d="M7.5 91.5h4.5v5.5H7.5zM12 92.8h2v3h-2" fill="none" strokeWidth={1} />
    <Barrel at={[74, 120]} />
    <Barrel at={[86, 120]} />
    <Barrel at={[80, 109]} />
  </>
);

export const market = (
  <>
    <Wall at={[30, 62, 40, 58]} tone="sand" />
    <Gable at={[30, 40, 40, 22]} />
    <ArchRow xs={[37, 47, 57]} at={[67, 6, 10]} lit={[1]} />
    <Flag at={[50, 41]} h={12} />
    <path d="M6 92v28M46 92v28M54 96v24M95 96v24" stroke={WOOD} strokeWidth={2.6} />
    <path d="M8 106h36v14H8z" fill="#c79a64" />
    <path d="M20 106v14M32 106v14" strokeWidth={0.8} opacity={0.6} />
    <g fill="#bb4a41" strokeWidth={0.9}>
      <circle cx={13} cy={104.5} r={3.2} />
      <circle cx={19} cy={104.5} r={3.2} />
      <circle cx={16} cy={101.5} r={3.2} />
      <circle cx={31} cy={104.5} r={3.2} fill="#8fb35a" />
      <circle cx={37} cy={104.5} r={3.2} fill="#8fb35a" />
      <circle cx={25} cy={104.5} r={3.2} />
    </g>
    <path d="M57 108h36v12H57z" fill="#b98a55" />
    <path d="M60 108q4-9 8 0M69 108q4-9 8 0M78 108q4-9 8 0" fill="#dca42c" strokeWidth={0.9} />
    <path d="M3 96h46v3H3zM52 100h45v3H52z" fill={INK} opacity={0.14} stroke="none" />
    <Awning at={[3, 84, 46, 11]} count={6} />
    <Awning at={[52, 88, 45, 11]} count={6} />
  </>
);

export const tradingPost = (
  <>
    <Wall at={[26, 50, 48, 70]} tone="clay" eave={false} />
    <path d="M24 50h8v-7h6v-7h6v-6h12v6h6v7h6v7h8v4H24z" fill={TRIM} />
    <path d="M56 30v6h6v7h6v7h8v4H58V30z" fill="#cdb388" opacity={0.8} stroke="none" />
    <path d="M24 50h8v-7h6v-7h6v-6h12v6h6v7h6v7h8v4H24z" fill="none" />
    <path d="M46 39.5h8v8h-8z" fill={ROOF} />
    <path d="M50 39.5v8M46 43.5h8" strokeWidth={0.8} />
    <ArchRow xs={[33, 46, 59]} at={[61, 8, 14]} lit={[0, 2]} />
    <path d="M32 78h10M45 78h10M58 78h10" stroke={WOOD} strokeWidth={2.2} />
    <path d="M31 98h23v17H31z" fill={LIGHT} />
    <path d="M42.5 98v17M31 106.5h23" strokeWidth={1} />
    <path d="M34 106.5v-4h3v4M46 106.5l2-5 2 5M34 115v-4.5h5v4.5M45 115v-3.5h6v3.5" fill="#a4713f" strokeWidth={0.7} />
    <Door at={[59, 98, 11, 22]} fill="#3f6f3a" />
    <Awning at={[22, 86, 56, 11]} count={7} />
    <path d="M76 66h10M83 66v4" fill="none" />
    <circle cx={83} cy={75} r={5} fill={GOLD} />
    <path d="M81 77v-3.5l1 .9 1-2 1 2 1-.9V77z" fill="#8a6212" stroke="none" />
    <Barrel at={[81, 120]} />
    <Crate at={[12, 120]} s={10} />
  </>
);

export const docks = (
  <>
    <Wall at={[8, 62, 84, 58]} />
    <Hip at={[8, 38, 84, 24]} over={4} inset={14} />
    <Wall at={[41, 40, 18, 22]} tone="sand" bricks={false} />
    <Gable at={[41, 28, 18, 12]} />
    <SquareWindow at={[46, 46, 8, 11]} />
    <path d="M50 33h20" stroke={WOOD} strokeWidth={2.6} />
    <path d="M68 34v15" strokeWidth={0.9} />
    <Crate at={[63.5, 58]} s={9} />
    <ArchRow xs={[14, 30, 46, 62, 78]} at={[69, 8, 12]} lit={[0, 2, 4]} />
    <Slab at={[6, 87, 88, 4]} />
    <Archway at={[13, 97, 14, 23]} />
    <Archway at={[33, 97, 14, 23]} />
    <Archway at={[53, 97, 14, 23]} />
    <Archway at={[73, 97, 14, 23]} />
    <Crate at={[35.5, 120]} />
    <Crate at={[15, 120]} s={7} />
    <Barrel at={[76, 120]} />
  </>
);

export const harbor = (
  <>
    <Wall at={[8, 44, 22, 62]} tone="grey" />
    <Cone at={[8, 24, 22, 20]} />
    <SquareWindow at={[13, 47, 12, 8]} lit />
    <ArchRow xs={[15.5]} at={[64, 7, 11]} />
    <ArchWindow at={[15.5, 84, 7, 11]} lit />
    <Wall at={[30, 74, 30, 32]} tone="sand" />
    <Hip at={[30, 60, 30, 14]} inset={6} />
    <ArchRow xs={[35, 48]} at={[81, 6, 10]} lit={[0]} />
    <path d="M74 106V32" stroke={INK} strokeWidth={3.8} />
    <path d="M74 106V32" stroke="#8a5f38" strokeWidth={1.8} />
    <path d="M76 40q22 16 18 44H76z" fill={CREAM} stroke="none" />
    <path d="M76 49q9 5 13.5 11l2.5 5q-8-5-16-6zM76 68q9 0 18 6v6q-9-4-18-4z" fill={ROOF} stroke="none" />
    <path d="M76 40q22 16 18 44H76z" fill="none" />
    <path d="M72 46Q58 62 58 86h14z" fill="#f1e2c0" />
    <Flag at={[74, 36]} h={9} />
    <path d="M54 96h45l-6 17H62z" fill="#9a6a3c" />
    <path d="M82 96h17l-6 17H80z" fill="#744c27" stroke="none" />
    <path d="M54 96h45l-6 17H62z" fill="none" />
    <path d="M56 101h41" stroke={GOLD} strokeWidth={1.8} />
    <path d="M0 104h56v7H0z" fill="#c8a878" />
    <path d="M14 104v7M28 104v7M42 104v7" strokeWidth={0.7} />
    <path d="M6 111v9M20 111v9M34 111v9M48 111v9" stroke="#6d4a2d" strokeWidth={3} />
    <path d="M0 113q5-3 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0v7H0z" fill="#7fa9bd" stroke="#3f6a7e" strokeWidth={1} />
    <path d="M6 117q4-2 8 0M44 117q4-2 8 0M72 117.5q4-2 8 0" stroke="#d7e8ee" strokeWidth={1.2} fill="none" />
  </>
);

export const townHall = (
  <>
    <Wall at={[8, 66, 84, 54]} />
    <Hip at={[8, 48, 84, 18]} over={4} />
    <Flag at={[17, 49]} h={13} />
    <Flag at={[83, 49]} h={13} dir={-1} />
    <Wall at={[37, 34, 26, 86]} tone="sand" eave={false} />
    <Wall at={[42, 18, 16, 16]} bricks={false} />
    <Cone at={[42, 2, 16, 16]} />
    <ArchWindow at={[46.5, 22, 7, 10]} lit />
    <Slab at={[34, 33, 32, 4.5]} />
    <circle cx={50} cy={49.5} r={8} fill="#fffaf0" strokeWidth={1.4} />
    <path d="M50 49.5v-5M50 49.5l3.5 2M50 43v-.2M50 56.2v.1M43.5 49.5h.1M56.5 49.5h.1" strokeWidth={1.5} />
    <ArchRow xs={[43, 51]} at={[62, 6, 12]} lit={[1]} />
    <ArchRow xs={[13, 25, 67, 79]} at={[72, 8, 13]} lit={[0, 2]} />
    <Slab at={[6, 90, 88, 3.5]} />
    <Archway at={[12, 99, 10, 21]} />
    <Archway at={[24, 99, 10, 21]} />
    <Archway at={[66, 99, 10, 21]} />
    <Archway at={[78, 99, 10, 21]} />
    <path d="M41 82h18l2 8H39z" fill={ROOF} />
    <path d="M45 90v-8M50 90v-8M55 90v-8" strokeWidth={0.8} />
    <Door at={[43, 98, 14, 22]} />
  </>
);
