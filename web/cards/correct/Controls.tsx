/** The controls that values of the data are corrected with: numbers as steppers, words as lists, sentences in both languages. */
import { useId, type ReactNode } from 'react';
import { LANGUAGES } from '@cantiere/engine';
import type { DataPath, Gallery } from '@cantiere/games/board-kit';
import type { Shape } from '@cantiere/games/checkData';
import { withValue } from '@cantiere/games/corrections';
import { Glyph } from '../../kit/Glyph.tsx';
import { usePreferences } from '../../prefs/preferences.ts';
import { branch, controlOf, freshOf, leavesOf, partsIn, wordsUnder, type Control, type Leaf } from './shapes.ts';
import { useCorrectTexts } from './text.ts';

interface Props {
  readonly shape: Shape;
  readonly value: unknown;
  /** What it is called, for whoever cannot see where it stands. */
  readonly label: string;
  readonly gallery: Gallery;
  /** All components as printed, for the words that a game's own language has. */
  readonly printed: unknown;
  change(value: unknown): void;
}

export function ValueControl(props: Props) {
  const { shape, value, label, change } = props;
  const control = controlOf(shape);
  const t = useCorrectTexts();
  switch (control.kind) {
    case 'number':
      return <Stepper label={label} value={Number(value)} least={control.least} most={control.most} change={change} />;
    case 'choice':
      return <Choice {...props} values={control.values} />;
    case 'flag':
      return <Flag label={label} value={value === true} change={change} />;
    case 'text':
      return <TextField label={label} value={String(value)} most={control.most} change={change} />;
    case 'letters':
      return (
        <span className="fix-letters">
          {String(value)
            .padEnd(control.count, control.letters[0])
            .slice(0, control.count)
            .split('')
            .map((letter, at) => (
              <Choice
                // The squares of a card never change places.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                {...props}
                label={`${label}, ${t.square(at + 1)}`}
                value={letter}
                values={control.letters}
                change={(next) => change(String(value).split('').with(at, String(next)).join(''))}
              />
            ))}
        </span>
      );
    case 'parts':
      return <Parts {...props} parts={control.parts} />;
    case 'list':
      return <List {...props} control={control} />;
    case 'free':
      return <Free {...props} />;
  }
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  change(value: number): void;
}

