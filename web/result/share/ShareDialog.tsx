/** A picture of the finished game to send, copy or keep, drawn in this browser; and the same in letters. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { CopyLink } from '../../kit/CopyLink.tsx';
import { copyText } from '../../kit/copyText.ts';
import { Glyph } from '../../kit/Glyph.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { useModal } from '../../kit/useModal.ts';
import { useTexts } from '../../text/index.ts';
import { cardText, type Card } from './card.ts';
import { CARD_HEIGHT, CARD_WIDTH, drawCard } from './draw.ts';
import { lookOf } from './look.ts';
import '../../social/social.css';
import './share.css';

interface Props {
  readonly game: string;
  readonly cardFor: (withNames: boolean) => Card;
  /** Whether anybody but bots played: then there are names to leave out. */
  readonly people: boolean;
  /** Where the table can be seen by those who may; absent where it is in this browser alone. */
  readonly address: string | undefined;
  readonly close: () => void;
}

type Done = 'picture' | 'text' | 'failed';

export function ShareDialog({ game, cardFor, people, address, close }: Props) {
  const t = useTexts();
  const words = t.story.share;
  const dialog = useModal();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [withNames, setWithNames] = useState(true);
  const [state, setState] = useState<'drawing' | 'here' | 'failed'>('drawing');
  const [done, setDone] = useState<Done>();
  const card = useMemo(() => cardFor(withNames), [cardFor, withNames]);
  useEffect(() => {
    let wanted = true;
    const draw = async (): Promise<void> => {
      const look = await lookOf(game, card.rows.length, card.headline, t.number);
      const pen = canvas.current?.getContext('2d');
      if (!wanted) return;
      if (pen) drawCard(pen, card, look);
      setState(pen ? 'here' : 'failed');
    };
    draw().catch((error: unknown) => {
      console.warn(error);
      if (wanted) setState('failed');
    });
    return () => {
      wanted = false;
    };
  }, [card, game, t]);

  const picture = (): Promise<Blob> =>
    new Promise((resolve, reject) => {
      canvas.current?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it'))), 'image/png');
    });
  const file = `cantiere-${game}.png`;
  const attempt = async (act: () => Promise<Done | undefined>): Promise<void> => {
    try {
      setDone(await act());
    } catch (error) {
      // Whoever closes the system's sheet has decided, not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDone('failed');
    }
  };
  const send = () =>
    attempt(async () => {
      await navigator.share({ files: [new File([await picture()], file, { type: 'image/png' })], title: card.headline });
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
  const copyLetters = () => attempt(async () => ((await copyText(cardText(card, t))) ? 'text' : 'failed'));
  const ready = state === 'here';

  return (
    <dialog ref={dialog} className="person-dialog share-dialog" aria-labelledby="share-title" onClose={close}>
      <div className="person-inside">
        <header>
          <h2 id="share-title">{words.title}</h2>
          <button type="button" className="button icon quiet" aria-label={t.table.close} onClick={() => dialog.current?.close()}>
            <Glyph name="close" />
          </button>
        </header>
        <p className="hint">{words.lead}</p>
        <canvas
          ref={canvas}
          width={CARD_WIDTH}
          height={CARD_HEIGHT}
          role="img"
          aria-label={words.spoken(
            card.game,
            card.headline,
            card.rows.map(({ name, points }) => `${name} ${t.number(points)}`).join(', '),
          )}
          data-state={state}
        />
        {state !== 'here' && <p role="status">{state === 'failed' ? words.cannotDraw : words.drawing}</p>}
        {people && <Switch label={words.names} on={withNames} onChange={setWithNames} />}
        <div className="share-acts">
          {ready && canSend(file) && (
            <button type="button" className="button go" onClick={() => void send()}>
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
        {address !== undefined && <CopyLink address={address} label={words.link} />}
      </div>
    </dialog>
  );
}

function canSend(name: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], name, { type: 'image/png' })] });
}

/** Over plain http the clipboard is closed. */
const canCopy = (): boolean => 'ClipboardItem' in window && 'clipboard' in navigator && 'write' in navigator.clipboard;
