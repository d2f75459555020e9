/** The building code (section 5): where a finished building may go. */
import { refusal, type Refusal } from '@cantiere/engine';
import { AREAS_OF, AREA_COLOUR, AREA_IDS, ROOF_NAMES } from './board.ts';
import { NO_ROOF, type State } from './state.ts';

/** May a building of this height and roof be added to the area? The square and the permit's colour are judged elsewhere. */
export function fits(state: State, area: number, floors: number, roof: number): boolean {
  const { shape, tallest } = state.areas[area];
  if (shape === NO_ROOF) return floors === 1 && roof !== shapeRuledOut(state, area); // CAP-5.4, CAP-5.6
  return roof === shape && (floors === tallest || floors === tallest + 1); // CAP-5.3, CAP-5.7
}

/** CAP-5.5: the shape that both other areas of the colour have, which the third may not get; NO_ROOF when both are allowed. */
export function shapeRuledOut(state: State, area: number): number {
  let common = NO_ROOF;
  for (const other of AREAS_OF[AREA_COLOUR[area]]) {
    if (other === area) continue;
    const { shape } = state.areas[other];
    if (shape === NO_ROOF || (common !== NO_ROOF && shape !== common)) return NO_ROOF;
    common = shape;
  }
  return common;
}

/** Why `fits` says no, in the order of section 12. */
export function refuseBuilding(state: State, area: number, floors: number, roof: number): Refusal | undefined {
  const { shape, tallest } = state.areas[area];
  const about = AREA_IDS[area];
  if (shape === NO_ROOF) {
    if (roof === shapeRuledOut(state, area)) return refusal('ROOF_VARIETY', 'CAP-5.5', { about: ROOF_NAMES[roof] });
    if (floors !== 1) return refusal('FIRST_MUST_BE_ONE', 'CAP-5.6', { need: 1, have: floors, about });
    return undefined;
  }
  if (roof !== shape) return refusal('ROOF_SHAPE_MISMATCH', 'CAP-5.3', { about: ROOF_NAMES[shape] });
  if (floors < tallest) return refusal('HEIGHT_TOO_LOW', 'CAP-5.7', { need: tallest, have: floors, about });
  if (floors > tallest + 1) return refusal('HEIGHT_TOO_HIGH', 'CAP-5.7', { need: tallest + 1, have: floors, about });
  return undefined;
}
