/** A picture to copy or keep, drawn in this browser, and the same in letters. What stands on it is its caller's affair. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copyText } from '../../kit/copyText.ts';
import { Glyph } from '../../kit/Glyph.tsx';
import { useModal } from '../../kit/useModal.ts';
import { useTexts } from '../../text/index.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './draw.ts';
import '../../social/social.css';
import './share.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** What the picture shows, for whoever hears the page. */
  readonly spoken: string;
  /** The same in letters, to be copied. */
  readonly text: string;
  readonly file: string;
  /** Offered to the system's own sheet too, under these words. */
  readonly send?: string;
  /** A new one draws the picture anew. Whatever it needs is fetched before the pen is lifted. */
  readonly draw: () => Promise<(pen: CanvasRenderingContext2D) => void>;
  /** Choices above the buttons, and what follows below them. */
  readonly choices?: ReactNode;
  readonly children?: ReactNode;
  readonly close: () => void;
}

type Done = 'picture' | 'text' | 'failed';

export function PictureDialog({ title, lead, spoken, text, file, send, draw, choices, children, close }: Props) {
  const t = useTexts();
  const words = t.story.share;
  const dialog = useModal();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'here' | 'failed'>('drawing');
  const [done, setDone] = useState<Done>();
  useEffect(() => {
    let wanted = true;
    const drawn = async (): Promise<void> => {
      const onto = await draw();
      const pen = canvas.current?.getContext('2d');
      if (!wanted) return;
      if (pen) onto(pen);
      setState(pen ? 'here' : 'failed');
    };
    drawn().catch((error: unknown) => {
      console.warn(error);
      if (wanted) setState('failed');
    });
    return () => {
      wanted = false;
    };
  }, [draw]);

  const picture = (): Promise<Blob> =>
    new Promise((resolve, reject) => {
      canvas.current?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it'))), 'image/png');
    });
  const attempt = async (act: () => Promise<Done | undefined>): Promise<void> => {
    try {
      setDone(await act());
    } catch (error) {
      // Whoever closes the system's sheet has decided, not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDone('failed');
    }
  };
  const sendIt = () =>
    attempt(async () => {
      await navigator.share({ files: [new File([await picture()], file, { type: 'image/png' })], title: send ?? title });
      return undefined;
    });
  const copy = () =>
    attempt(async () => {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })]);
      return 'picture';
    });
  const save = () =>
    attempt(async () => {
      const link = document.createElement('a');
      const url = URL.createObjectURL(await picture());
      link.href = url;
      link.download = file;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
      return undefined;
    });
  const copyLetters = () => attempt(async () => ((await copyText(text)) ? 'text' : 'failed'));
  const ready = state === 'here';

  return (
    <dialog ref={dialog} className="person-dialog share-dialog" aria-labelledby="share-title" onClose={close}>
      <div className="person-inside">
        <header>
          <h2 id="share-title">{title}</h2>
          <button type="button" className="button icon quiet" aria-label={t.table.close} onClick={() => dialog.current?.close()}>
            <Glyph name="close" />
          </button>
        </header>
        <p className="hint">{lead}</p>
        <canvas ref={canvas} width={CARD_WIDTH} height={CARD_HEIGHT} role="img" aria-label={spoken} data-state={state} />
        {state !== 'here' && <p role="status">{state === 'failed' ? words.cannotDraw : words.drawing}</p>}
        {choices}
        <div className="share-acts">
          {ready && send !== undefined && canSend(file) && (
            <button type="button" className="button go" onClick={() => void sendIt()}>
              <Glyph name="share" size={17} /> {words.send}
            </button>
          )}
          {ready && canCopy() && (
            <button type="button" className="button" onClick={() => void copy()}>
              <Glyph name={done === 'picture' ? 'check' : 'copy'} size={17} />{' '}
              {done === 'picture' ? words.copied : words.copyPicture}
            </button>
          )}
          {ready && (
            <button type="button" className="button" onClick={() => void save()}>
              <Glyph name="download" size={17} /> {words.download}
            </button>
          )}
          <button type="button" className="button" onClick={() => void copyLetters()}>
            <Glyph name={done === 'text' ? 'check' : 'list'} size={17} /> {done === 'text' ? t.lobby.copied : words.copyText}
          </button>
        </div>
        <p role="status" className="hint">
          {done === 'failed' ? words.failed : ''}
        </p>
        {children}
      </div>
    </dialog>
  );
}

function canSend(name: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], name, { type: 'image/png' })] });
}

/** Over plain http the clipboard is closed. */
const canCopy = (): boolean => 'ClipboardItem' in window && 'clipboard' in navigator && 'write' in navigator.clipboard;
