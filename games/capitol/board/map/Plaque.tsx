// An area's plaque: colour, name, roof shape and heights allowed now, who is first and second and what they would score.
import type { CSSProperties, ReactElement } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../../board-kit/touch/useTouch.ts';
import { AREA_COLOUR, AREA_IDS, SQUARE_IDS, TEMPLE, TEMPLE_FACTOR } from '../../rules/board.ts';
import { shapeRuledOut } from '../../rules/buildingCode.ts';
import { CARD_IDS, FACE_OF } from '../../rules/cards.ts';
import { buildingId } from '../../rules/moves.ts';
import { NO_ROOF, OPEN, type Area } from '../../rules/state.ts';
import { area as touchedAs } from '../../rules/touch.ts';
import { RoofSign, StoneSign } from '../art/signs.tsx';
import { areasFor } from '../inHand.ts';
import { ranking } from '../areaRanks.ts';
import { useTable, type Table } from '../table.ts';

interface Props {
  readonly area: number;
  readonly style: CSSProperties;
  /** Its area is out of sight. */
  readonly out: boolean;
}

export function Plaque({ area, style, out }: Props): ReactElement {
  const table = useTable();
  const { words, areas, inHand, gains } = table;
  const now = areas[area];
  const ranks = ranking(now);
  const at = touchedAs(AREA_IDS[area]);
  const look = useTouching().look(at);
  const gain = gains.get(area);
  const colour = areasFor(inHand);
  return (
    <div className="cap-plaque-at" style={style} data-out={out} data-quiet={colour.length > 0 && !colour.includes(area)}>
      <div className="cap-plaque-box">
        <Piece
          at={at}
          className="cap-plaque"
          data-plaque={AREA_IDS[area]}
          aria-label={spoken(table, area, now)}
          otherwise={() => lookInto(table, area)}
        >
          <span className="cap-plaque-head">
            <StoneSign colour={AREA_COLOUR[area]} size={15} />
            <span className="cap-plaque-name">{table.piece(AREA_IDS[area])}</span>
            <Code area={area} />
          </span>
          <span className="cap-plaque-ranks">
            {ranks.length === 0 && <span className="cap-none">{words.nobodyHere}</span>}
            {ranks.map(({ place, seats, floors, points }) => (
              <span key={place} className="cap-rank" data-place={place}>
                <i>{words.place(place)}</i>
                {seats.map((seat) => (
                  <PlayerMark key={seat} seat={seat} size={14} />
                ))}
                <b>{floors}</b>
                <em>{words.signed(points)}</em>
              </span>
            ))}
            {now.monument === TEMPLE && <span className="cap-twice">×{TEMPLE_FACTOR}</span>}
          </span>
        </Piece>
        {look === 'lit' && gain && gain.points !== 0 && (
          <span className="cap-gain" data-bad={gain.points < 0}>
            {words.signed(gain.points)}
          </span>
        )}
        {look === 'chosen' && gain && (
          <span className="cap-flag" data-bad={gain.points < 0}>
            {words.gain(gain.points, gain.place, gain.alone, gain.cards)}
          </span>
        )}
      </div>
    </div>
  );
}

/** A touch on an area that has nothing to do with what is in hand: why not, or what there is to see of it. */
export function lookInto({ view, me, inHand, refuse, explain, open }: Table, area: number): void {
  const player = me === 'spectator' ? undefined : view.players[me];
  const card = player?.hand.find((each) => FACE_OF[each] === FACE_OF[inHand.card]);
  const why =
    player && card !== undefined && areasFor(inHand).length > 0
      ? refuse({
          type: 'PLAY_PERMIT',
          card: CARD_IDS[card],
          building: inHand.sites[0] ?? buildingId(player.site[0]?.number ?? 1),
          square: SQUARE_IDS[area][0],
        })
      : undefined;
  if (why) explain(why);
  else open({ area });
}

/** The building code in a word: roof shape and heights for the next building. */
export function Code({ area }: { readonly area: number }): ReactElement {
  const { view, words } = useTable();
  const state = view.areas[area];
  if (!state.squares.includes(OPEN)) return <span className="cap-code cap-full">{words.full}</span>;
  const shapes = state.shape === NO_ROOF ? [0, 1].filter((shape) => shape !== shapeRuledOut(view, area)) : [state.shape];
  return (
    <span className="cap-code">
      {shapes.map((shape) => (
        <RoofSign key={shape} shape={shape} size={13} />
      ))}
      <b>{state.tallest === 0 ? 1 : `${state.tallest}–${state.tallest + 1}`}</b>
    </span>
  );
}

function spoken({ view, words, nameOf, piece }: Table, area: number, now: Area): string {
  const here = view.areas[area];
  const open = here.squares.filter((there) => there === OPEN).length;
  return words.areaFacts({
    name: piece(AREA_IDS[area]),
    colour: words.colours[AREA_COLOUR[area]],
    roof: here.shape === NO_ROOF ? words.anyRoof : words.roofs[here.shape],
    heights: here.tallest === 0 ? words.heights(1, 1) : words.heights(here.tallest, here.tallest + 1),
    ranks:
      ranking(now)
        .map(({ place, seats, floors, points }) => words.rankFact(place, seats.map(nameOf).join(', '), floors, points))
        .join(' ') || words.nobodyHere,
    open,
  });
}
