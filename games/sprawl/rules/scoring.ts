/** The end of the game (SPR-14): prestige rows, wealth, offices; then the score sheet. */
import { rankSeats, type Result, type Seat } from '@cantiere/engine';
import { isBesideZone } from './city.ts';
import type { Tell } from './events.ts';
import { payRow, rowPlace } from './rows.ts';
import { NONE, type EndReason, type Office, type State } from './state.ts';
import { MAYOR, OFFICES, OFFICE_ZONE, PARK } from './words.ts';

const PRESTIGE_ROWS = 6;
export const WEALTH_PER_PRESTIGE = 10;

/** Everything stops; final scoring is done at once. */ // SPR-14.1
export function endGame(state: State, reason: EndReason, tell: Tell): void {
  state.flow.length = 0;
  state.question = null;
  state.asked = NONE;
  state.phase = 'over';
  state.ap = 0;
  state.endReason = reason;
  if (state.event !== NONE) {
    state.gone.push(state.event);
    state.event = NONE;
  }
  tell?.push({ event: { kind: 'gameEnded', reason } });

  // SPR-14.2
  for (let row = 1; row <= PRESTIGE_ROWS; row++) {
    if (rowPlace(state.grey, 'prestige', row) === 'nowhere') continue;
    const amounts = payRow(state, 'prestige', row, tell);
    for (let seat = 0; seat < state.seats; seat++) state.final.rows[seat] += amounts[seat];
  }
  // SPR-14.3
  const forWealth = state.players.map(({ wealth }) => (wealth / WEALTH_PER_PRESTIGE) | 0);
  state.players.forEach((player, seat) => (player.prestige += forWealth[seat]));
  state.final.wealth = forWealth;
  tell?.push({ event: { kind: 'finalWealth', amounts: forWealth } });
  // SPR-14.4
  for (let office = 0; office < OFFICES.length; office++) {
    const seat = state.offices[office];
    if (seat === NONE) continue;
    const amount = officeBonus(state, office, seat);
    state.players[seat].prestige += amount;
    state.final.offices[seat] += amount;
    tell?.push({ event: { kind: 'finalOffice', office: OFFICES[office], seat, amount } });
  }
  const ranks = ranksOf(state);
  const seats = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  tell?.push({ event: { kind: 'won', seats, prestige: state.players[seats[0]].prestige } });
}

/** What an office would be worth to its holder at the end. */ // SPR-14.4
export function officeBonus(state: State, office: Office, seat: Seat): number {
  let bonus = 0;
  for (const building of state.buildings) {
    if (office !== MAYOR) {
      if (building.zone === OFFICE_ZONE[office]) bonus++;
    } else if (building.owner === seat && building.zone !== PARK && isBesideZone(state, PARK, building.placement)) bonus++;
  }
  return bonus;
}

function ranksOf(state: State): number[] {
  return rankSeats([state.players.map(({ prestige }) => prestige), state.players.map(({ wealth }) => wealth)]); // SPR-14.5
}

export function resultOf(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  const { rows, wealth, offices } = state.final;
  const totals = state.players.map(({ prestige }) => prestige);
  return {
    sheet: [
      { category: 'play', points: totals.map((total, seat) => total - rows[seat] - wealth[seat] - offices[seat]) },
      { category: 'rows', points: [...rows] },
      { category: 'wealth', points: [...wealth] },
      { category: 'offices', points: [...offices] },
    ],
    totals,
    ranks: ranksOf(state),
    endReason: state.endReason,
  };
}

export function scoresOf(state: State): number[] {
  return state.players.map(({ prestige }) => prestige);
}
