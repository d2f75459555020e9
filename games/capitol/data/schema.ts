/** What the components of Capitol are made of. */
import Type from 'typebox';
import type { Unchanging } from '@cantiere/engine';
import { fields, id, list, name, named, oneOf, sentence, whole } from '../../dataShapes.ts';

const roof = oneOf(['round', 'triangular']);
const colour = oneOf(['red', 'white', 'black']);
const tile = oneOf(['fountain', 'amphitheatre', 'temple']);

export const dataSchema = fields({
  areaColours: list(fields({ id: colour, adjective: sentence }), 3),
  roofShapes: list(fields({ id: roof, name }), 2),
  floors: fields({ total: whole(1, 200) }),
  /** Roofs of each shape in everybody's set. */
  roofs: fields({ round: whole(1, 20), triangular: whole(1, 20) }),
  startingBuildings: list(fields({ id, floors: whole(1, 9), roof }), 4),
  cardTypes: list(fields({ id: oneOf(['roof', 'floor', 'permit']), dealtPerPlayer: whole(0, 6) }), 3),
  cards: list(
    fields({
      id,
      type: oneOf(['roof', 'floor', 'permit']),
      /** Of a permit; the others have none. */
      colour: Type.Union([colour, Type.Null()]),
      value: whole(1, 20),
    }),
    62,
  ),
  senatorCards: list(named, 5),
  markers: list(named, 1),
  tiles: list(fields({ id: tile, name }), 3),
  areas: list(
    fields({
      id,
      name,
      colour,
      /** How many small squares it has, and the numbers (from 1) of those with a fountain printed on them. */
      squares: whole(3, 12),
      printedFountains: list(whole(1, 12), 0, 12),
    }),
    9,
  ),
  /** The tiles sold in the auctions of each round. */
  rounds: list(list(tile, 3), 4),
  scoring: fields({ firstBase: whole(1, 9), templeMultiplier: whole(1, 9) }),
  draw: fields({ base: whole(1, 12), amphitheatreFirst: whole(0, 9), amphitheatreSecond: whole(0, 9) }),
  /** Our variant of narrow streets, by number of players. */
  closedSquaresPerArea: fields({ 2: whole(0, 6), 3: whole(0, 6), 4: whole(0, 6) }),
});

export type Data = Unchanging<Type.Static<typeof dataSchema>>;
