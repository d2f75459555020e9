/** Components: what is printed can be played with, faults are named, and only a game's `data/index.ts` knows the file. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@cantiere/engine';
import { checkData, faultInWords, shapeFaults } from '../checkData.ts';
import { provenanceOf } from '../provenance.ts';
import { everyGame, shelf } from '../registry.ts';

const withData = everyGame.flatMap((game) =>
  game.data && game.dataCheck && game.provenance
    ? [{ id: game.meta.id, game, data: game.data, dataCheck: game.dataCheck, provenance: game.provenance }]
    : [],
);

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Puts something else at every place of the value in turn, and what was there back again. */
function* spoiled(json: Json): Generator<string> {
  for (const path of places(json, [])) {
    const before = path.reduce<Json>((inner, name) => (inner as Record<string, Json>)[name], json);
    for (const other of [null, -1, 'nonsense', [], {}, 1_000_000]) {
      put(json, path, other);
      yield `${path.join('.')} = ${JSON.stringify(other)}`;
    }
    put(json, path, before);
  }
}

function put(json: Json, path: readonly string[], value: Json | undefined): void {
  const last = path.slice(0, -1).reduce<Json>((inner, name) => (inner as Record<string, Json>)[name], json) as Record<
    string,
    Json
  >;
  if (value === undefined) delete last[path[path.length - 1]];
  else last[path[path.length - 1]] = value;
}

/** Of a list only the ends: all its items have one shape. */
function places(value: Json, path: readonly string[]): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const names = Object.keys(value);
  const some = Array.isArray(value) ? names.filter((_, at) => at === 0 || at === names.length - 1) : names;
  return [
    ...(path.length > 0 ? [path] : []),
    ...some.flatMap((name) => places((value as Record<string, Json>)[name], [...path, name])),
  ];
}

it('every game of the shelf has its components in a file', () => expect(withData.length).toBe(shelf.length));

describe.each(withData.map((entry) => [entry.id, entry] as const))(
  'the components of %s',
  (id, { game, data, dataCheck, provenance }) => {
    it('can be played with', async () => {
      const { printed } = await data();
      const { dataSchema } = await dataCheck();
      expect(Compile(dataSchema).Check(printed)).toBe(true);
      expect(await checkData(game, printed)).toEqual([]);
    });

    it('are refused wherever the schema refuses them, and nowhere else', async () => {
      const { printed } = await data();
      const { dataSchema } = await dataCheck();
      const copy = structuredClone(printed) as Json;
      const door = Compile(dataSchema);
      for (const what of spoiled(copy)) {
        const faults = shapeFaults(dataSchema, copy, undefined);
        expect([what, faults.length === 0]).toEqual([what, door.Check(copy)]);
      }
    });

    it('come from somewhere: every field of every component', async () => {
      const { printed } = await data();
      const file = (await provenance()).provenance;
      const silent: string[] = [];
      const look = (value: unknown, path: string): void => {
        if (Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'id' in item))
          for (const item of value as { id: string }[])
            for (const field of Object.keys(item))
              if (field !== 'id' && field !== 'kind' && !provenanceOf(file, path, item.id, field))
                silent.push(`${path} ${item.id} ${field}`);
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
          for (const [name, inner] of Object.entries(value)) look(inner, path === '' ? name : `${path}.${name}`);
      };
      look(printed, '');
      expect(silent).toEqual([]);
      for (const part of Object.values(file.parts))
        for (const component of Object.values(part))
          for (const entry of Object.values(component))
            if (typeof entry !== 'string')
              for (const source of entry.sources ?? []) expect(Object.keys(file.sources)).toContain(source);
    });

    it('are imported by one file', () => {
      const folder = new URL(`../${id}/`, import.meta.url);
      const sources = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.tsx?$/.test(file),
      );
      const importers = sources.filter((file) => readFileSync(new URL(file, folder), 'utf8').includes(`${id}.json'`));
      expect(importers).toEqual(['data/index.ts']);
    });
  },
);

describe('a fault is named', () => {
  /** What is said of the printed components with another value at this path; undefined takes the field away. */
  const faultsOf = async (id: string, path: string, value?: Json): Promise<string[]> => {
    const game = shelf.find(({ meta }) => meta.id === id);
    if (!game?.data) throw new Error(`No game ${id}`);
    const copy = structuredClone((await game.data()).printed);
    put(copy as Json, path.split('.'), value);
    return (await checkData(game, copy)).flatMap((fault) => LANGUAGES.map((language) => faultInWords(fault, language)));
  };

  it('a number that cannot be, with game, component, field, what was found and what is expected', async () => {
    expect(await faultsOf('citadels', 'districts.0.cost', 'four')).toEqual([
      'citadels, manor, cost: trovato "four", atteso un numero intero da 0 a 12.',
      'citadels, manor, cost: found "four", expected a whole number from 0 to 12.',
    ]);
    expect((await faultsOf('builders', 'constants.takeCoins.2', -3))[1]).toBe(
      'builders, constants, takeCoins.2: found -3, expected a whole number from 0 to 99.',
    );
  });

  it('a field that is missing, and one that nobody reads', async () => {
    expect((await faultsOf('gardens', 'cards.2.cells'))[1]).toBe(
      'gardens, C03, cells: found nothing, expected a text that matches ^[.TPAF]{6}$.',
    );
    expect((await faultsOf('gardens', 'cards.2.colour', 'red'))[1]).toBe(
      'gardens, C03, colour: found "red", expected no such field.',
    );
  });

  it('a component that is not of the box', async () => {
    expect((await faultsOf('capitol', 'cards.0.id', 'roof-9z'))[1]).toContain(
      'capitol, roof-1a, id: found "roof-9z", expected the component "roof-1a"',
    );
  });

  it('sums that do not come out', async () => {
    expect((await faultsOf('citadels', 'districts.0.count', 6))[1]).toBe(
      'citadels, districts, count: found 13, expected 12 yellow cards in all.',
    );
    expect((await faultsOf('gardens', 'tileSeries.0.points', [0, 1]))[1]).toBe(
      'gardens, queen, points: found [0,1], expected 3 numbers for sets of 2, the first of them 0.',
    );
    expect((await faultsOf('sprawl', 'decks.town.1.effects.0.office', 'pope'))[1]).toContain('sprawl, T02, ');
    expect(await faultsOf('sprawl', 'decks.town.25.effects.0.n', 2)).toEqual([
      'sprawl, T26, effects[0].n: trovato 2, atteso un numero intero da 1 a 1.',
      'sprawl, T26, effects[0].n: found 2, expected a whole number from 1 to 1.',
    ]);
    // Nobody may come to a starting building that they cannot pay (SPR-2.10).
    expect((await faultsOf('sprawl', 'board.prestigeBands.0', 4)).filter((_, at) => at % 2 === 1)).toEqual([
      'sprawl, setup, startWealth.2: found 39, expected at least 41, the price of the 6 dearest starting buildings.',
      'sprawl, setup, startWealth.3: found 27, expected at least 29, the price of the 4 dearest starting buildings.',
      'sprawl, setup, startWealth.4: found 21, expected at least 22, the price of the 3 dearest starting buildings.',
    ]);
    expect((await faultsOf('sprawl', 'startingBuildings.3.lot', [1, 1]))[1]).toBe(
      'sprawl, S04, lot: found [1,1], expected a lot of its own.',
    );
  });
});
