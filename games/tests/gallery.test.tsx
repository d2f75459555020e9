/** Every game's gallery is whole: all components once, everything worded and drawn in both languages. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { below, defaultOptions, LANGUAGES, quickChance, type Told } from '@cantiere/engine';
import { valueAt } from '../corrections.ts';
import { originsIn } from '../board-kit/gallery.ts';
import { everyGame, shelf } from '../registry.ts';

const withCards = everyGame.flatMap(({ meta, cards }) => (cards ? [[meta.id, cards] as const] : []));

/** What the rulebooks count: cards and tiles of each kind, copies included. */
const IN_THE_BOX: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  capitol: { roof: 14, floor: 24, permit: 24, senators: 4, tiles: 12, areas: 0 },
  builders: { buildings: 29, machines: 4, workers: 18, prisoners: 6, tools: 4, universities: 4, loans: 4 },
  gardens: { cards: 60, start: 4, series: 44, persons: 5 },
  sprawl: { planning: 54, town: 37, city: 37, metropolis: 37, tiles: 128, vocations: 24, offices: 6, payouts: 0 },
  citadels: { districts: 65, characters: 8 },
};

it('all games of the shelf have one', () => {
  expect(withCards.map(([id]) => id).toSorted()).toEqual(shelf.map(({ meta }) => meta.id).toSorted());
});

describe.each(withCards)('the gallery of %s', (game, load) => {
  it('holds every component of the box, by kind', async () => {
    const { gallery } = await load();
    const counts = Object.fromEntries(
      gallery.kinds.map(({ id }) => [
        id,
        gallery.cards.filter(({ kind }) => kind === id).reduce((sum, { copies }) => sum + copies, 0),
      ]),
    );
    expect(counts).toEqual(IN_THE_BOX[game]);
    expect(new Set(gallery.cards.map(({ id }) => id)).size).toBe(gallery.cards.length);
  });

  it('words every card, value, kind and trait in both languages', async () => {
    const { gallery } = await load();
    const traits = new Map(gallery.traits.map(({ id, values }) => [id, values.map((value) => value.id)]));
    for (const language of LANGUAGES) {
      for (const { name } of [...gallery.kinds, ...gallery.traits, ...gallery.traits.flatMap(({ values }) => values)])
        expect(name[language]).not.toBe('');
      for (const { id, name, fields } of gallery.cards) {
        expect(name[language], id).not.toBe('');
        for (const { label, value, origin } of fields) {
          expect(value[language], `${id}: ${label.en}`).not.toBe('');
          if (origin.note) expect(origin.note[language], `${id}: ${label.en}`).toMatch(/\S/u);
        }
        for (const { label, origin } of fields)
          if (origin.note) expect(origin.note.it, `${id}: ${label.en}`).not.toBe(origin.note.en);
        expect(new Set(fields.map(({ label }) => label[language])).size, id).toBe(fields.length);
      }
    }
    for (const { id, traits: own } of gallery.cards)
      for (const [trait, values] of Object.entries(own))
        for (const value of values) expect(traits.get(trait), `${id}: ${trait} ${value}`).toContain(value);
  });

  it('tells where its values stand in the data', async () => {
    const { gallery } = await load();
    const { printed } = (await everyGame.find(({ meta }) => meta.id === game)?.data?.()) ?? {};
    const corrected = gallery.cards.flatMap(({ fields }) => fields.flatMap(({ at }) => at));
    expect(corrected.length).toBeGreaterThan(gallery.cards.length);
    for (const path of corrected) expect(valueAt(printed, path), path.join('.')).toBeDefined();
  });

  it('draws every card, small and large, without a table around it', async () => {
    const { gallery } = await load();
    const { Drawing, widths } = gallery;
    for (const { id } of gallery.cards)
      for (const language of LANGUAGES)
        for (const large of [false, true]) {
          const drawn = renderToStaticMarkup(
            <Drawing id={id} language={language} width={large ? widths.large : widths.table} large={large} />,
          );
          expect(drawn, id).toContain('<svg');
        }
  });

  it('knows the cards that a log of the game names', async () => {
    const { gallery } = await load();
    const shelved = everyGame.find(({ meta }) => meta.id === game)!;
    const [{ game: rules }, { texts }] = await Promise.all([shelved.rules(), shelved.texts()]);
    const state = rules.setup(rules.meta.players.min, defaultOptions(rules.options), quickChance(7));
    const chance = quickChance(8);
    const told: Told[] = [];
    for (let step = 0; step < 150 && rules.toAct(state).length > 0; step++) {
      const [seat] = rules.toAct(state);
      const moves = rules.moves(state, seat);
      rules.play(state, seat, moves[below(chance, moves.length)], told);
    }
    const named = new Set(
      told.flatMap(({ event }) =>
        (texts.it.event(event) ?? []).flatMap((part) => (typeof part !== 'string' && 'piece' in part ? [part.piece] : [])),
      ),
    );
    const found = [...named].flatMap((piece) => gallery.cardOf(piece) ?? []);
    expect(found.length).toBeGreaterThan(3);
    const ids = new Set(gallery.cards.map(({ id }) => id));
    expect(found.filter((id) => !ids.has(id))).toEqual([]);
    expect(gallery.cardOf('no such piece')).toBeUndefined();
  });
});

it('tells the sources of a value by name, and what nobody wrote down as ours', () => {
  const origin = originsIn({
    sources: {
      rulebook: { en: 'the rulebook', it: 'il regolamento' },
      list: { en: 'a public list', it: 'un elenco pubblico' },
    },
    parts: {
      cards: {
        '*': { cost: { from: 'published', sources: ['rulebook'] } },
        inn: { cost: { from: 'ours', note: { en: 'a guess', it: 'una congettura' }, sources: ['list'] } },
      },
    },
  });
  expect(origin('cards', 'mill', 'cost')).toEqual({ from: 'published' });
  expect(origin('cards', 'inn', 'cost')).toEqual({
    from: 'ours',
    note: { en: 'a guess · a public list', it: 'una congettura · un elenco pubblico' },
  });
  expect(origin('cards', 'inn', 'colour')).toEqual({ from: 'ours' });
});
