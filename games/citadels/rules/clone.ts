/** A copy that shares nothing that can change. */
import { cloneChance } from '@cantiere/engine';
import type { Player, State, Turn } from './state.ts';

export function clone(state: State): State {
  const players: Player[] = [];
  for (const { gold, hand, city } of state.players) players.push({ gold, hand: hand.slice(), city: city.slice() });
  return {
    seats: state.seats,
    options: state.options,
    chance: cloneChance(state.chance),
    round: state.round,
    phase: state.phase,
    asked: state.asked,
    crown: state.crown,
    firstCompleter: state.firstCompleter,
    hauntedSince: state.hauntedSince,
    bank: state.bank,
    deck: state.deck.slice(),
    players,
    firstDrafter: state.firstDrafter,
    faceUp: state.faceUp,
    faceDown: state.faceDown,
    offered: state.offered.slice(),
    kept: state.kept.slice(),
    setAside: state.setAside.slice(),
    holder: state.holder.slice(),
    called: state.called,
    murdered: state.murdered,
    robbed: state.robbed,
    turn: cloneTurn(state.turn),
    destroyed: state.destroyed,
  };
}

export function cloneTurn(turn: Turn): Turn {
  return {
    tookResources: turn.tookResources,
    built: turn.built,
    usedPower: turn.usedPower,
    tookIncome: turn.tookIncome,
    usedLaboratory: turn.usedLaboratory,
    usedSmithy: turn.usedSmithy,
    drawn: turn.drawn.slice(),
  };
}
