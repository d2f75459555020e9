// Special, second half: laboratory, smithy, observatory, graveyard, school of magic. 100x120 boxes.
import { GOLD, LIGHT, ROOF, ROOF_DARK, ROOF_LIGHT, STONE, WOOD } from '../palette.ts';
import { Merlons, Post, Slab, Wall } from '../kit/masonry.tsx';
import { Dome, Gable, Hip } from '../kit/roofs.tsx';
import { ArchRow, ArchWindow, Archway, Door, RoundWindow, SquareWindow } from '../kit/openings.tsx';
import { Barrel, Cross, Cypress, DeadTree, Smoke, Star } from '../kit/ornaments.tsx';

const COPPER = '#c9824e';

export const laboratory = (
  <>
    <Post at={[14, 34, 8, 40]} fill="#b98a6a" />
    <Smoke at={[18, 31]} fill="#d8ecc9" />
    <Wall at={[8, 68, 54, 52]} />
    <Gable at={[8, 40, 54, 28]} over={4} />
    <RoundWindow at={[35, 59, 5]} lit />
    <Wall at={[60, 52, 30, 68]} tone="sand" />
    <Slab at={[57, 48, 36, 5]} />
    <path d="M70 48v-5h10v5z" fill={COPPER} />
    <circle cx={75} cy={31} r={14} fill="#eef6ee" opacity={0.92} />
    <path d="M61.5 33a13.5 13.5 0 0 0 27 0q-7 3-13.5 0t-13.5 0z" fill="#7cc46a" stroke="none" />
    <path d="M62 34q6.5-3 13 0t13 0" fill="none" strokeWidth={0.8} />
    <circle cx={75} cy={31} r={14} fill="none" />
    <path d="M66 24q2-4.5 6-5.5" stroke="#fff" strokeWidth={2} fill="none" />
    <circle cx={71} cy={38} r={2} fill="#c9eeb8" strokeWidth={0.7} />
    <circle cx={79} cy={36} r={1.5} fill="#c9eeb8" strokeWidth={0.7} />
    <path d="M71 18V9h8v9z" fill="#eef6ee" />
    <path d="M69.5 7h11v3h-11z" fill={COPPER} />
    <path d="M79 8q14-2 15 16v38" fill="none" strokeWidth={5} />
    <path d="M79 8q14-2 15 16v38" fill="none" stroke={COPPER} strokeWidth={2.8} />
    <path d="M90 60h8v7h-8z" fill={COPPER} />
    <ArchWindow at={[70, 60, 10, 15]} lit />
    <ArchWindow at={[70, 90, 10, 15]} />
    <path d="M12 82h22v19H12z" fill={LIGHT} />
    <path d="M12 101h22" strokeWidth={2} />
    <path d="M17 100q-2.5-4 1-6v-5h3v5q3.5 2 1 6z" fill="#865ca3" strokeWidth={0.8} />
    <path d="M27.5 100l-2.5 0 2-6v-4h2.5v4l2 6z" fill="#5fae62" strokeWidth={0.8} />
    <Door at={[41, 97, 13, 23]} fill={ROOF_DARK} />
  </>
);

export const smithy = (
  <>
    <Post at={[66, 26, 15, 50]} fill="#b3a08b" />
    <path className="cit-bricks" d="M68 38h5M74 46h5M68 53h5" stroke="#7d6b58" strokeWidth={1} />
    <path d="M68.5 26.5h10l-1-6-2.5 2.5-2-6-2 5-2-2.5z" fill="#f08a34" strokeWidth={0.8} />
    <Smoke at={[73, 20]} fill="#cfc6bd" />
    <Wall at={[12, 66, 76, 54]} tone="slate" />
    <Hip at={[12, 40, 76, 26]} over={5} inset={12} />
    <Wall at={[20, 52, 18, 14]} tone="sand" bricks={false} />
    <Gable at={[20, 41, 18, 11]} over={2} />
    <SquareWindow at={[25, 55, 8, 8]} lit />
    <path d="M40 120V94a17 17 0 0 1 34 0v26z" fill="#9a9085" />
    <path d="M43 120V94a14 14 0 0 1 28 0v26z" fill="#4a2318" />
    <path d="M46 120q-2-14 5-18 0 6 3 8 0-9 6-13 1 7 3 9 2-2 2-5 6 8 3 19z" fill="#ef7d2c" stroke="none" />
    <path d="M50 120q0-8 4-9 2 2 3 4 1-5 3-8 4 5 4 13z" fill="#ffd869" stroke="none" />
    <path d="M48 113h18q0 3-5 3.5l1 3.5H51l1-3.5q-5 0-7-3.5z" fill="#4f545c" />
    <ArchWindow at={[20, 76, 9, 14]} lit />
    <path d="M88 74h8M93 74v4" fill="none" />
    <path d="M89 78h8.5v10H89z" fill={WOOD} />
    <path d="M91.2 86v-3.5a2 2 0 0 1 4 0V86" fill="none" stroke={GOLD} strokeWidth={1.5} />
    <path d="M16 120v-12h16v12zM16 113h16" fill="#8c6239" />
    <path d="M19 108l-3-13M24 108V94M29 108l4-12" stroke="#6d4a2d" strokeWidth={1.6} />
    <path d="M13 95h6v-4h-6zM22 94l2-6 2 6zM31 96l4.5-4 1 4.5z" fill="#aeb2b5" strokeWidth={0.8} />
    <Barrel at={[79, 120]} />
  </>
);

