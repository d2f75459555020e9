/**
 * Everything that can be done now, as plain buttons: the board is only a richer view of this list, and this list alone
 * is enough to play a whole game. Digits choose, a second press (or the confirm button) plays.
 */
import { useRef, useState } from 'react';
import type { Choice, GameMove, GameState, GameTexts, Refusal, View } from '@cantiere/engine';
import type { ReactNode } from 'react';
import { sharedPlaces, useUnderHand } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { HintSign } from '../hints/HintSign.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { isDraftOf, levelAt, withPicked, type Group } from './choiceTree.ts';
import { useTableTools } from './tableTools.ts';
import { useListKeys } from './useListKeys.ts';
import { useRinging } from './useRinging.ts';

export interface ChoiceListProps {
  readonly game: string;
  readonly choices: readonly Choice[];
  readonly view: View<GameState>;
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  picture(id: string): ReactNode;
  readonly draft: GameMove | undefined;
  refuse(move: GameMove): Refusal | undefined;
  propose(move: GameMove | undefined): void;
  confirm(): void;
  /** Set when the person wants no confirmation. */
  readonly playAtOnce: ((move: GameMove) => void) | undefined;
  readonly busy: boolean;
  /** What the master would do, once it was asked. */
  readonly hinted: GameMove | undefined;
  /** Whether digits are listened to. */
  readonly keys: boolean;
}

/** Blocked choices shown at once; more are folded away. */
const BLOCKED_IN_SIGHT = 2;

export function ChoiceList(props: ChoiceListProps) {
  const { choices, view, texts, draft, propose, confirm, playAtOnce, busy, hinted, keys } = props;
  const t = useTexts();
  const tools = useTableTools();
  const { digits } = usePreferences();
  const [path, setPath] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const groups = levelAt(choices, path);

  const choose = (choice: Choice): void => {
    if (busy) return;
    if (choice.kind === 'pick') {
      if (!isDraftOf(choice, draft)) propose(withPicked(choice.move, choice.field, []));
      else confirm();
    } else if (playAtOnce) playAtOnce(choice.move);
    else if (isDraftOf(choice, draft)) confirm();
    else propose(choice.move);
  };
  const goTo = (next: readonly string[]): void => {
    setPath(next);
    propose(undefined);
    // To the first of what is now on offer; the button that tells of keys stands above it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.choice button:not([aria-disabled=true])')?.focus());
  };

  useListKeys(list, {
    digits: keys && digits,
    back: keys && !draft && path.length > 0 ? () => goTo(path.slice(0, -1)) : undefined,
  });

  const numbered = groups.flatMap<Choice | Group>((group) =>
    group.folded ? [group] : group.choices.filter((choice) => !choice.refusal),
  );
  const digitOf = (item: Choice | Group): number | undefined => {
    const at = numbered.indexOf(item);
    return digits && at >= 0 && at < 9 ? at + 1 : undefined;
  };
  const headings = groups.map((group) =>
    group.path
      .slice(path.length)
      .map((each) => texts.heading(each, view))
      .join(' · '),
  );
  const parts = groups.map((group, n) => {
    const words = headings[n] ?? '';
    if (group.folded)
      return (
        <FoldedGroup
          key={group.path.join()}
          group={group}
          words={words}
          digit={digitOf(group)}
          hinted={group.choices.some((choice) => isDraftOf(choice, hinted))}
          enter={() => goTo(group.path)}
        />
      );
    const open = group.choices.filter((choice) => !choice.refusal);
    const blocked = group.choices.filter((choice) => choice.refusal);
    const rows = (some: readonly Choice[]): ReactNode =>
      some.length > 0 && (
        <ul className="bare choice-rows" aria-label={words || t.table.choices}>
          {some.map((choice) => (
            <ChoiceRow key={JSON.stringify(choice.move)} choice={choice} digit={digitOf(choice)} choose={choose} {...props} />
          ))}
        </ul>
      );
    const fold = blocked.length > BLOCKED_IN_SIGHT;
    return (
      <div key={group.path.join()} className="choice-group">
        {words !== '' && words !== headings[n - 1] && <h3>{words}</h3>}
        {rows(fold ? open : group.choices)}
        {fold && (
          <details className="blocked-fold">
            <summary>
              <Glyph name="lock" size={14} />
              <span>
                {t.table.blockedMany(blocked.length)} {sharedReason(blocked, texts)}
              </span>
            </summary>
            {rows(blocked)}
          </details>
        )}
      </div>
    );
  });

  return (
    <div ref={list} className={`choice-list ${busy ? 'busy' : ''}`}>
      <div className="choice-head">
        <h2>{t.table.choices}</h2>
        {digits && numbered.length > 0 && (
          <button type="button" className="keys-hint" onClick={tools.showKeys} title={t.table.keyboard.open}>
            {t.table.keys(Math.min(9, numbered.length))}
          </button>
        )}
      </div>
      {path.length > 0 && (
        <button type="button" className="choice-back" onClick={() => goTo(path.slice(0, -1))}>
          <Glyph name="back" size={16} /> {t.table.back}
          <span className="crumbs">{path.map((each) => texts.heading(each, view)).join(' › ')}</span>
        </button>
      )}
      {parts}
    </div>
  );
}

interface FoldedProps {
  readonly group: Group;
  readonly words: string;
  readonly digit: number | undefined;
  readonly hinted: boolean;
  enter(): void;
}

/** A large group as one row: how much is in it, and the way in. */
function FoldedGroup({ group, words, digit, hinted, enter }: FoldedProps) {
  const t = useTexts();
  const ringing = useRinging();
  const underHand = useUnderHand(group.choices);
  return (
    <div
      className={`choice folded ${group.open === 0 ? 'shut' : ''} ${hinted ? 'hinted' : ''}`}
      data-under-hand={underHand}
      {...ringing(sharedPlaces(group.choices))}
    >
      <button type="button" onClick={enter} data-key={digit} data-folded={group.path.join('/')}>
        <span className="choice-words">
          <b>{words}</b>
          <small>{group.open > 0 ? t.table.inside(group.open) : t.table.insideNone}</small>
        </span>
        {hinted && <HintSign />}
        {digit !== undefined && <kbd aria-hidden="true">{digit}</kbd>}
        <Glyph name="next" size={16} />
      </button>
    </div>
  );
}

/** When everything is blocked for the same reason, say it once. */
function sharedReason(blocked: readonly Choice[], texts: GameTexts): string {
  const reasons = new Set(blocked.map(({ refusal }) => refusal && texts.refusal(refusal)));
  const [only] = reasons;
  return reasons.size === 1 && only !== undefined ? only : '';
}
