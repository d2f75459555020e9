/** Urban Sprawl for the tests: positions as the simple bot reaches them, a way through the choice list, and the search for secrets. */
import { canonicalJson, deal, defaultOptions, playRecorded, quickChance, type GameRecord, type Options } from '@cantiere/engine';
import type { ServerMessage, Update } from '@cantiere/server/protocol';
import { bot } from '../../games/sprawl/bot/index.ts';
import { game } from '../../games/sprawl/rules/index.ts';
import type { State } from '../../games/sprawl/rules/state.ts';
import type { Policy, ListRow } from './player.ts';
import { findPosition, type FoundPosition } from './prepared.ts';

export const SHORT: Options = { ...defaultOptions(game.options), length: 'short' };

/** The first position of this kind in games of simple bots. */
export function sprawlAt(wanted: (state: State) => boolean, seats = 3): FoundPosition<State> {
  const chance = quickChance(5);
  return findPosition<State>(game, {
    seats,
    options: SHORT,
    play: (state, seat) => bot.greedy(game.view(state, seat), seat, chance),
    wanted,
  });
}

/** What to do with a turn, best first; questions and steps that must be answered come before all of it. */
const TURN = ['build', 'BUILD', 'ACQUIRE_PLANNING', 'planning', 'TAKE_FAVOR', 'favor', 'invest', 'INVEST', 'END_TURN'];
/** Done once even where something better could be done. */
const ONCE = ['invest', 'INVEST', 'TAKE_FAVOR', 'favor'];

/** Builds what it can, then takes permits; invests and takes a Favor once, to have done it. */
export function builder(): Policy {
  const done = new Set<string>();
  const nameOf = ({ kind, name }: ListRow): string => (kind === 'fold' ? (name.split('/')[0] ?? '') : name);
  return (rows) => {
    const open = rows.filter(({ blocked }) => !blocked);
    const place = (row: ListRow): number =>
      ONCE.includes(nameOf(row)) && !done.has(nameOf(row)) ? 0 : TURN.indexOf(nameOf(row)) + 1;
    const row = open.toSorted((a, b) => place(a) - place(b) || a.at - b.at)[0];
    if (row) done.add(nameOf(row));
    return row;
  };
}

/** Every position of a finished game; [0] is the deal. */
export function statesOf(record: GameRecord): State[] {
  const state = deal(game, record) as State;
  const states = [game.clone(state) as State];
  for (const [at, played] of record.moves.entries()) {
    playRecorded(game, state, played, at);
    states.push(game.clone(state) as State);
  }
  return states;
}

/** So many cards in a deck's order are no accident. */
const RUN = 5;

/** What a message tells that nobody may know while the game runs (SPR-17.1): face-down cards, the generator. */
export function secretsIn(message: ServerMessage, states: readonly State[]): string[] {
  const updates: readonly Update[] =
    message.t === 'behind' ? message.updates : 'update' in message && message.update ? [message.update] : [];
  return updates.flatMap(({ version, view, events }) => {
    const shown = view as unknown as State;
    const { decks } = states[version]!;
    const found: string[] = [];
    if (canonicalJson(shown.chance) !== canonicalJson(game.view(states[0]!, 0).chance)) found.push('the generator');
    shown.decks.forEach((cards, deck) => {
      if (cards.some((card) => card >= 0)) found.push(`deck ${deck}`);
    });
    const text = JSON.stringify([view, events]);
    for (const [deck, cards] of decks.entries())
      for (const order of [cards, cards.toReversed()])
        if (cards.length >= RUN && text.includes(order.slice(-RUN).join())) found.push(`a run of deck ${deck}`);
    return found;
  });
}
