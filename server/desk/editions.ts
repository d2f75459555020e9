/** Which editions there are on the shelf and at tables, and who plays with them. */
import { databaseVersion } from '../doctor/database.ts';
import type { DeskEditions } from '../protocol.ts';
import type { Services } from '../services.ts';
import { editionsInPlay } from '../store/editions.ts';
import { VERSION } from '../version.ts';

type Edition = DeskEditions['editions'][number];

export async function deskEditions({ store, shelf }: Services): Promise<DeskEditions> {
  const { db, shared } = store;
  const editions: Edition[] = [];
  const inPlay = await editionsInPlay(db);
  for (const { id: game } of shelf.metas) {
    const [present, printed] = [await shelf.present(game), await shelf.printed(game)];
    const names = new Set<string | undefined>([present]);
    for (const row of inPlay) if (row.game === game) names.add(row.edition ?? undefined);
    for (const edition of names) {
      const own = inPlay.filter((row) => row.game === game && (row.edition ?? undefined) === edition);
      const at = (phase: string): number => own.filter((row) => row.phase === phase).reduce((sum, { tables }) => sum + tables, 0);
      const here = edition !== undefined && !('lacks' in (await shelf.find(game, edition)));
      editions.push({
        game,
        ...(edition !== undefined && { edition }),
        present: edition === present,
        printed: edition === printed,
        here,
        lobby: at('lobby'),
        playing: at('playing'),
        over: at('over'),
      });
    }
  }
  return { version: VERSION, node: process.versions.node, database: await databaseVersion(db, !shared), editions };
}
