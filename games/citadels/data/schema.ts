/** What the components of Citadels are made of. */
import Type from 'typebox';
import type { Unchanging } from '@cantiere/engine';
import { fields, id, list, name, named, oneOf, sentence, whole } from '../../dataShapes.ts';

const colour = oneOf(['yellow', 'blue', 'green', 'red', 'purple']);

export const dataSchema = fields({
  colours: list(fields({ id: colour, name }), 5),
  districts: list(
    fields({
      id,
      name,
      colour,
      cost: whole(0, 12),
      points: whole(0, 20),
      count: whole(1, 20),
      /** What a purple building does. */
      effect: Type.Optional(sentence),
    }),
    27,
  ),
  characters: list(
    fields({ id, name, incomeColour: Type.Union([colour, Type.Null()]), maxBuilds: whole(1, 9), power: sentence }),
    8,
  ),
  otherComponents: list(fields({ ...named.properties, count: whole(1, 99) }), 3),
  setupByPlayers: list(
    fields({
      players: whole(2, 7),
      faceUp: whole(0, 2),
      startGold: whole(0, 20),
      startCards: whole(0, 9),
      /** Who picks, counted clockwise from the crown, and how many more are set aside. */
      draft: list(fields({ by: whole(0, 6), discard: whole(0, 1), addInitialFaceDown: Type.Optional(Type.Literal(true)) }), 4, 7),
    }),
    6,
  ),
  constants: fields({
    takeGold: whole(1, 9),
    drawCards: whole(1, 9),
    keepCards: whole(1, 9),
    merchantBonus: whole(0, 9),
    architectExtraCards: whole(0, 9),
    smithyCost: whole(0, 9),
    smithyCards: whole(1, 9),
    laboratoryGold: whole(0, 9),
    graveyardCost: whole(0, 9),
    destroyDiscount: whole(0, 9),
  }),
  scoring: fields({ fiveColours: whole(0, 20), firstToComplete: whole(0, 20), otherComplete: whole(0, 20) }),
});

export type Data = Unchanging<Type.Static<typeof dataSchema>>;
