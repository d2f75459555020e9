/** Why not, in English, with the numbers. */
import { optionName, type Refusal } from '@cantiere/engine';
import { a, agree, capital, count } from '@cantiere/engine/grammar/en';
import { options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { buildingOf, nameOf } from './words.ts';

type Wording = (refusal: Refusal) => string;

const name = (id: string | undefined): string => nameOf(id ?? '', 'en');

const wordings: Readonly<Record<RefusalCode, Wording>> = {
  MALFORMED: () => 'This move is not well formed.',
  BAD_OPTION: ({ about }) => `This option, or its value, is not possible: ${optionName(options, about ?? '', 'en')}.`,
  BAD_TABLE: () => 'Urban Sprawl is for 2 to 4 players.',
  GAME_OVER: () => 'The game is over.',
  DECISION_PENDING: () => 'Another decision must be made first.',
  NOT_YOUR_TURN: () => 'It is not your turn.',
  WRONG_PHASE: () => 'Not possible in this phase.',
  ILLEGAL_CHOICE: () => 'That is not one of the choices.',
  BUILDING_TAKEN: ({ about }) => `Somebody already controls the ${name(about)}.`,
  INVEST_CLOSED: () => 'Investments come before spending action points.',
  NOT_A_PERMIT: () => 'Only build permits can be invested.',
  CARD_NOT_OWNED: ({ about }) => `You do not hold this card: ${name(about)}.`,
  SPACE_EMPTY: ({ about }) => `There is no face-up card there (${name(about)}).`,
  DECK_INACTIVE: () => 'That deck is not active yet.',
  AP_SHORT: ({ need, have }) => `This costs ${count(need ?? 0, 'action point')}; you have ${have ?? 0}.`,
  FAVOR_FULL: ({ need, have }) => `You hold ${have ?? 0} of at most ${count(need ?? 1, 'Favor')}.`,
  FAVOR_SAME_TURN: () => 'A Favor can be built only on a later turn than the one in which it was taken.',
  NO_TILE: ({ about }) => `No ${name(about)} tile of this size is left.`,
  SHAPE_INVALID: ({ need, have }) =>
    `This building needs ${count(need ?? 0, 'lot', 'lots that fit together')}; ${have ?? 0} ${agree(have ?? 0, 'was', 'were')} named.`,
  CROSSES_STREET: () => 'A building must stay inside one block.',
  RENEWAL_NOT_NEEDED: () => 'You do not need the Urban Renewal card for this: keep it.',
  NO_DEMOLITION_RIGHT: () => 'You need an Urban Renewal card or the Contractor to demolish.',
  DEMOLITION_PROTECTED: () => 'The Contractor’s buildings cannot be demolished by others.',
  DEMOLITION_PARTIAL: () => 'The new building must cover every lot of a demolished one.',
  LOT_OCCUPIED: ({ about }) => (about === undefined || about === '' ? 'No empty place is left for it.' : 'That lot is occupied.'),
  ZONING: ({ about }) =>
    `Zoning: it would touch another zone without touching ${a(buildingOf(about ?? '', 'en'))}${buildingOf(about ?? '', 'en')}.`,
  RESTRICTION: (refusal) => restriction(refusal),
  PERMIT_ZONE: ({ about }) => `The ${name(about)} does not show this zone.`,
  PERMITS_SHORT: ({ need, have, about }) => `This needs ${count(need ?? 0, `${name(about)} permit`)}; you have ${have ?? 0}.`,
  PERMITS_EXCESS: ({ about }) => `The ${name(about)} is not needed: the other cards already pay.`,
  WEALTH_SHORT: ({ need, have }) => `This costs at least ${need ?? 0} wealth; you have ${have ?? 0}.`,
  OFFER_UNAFFORDABLE: ({ need, have, about }) => `The price is ${need ?? 0} ${name(about)}; you have ${have ?? 0}.`,
  RESOURCE_UNAFFORDABLE: ({ need, have, about }) => `You would need ${need ?? 0} ${name(about)} and have ${have ?? 0}.`,
  GREY_TAKEN: ({ about }) => `${capital(name(about))}: there is already a marker.`,
};

/** "Civic building or park". */
const zones = (ids: string): string =>
  ids
    .split('/')
    .map((id) => buildingOf(id, 'en'))
    .join(' or ');

function restriction({ about = '', need, have }: Refusal): string {
  const [rule, what = ''] = about.split(' ');
  switch (rule) {
    case 'at':
      if (what === 'water') return 'It must be built beside the water.';
      return what === 'wilderness'
        ? 'It must be built beside the wilderness.'
        : 'It must be built beside the water or the wilderness.';
    case 'value':
      return what === 'atLeast'
        ? `It needs a block of value ${need ?? 0} or more; this one has ${have ?? 0}.`
        : `It needs a block of value ${need ?? 0} or less; this one has ${have ?? 0}.`;
    case 'adjacent':
      return `It must be adjacent to ${a(zones(what))}${zones(what)}.`;
    default:
      return `It must not be adjacent to any ${zones(what)}.`;
  }
}

export function refusalText(refusal: Refusal): string {
  const code = Object.keys(wordings).find((known): known is RefusalCode => known === refusal.code);
  return code === undefined ? refusal.code : wordings[code](refusal);
}
