/** Correcting a card: its values as controls, checked at each touch, the card redrawn, and what becomes of it: a new edition, or a file to send. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Shelved } from '@cantiere/games';
import type { Gallery, GalleryCard, GalleryField } from '@cantiere/games/board-kit';
import { checkData, faultInWords, type DataFault, type Shape } from '@cantiere/games/checkData';
import {
  corrected,
  correctionsBetween,
  isCorrectionFile,
  valueAt,
  withValue,
  type Correction,
} from '@cantiere/games/corrections';
import type { HouseCorrections } from '@cantiere/server/protocol';
import { correctionsOf, saveCorrections } from '../../ask/corrections.ts';
import { troubleOf } from '../../ask/http.ts';
import { Glyph } from '../../kit/Glyph.tsx';
import { useLoaded } from '../../kit/useLoaded.ts';
import { usePreferences } from '../../prefs/preferences.ts';
import { Around } from '../Around.tsx';
import { Plate } from '../Plate.tsx';
import { Bar } from './Bar.tsx';
import { ValueControl } from './Controls.tsx';
import { forgetDraft, keepDraft, keptDraft, merged, readJsonFile, rebased, shortly } from './draft.ts';
import { CardPreview } from './CardPreview.tsx';
import { faultsAt, shapeAt } from './shapes.ts';
import { useCorrectTexts } from './text.ts';
import './correct.css';

interface Props {
  readonly shelved: Shelved;
  readonly gallery: Gallery;
  readonly card: GalleryCard;
  close(saved: boolean): void;
}

interface Bases {
  readonly printed: object;
  readonly schema: Shape;
  /** What this house plays with; undefined: the server is away. */
  readonly house: HouseCorrections | undefined;
}

async function basesOf({ meta, data, dataCheck }: Shelved): Promise<Bases> {
  const [components, check, house] = await Promise.all([data?.(), dataCheck?.(), correctionsOf(meta.id).catch(() => undefined)]);
  if (!components || !check) throw new Error(`${meta.id} has no components`);
  return { printed: components.printed, schema: check.dataSchema as Shape, house };
}

export function Correct(props: Props) {
  const { shelved } = props;
  const loaded = useLoaded(() => basesOf(shelved), shelved.meta.id);
  if (loaded.state !== 'here') return <section className="panel fix" aria-busy={loaded.state === 'waiting'} />;
  return <Form {...props} bases={loaded.value} />;
}

/** How long after the last touch it is checked. */
const PAUSE = 60;

