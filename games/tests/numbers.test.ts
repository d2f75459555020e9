/**
 * BuiltTexts follow the data: every field of every component is given another value in turn, the game's texts are made anew with it, and
 * a number that no change moves was written by hand. A rule's own number may be (ownNumbers.ts has them, with why); a component's
 * may not: take it from the data. What a card does is told by its own sentence: each of its numbers must move that sentence, in
 * both languages. And a field that moves nothing must be one that is drawn: else something tells of it without a number ("one more
 * round"), or nothing does.
 *
 * What is looked at: names of components, rules pages, options, what a card says, and lessons, as far as their moves are possible
 * with the other value. In an example of the rules pages the position is made up, and its numbers may stand by hand. Sentences that
 * are made of an event, a view or a move, and the words of the boards, are read in numbersInSentences.test.ts.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '@cantiere/engine';
import { shelf, type Shelved } from '../registry.ts';
import { textMaker, type BuiltTexts } from './builtTexts.ts';
import { everyChange, isLesson, type HandCheck } from './byHand.ts';
import { changesOf, type FieldChange } from './everyField.ts';
import { NOT_TOLD, UNTOLD } from './ownNumbers.ts';

/** BuiltTexts of a game, and every change of its components. */
async function prepared({ meta, data, dataCheck }: Shelved): Promise<{
  make: (data?: object) => BuiltTexts;
  changes: readonly FieldChange[];
  fits: (data: object) => boolean;
}> {
  if (!data || !dataCheck) throw new Error(`${meta.id} has no components`);
  const [{ printed }, { dataSchema, sums }, make] = await Promise.all([data(), dataCheck(), textMaker(meta.id)]);
  return { make, changes: changesOf(printed, dataSchema), fits: (other) => sums(other).length === 0 };
}

/** Numbers of what a card does that its own sentence does not follow, in some language. */
function untold({ followers }: HandCheck): readonly string[] {
  return [...followers].flatMap(([field, texts]) => {
    const [, card] = /^(.+?)\.(?:effects|restrictions)\./u.exec(field) ?? [];
    if (card === undefined || UNTOLD.some(([known]) => known.test(field))) return [];
    return LANGUAGES.filter((language) => !texts.some((key) => key.startsWith(`${language} data.${card}.`))).map(
      (language) => `${language} ${field}`,
    );
  });
}

/** Fields that nobody tells of, and no list excuses. A lesson may speak of them; somebody who looks for them is not in class. */
const toldNowhere = (id: string, { followers }: HandCheck): readonly string[] =>
  [...followers].flatMap(([field, texts]) =>
    texts.some((key) => !isLesson(key)) || NOT_TOLD[id]?.some(([known]) => known.test(field)) ? [] : [field],
  );

describe.each(shelf.map((game) => [game.meta.id, game] as const))('the texts of %s', (id, game) => {
  let outcome: HandCheck;
  beforeAll(async () => {
    const { make, changes, fits } = await prepared(game);
    outcome = everyChange(id, make, changes, fits);
  }, 600_000);

  it('have no number of a component by hand', () => expect(outcome.byHand).toEqual([]));
  it('have no number excused that follows', () => expect(outcome.excused).toEqual([]));
  it('tell every number of what a card does', () => expect(untold(outcome)).toEqual([]));
  it('follow every field, unless it is drawn', () => expect(toldNowhere(id, outcome)).toEqual([]));
  it('say something wherever a value leads', () => expect(outcome.broken).toEqual([]));
});

describe('a number by hand is found', () => {
  const find = (id: string): Shelved => {
    const found = shelf.find(({ meta }) => meta.id === id);
    if (!found) throw new Error(`No game ${id}`);
    return found;
  };

  it('in a text that stays as it was printed', async () => {
    const { make, changes, fits } = await prepared(find('citadels'));
    const key = 'en data.districts.20.effect';
    const stale = make().get(key) ?? '';
    const sabotaged = (data?: object): BuiltTexts => new Map([...make(data), [key, stale]]);
    const { byHand } = everyChange('citadels', sabotaged, changes, fits);
    expect(byHand.length).toBeGreaterThan(0);
    for (const found of byHand) expect(found).toContain(key);
  });

  it('in a sentence that has it without a figure', async () => {
    const { make, changes, fits } = await prepared(find('gardens'));
    const printed = make();
    const sabotaged = (data?: object): BuiltTexts =>
      new Map([...make(data)].map(([key, text]) => [key, key.includes('GAR-8.3') ? (printed.get(key) ?? '') : text]));
    expect(toldNowhere('gardens', everyChange('gardens', sabotaged, changes, fits))).toEqual([
      'constants.extraRoundsAfterTilesRunOut',
    ]);
  });

  it('in a sentence beside those that follow', async () => {
    const { make, changes, fits } = await prepared(find('gardens'));
    const [key] = [...make().keys()].filter((known) => known.includes('GAR-6.4'));
    const sabotaged = (data?: object): BuiltTexts => {
      const texts = make(data);
      return new Map([...texts, [key, `${texts.get(key)} You need a group of 7 squares.`]]);
    };
    expect(everyChange('gardens', sabotaged, changes, fits).byHand).toEqual([`${key}: need a group of [7] squares`]);
  });

  it('in a lesson', async () => {
    const { make, changes, fits } = await prepared(find('citadels'));
    const key = 'it lesson 7';
    const stale = make().get(key) ?? '';
    const standing = (data?: object): BuiltTexts => new Map([...make(data), [key, stale]]);
    const { byHand } = everyChange('citadels', standing, changes, fits);
    expect(byHand.length).toBeGreaterThan(0);
    for (const found of byHand) expect(found).toContain(key);
    const beside = (data?: object): BuiltTexts => {
      const texts = make(data);
      return new Map([...texts, [key, `${texts.get(key)} Hai 9 monete.`]]);
    };
    expect(everyChange('citadels', beside, changes, fits).byHand).toEqual([`${key}: tre edifici Tienilo Hai [9] monete`]);
  });

  it('in a card whose sentence leaves one of its numbers out', async () => {
    const { make, changes, fits } = await prepared(find('sprawl'));
    // As one card once did, which told the number of its first effect where that of the second was meant.
    const field = 'decks.town.19.effects.1.n';
    const sabotaged = (data?: object): BuiltTexts => {
      const texts = make(data);
      return new Map([
        ...texts,
        ...LANGUAGES.map((language) => [`${language} data.decks.town.19.text`, 'You gain 3 wealth.'] as const),
      ]);
    };
    const some = changes.filter(({ path }) => path.join('.') === field);
    expect(untold(everyChange('sprawl', sabotaged, some, fits))).toEqual(LANGUAGES.map((language) => `${language} ${field}`));
    expect(untold(everyChange('sprawl', make, some, fits))).toEqual([]);
  });
});
