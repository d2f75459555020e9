/** Seeded games of varied moves, watched position by position. */
import { below, quickChance, type Seat, type Told } from '@cantiere/engine';
import { bot } from '../../bot/index.ts';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/index.ts';
import type { State } from '../../rules/state.ts';
import { dealt } from '../../tests/build.ts';

/** `look` sees every position with who is asked; afterwards it gets what the move told. */
export function watch(
  seats: number,
  seed: number,
  look: (state: State, asked: Seat) => void,
  told: (events: readonly Event[], state: State) => void = () => undefined,
): void {
  const state = dealt(seats, { length: 'short' }, `watched ${seed}`);
  const chance = quickChance(seed);
  for (let [asked] = game.toAct(state); asked !== undefined; [asked] = game.toAct(state)) {
    look(state, asked);
    // Mostly as a playout goes, so that games get somewhere; now and then anything that is legal.
    const moves = game.moves(state, asked);
    const move = below(chance, 5) === 0 ? moves[below(chance, moves.length)] : bot.playout(state, asked, chance);
    const heard: Told<Event>[] = [];
    game.play(state, asked, move, heard);
    told(
      heard.map(({ event }) => event),
      state,
    );
  }
}
