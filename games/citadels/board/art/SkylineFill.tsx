// A skyline that takes the size of the box it is put in, so that its text is never scaled.
import { useRef, type ReactElement } from 'react';
import { useSize } from '../../../board-kit/size.ts';
import { Skyline, type SkylineProps } from './Skyline.tsx';

export function SkylineFill({ className = '', ...city }: Omit<SkylineProps, 'width' | 'height'>): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  return (
    <div ref={box} className={`cit-skyline-fill ${className}`}>
      {size && size.width > 0 && size.height > 0 && <Skyline {...city} {...size} />}
    </div>
  );
}
