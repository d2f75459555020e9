/** What a person has decided ahead, as that person alone is told. */
import Type from 'typebox';
import { TableParams } from './tables.ts';
import { oneOf, type Wire } from './wire.ts';

export const PlanParams = Type.Object({ ...TableParams.properties, kind: Type.String({ minLength: 1, maxLength: 60 }) });

export type MyPlans = Wire<typeof MyPlans>;
export const MyPlans = Type.Object({
  plans: Type.Array(Type.String(), { description: 'Kinds of plan, in the order in which they were made' }),
});

/** What became of a plan. One whose time is over goes without a word. */
export type PlanNews = Wire<typeof PlanNews>;
export const PlanNews = Type.Object({
  kind: Type.String(),
  what: oneOf(['acted', 'surprise'], 'It played a move for me, or something happened that it did not reckon with'),
});

export type PlansMessage = Wire<typeof PlansMessage>;
export const PlansMessage = Type.Object(
  { t: Type.Literal('plans'), ...MyPlans.properties, news: Type.Optional(PlanNews) },
  { description: 'To nobody but the person whose plans they are' },
);
