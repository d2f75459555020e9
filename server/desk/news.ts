/** What an operator has done is told at once, to whom it concerns in this process and to the others. */
import type { ToTell } from '../people/moderation.ts';
import type { Services } from '../services.ts';
import { goOnWithout } from '../tables/requests.ts';

export async function spread(services: Services, news: ToTell): Promise<void> {
  for (const notice of news) {
    if (notice.kind === 'sessions') await services.visits.sessionsEnded(notice.person);
    else if (notice.kind === 'told') services.visits.tell(notice.person);
    else if (notice.kind === 'renamed') services.hall.renamed(notice.person, notice.name);
    else if (notice.kind === 'unsaid') await services.hall.unsaid(notice.table, notice.line);
    else if (notice.kind === 'table') await goOnWithout(services, [notice.table]);
  }
}
