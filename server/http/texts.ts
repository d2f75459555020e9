/** What comes in by HTTP is text that every database can keep, or it is refused: parameters, query and body, before anybody reads them. */
import { AppError } from '../appError.ts';
import { holdsNul } from '../nul.ts';
import type { App } from './app-type.ts';
import { isApi, type Doors } from './doors.ts';

/** The files of the app: no store is asked for them, and what is no path there is refused and counted as such. */
const FILES = '/*';

/** After the doors of a route, which tell strangers nothing of what is behind them; what leads nowhere is answered so. */
export function addTexts(app: App, doors: Doors): void {
  app.addHook('preValidation', async (request) => {
    const { url: route } = request.routeOptions;
    if (request.is404 || route === FILES) return;
    const { params, query, body } = request;
    if (!holdsNul([params, query, body])) return;
    if (!isApi(route)) doors.countStray(request);
    throw new AppError('BAD_REQUEST');
  });
}
