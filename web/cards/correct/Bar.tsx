/** What becomes of the corrections: a list of them, a new edition for whoever runs the house, a file for everybody. */
import { useId, useState } from 'react';
import type { Correction } from '@cantiere/games/corrections';
import { Glyph } from '../../kit/Glyph.tsx';
import { fileOf, shortly } from './draft.ts';
import { useCorrectTexts } from './text.ts';

interface Props {
  readonly game: string;
  /** Whether I run this house. */
  readonly mine: boolean;
  readonly changes: readonly Correction[];
  /** How many differ from what new tables are made with. */
  readonly unsaved: number;
  /** Undefined: being checked. */
  readonly faults: number | undefined;
  readonly running: number;
  /** What has just happened. */
  readonly said: string;
  save(): Promise<void>;
  open(file: File): Promise<void>;
  undo(at: readonly string[]): void;
  printed(): void;
  leave(): void;
}

export function Bar({ game, mine, changes, unsaved, faults, running, said, save, open, undo, printed, leave }: Props) {
  const t = useCorrectTexts();
  const [saving, setSaving] = useState(false);
  const field = useId();
  const blocked = faults === undefined || faults > 0;
  return (
    <footer className="fix-bar">
      {changes.length > 0 && (
        <details className="fix-all">
          <summary>{t.changes(changes.length)}</summary>
          <ul className="bare" aria-label={t.all}>
            {changes.map(({ at, was, now }) => (
              <li key={at.join('/')}>
                <span>{at.join(' / ')}</span> <s>{shortly(was, t.nothing)}</s> <b>{shortly(now, t.nothing)}</b>
                <button
                  type="button"
                  className="button small quiet"
                  aria-label={t.backOf(at.join(' / '))}
                  onClick={() => undo(at)}
                >
                  <Glyph name="undo" size={15} /> {t.back}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="fix-what">
        <p>
          <b>{mine ? t.saveTitle : t.sendTitle}</b>
          <small>{mine ? t.saveMore(running) : t.sendMore}</small>
        </p>
        <p className="fix-said" role="status">
          {said}
        </p>
        <div className="fix-acts">
          <button type="button" className="button quiet" onClick={leave}>
            {t.leave}
          </button>
          {mine && changes.length > 0 && (
            <button type="button" className="button quiet" onClick={printed}>
              {t.printed}
            </button>
          )}
          <label className="button" htmlFor={field}>
            <Glyph name="share" size={17} /> {t.upload}
          </label>
          <input
            id={field}
            className="visually-hidden"
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void open(file);
              currentTarget.value = '';
            }}
          />
          <button
            type="button"
            className={mine ? 'button' : 'button go'}
            disabled={changes.length === 0 || blocked}
            onClick={() => download(game, changes)}
          >
            <Glyph name="download" size={17} /> {t.download}
          </button>
          {mine && (
            <button
              type="button"
              className="button go"
              disabled={blocked || unsaved === 0 || saving}
              onClick={() => {
                setSaving(true);
                void save().finally(() => setSaving(false));
              }}
            >
              {faults === undefined || faults === 0 ? (
                `${t.save} · ${t.changes(changes.length)}`
              ) : (
                <>
                  <Glyph name="lock" size={17} /> {t.save} · {t.wrong(faults)}
                </>
              )}
            </button>
          )}
        </div>
      </div>
    </footer>
  );
}

function download(game: string, changes: readonly Correction[]): void {
  const text = `${JSON.stringify(fileOf(game, changes), null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-corrections.json`;
  link.click();
  URL.revokeObjectURL(address);
}