export const observatory = (
  <>
    <Wall at={[12, 86, 76, 34]} tone="grey" />
    <Hip at={[12, 74, 76, 12]} inset={10} />
    <Wall at={[27, 50, 46, 70]} />
    <path d="M27 51a23 24 0 0 1 46 0z" fill={ROOF} stroke="none" />
    <path d="M58 51q4-16-8-24a23 24 0 0 1 23 24z" fill={ROOF_DARK} stroke="none" />
    <path d="M32 46q2-9 8-13" stroke={ROOF_LIGHT} strokeWidth={1.8} fill="none" />
    <path d="M27 51a23 24 0 0 1 46 0z" fill="none" />
    <path d="M52 50q0-14 6-21.5 5 2.5 8 6.5-5 6-5 15z" fill="#33233d" />
    <g transform="rotate(-38 58 44)">
      <path d="M50 40h20v8H50z" fill={GOLD} />
      <path d="M69 38h14v12H69z" fill="#dca42c" />
      <path d="M83 37h3.5v14H83z" fill="#a87317" />
      <path d="M50 45h33v3H50z" fill="#a87317" stroke="none" opacity={0.6} />
    </g>
    <Slab at={[24, 50, 52, 6]} />
    <path d="M31 53h3M40 53h3M49 53h3M58 53h3M67 53h3" strokeWidth={1.6} />
    <circle cx={50} cy={73} r={9.5} fill="#2d3a63" strokeWidth={1.4} />
    <circle cx={50} cy={73} r={6} fill="none" stroke={GOLD} strokeWidth={0.9} />
    <path d="M50 63.5v19M40.5 73h19" stroke={GOLD} strokeWidth={0.7} />
    <circle cx={50} cy={73} r={2.3} fill={GOLD} strokeWidth={0.7} />
    <circle cx={55} cy={69.5} r={1.3} fill="#fff" stroke="none" />
    <ArchRow xs={[31, 63]} at={[66, 6, 12]} lit={[1]} />
    <ArchRow xs={[16, 76.5]} at={[92, 7, 13]} lit={[0]} />
    <Door at={[43, 95, 14, 21]} />
    <Slab at={[36, 116, 28, 4]} fill="#efe0bf" />
    <Star at={[17, 40]} r={4.5} />
    <Star at={[28, 22]} r={2.8} />
    <Star at={[10, 60]} r={2.6} />
  </>
);

const [stone, stoneShade] = STONE.grey;

const Tomb = ({ x, h, w = 10 }: { readonly x: number; readonly h: number; readonly w?: number }) => (
  <>
    <path d={`M${x} 120v${-h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h}z`} fill={stone} />
    <path
      d={`M${x + w * 0.66} 120v${-h - w * 0.46}q${w * 0.34} ${w * 0.1} ${w * 0.34} ${w * 0.46}v${h}z`}
      fill={stoneShade}
      stroke="none"
    />
    <path d={`M${x + 2.5} ${120 - h + 1}h${w - 5}M${x + 2.5} ${120 - h + 4}h${w - 5}`} strokeWidth={0.9} opacity={0.7} />
  </>
);

