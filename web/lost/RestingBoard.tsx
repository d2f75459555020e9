/** The position of a game that rests, as this browser last saw it: drawn by the board of today, and nothing on it can be moved. */
import type { TableInfo } from '@cantiere/server/protocol';
import { ago } from '../kit/ago.ts';
import { peopleAt } from '../table/people.ts';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { StillBoard } from '../table/StillBoard.tsx';
import { useGameParts } from '../table/useGameParts.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import type { LastSeen } from './lastSeen.ts';
import '../table/table.css';

export function RestingBoard({ table, seen }: { readonly table: TableInfo; readonly seen: LastSeen }) {
  const t = useTexts();
  const { language } = usePreferences();
  // Its own edition is not to be had: whatever new tables are made with can draw it, or says that it cannot.
  const parts = useGameParts({ game: table.game });
  if (!parts || 'failed' in parts) return null;
  const later = table.version - seen.version;
  return (
    <figure className="resting-position" data-game={table.game}>
      <section className="board-area" aria-label={t.table.board}>
        <BoardGuard version={seen.version}>
          <StillBoard
            board={parts.board}
            view={seen.view}
            seat={seen.seat}
            people={peopleAt(table.seats)}
            language={language}
            texts={parts.texts[language]}
          />
        </BoardGuard>
      </section>
      <figcaption className="hint">
        {t.editions.lastSeen(seen.version, ago(seen.at, t))} {later > 0 && t.editions.since(later)} {t.editions.drawnToday}
      </figcaption>
    </figure>
  );
}
