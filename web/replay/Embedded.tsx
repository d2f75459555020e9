/**
 * A finished game inside somebody else's page: the board, what just happened, the bar of time, and the way to the whole replay. It
 * needs nobody to be anybody: no session, no cookie, and nothing is written into the browser.
 */
import { useEffect, useMemo, useState } from 'react';
import type { Root } from 'react-dom/client';
import { TableCards } from '../cards/TableCards.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { HouseMark } from '../house/HouseMark.tsx';
import { houseName, useHouse } from '../house/house.ts';
import { useTitle } from '../kit/useTitle.ts';
import { WordsLine } from '../kit/WordsLine.tsx';
import { isTableEvent } from '../live/tableEvents.ts';
import { Waiting } from '../lost/Waiting.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { href } from '../route/base.ts';
import { toEmbedded, toReplay } from '../route/route.ts';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { namesOf } from '../table/people.ts';
import { StillBoard } from '../table/StillBoard.tsx';
import { useGameParts, type TableParts } from '../table/useGameParts.ts';
import { useTexts } from '../text/index.ts';
import { writeMoment } from './address.ts';
import { openReplay, type OpenReplay } from './openReplay.ts';
import { Transport } from './Transport.tsx';
import { useReplayCursor } from './useReplayCursor.ts';
import { usePosition } from './usePosition.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import '../table/table.css';
import './replay.css';
import './replay.low.css';
import './embedded.css';

export function showEmbedded(id: string, root: Root): void {
  document.documentElement.classList.add('embedded-frame');
  root.render(<Embedded id={id} />);
}

function Embedded({ id }: { readonly id: string }) {
  const t = useTexts().replay;
  const [opened, setOpened] = useState<OpenReplay | 'none'>();
  useEffect(() => {
    void openReplay('table', id).then((found) => setOpened('replay' in found && found.isPublic ? found : 'none'));
  }, [id]);
  const here = opened === 'none' ? undefined : opened;
  const parts = useGameParts(here);
  if (opened === 'none' || (parts && 'failed' in parts))
    return (
      <main className="embedded-none">
        <p>{t.embed.none}</p>
        <WholeLink to={toReplay('table', id)} />
      </main>
    );
  if (!here || !parts) return <Waiting words={t.loading} />;
  return (
    <TableCards game={here.game}>
      <Screen id={id} opened={here} parts={parts} />
    </TableCards>
  );
}

/** In a window of its own: the page around is somebody else's. */
function WholeLink({ to }: { readonly to: string }) {
  const t = useTexts().replay.embed;
  return (
    <a className="head-button" href={href(to)} target="_blank" rel="noopener" title={t.whole} data-whole>
      <Glyph name="link" size={19} /> <span>{t.whole}</span>
    </a>
  );
}

interface Props {
  readonly id: string;
  readonly opened: OpenReplay;
  readonly parts: TableParts;
}

function Screen({ id, opened: { replay, people, game: gameId }, parts: { game, texts: allTexts, board } }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const texts = allTexts[language];
  const house = houseName(useHouse());
  const cursor = useReplayCursor(toEmbedded(id), replay, 'spectator', 0);
  const { at, viewer } = cursor;
  const { shown } = usePosition(replay, at, viewer);
  const nameOf = useMemo(() => namesOf(people), [people]);
  const told = useMemo(
    () => replay.story(viewer).flatMap(({ version, event }) => (version === at && !isTableEvent(event) ? [event] : [])),
    [replay, viewer, at],
  );
  useReplayKeys(cursor, replay.length);
  const title = game.meta.title[language];
  useTitle(t.replay.title(title));
  const count = at === 0 ? t.replay.start : t.replay.move(at, replay.length);
  const spoken = `${count}, ${t.replay.round(replay.rounds[at] ?? 1)}`;
  const step = shown?.at === at ? cursor.step : undefined;
  const news = useMemo(
    () => (step === undefined ? undefined : told.map((event, n) => ({ number: step * 1_000 + n, event }))),
    [step, told],
  );
  const line = told.map((event) => texts.event(event)).find((words) => words && words.length > 0);
  return (
    <div className="table-screen replay-screen embedded-screen" data-game={gameId}>
      <header className="table-header on-blueprint">
        <HouseMark size={24} />
        <h1 className="display">{title}</h1>
        <span className="table-called">
          {people.map(({ name }) => name).join(', ')} · {house}
        </span>
        <span className="spring" />
        <WholeLink to={toReplay('table', id) + writeMoment({ at })} />
      </header>
      <section className="happened" aria-label={t.replay.happened}>
        <div className="happened-words" aria-live={cursor.playing ? 'off' : 'polite'}>
          <h2>{line ? <WordsLine words={line} nameOf={nameOf} /> : count}</h2>
          <p>{spoken}</p>
        </div>
      </section>
      <main className="table-main" id="content" tabIndex={-1}>
        <section className="board-area" aria-label={t.table.board} aria-busy={shown?.at !== at}>
          {shown && (
            <BoardGuard version={shown.at}>
              <StillBoard
                board={board}
                view={shown.position.view}
                seat={typeof viewer === 'number' ? viewer : 'spectator'}
                people={people}
                language={language}
                texts={texts}
                news={news}
              />
            </BoardGuard>
          )}
        </section>
      </main>
      <Transport cursor={cursor} length={replay.length} spoken={spoken} />
    </div>
  );
}
