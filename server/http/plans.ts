/** Plans over HTTP: each person's own, nobody else's. */
import type { Services } from '../services.ts';
import { mustBeSomebody } from '../people/sessions.ts';
import type { Planner } from '../plans/planner.ts';
import { MyPlans, PlanParams } from '../protocol/plans.ts';
import { TableParams } from '../protocol/tables.ts';
import { ErrorBody } from '../protocol/errors.ts';
import type { App } from './app-type.ts';

export function planRoutes(app: App, services: Services, planner: Planner): void {
  const { db } = services.store;
  const tags = ['tables'];
  const response = { 200: MyPlans, default: ErrorBody };

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
