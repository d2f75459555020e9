// A builder about sixteen units tall, standing on (x, y): one head, one tunic, four limbs; flip to face left.
import { INK } from './Aqueduct.tsx';

type Pose = 'walk' | 'push' | 'carry' | 'hammer';

const LIMBS: Record<Pose, string> = {
  walk: 'M-.5-6L-3 0M.8-6L3-.2M-1.5-10.5L-3.5-7M1.5-10.5L3.5-7.5',
  push: 'M-.8-6L-4 0M.8-6L1.5 0M0-10.5L5.5-11.5M1-9.5L5.5-9',
  carry: 'M-.5-6L-2.5 0M.8-6L3 0M-1.5-10.5L-2.5-14.5M1.5-10.5L2.5-14.5',
  hammer: 'M-.8-6L-2.5 0M.8-6L2.5 0M1-10.5L5.5-13.5M-1-10L3-7.5',
};

interface Props {
  readonly x: number;
  readonly y: number;
  readonly pose: Pose;
  readonly tunic: string;
  readonly flip?: boolean;
}

export function Worker({ x, y, pose, tunic, flip = false }: Props) {
  return (
    <g transform={`translate(${x} ${y})${flip ? ' scale(-1 1)' : ''}`} strokeLinecap="round" strokeLinejoin="round">
      <path d={LIMBS[pose]} stroke={INK} strokeWidth="2.5" fill="none" />
      <path d={LIMBS[pose]} stroke="#b97a4e" strokeWidth="1.4" fill="none" />
      <path d="M-2-11.2Q0-12.4 2-11.2L2.8-5H-2.8Z" fill={tunic} stroke={INK} strokeWidth=".8" />
      <circle cy="-13.8" r="2.2" fill="#b97a4e" stroke={INK} strokeWidth=".8" />
      <path d="M-2.2-14.2A2.2 2.2 0 0 1 2.2-14.2Z" fill="#4a3623" />
      {pose === 'hammer' && <path d="M5.5-13.5L8-17M6.5-18.2L9.8-15.8" stroke={INK} strokeWidth="1.5" fill="none" />}
    </g>
  );
}
