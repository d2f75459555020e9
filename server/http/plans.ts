/** Plans over HTTP: each person's own, nobody else's. */
import Type from 'typebox';
import type { House } from '../house.ts';
import { mustBeSomebody } from '../people/sessions.ts';
import type { Planner } from '../plans/planner.ts';
import { ErrorBody, TableParams } from '../schemas.ts';
import type { App } from './app-type.ts';

const Mine = Type.Object({ plans: Type.Array(Type.String()) });
const PlanParams = Type.Object({ ...TableParams.properties, kind: Type.String({ minLength: 1, maxLength: 60 }) });

export function planRoutes(app: App, house: House, planner: Planner): void {
  const { db } = house.store;
  const tags = ['tables'];
  const response = { 200: Type.Unsafe<{ readonly plans: readonly string[] }>(Mine), default: ErrorBody };

  app.get(
    '/api/tables/:id/plans',
    { schema: { tags, summary: 'What I decided ahead', params: TableParams, response } },
    async (request) => planner.plansOf(request.params.id, (await mustBeSomebody(db, request)).id),
  );
  app.put(
    '/api/tables/:id/plans/:kind',
    { schema: { tags, summary: 'Decide something ahead', params: PlanParams, response } },
    async (request) => planner.make(request.params.id, (await mustBeSomebody(db, request)).id, request.params.kind),
  );
  app.delete(
    '/api/tables/:id/plans/:kind',
    { schema: { tags, summary: 'Decide it when asked after all', params: PlanParams, response } },
    async (request) => planner.drop(request.params.id, (await mustBeSomebody(db, request)).id, request.params.kind),
  );
}
