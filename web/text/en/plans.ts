/** Plans: what is decided ahead of being asked. */
import type { plans as italian } from '../it/plans.ts';

export const plans: typeof italian = {
  title: 'Decide ahead',
  lead: 'It stays secret and is played by itself when your turn comes. If something that matters changes, the plan is dropped and you decide.',
  acted: (plan) => `Plan carried out: ${plan}.`,
  surprise: (plan) => `Plan dropped, something unforeseen happened: ${plan}.`,
};
