/** What a person has decided ahead, as that person alone is told. */

export interface MyPlans {
  /** Kinds of plan, in the order in which they were made. */
  readonly plans: readonly string[];
}

/** What became of a plan: it played a move for me, or something happened that it did not reckon with. One whose time is over goes without a word. */
export interface PlanNews {
  readonly kind: string;
  readonly what: 'acted' | 'surprise';
}

export interface PlansMessage extends MyPlans {
  readonly t: 'plans';
  readonly news?: PlanNews;
}
