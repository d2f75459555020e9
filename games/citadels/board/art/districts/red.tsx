// Military: watchtower, prison, barracks, fortress. 100x120 boxes, ground at y = 120.
import { STONE, WOOD } from '../palette.ts';
import { Merlons, Wall } from '../kit/masonry.tsx';
import { Cone, Gable, Hip } from '../kit/roofs.tsx';
import { ArchRow, ArchWindow, BarredWindow, Door, Portcullis, SquareWindow } from '../kit/openings.tsx';
import { Banner, Bush, Flag } from '../kit/ornaments.tsx';

const [front, shade, joint] = STONE.grey;

export const watchtower = (
  <>
    <path d="M37 120l4-62h18l4 62z" fill={front} stroke="none" />
    <path d="M54 120l-1-62h6l4 62z" fill={shade} stroke="none" />
    <path className="cit-bricks" d="M42 78h5M44 92h6M41 108h5M50 86h4M48 68h4" stroke={joint} strokeWidth={1} />
    <path d="M37 120l4-62h18l4 62z" fill="none" />
    <path d="M36 58l5 9M64 58l-5 9" stroke={WOOD} strokeWidth={2.6} />
    <path d="M33 42h34v16H33z" fill="#b98a55" />
    <path d="M56 42h11v16H56z" fill="#8f6538" stroke="none" />
    <path d="M33 42h34v16H33zM33 51h34M39 51v7M45 51v7M50 51v7M55 51v7M61 51v7M37 42v9M63 42v9" fill="none" strokeWidth={0.9} />
    <SquareWindow at={[41, 43.5, 7, 6]} lit />
    <SquareWindow at={[52, 43.5, 7, 6]} />
    <Cone at={[32, 20, 36, 22]} ball={false} />
    <Flag at={[50, 20]} h={13} />
    <ArchWindow at={[47, 73, 6, 12]} />
    <Door at={[45, 103, 10, 17]} />
    <path d="M66 120v-22M74 120v-22M66 104h8M66 112h8" stroke={WOOD} strokeWidth={1.8} transform="rotate(-9 70 120)" />
    <Bush at={[30, 120]} />
    <Bush at={[84, 120]} r={5} />
  </>
);

export const prison = (
  <>
    <Wall at={[38, 50, 24, 18]} tone="slate" />
    <Gable at={[38, 35, 24, 15]} />
    <SquareWindow at={[46, 54, 8, 8]} />
    <Wall at={[14, 68, 72, 52]} tone="slate" eave={false} />
    <Merlons at={[12, 62, 76, 6]} count={8} tone="slate" />
    <BarredWindow at={[20, 76, 13, 11]} />
    <BarredWindow at={[67, 76, 13, 11]} />
    <BarredWindow at={[20, 98, 13, 11]} />
    <BarredWindow at={[67, 98, 13, 11]} />
    <Banner at={[45, 70, 10, 16]} />
    <Portcullis at={[40, 92, 20, 28]} />
    <path d="M14 112q-5-2-7 2M9 117a3 3 0 1 0 .1 0" fill="none" strokeWidth={1.2} />
    <circle cx={7.5} cy={116.5} r={3.5} fill="#6f665c" />
  </>
);

const spear = (x: number) => (
  <g key={x}>
    <path d={`M${x} 120V94`} stroke="#6d4a2d" strokeWidth={1.6} />
    <path d={`M${x} 86l2.2 6-2.2 3-2.2-3z`} fill="#c9c9c4" strokeWidth={0.8} />
  </g>
);

export const barracks = (
  <>
    <Wall at={[8, 74, 84, 46]} tone="grey" />
    <Hip at={[8, 54, 84, 20]} inset={6} />
    <Flag at={[18, 54]} h={14} />
    <Flag at={[82, 54]} h={14} dir={-1} />
    <Wall at={[35, 56, 30, 64]} tone="slate" eave={false} />
    <Merlons at={[33, 49, 34, 7]} count={5} tone="slate" />
    <Banner at={[44.5, 61, 11, 22]} />
    <path d="M47.5 65l5 7M52.5 65l-5 7" stroke="#fbf3df" strokeWidth={1.3} />
    <ArchRow xs={[12, 22, 71, 81]} at={[79, 6, 10]} lit={[1, 2]} />
    <Door at={[42, 96, 16, 24]} />
    <path d="M70 103h20M70 113h20" stroke={WOOD} strokeWidth={1.8} />
    {[73, 80, 87].map(spear)}
    <path d="M11 101h18v8q0 8-9 12q-9-4-9-12z" fill="#bb4a41" strokeWidth={1.4} />
    <path d="M20 101h9v8q0 8-9 12z" fill="#fbf3df" stroke="none" />
    <path d="M11 101h18v8q0 8-9 12q-9-4-9-12z" fill="none" strokeWidth={1.4} />
    <circle cx={20} cy={109} r={2.4} fill="#f0cb66" strokeWidth={0.9} />
  </>
);

export const fortress = (
  <>
    <Flag at={[50, 39]} h={24} />
    <Flag at={[18, 56]} h={16} />
    <Flag at={[82, 56]} h={16} dir={-1} />
    <Wall at={[33, 46, 34, 74]} tone="grey" eave={false} />
    <Merlons at={[31, 38, 38, 8]} count={5} />
    <Banner at={[44, 51, 12, 23]} />
    <Wall at={[4, 62, 28, 58]} tone="slate" eave={false} />
    <Merlons at={[2, 54, 32, 8]} count={4} tone="slate" />
    <Wall at={[68, 62, 28, 58]} tone="slate" eave={false} />
    <Merlons at={[66, 54, 32, 8]} count={4} tone="slate" />
    <Wall at={[28, 84, 44, 36]} tone="grey" eave={false} />
    <Merlons at={[28, 77, 44, 7]} count={6} />
    <ArchRow xs={[15, 79]} at={[71, 6, 12]} lit={[0, 1]} />
    <ArchRow xs={[15, 79]} at={[96, 6, 12]} />
    <Portcullis at={[40, 94, 20, 26]} />
  </>
);