function Form({ shelved, gallery, card, close, bases }: Props & { readonly bases: Bases }) {
  const t = useCorrectTexts();
  const { language } = usePreferences();
  const game = shelved.meta.id;
  const { printed, schema } = bases;
  const [house, setHouse] = useState(bases.house);
  const inUse = useMemo(() => laidOver(printed, house), [printed, house]);
  const [draft] = useState(() => rebased(inUse, keptDraft(game)));
  const [data, setData] = useState<object>(draft.data);
  /** My changes that somebody else's have overtaken: told, and kept until it is saved or let be. */
  const [aside, setAside] = useState(draft.aside);
  const [checked, setChecked] = useState<{ readonly data: object; readonly faults: readonly DataFault[] }>();
  /** Undefined: not checked yet as it is now. */
  const faults = checked?.data === data ? checked.faults : undefined;
  /** The last components that could be played with: the ones that are drawn. */
  const [drawn, setDrawn] = useState<object>(inUse);
  const [said, setSaid] = useState(draft.aside.length > 0 ? t.overtaken(inShort(draft.aside, t.nothing)) : '');
  const [saved, setSaved] = useState(false);
  const [willSay, setWillSay] = useState<readonly GalleryField[]>(card.fields);
  const title = useRef<HTMLHeadingElement>(null);
  const mine = house?.mine ?? false;

  useEffect(() => title.current?.focus(), [card.id]);
  useEffect(() => {
    const timer = setTimeout(() => {
      void checkData(shelved, data).then((found) => {
        setChecked({ data, faults: found });
        if (found.length === 0) setDrawn(data);
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [shelved, data]);

  const change = useCallback(
    (next: object): void => {
      setData(next);
      setSaid('');
      keepDraft(game, [...correctionsBetween(inUse, next), ...aside]);
    },
    [game, inUse, aside],
  );
  const changes = useMemo(() => correctionsBetween(printed, data), [printed, data]);
  const unsaved = useMemo(() => correctionsBetween(inUse, data), [inUse, data]);
  const own = useMemo(() => card.fields.flatMap(({ at }) => at), [card]);
  const elsewhere = (faults ?? []).filter((fault) => !own.some((path) => faultsAt([fault], data, path).length > 0));

  const save = async (): Promise<void> => {
    if (house === undefined) return;
    try {
      const now = await saveCorrections(game, house.edition, changes);
      forgetDraft(game);
      setAside([]);
      setHouse(now);
      setSaved(true);
      setSaid(now.edition === now.printed ? t.savedPrinted : t.saved(now.edition));
    } catch (error) {
      setSaid(troubleOf(error) === 'TABLE_CHANGED' ? t.tooLate : t.failed);
    }
  };
  const open = async (file: File): Promise<void> => {
    const json = await readJsonFile(file).catch(() => undefined);
    if (!isCorrectionFile(json)) return setSaid(t.noFile);
    if (json.game !== game) return setSaid(t.otherGame);
    const laid = merged(printed, data, json.corrections);
    if ('misfits' in laid) return setSaid(laid.misfits.map(({ at }) => t.misfit(at.join(' / '))).join(' '));
    change(laid.data);
    setSaid(t.opened(json.corrections.length, laid.over));
  };

  const { Drawing } = gallery;
  const name = card.name[language];
  return (
    <section className="panel fix" aria-labelledby="fix-title" data-game={game}>
      <header>
        <h2 id="fix-title" ref={title} tabIndex={-1}>
          {mine ? t.correct(name) : t.report(name)}
        </h2>
        <span className="card-where">
          {gallery.kinds.find(({ id }) => id === card.kind)?.name[language]} · {card.id}
        </span>
        <button type="button" className="button icon quiet" aria-label={t.close} onClick={() => close(saved)}>
          <Glyph name="close" />
        </button>
      </header>
      <div className="fix-parts-of-page">
        <div className="fix-drawings">
          <p>{t.asIs}</p>
          <span className="fix-before" aria-hidden="true">
            <Around gallery={gallery}>
              <Drawing id={card.id} language={language} width={gallery.widths.table} large={false} />
            </Around>
          </span>
          <Glyph name="down" />
          <p className="fix-will">{t.asWillBe}</p>
          <CardPreview game={game} card={card.id} name={name} data={drawn} told={setWillSay} />
        </div>
        <div className="fix-fields" role="group" aria-label={t.fields}>
          {card.fields.map((field, n) => (
            <Field
              key={field.label.en}
              field={field}
              says={willSay.find(({ label }) => label.en === field.label.en)?.value[language] ?? field.value[language]}
              gallery={gallery}
              printed={printed}
              inUse={inUse}
              data={data}
              schema={schema}
              faults={faults ?? []}
              number={n}
              change={change}
            />
          ))}
          <Checks faults={faults} elsewhere={elsewhere} />
        </div>
      </div>
      <Bar
        game={game}
        mine={mine}
        changes={changes}
        unsaved={unsaved.length}
        faults={faults?.length}
        running={house?.running ?? 0}
        said={said}
        save={save}
        open={open}
        undo={(at) => change(withValue(data, at, valueAt(printed, at)) as object)}
        printed={() => change(printed)}
        leave={() => {
          change(inUse);
          forgetDraft(game);
          close(saved);
        }}
      />
    </section>
  );
}

/** Each with its place and the value that was wanted there. */
const inShort = (changes: readonly Correction[], nothing: string): string =>
  changes.map(({ at, now }) => `${at.join(' / ')} (${shortly(now, nothing)})`).join(', ');

const laidOver = (printed: object, house: HouseCorrections | undefined): object => {
  const laid = corrected(printed, house?.corrections ?? []);
  return 'data' in laid ? laid.data : printed;
};

interface FieldProps {
  readonly field: GalleryField;
  /** What the card says of it with the corrected values. */
  readonly says: string;
  readonly gallery: Gallery;
  readonly printed: object;
  readonly inUse: object;
  readonly data: object;
  readonly schema: Shape;
  readonly faults: readonly DataFault[];
  readonly number: number;
  change(data: object): void;
}

function Field({ field, says, gallery, printed, inUse, data, schema, faults, number, change }: FieldProps) {
  const t = useCorrectTexts();
  const { language } = usePreferences();
  const label = field.label[language];
  const own = field.at.filter((path) => valueAt(data, path) !== undefined);
  const touched = own.filter((path) => correctionsBetween(valueAt(printed, path), valueAt(data, path)).length > 0);
  const wrong = own.flatMap((path) => faultsAt(faults, data, path));
  const many = own.length > 1;
  return (
    <div className="fix-field" data-touched={touched.length > 0} data-wrong={wrong.length > 0}>
      <span className="fix-label">{label}</span>
      <div
        className="fix-controls"
        role="group"
        aria-label={label}
        aria-describedby={wrong.length > 0 ? `fix-wrong-${number}` : undefined}
      >
        {own.length === 0 && (
          <span className="fix-follows">
            {says} <small className="hint">{t.follows}</small>
          </span>
        )}
        {own.map((path) => {
          const last = String(path.at(-1));
          const called = many ? `${label}, ${gallery.words[last]?.[language] ?? t.step(last)}` : label;
          const value = valueAt(data, path);
          return (
            <ValueControl
              key={path.join('.')}
              shape={shapeAt(schema, data, path)}
              value={value}
              label={called}
              gallery={gallery}
              printed={printed}
              change={(next) => change(withValue(data, path, next) as object)}
            />
          );
        })}
        {own.some((path) => takesNumbers(valueAt(data, path))) && <small className="hint">{t.places}</small>}
        {touched.length > 0 && says.length > SHORT && says !== field.value[language] && (
          <output className="fix-says">{says}</output>
        )}
        {wrong.length > 0 && (
          <ul id={`fix-wrong-${number}`} className="bare fix-wrong" role="alert">
            {wrong.map((fault) => (
              <li key={`${fault.component} ${fault.field}`}>{faultInWords(fault, language)}</li>
            ))}
          </ul>
        )}
      </div>
      <span className="fix-origin">
        {touched.length === 0 ? (
          <Plate origin={field.origin.from} />
        ) : (
          <>
            <span className="plate" data-origin="published">
              <Glyph name="book" size={14} />
              <span>{t.fromMyBox}</span>
            </span>
            {touched.map((path) => (
              <span key={path.join('.')} className="fix-was">
                <s aria-label={t.was(shortly(valueAt(printed, path), t.nothing))}>{shortly(valueAt(printed, path), t.nothing)}</s>
                <button
                  type="button"
                  className="button small quiet"
                  aria-label={t.backOf(label)}
                  onClick={() => change(withValue(data, path, valueAt(inUse, path)) as object)}
                >
                  <Glyph name="undo" size={15} /> {t.back}
                </button>
              </span>
            ))}
          </>
        )}
      </span>
    </div>
  );
}

/** A value of fewer letters stands in its control already. */
const SHORT = 12;

/** Whether a sentence takes a number from elsewhere. */
const takesNumbers = (value: unknown): boolean => /\{[a-z][\w.]*[|}]/iu.test(JSON.stringify(value));

interface ChecksProps {
  /** Undefined: being checked. */
  readonly faults: readonly DataFault[] | undefined;
  /** Those that no field of this card has. */
  readonly elsewhere: readonly DataFault[];
}

function Checks({ faults, elsewhere }: ChecksProps) {
  const t = useCorrectTexts();
  const { language } = usePreferences();
  return (
    <div className="fix-checks">
      <h3>{t.checks}</h3>
      <ul className="bare" aria-live="polite">
        {faults === undefined && <li>{t.checking}</li>}
        {elsewhere.map((fault) => (
          <li key={`${fault.component} ${fault.field}`} data-check="wrong">
            <Glyph name="close" size={17} /> {faultInWords(fault, language)}
          </li>
        ))}
        {faults?.length === 0 && (
          <li data-check="good">
            <Glyph name="check" size={17} />
            <span>
              <b>{t.good}</b> {t.goodMore}
            </span>
          </li>
        )}
        <li data-check="look">
          <Glyph name="eye" size={17} /> {t.lesson}
        </li>
      </ul>
    </div>
  );
}