export const graveyard = (
  <>
    <DeadTree at={[16, 116]} h={62} dir={-1} />
    <Cypress at={[89, 116]} h={52} />
    <path d="M0 120q8-14 30-14h40q22 0 30 14z" fill="#8c9a68" strokeWidth={0.9} />
    <Slab at={[28, 104, 46, 5]} fill="#dcc69b" />
    <Wall at={[32, 62, 38, 42]} tone="grey" />
    <Dome at={[38, 30, 26, 20]} />
    <Cross at={[51, 31]} s={1.1} />
    <Gable at={[31, 48, 40, 14]} over={3} />
    <path
      d="M51 51.5c2.5 0 3.8 1.7 3.8 3.5 0 1.4-.6 2-1.3 2.5v1.7h-5v-1.7c-.7-.5-1.3-1.1-1.3-2.5 0-1.8 1.3-3.5 3.8-3.5z"
      fill="#f4f1e6"
      strokeWidth={0.7}
    />
    <path d="M49.6 55.2v.2M52.4 55.2v.2" strokeWidth={1.7} />
    <path d="M34 63h4v41h-4zM64 63h4v41h-4z" fill="#f1ebdf" strokeWidth={0.9} />
    <Archway at={[43, 72, 16, 32]} fill="#33233d" />
    <path d="M47 76v28M51 73v31M55 76v28M43 88h16M43 96h16" stroke="#a99fb3" strokeWidth={1} />
    <Tomb x={14} h={9} />
    <Tomb x={76} h={11} w={11} />
    <path d="M36 120v-6h-4v-3h4v-5h3v5h4v3h-4v6z" fill={stone} strokeWidth={0.9} />
    <Tomb x={56} h={5} w={9} />
    <path d="M28 120v-3M31 120v-4M71 120v-3M92 120v-4M95 120v-3M8 120v-3" stroke="#5f7043" strokeWidth={1.2} />
  </>
);

export const schoolOfMagic = (
  <>
    <Wall at={[60, 66, 26, 54]} tone="sand" />
    <path d="M57 66q10-8 13-26 2-9 12-11-5 6-4 13 2 16 11 24z" fill={ROOF} stroke="none" />
    <path d="M75 66q1-16 1-26 1-8 6-11-5 6-4 13 2 16 11 24z" fill={ROOF_DARK} stroke="none" />
    <path d="M57 66q10-8 13-26 2-9 12-11-5 6-4 13 2 16 11 24z" fill="none" />
    <Star at={[84, 27.5]} r={3.6} />
    <path d="M14 88h14v32H14z" fill={STONE.grey[0]} />
    <Wall at={[10, 76, 20, 44]} tone="grey" eave={false} />
    <Merlons at={[8, 70, 24, 6]} count={4} />
    <Wall at={[30, 46, 32, 74]} />
    <path d="M26 46q12-8 16-26 3-14 18-17-7 7-6 14 2 20 13 29z" fill={ROOF} stroke="none" />
    <path d="M50 46q0-16 1-27 1-11 9-16-7 7-6 14 2 20 13 29z" fill={ROOF_DARK} stroke="none" />
    <path d="M26 46q12-8 16-26 3-14 18-17-7 7-6 14 2 20 13 29z" fill="none" />
    <path d="M30 43.5q16 4.5 33.5 0" stroke={GOLD} strokeWidth={2.2} fill="none" />
    <Star at={[62, 3.5]} r={4.2} />
    <Star at={[46, 32]} r={3} />
    <Star at={[40, 39]} r={1.9} />
    <circle cx={46} cy={64} r={9} fill="#2d3a63" strokeWidth={1.4} />
    <Star at={[46, 64]} r={7} />
    <ArchRow xs={[36, 50]} at={[80, 6, 11]} lit={[0, 1]} />
    <ArchRow xs={[69.5]} at={[75, 7, 12]} lit={[0]} />
    <Door at={[39, 98, 14, 22]} fill={ROOF_DARK} />
    <ArchWindow at={[69.5, 98, 7, 12]} />
    <circle cx={20} cy={59} r={9.5} fill="#b7d8f2" opacity={0.35} stroke="none" />
    <circle cx={20} cy={59} r={6.5} fill="#9fd0f0" />
    <path d="M16.5 57.5q1-3.5 4-4" stroke="#fff" strokeWidth={1.5} fill="none" />
    <path d="M15 70l1.5-5h7l1.5 5z" fill={GOLD} />
    <ArchWindow at={[17, 84, 6, 11]} lit />
  </>
);
