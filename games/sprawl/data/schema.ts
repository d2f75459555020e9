/** What the components of Urban Sprawl are made of. */
import Type from 'typebox';
import type { Unchanging } from '@cantiere/engine';
import { fields, id, list, name, named, oneOf, sentence, text, whole } from '../../dataShapes.ts';

const zone = oneOf(['CIV', 'COM', 'IND', 'RES', 'PARK']);
const vocation = oneOf(['MEDIA', 'FINANCE', 'TRANSPORTATION', 'EDUCATION', 'ENERGY', 'TOURISM', 'FACTORY', 'PUBLIC_SERVICE']);
/** In the language of SPR-12: read, with its own checks, by rules/effects/compile.ts. */
const effects = Type.Array(Type.Unknown());

const event = fields({
  id,
  kind: Type.Literal('event'),
  name,
  pivotal: Type.Optional(Type.Literal(true)),
  effects,
  text: sentence,
});
const contract = fields({
  id,
  kind: Type.Literal('contract'),
  name,
  zone,
  lots: whole(1, 4),
  restrictions: effects,
  restrictionText: sentence,
  vocations: list(fields({ name: vocation, value: whole(1, 12) }), 0, 4),
  payout: Type.Union([whole(1, 6), Type.Null()]),
  effects,
  text: sentence,
});
const packets = fields({ top: whole(1, 36), middle: whole(1, 36), bottom: whole(1, 36) });

export const dataSchema = fields({
  zones: list(fields({ id: zone, name }), 5),
  vocations: list(fields({ id: vocation, name, count: whole(1, 9) }), 8),
  politicians: list(fields({ ...named.properties, ability: sentence, bonus: sentence }), 5),
  contractor: fields({ name, ability: sentence }),
  /** Numbers of the printed rows, and what each space costs in action points. */
  board: fields({
    prestigeBands: list(whole(1, 6), 3),
    wealthColumns: list(whole(1, 6), 6),
    planningAp: list(whole(1, 9), 5),
    contractAp: list(whole(1, 9), 8),
  }),
  constants: fields({ turnAp: whole(1, 20), bossAp: whole(1, 20), treasurerIncome: whole(0, 20) }),
  startingBuildings: list(fields({ id, zone, lot: list(whole(0, 11), 2) }), 12),
  payoutTable: list(fields({ n: whole(1, 12), pay: list(whole(0, 12), 4) }), 12),
  buildingTiles: list(fields({ zone, lots: whole(1, 4), count: whole(1, 99) }), 17),
  setup: fields({
    startWealth: fields({ 2: whole(1, 99), 3: whole(1, 99), 4: whole(1, 99) }),
    deckLayouts: fields({ standard: packets, long: packets, short: packets }),
  }),
  /** The cards that the option of a tame Metropolis halves or removes. */
  tamed: list(text, 4),
  decks: fields({
    planning: fields({
      permits: list(
        fields({
          id,
          kind: Type.Literal('permit'),
          zones: list(zone, 1, 4),
          permits: whole(1, 4),
          wealth: whole(1, 12),
          ballot: Type.Boolean(),
        }),
        36,
      ),
      urbanRenewal: list(fields({ id, kind: Type.Literal('urbanRenewal'), name, ballot: Type.Boolean(), text: sentence }), 4),
      events: list(event, 14),
    }),
    town: list(Type.Union([contract, event]), 37),
    city: list(Type.Union([contract, event]), 37),
    metropolis: list(Type.Union([contract, event]), 37),
  }),
});

export type Data = Unchanging<Type.Static<typeof dataSchema>>;
