// Nobility: manor, castle, palace. 100x120 boxes, ground at y = 120.
import { INK, ROOF_DARK } from '../palette.ts';
import { Columns, Merlons, Post, Slab, Wall } from '../kit/masonry.tsx';
import { Cone, Dome, Gable, Hip } from '../kit/roofs.tsx';
import { ArchRow, ArchWindow, Door, RoundWindow } from '../kit/openings.tsx';
import { Banner, Cypress, Flag } from '../kit/ornaments.tsx';

export const manor = (
  <>
    <Post at={[41, 44, 6, 22]} />
    <Post at={[53, 44, 6, 22]} />
    <Wall at={[10, 76, 80, 44]} />
    <Hip at={[10, 56, 80, 20]} inset={8} />
    <Wall at={[12, 64, 26, 56]} tone="sand" />
    <Gable at={[12, 40, 26, 24]} />
    <Wall at={[62, 64, 26, 56]} tone="sand" />
    <Gable at={[62, 40, 26, 24]} />
    <RoundWindow at={[25, 56, 3]} />
    <RoundWindow at={[75, 56, 3]} />
    <ArchRow xs={[20.5, 70.5]} at={[70, 9, 13]} lit={[0]} />
    <ArchRow xs={[20.5, 70.5]} at={[94, 9, 14]} lit={[1]} />
    <ArchRow xs={[42, 52]} at={[82, 6, 10]} lit={[1]} />
    <Door at={[43, 100, 14, 20]} />
    <Cypress at={[4.5, 120]} />
    <Cypress at={[95.5, 120]} />
  </>
);

export const castle = (
  <>
    <Wall at={[38, 36, 24, 20]} tone="sand" />
    <Cone at={[38, 14, 24, 22]} />
    <Flag at={[50, 13]} h={9} />
    <ArchWindow at={[46, 39, 8, 9]} lit />
    <Wall at={[28, 56, 44, 64]} eave={false} />
    <Merlons at={[28, 50, 44, 6]} count={5} tone="cream" />
    <Wall at={[8, 56, 22, 64]} tone="sand" />
    <Cone at={[8, 28, 22, 28]} />
    <Wall at={[70, 56, 22, 64]} tone="sand" />
    <Cone at={[70, 28, 22, 28]} />
    <ArchRow xs={[36.5, 47, 57.5]} at={[62, 6, 11]} lit={[1]} />
    <ArchRow xs={[15.5, 77.5]} at={[66, 7, 12]} lit={[0]} />
    <ArchRow xs={[15.5, 77.5]} at={[91, 7, 12]} lit={[1]} />
    <Door at={[41, 97, 18, 23]} />
    <path d="M41 106h18M41 113h18M46 99v21M54 99v21" stroke={INK} strokeWidth={0.8} />
    <Banner at={[44, 77, 12, 17]} />
  </>
);

export const palace = (
  <>
    <Wall at={[4, 68, 92, 52]} bricks={false} eave={false} />
    <path d="M7 62v-4M17 62v-4M27 62v-4M73 62v-4M83 62v-4M93 62v-4" strokeWidth={2.6} />
    <Slab at={[2, 63, 96, 5]} />
    <Dome at={[36, 19, 28, 24]} />
    <path d="M47 12h6v8h-6z" fill="#f3e3c2" />
    <Flag at={[50, 12]} h={10} />
    <Slab at={[35, 42, 30, 5]} />
    <Wall at={[31, 54, 38, 66]} tone="sand" bricks={false} />
    <Gable at={[30, 43, 40, 13]} over={2} />
    <path d="M50 47l3 5h-6z" fill={ROOF_DARK} strokeWidth={0.7} />
    <ArchRow xs={[9, 20, 73.5, 84]} at={[73, 7, 13]} lit={[0, 2]} />
    <Slab at={[4, 90, 92, 3]} />
    <ArchRow xs={[9, 20, 73.5, 84]} at={[98, 7, 14]} lit={[1, 3]} />
    <ArchWindow at={[46, 65, 8, 16]} lit />
    <path d="M42.5 84h15v4h-15z" fill="#efe0bf" strokeWidth={0.9} />
    <Columns xs={[34.5, 40.5, 56, 62]} at={[60, 3.6, 30]} />
    <Door at={[42, 96, 16, 24]} />
    <path d="M36 120v-3h28v3z" fill="#efe0bf" />
  </>
);
