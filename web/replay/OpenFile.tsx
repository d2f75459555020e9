/** Where a game's file is opened: by the picker or by dropping it. It is checked here, without a server, and then shown. */
import { useId, useRef, useState, type DragEvent } from 'react';
import { findGame } from '@cantiere/games';
import { ago } from '../kit/ago.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toReplay } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { keepFile, keptFiles } from './files.ts';
import { faultWords } from './faultWords.ts';
import type { FileFault } from './checkRecord.ts';
import { readGameFile } from './readFile.ts';
import './file.css';

export function OpenFile() {
  const texts = useTexts();
  const t = texts.replay.file;
  const { language } = usePreferences();
  const input = useRef<HTMLInputElement>(null);
  const field = useId();
  const [state, setState] = useState<'ready' | 'checking' | FileFault>('ready');
  const [over, setOver] = useState(false);
  const [kept] = useState(keptFiles);
  useTitle(t.title);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setState('checking');
    const read = await readGameFile(file);
    if ('fault' in read) return setState(read.fault);
    navigate(toReplay('file', keepFile(read)));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  const fault = typeof state === 'object' ? state : undefined;
  return (
    <Shell
      page="other"
      hero={
        <>
          <h1>{t.title}</h1>
          <p className="lead">{t.lead}</p>
        </>
      }
    >
      <div className="column open-file">
        <section
          className={`panel drop-place ${over ? 'over' : ''}`}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          aria-busy={state === 'checking'}
        >
          <Glyph name="archive" size={44} />
          <p>{t.drop}</p>
          <label htmlFor={field} className="button primary large">
            {t.pick}
          </label>
          <input
            ref={input}
            id={field}
            type="file"
            accept=".json,application/json"
            className="visually-hidden"
            onChange={(event) => {
              void open(event.target.files?.[0]);
              event.target.value = ''; // the same file may be tried again
            }}
          />
          <p role="status">{state === 'checking' ? t.checking : ''}</p>
          <div role="alert">{fault && <p className="trouble">{faultWords(fault, t)}</p>}</div>
        </section>
        {kept.length > 0 && (
          <section className="panel" aria-labelledby="kept-files">
            <h2 id="kept-files">{t.kept}</h2>
            <ul className="bare kept-files">
              {kept.map(({ id, doc, at }) => (
                <li key={id}>
                  <Link to={toReplay('file', id)}>
                    {t.openAgain(findGame(doc.game)?.meta.title[language] ?? doc.game, doc.players.join(', '))}
                  </Link>{' '}
                  <small>{ago(at, texts)}</small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Shell>
  );
}
