/** The confirm button, naming the act; the way back from a chosen move; what a chosen move still lacks. */
import { plain, type Words } from '@cantiere/engine';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  readonly game: string;
  /** The chosen move in words, or the one step that is left. */
  readonly label: Words | undefined;
  /** The same in a few words, for the phone's bar. */
  readonly short: Words | undefined;
  /** It was chosen: there is a way back. */
  readonly inHand: boolean;
  /** What it gives up. */
  readonly warning: Words | undefined;
  readonly nameOf: (seat: number) => string;
  readonly asked: boolean;
  readonly busy: boolean;
  readonly lost: boolean;
  /** What a move waits for that is not on its way yet. */
  readonly waits?: string | undefined;
  readonly ready: boolean;
  readonly missing: number;
  readonly reason: { readonly words: string; readonly rule: string } | undefined;
  confirm(): void;
  clear(): void;
  /** In the phone's bar, where the button fills the width. */
  readonly bar?: boolean;
  /** On a phone the prompt bar leaves the buttons to the phone's own bar. */
  readonly narrow?: boolean;
}

export function ConfirmBits({
  game,
  label,
  short,
  inHand,
  warning,
  nameOf,
  asked,
  busy,
  lost,
  waits,
  ready,
  missing,
  reason,
  confirm,
  clear,
  bar = false,
  narrow = false,
}: Props) {
  const t = useTexts();
  if (narrow) return null;
  if (busy)
    return (
      <p className="sending" aria-live="polite">
        <span className="spinner" /> {waits ?? (lost ? t.table.sendingLong : t.table.sending)}
      </p>
    );
  if (!asked) return null;
  const lacks = missing > 0 ? t.table.pickMore(missing) : missing < 0 ? t.table.pickFewer(-missing) : reason?.words;
  return (
    <>
      {label && lacks !== undefined && (
        <p className="lacks" aria-live="polite" id={bar ? 'lacks-bar' : 'lacks'}>
          <Glyph name="lock" size={14} /> {lacks} {reason && missing === 0 && <RuleLink game={game} rule={reason.rule} />}
        </p>
      )}
      {warning && (
        <p className="lacks gives-up" aria-live="polite">
          <Glyph name="hint" size={14} /> {plain(warning, nameOf)}
        </p>
      )}
      {inHand && (
        <button type="button" className="button clear" onClick={clear} aria-label={t.table.clear} title={t.table.clear}>
          <Glyph name="close" size={16} />
          {!bar && <span>{t.table.clear}</span>}
        </button>
      )}
      {(label || !bar) && (
        <button
          type="button"
          className={`button confirm ${ready ? 'primary' : ''}`}
          aria-disabled={!ready}
          aria-describedby={lacks === undefined ? undefined : bar ? 'lacks-bar' : 'lacks'}
          title={bar && label && short ? plain(label, nameOf) : undefined}
          onClick={confirm}
          data-confirm
        >
          {label ? plain((bar && short) || label, nameOf) : t.table.choose}
        </button>
      )}
    </>
  );
}
