/** What a person has decided ahead, as that person alone is told. */

export interface MyPlans {
  /** Kinds of plan, in the order in which they were made. */
  readonly plans: readonly string[];
}

/** What became of a plan: it played a move for me, its time is over, or something happened that it did not reckon with. */
export interface PlanNews {
  readonly kind: string;
  readonly what: 'acted' | 'done' | 'surprise';
}

export interface PlansMessage extends MyPlans {
  readonly t: 'plans';
  readonly news?: PlanNews;
}
