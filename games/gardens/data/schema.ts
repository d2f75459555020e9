/** What the components of The Hanging Gardens are made of. */
import Type from 'typebox';
import type { Unchanging } from '@cantiere/engine';
import { fields, id, list, name, oneOf, whole } from '../../dataShapes.ts';

const points = whole(0, 60);

export const dataSchema = fields({
  plot: fields({ name }),
  buildingTypes: list(fields({ id: oneOf(['terrace', 'park', 'arcade', 'fountain']), name, plural: name }), 4),
  startCard: fields({ name }),
  firstPlayerMarker: fields({ name }),
  /** Six squares row by row: a dot for a plot, else the building's letter. */
  cards: list(fields({ id, cells: Type.String({ pattern: '^[.TPAF]{6}$' }) }), 60),
  tileSeries: list(
    fields({
      id,
      name,
      copies: whole(1, 20),
      setSize: whole(1, 9),
      /** For none, one, two ... tiles of a set: one number more than the set has tiles, and the first of them 0. */
      points: list(points, 2, 10),
    }),
    7,
  ),
  persons: list(
    fields({
      id,
      name,
      series: oneOf(['queen', 'king', 'tiger', 'garden', 'sculpture', 'chalice', 'gate']),
      scoring: Type.Union([
        fields({ kind: Type.Literal('set'), incomplete: points, complete: points }),
        fields({ kind: Type.Literal('perTile'), perTile: whole(0, 20) }),
      ]),
    }),
    5,
  ),
  /** Smallest group that opens each column, and how many tiles lie face up. */
  display: fields({ columns: list(whole(1, 20), 3), faceUpTiles: whole(6, 6) }),
  cardsPerRound: fields({ 2: whole(2, 8), 3: whole(3, 9), 4: whole(4, 8) }),
  temples: fields({ perPlayer: whole(1, 20), colors: list(id, 4) }),
  constants: fields({
    minGroupSize: whole(2, 9),
    blindBonusMinSize: whole(2, 20),
    noTilePoints: whole(0, 20),
    extraRoundsAfterTilesRunOut: whole(0, 9),
  }),
});

export type Data = Unchanging<Type.Static<typeof dataSchema>>;
