/** The card as it will be: drawn in a frame of its own with the corrected components, loaded again when they change. */
import { useEffect, useRef, useState } from 'react';
import type { GalleryField } from '@cantiere/games/board-kit';
import { usePreferences } from '../../prefs/preferences.ts';
import { isFromFrame, toDrawn, type ToDraw } from '../drawn/drawing.ts';
import { useCorrectTexts } from './text.ts';
import { href } from '../../route/base.ts';

interface Props {
  readonly game: string;
  readonly card: string;
  readonly name: string;
  /** Components that can be played with. */
  readonly data: object;
  /** What the card says with them. */
  told(fields: readonly GalleryField[]): void;
}

export function CardPreview({ game, card, name, data, told }: Props) {
  const t = useCorrectTexts();
  const { language } = usePreferences();
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: 250, height: 330 });
  const wanted = useRef<ToDraw['draw']>({ data, card, language });
  /** The components that the frame's game was loaded with. */
  const loaded = useRef<object>(undefined);

  useEffect(() => {
    wanted.current = { data, card, language };
    const { current: window } = frame;
    if (loaded.current === undefined) return;
    if (loaded.current === data) window?.contentWindow?.postMessage({ draw: wanted.current }, location.origin);
    else {
      loaded.current = undefined;
      window?.contentWindow?.location.reload();
    }
  }, [data, card, language]);

  useEffect(() => {
    const hear = ({ data: said, origin, source }: MessageEvent<unknown>): void => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || !isFromFrame(said)) return;
      if ('waits' in said) {
        loaded.current = wanted.current.data;
        frame.current?.contentWindow?.postMessage({ draw: wanted.current }, location.origin);
      }
      if ('drawn' in said) {
        const { fields, width, height } = said.drawn;
        setSize({ width, height });
        told(fields);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [told]);

  return (
    <iframe
      ref={frame}
      className="fix-frame"
      src={href(toDrawn(game))}
      title={t.drawing(name)}
      width={size.width}
      height={size.height}
      tabIndex={-1}
    />
  );
}
