/** What the frame shows of Citadels outside the board: the header's facts and the steps of my turn. */
import type { Language, ScoreLine, Seat } from '@cantiere/engine';
import type { Fact, TurnStep } from '../../board-kit/contract.ts';
import { ARCHITECT, ASSASSIN, INCOME_COLOUR, MAGICIAN, MAX_BUILDS, NONE, THIEF, WARLORD } from '../rules/catalog.ts';
import type { Event } from '../rules/events.ts';
import { buildingPoints } from '../rules/scoring.ts';
import { characterId, colourId } from './pieces.ts';
import type { CitadelsView } from './props.ts';
import { boardWords } from './text.ts';

export function headline(view: CitadelsView, language: Language, nameOf: (seat: Seat) => string): Fact[] {
  const words = boardWords[language];
  return [
    { label: words.round, value: String(view.round) },
    { label: words.deck, value: String(view.deck.length) },
    { label: words.crown, value: nameOf(view.crown) },
    { label: words.cityOf, value: String(view.options.citySize) },
  ];
}

const WITH_POWER: readonly number[] = [ASSASSIN, THIEF, MAGICIAN, ARCHITECT];

export function steps(view: CitadelsView, seat: Seat | 'spectator', language: Language): TurnStep[] {
  if (seat !== view.asked || (view.phase !== 'turn' && view.phase !== 'keep')) return [];
  const { step } = boardWords[language];
  const { called, turn } = view;
  const id = characterId(called);
  const most = MAX_BUILDS[called];
  const list: TurnStep[] = [];
  const ready = turn.tookResources && view.phase === 'turn';
  if (view.phase === 'keep') list.push({ text: step.keep, state: 'now' });
  else list.push(turn.tookResources ? { text: step.tookResources, state: 'done' } : { text: step.resources, state: 'now' });
  if (WITH_POWER.includes(called))
    list.push(turn.usedPower ? { text: step.usedPower(id), state: 'done' } : { text: step.power(id), state: 'open' });
  list.push({ text: step.build(turn.built, most), state: turn.built >= most ? 'done' : ready ? 'now' : 'open' });
  const colour = INCOME_COLOUR[called];
  if (colour !== NONE)
    list.push(
      turn.tookIncome
        ? { text: step.tookIncome(colourId(colour)), state: 'done' }
        : { text: step.income(colourId(colour)), state: 'open' },
    );
  if (called === WARLORD) list.push({ text: step.destroy, state: 'open' });
  list.push({ text: step.end, state: ready && turn.built >= most ? 'now' : 'open' });
  return list;
}

/** Points from buildings, then gold (CIT-8.7). */
export function tieBreaks({ players }: CitadelsView): ScoreLine[] {
  return [
    { category: 'buildings', points: players.map(({ city }) => buildingPoints(city)) },
    { category: 'gold', points: players.map(({ gold }) => gold) },
  ];
}

/** A building is worth its price; what else it brings is in the score. */
export function gives(event: Event): { readonly seat: Seat; readonly points: number } | undefined {
  return event.kind === 'built' ? { seat: event.seat, points: event.cost } : undefined;
}
