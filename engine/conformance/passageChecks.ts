/** Laws about playing a move: what changes, what is told, and what nobody may learn from it. */
import { canonicalJson } from '../hash.ts';
import { quickChance } from '../chance.ts';
import { heardBy, type Told } from '../events.ts';
import { LANGUAGES } from '../words.ts';
import type { Seat } from '../seat.ts';
import { firstDifference, looksBroken, shown } from './positionChecks.ts';
import { notPlain } from './plainData.ts';
import type { Passage } from './subject.ts';

export type PassageCheck = (passage: Passage) => string | undefined;

/** The same state and move give the same state and events. */
const deterministic: PassageCheck = ({
  before: {
    subject: { game },
    state,
  },
  seat,
  move,
  after,
  told,
}) => {
  const again = game.clone(state);
  const toldAgain: Told[] = [];
  game.play(again, seat, move, toldAgain);
  if (canonicalJson(again) !== canonicalJson(after))
    return `played twice, two outcomes: ${firstDifference(after, again, 'state')}`;
  if (canonicalJson(toldAgain) !== canonicalJson(told)) return 'played twice, told differently';
  const silent = game.clone(state);
  game.play(silent, seat, move);
  return canonicalJson(silent) === canonicalJson(after) ? undefined : 'plays differently when nobody listens';
};

/** Components are conserved. */
const nothingIsLost: PassageCheck = ({
  before: {
    subject: { game },
    state,
  },
  move,
  after,
}) => {
  const [was, is] = [game.census(state), game.census(after)];
  return canonicalJson(was) === canonicalJson(is)
    ? undefined
    : `${move.type} changed the number of components: ${firstDifference(was, is, 'census')}`;
};

const roundNeverFalls: PassageCheck = ({
  before: {
    subject: { game },
    state,
  },
  after,
}) => (game.round(after) >= game.round(state) ? undefined : `round fell from ${game.round(state)} to ${game.round(after)}`);

/** Every event is plain data and worded in every language, for everybody who hears it. */
const eventsAreTold: PassageCheck = ({
  before: {
    subject: { texts },
  },
  told,
}) => {
  for (const item of told) {
    const fault = notPlain(item, 'event');
    if (fault) return fault;
    for (const event of item.otherwise ? [item.event, item.otherwise] : [item.event]) {
      for (const language of LANGUAGES) {
        const words = texts[language].event(event);
        if (words !== undefined && (shown(words) === '' || looksBroken(shown(words))))
          return `event ${event.kind} in ${language}: "${shown(words)}"`;
      }
    }
  }
  return undefined;
};

/**
 * What a seat learns. The same move is played in the real world and in one that the seat could not tell from it:
 * - if the seat then hears the same events, it sees the same view (a view tells no more than the events did);
 * - if it then sees the same view, it has heard the same events (events tell no more than the view);
 * - if nothing was marked as a reveal, it still cannot tell the worlds apart (so undo gives no knowledge).
 */
const nobodyLearnsTooMuch: PassageCheck = ({ before, seat: mover, move, after, told }) => {
  const {
    subject: { game },
    state,
    step,
    seats,
  } = before;
  for (let viewer: Seat = 0; viewer < seats; viewer++) {
    for (let sample = 0; sample < 2; sample++) {
      const world = game.imagine(game.view(state, viewer), viewer, quickChance(step * 7919 + viewer * 61 + sample + 1));
      if (game.refuse(world, mover, move)) continue;
      const toldThere: Told[] = [];
      game.play(world, mover, move, toldThere);
      if (game.result(after) || game.result(world)) continue; // everything is open then
      const [here, there] = [game.view(after, viewer), game.view(world, viewer)];
      const sameView = canonicalJson(here) === canonicalJson(there);
      const sameEvents = canonicalJson(heardBy(told, viewer)) === canonicalJson(heardBy(toldThere, viewer));
      if (sameEvents && !sameView)
        return `seat ${viewer} sees after ${move.type} what it was not told: ${firstDifference(here, there)}`;
      if (sameView && !sameEvents)
        return `seat ${viewer} is told after ${move.type} what its view does not show: ${firstDifference(heardBy(told, viewer), heardBy(toldThere, viewer), 'events')}`;
      const marked = [...told, ...toldThere].some((item) => item.reveals);
      if (!sameView && !marked)
        return `${move.type} revealed something to seat ${viewer} without saying so: ${firstDifference(here, there)}`;
    }
  }
  return undefined;
};

export const passageChecks: Readonly<Record<string, PassageCheck>> = {
  deterministic,
  nothingIsLost,
  roundNeverFalls,
  eventsAreTold,
  nobodyLearnsTooMuch,
};
