// A district card in the hand: cost and name, the drawing in its landscape, colour and points, effect.
import type { CSSProperties, ReactElement } from 'react';
import { Backdrop } from './Backdrop.tsx';
import { DISTRICT_COLOUR, type DistrictId } from './catalog.ts';
import { CardFrame, type CardPiece } from './CardFrame.tsx';
import { DistrictShape } from './DistrictArt.tsx';
import { ColourGlyph } from './Glyph.tsx';
import { HUE_VARS } from './palette.ts';
import { Coin } from './Tokens.tsx';

export interface DistrictCardProps extends CardPiece {
  readonly id: DistrictId;
  readonly name: string;
  readonly cost: number;
  /** Name of the colour: colour is never alone. */
  readonly category: string;
  /** Points in words, such as "4 pt". */
  readonly points: string;
  /** One short line for the special districts. */
  readonly effect?: string | undefined;
}

export function DistrictCard({ id, name, cost, category, points, effect, ...card }: DistrictCardProps): ReactElement {
  const colour = DISTRICT_COLOUR[id];
  return (
    <CardFrame {...card} shows={id} style={HUE_VARS[colour]}>
      <span className="cit-card-head">
        <Coin value={cost} size={34} />
        <span className="cit-card-name" style={nameFit(name)}>
          {name}
        </span>
      </span>
      <span className="cit-card-scene">
        <Scene id={id} />
      </span>
      <span className="cit-card-foot">
        <span className="cit-card-kind">
          <ColourGlyph colour={colour} size={13} /> <span className="cit-card-word">{category}</span>
        </span>
        <span className="cit-card-points">{points}</span>
      </span>
      {effect !== undefined && <span className="cit-card-effect">{effect}</span>}
    </CardFrame>
  );
}

/** Landscape and building apart: the first fills the picture, the second always fits it whole. */
function Scene({ id }: { readonly id: DistrictId }): ReactElement {
  return (
    <>
      <svg className="cit-skyline cit-day cit-card-land" viewBox="0 0 140 140" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <Backdrop width={140} height={140} ground={131} sun={0.84} clouds={false} />
        <ellipse className="cit-shadow" cx={70} cy={131} rx={44} ry={3.5} />
      </svg>
      <svg className="cit-card-house" viewBox="-2 -3 104 123" preserveAspectRatio="xMidYMax meet" aria-hidden>
        <DistrictShape id={id} />
      </svg>
    </>
  );
}

/** A long word ("Osservatorio") is set smaller, so that it stays on the card. */
function nameFit(name: string): CSSProperties & Record<'--cit-fit', number> {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  return { '--cit-fit': Math.min(1, 9.5 / longest) };
}
