/** The judge of retried decisions, on positions of Torre whose best move is known. */
import { expect, it } from 'vitest';
import type { GameMove } from '@cantiere/engine';
import { layTheTwoFirst, thinker } from '../../bots/tests/torre.ts';
import { answerMistake } from './judging.ts';
import { verdictOf, type Costly } from './verdict.ts';

const asked = { game: 'torre', edition: '1', view: layTheTwoFirst, seat: 0, seed: 5 };
const pass: GameMove = { type: 'PASS' };
const layTwo = { type: 'LAY', stone: 2 };

it('finds a mistake, names what was better, and leaves a good move alone', () => {
  const mistake = answerMistake(thinker, { ...asked, about: 'judge', played: pass }).judge;
  expect(mistake?.better).toEqual(layTwo);
  expect(mistake!.wins).toBeGreaterThan(0.2);
  expect(answerMistake(thinker, { ...asked, about: 'judge', played: layTwo }).judge).toBeNull();
});

it('sees at a short look what may have cost something', () => {
  expect(answerMistake(thinker, { ...asked, about: 'look', played: pass }).look).toBeGreaterThan(0.1);
  expect(answerMistake(thinker, { ...asked, about: 'look', played: layTwo }).look).toBe(0);
});

it('tells a try that is no better from one that is', () => {
  const mistake = answerMistake(thinker, { ...asked, about: 'judge', played: pass }).judge as Costly;
  const verdict = (tried: GameMove): string => {
    const { trial } = answerMistake(thinker, { ...asked, about: 'trial', better: mistake.better, tried });
    return verdictOf(trial!, mistake);
  };
  expect(verdict(pass)).toBe('worse');
});
