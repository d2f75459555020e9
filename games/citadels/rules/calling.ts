/** The calls (CIT-4), the end of a round and the end of the game (CIT-8). All of it happens by itself. */
import type { Seat } from '@cantiere/engine';
import { receive } from './bank.ts';
import { CHARACTERS, GOLD_AND_CARDS, KING, MERCHANT, NONE, THIEF, type Character } from './catalog.ts';
import { startDraft } from './draft.ts';
import type { Tell } from './events.ts';
import { resultOf } from './scoring.ts';
import { freshTurn, type State } from './state.ts';

/** Calls one character after the other until somebody answers and has a turn to play, or the round is over. */
export function callCharacters(state: State, tell: Tell): void {
  for (let character = state.called + 1; character < CHARACTERS.length; character++) {
    state.called = character;
    const seat = state.holder[character];
    if (seat !== NONE && character !== state.murdered) return answer(state, seat, character, tell);
    tell?.push({ event: { kind: 'unanswered', character: CHARACTERS[character] }, reveals: true }); // CIT-4.2, CIT-4.3, CIT-10.6
  }
  endRound(state, tell);
}

/** CIT-4.4: the reveal and what follows from it, in this order. Then the turn begins. */
function answer(state: State, seat: Seat, character: Character, tell: Tell): void {
  tell?.push({ event: { kind: 'revealed', seat, character: CHARACTERS[character] }, reveals: true });
  if (character === state.robbed) handOverGold(state, seat, tell);
  if (character === KING) moveCrown(state, seat, tell); // CIT-6.15
  if (character === MERCHANT) {
    const gold = receive(state, state.players[seat], GOLD_AND_CARDS.merchantBonus); // CIT-6.20
    tell?.push({ event: { kind: 'merchantCoin', seat, gold } });
  }
  state.phase = 'turn';
  state.asked = seat;
  state.turn = freshTurn();
}

function handOverGold(state: State, from: Seat, tell: Tell): void {
  const thief = state.holder[THIEF];
  if (thief === from) return; // CIT-6.9
  const gold = state.players[from].gold;
  state.players[from].gold = 0;
  state.players[thief].gold += gold; // CIT-6.8
  tell?.push({ event: { kind: 'stole', seat: thief, from, gold } });
}

function moveCrown(state: State, seat: Seat, tell: Tell): void {
  if (state.crown === seat) return;
  tell?.push({ event: { kind: 'crownMoved', seat, from: state.crown } });
  state.crown = seat;
}

function endRound(state: State, tell: Tell): void {
  if (state.murdered !== NONE) {
    const owner = state.holder[state.murdered];
    const character = CHARACTERS[state.murdered];
    tell?.push({ event: { kind: 'victimShown', character, ...(owner !== NONE && { seat: owner }) }, reveals: true }); // CIT-10.8
    const heir = state.murdered === KING && state.options.murderedKing === 'crownPasses';
    if (heir && owner !== NONE) moveCrown(state, owner, tell); // CIT-9.2
  }
  tell?.push({ event: { kind: 'roundEnded', round: state.round } });
  if (state.firstCompleter !== NONE || state.round === state.options.roundLimit) return endGame(state, tell); // CIT-8.2, CIT-8.9
  state.round++; // CIT-8.3
  startDraft(state, tell);
}

function endGame(state: State, tell: Tell): void {
  state.phase = 'over';
  state.asked = NONE;
  if (!tell) return;
  const { endReason, totals, ranks } = resultOf(state);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? seat : []));
  tell.push({ event: { kind: 'gameOver', reason: endReason, winners, points: totals[winners[0]] } });
}
