/** What the keyboard can do at the table. "?" opens it, and so does the hint above the choices. */
import { ASK_KEY, useAskLabel } from '../asking/label.ts';
import { COACH_KEY, useCoachLabel } from '../coach/label.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useModal } from '../kit/useModal.ts';
import { useTellingTexts } from '../telling/text.ts';
import { useTexts } from '../text/index.ts';
import '../social/social.css';

type Keys = readonly (readonly [key: string, does: string])[];

/** `own`: what the board listens to. */
interface Props {
  readonly close: () => void;
  readonly game: string;
  readonly own: Keys;
  /** A coach can be asked here. */
  readonly coach?: boolean;
}

export function KeysDialog({ close, game, own, coach = false }: Props) {
  const t = useTexts();
  const telling = useTellingTexts().keys;
  const ask = useAskLabel().key;
  const why = useCoachLabel().key;
  const dialog = useModal();
  const { title, enter, choose, confirm, clear, back, undo, walk, help, cards, touch } = t.table.keyboard;
  const keys = [
    ['1 – 9', choose],
    [enter, confirm],
    ['Esc', clear],
    ['⌫', back],
    ['U', undo],
    [', .', telling.back],
    ['C', telling.enlarge],
    [ASK_KEY, ask],
    ...(coach ? ([[COACH_KEY, why]] as const) : []),
    ['Tab', walk],
    ['?', help],
  ] as const;
  return (
    <dialog ref={dialog} className="person-dialog" aria-labelledby="keys-title" onClose={close}>
      <div className="person-inside">
        <header>
          <h2 id="keys-title">{title}</h2>
          <button type="button" className="button icon quiet" aria-label={t.table.close} onClick={() => dialog.current?.close()}>
            <Glyph name="close" />
          </button>
        </header>
        <KeyList keys={keys} />
        <h3>{game}</h3>
        <KeyList keys={[...own, ['← →', cards], ['↵ ␣', touch]]} />
      </div>
    </dialog>
  );
}

function KeyList({ keys }: { readonly keys: Keys }) {
  return (
    <dl className="keys-list">
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
