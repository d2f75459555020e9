/** The shipped puzzles of every game: each can be set up by its edition's rules, and its answer can be given by touching the board. */
import { expect, it } from 'vitest';
import { canonicalJson, meant, touchesOf } from '@cantiere/engine';
import { CLEAR, puzzleId, readPuzzles, setUp } from '@cantiere/bots/puzzles';
import { shelf } from '@cantiere/games';
import { loadGame } from '../games.ts';

it.each(shelf.map((shelved) => [shelved.meta.id, shelved] as const))('%s', async (id, shelved) => {
  const { game, edition, puzzles } = readPuzzles((await shelved.puzzles?.())?.default);
  expect(game).toBe(id);
  expect(puzzles.length).toBeGreaterThan(20);
  expect(new Set(puzzles.map((each) => each.id)).size).toBe(puzzles.length);
  // The game may have gone on since: they are played by the edition they were found in.
  const { game: rules, texts } = await loadGame(id, edition);
  for (const puzzle of puzzles) {
    expect(puzzle.id).toBe(puzzleId(id, edition, puzzle));
    const { state, seat, best, habit, sealed } = setUp(rules, puzzle);
    expect(sealed, puzzle.id).toBe(false);
    const view = rules.view(state, seat);
    const choices = rules.choices(view, seat);
    const touches = touchesOf(choices, best);
    expect(touches?.length, puzzle.id).toBeGreaterThan(0);
    const choice = meant(choices, touches ?? []);
    // A pick is made by its places; a whole move by all of its touches.
    if (choice?.kind === 'move') expect(canonicalJson(choice.move), puzzle.id).toBe(canonicalJson(best));
    for (const move of [best, habit]) expect(rules.refuse(state, seat, move), puzzle.id).toBeUndefined();
    expect(canonicalJson(best), puzzle.id).not.toBe(canonicalJson(habit));
    expect(rules.moves(state, seat).length, puzzle.id).toBeGreaterThan(3);
    expect(puzzle.gap, puzzle.id).toBeGreaterThanOrEqual(CLEAR);
    expect(puzzle.wins, puzzle.id).toBeGreaterThanOrEqual(puzzle.gap - 0.001);
    expect(puzzle.value >= 0.15 && puzzle.value <= 0.9, puzzle.id).toBe(true);
    // Every theme has a name in both languages.
    for (const theme of puzzle.themes) {
      const [kind, name = ''] = theme.split(/:(.*)/s);
      for (const language of ['it', 'en'] as const) {
        if (kind === 'kind') expect(texts[language].heading(name, view), theme).not.toBe('');
        if (kind === 'line') expect(texts[language].category(name), theme).not.toBe('');
      }
    }
  }
});
