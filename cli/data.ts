/** `cantiere data`: a game's components to be set right by whoever owns the box, and whether what they wrote can be played with. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '@cantiere/engine';
import { findGame, type Shelved } from '@cantiere/games';
import { faultInWords } from '@cantiere/games/checkData';
import { readGivenData } from '@cantiere/games/correctedData';
import { CORRECTIONS, type Correction, type CorrectionFile, type Misfit } from '@cantiere/games/corrections';
import { oneOf, readArguments, UsageError, type Command } from './command.ts';
import { usedCorrections, useData } from './dataUse.ts';
import { gameNames } from './games.ts';
import { languageOf } from './language.ts';
import { STORE_FLAGS, STORE_HELP, whichStore } from './storeFlags.ts';

export const data: Command = {
  name: 'data',
  summary: 'the components of a game: take them out, check your corrections, play with them',
  help: `cantiere data export <game> [--out <file>] [--used]
cantiere data check <game> <file> [--corrections <file>] [--lang it|en]
cantiere data use <game> <file> [--lang it|en]
cantiere data use <game> --printed

export  Writes all components of a game (cards, tiles, values, names) as JSON: a copy to correct. With --used the
        corrections that your server plays with, as one small file.
check   Says whether a corrected copy, or a file of corrections, can be played with: its shape, the components
        it names, the game's own sums. Lists every change. With --corrections they are written as one small file,
        which can be sent to others and laid over the components of the box again.
        Exit code 1 when something is wrong.
use     Checks the file likewise; from then on new tables of your server are made with these components, as an edition
        of your house. Running tables keep theirs. --printed goes back to what is printed. The server may be running.

${STORE_HELP}

docs/corrections.md tells how, step by step.`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...STORE_FLAGS,
      out: { type: 'string' },
      used: { type: 'boolean' },
      printed: { type: 'boolean' },
      corrections: { type: 'string' },
      lang: { type: 'string' },
    });
    const what = oneOf('cantiere data', positionals[0] ?? '', ['export', 'check', 'use']);
    const shelved = findGame(positionals[1] ?? '');
    if (!shelved) throw new UsageError(`Which game? Expected one of ${gameNames().join(', ')}.`);
    const components = await shelved.data?.();
    if (!components) throw new UsageError(`${shelved.meta.title.en} has no components to correct.`);
    const where = whichStore(values);
    if (what === 'export')
      return write(values.used ? await usedCorrections(where, shelved, components.printed) : components.printed, values.out);
    const language = languageOf(values.lang);
    if (what === 'use' && values.printed) return useData(where, shelved, undefined, language);
    if (positionals[2] === undefined) throw new UsageError(`Which file? cantiere data ${what} <game> <file>`);
    const given = await check(shelved, readJson(positionals[2]), language);
    if (given === undefined) return 1;
    if (what === 'use') return useData(where, shelved, given.changes.length === 0 ? undefined : given.data, language);
    if (values.corrections !== undefined) {
      const file: CorrectionFile = { format: CORRECTIONS, game: shelved.meta.id, corrections: given.changes };
      writeFileSync(values.corrections, `${JSON.stringify(file, null, 2)}\n`);
      console.log(values.corrections);
    }
    return 0;
  },
};

function write(json: object, out: string | undefined): number {
  const text = `${JSON.stringify(json, null, 2)}\n`;
  if (out === undefined) process.stdout.write(text);
  else {
    writeFileSync(out, text, { flag: 'wx' });
    console.log(out);
  }
  return 0;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Says what is wrong, or what is changed; undefined where it cannot be played with. */
async function check(
  shelved: Shelved,
  json: unknown,
  language: Language,
): Promise<{ readonly data: object; readonly changes: readonly Correction[] } | undefined> {
  const t = WORDS[language];
  const given = await readGivenData(shelved, json);
  if ('otherGame' in given) throw new UsageError(t.otherGame(given.otherGame));
  if ('misfits' in given) {
    for (const misfit of given.misfits) console.log(t.misfit(misfit));
    return undefined;
  }
  if ('faults' in given) {
    for (const fault of given.faults) console.log(faultInWords(fault, language));
    console.log(t.faults(given.faults.length));
    return undefined;
  }
  for (const change of given.changes) console.log(t.change(change));
  console.log(t.good(given.changes.length));
  return given;
}

const shown = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value));
const where = ({ at }: Correction): string => at.join(' / ');

interface Words {
  otherGame(game: string): string;
  misfit(misfit: Misfit): string;
  faults(count: number): string;
  change(change: Correction): string;
  good(count: number): string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  it: {
    otherGame: (game) => `Queste correzioni sono di un altro gioco: ${game}.`,
    misfit: ({ correction, why, found }) =>
      why === 'nowhere'
        ? `${where(correction)}: qui non c’è niente da correggere.`
        : `${where(correction)}: la correzione parte da ${shown(correction.was)}, ma qui c’è ${shown(found)}.`,
    faults: (count) => (count === 1 ? '1 errore: così non si può giocare.' : `${count} errori: così non si può giocare.`),
    change: (change) => `${where(change)}: ${shown(change.was)} → ${shown(change.now)}`,
    good: (count) =>
      count === 0
        ? 'Nessuna differenza dai componenti del gioco.'
        : count === 1
          ? '1 correzione, e si può giocare.'
          : `${count} correzioni, e si può giocare.`,
  },
  en: {
    otherGame: (game) => `These corrections are of another game: ${game}.`,
    misfit: ({ correction, why, found }) =>
      why === 'nowhere'
        ? `${where(correction)}: there is nothing here to correct.`
        : `${where(correction)}: the correction starts from ${shown(correction.was)}, but here is ${shown(found)}.`,
    faults: (count) => (count === 1 ? '1 fault: it cannot be played with.' : `${count} faults: it cannot be played with.`),
    change: (change) => `${where(change)}: ${shown(change.was)} → ${shown(change.now)}`,
    good: (count) =>
      count === 0
        ? 'No difference from the components of the game.'
        : count === 1
          ? '1 correction, and it can be played with.'
          : `${count} corrections, and it can be played with.`,
  },
};
