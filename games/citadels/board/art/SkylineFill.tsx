// A skyline that takes the size of the box it is put in, so that its text is never scaled.
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { Skyline, type SkylineProps } from './Skyline.tsx';

export function SkylineFill({ className = '', ...city }: Omit<SkylineProps, 'width' | 'height'>): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={box} className={`cit-skyline-fill ${className}`}>
      {room && room.width > 0 && room.height > 0 && <Skyline {...city} {...room} />}
    </div>
  );
}