function Stepper({ label, value, least, most, change }: StepperProps) {
  const t = useCorrectTexts();
  return (
    <span className="fix-stepper">
      <button type="button" aria-label={`${t.lessBy}: ${label}`} disabled={value <= least} onClick={() => change(value - 1)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={Number.isFinite(value) ? value : ''}
        min={least}
        max={most}
        onChange={({ currentTarget }) => change(currentTarget.value === '' ? least : currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label={`${t.moreBy}: ${label}`} disabled={value >= most} onClick={() => change(value + 1)}>
        +
      </button>
    </span>
  );
}

function Choice({ label, value, values, gallery, change }: Props & { readonly values: readonly (string | number | null)[] }) {
  const t = useCorrectTexts();
  const { language } = usePreferences();
  const named = (one: string | number | null): string =>
    one === null ? t.nothing : (gallery.words[String(one)]?.[language] ?? String(one));
  return (
    <select
      aria-label={label}
      value={String(value)}
      onChange={({ currentTarget }) => change(values.find((one) => String(one) === currentTarget.value) ?? null)}
    >
      {values.map((one) => (
        <option key={String(one)} value={String(one)}>
          {named(one)}
        </option>
      ))}
    </select>
  );
}

function Flag({ label, value, change }: { readonly label: string; readonly value: boolean; change(value: boolean): void }) {
  const t = useCorrectTexts();
  return (
    <label className="fix-flag">
      <input type="checkbox" aria-label={label} checked={value} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      {value ? t.yes : t.no}
    </label>
  );
}

/** A text of more letters than this has lines. */
const LONG = 90;

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  change(value: string): void;
}

function TextField({ label, value, most, change }: TextProps) {
  return most > LONG ? (
    <textarea
      aria-label={label}
      rows={3}
      maxLength={most}
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  ) : (
    <input
      type="text"
      aria-label={label}
      maxLength={most}
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

type PartsProps = Props & { readonly parts: Extract<Control, { kind: 'parts' }>['parts'] };

function Parts({ parts, value, label, gallery, change, ...rest }: PartsProps) {
  const t = useCorrectTexts();
  const { language } = usePreferences();
  const own = partsIn(value);
  const inWords = parts.length === LANGUAGES.length && parts.every(({ step }) => step === 'it' || step === 'en');
  const called = (step: string): string =>
    step === 'it' || step === 'en' ? t.part[step] : (gallery.words[step]?.[language] ?? t.step(step));
  return (
    <span className={inWords ? 'fix-parts fix-words' : 'fix-parts'}>
      {parts
        .filter(({ step }) => step in own)
        .map(({ step, shape }) => (
          <Named key={step} name={called(step)}>
            <ValueControl
              {...rest}
              gallery={gallery}
              shape={branch(shape, own[step])}
              value={own[step]}
              label={`${label}, ${called(step)}`}
              change={(next) => change({ ...own, [step]: next })}
            />
          </Named>
        ))}
    </span>
  );
}

/** A control with its name above it; the control says it itself. */
function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <span className="fix-part">
      <span id={id} className="fix-name" aria-hidden="true">
        {name}
      </span>
      {children}
    </span>
  );
}

function List({ control, value, label, change, ...rest }: Props & { readonly control: Extract<Control, { kind: 'list' }> }) {
  const t = useCorrectTexts();
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const { item, least, most } = control;
  return (
    <span className="fix-list">
      {items.map((one, at) => (
        <ValueControl
          // Items are known by their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          {...rest}
          shape={branch(item, one)}
          value={one}
          label={`${label}, ${t.item(at + 1)}`}
          change={(next) => change(items.with(at, next))}
        />
      ))}
      {items.length < most && (
        <button
          type="button"
          className="button icon quiet"
          aria-label={`${t.more}: ${label}`}
          onClick={() => change([...items, freshOf(item)])}
        >
          <Glyph name="plus" />
        </button>
      )}
      {items.length > least && (
        <button
          type="button"
          className="button icon quiet"
          aria-label={`${t.less}: ${label}`}
          onClick={() => change(items.slice(0, -1))}
        >
          <Glyph name="close" />
        </button>
      )}
    </span>
  );
}

/** What is written in a game's own language: its numbers and words, one by one. */
function Free({ value, label, gallery, printed, change }: Props) {
  const t = useCorrectTexts();
  const leaves = leavesOf(value);
  if (leaves.length === 0) return <span className="hint">{t.nothing}</span>;
  return (
    <span className="fix-free">
      <span className="hint">{t.free}</span>
      <span className="fix-list">
        {leaves.map((leaf) => (
          <LeafControl
            key={leaf.path.join('.')}
            leaf={leaf}
            label={`${label}, ${leaf.path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' ')}`}
            gallery={gallery}
            printed={printed}
            change={(next) => change(withValue(value, leaf.path, next))}
          />
        ))}
      </span>
    </span>
  );
}

interface LeafProps {
  readonly leaf: Leaf;
  readonly label: string;
  readonly gallery: Gallery;
  readonly printed: unknown;
  change(value: unknown): void;
}

const nameOf = (path: DataPath): string | number | undefined => path.findLast((step) => typeof step === 'string');

function LeafControl({ leaf: { path, value }, label, gallery, printed, change }: LeafProps) {
  if (typeof value === 'number') return <Stepper label={label} value={value} least={0} most={99} change={change} />;
  if (typeof value === 'boolean') return <Flag label={label} value={value} change={change} />;
  const words = wordsUnder(printed, nameOf(path));
  return <Choice shape={{}} label={label} value={value} values={words} gallery={gallery} printed={printed} change={change} />;
}
