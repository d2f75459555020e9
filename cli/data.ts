/** `cantiere data`: a game's components to be set right by whoever owns the box, and whether what they wrote can be played with. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '@cantiere/engine';
import { findGame, type Shelved } from '@cantiere/games';
import { checkData, faultInWords } from '@cantiere/games/checkData';
import {
  corrected,
  correctionsBetween,
  CORRECTIONS,
  isCorrectionFile,
  type Correction,
  type CorrectionFile,
  type Misfit,
} from '@cantiere/games/corrections';
import { oneOf, readArguments, UsageError, type Command } from './command.ts';
import { gameNames } from './games.ts';
import { languageOf } from './language.ts';

export const data: Command = {
  name: 'data',
  summary: 'the components of a game: take them out, check your corrections',
  help: `cantiere data export <game> [--out <file>]
cantiere data check <game> <file> [--corrections <file>] [--lang it|en]

export  Writes all components of a game (cards, tiles, values, names) as JSON: a copy to correct.
check   Says whether a corrected copy, or a file of corrections, can be played with: its shape, the components
        it names, the game's own sums. Lists every change. With --corrections they are written as one small file,
        which can be sent to others and laid over the components of the box again.
        Exit code 1 when something is wrong.

docs/corrections.md tells how, step by step.`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      corrections: { type: 'string' },
      lang: { type: 'string' },
    });
    const what = oneOf('cantiere data', positionals[0] ?? '', ['export', 'check']);
    const shelved = findGame(positionals[1] ?? '');
    if (!shelved) throw new UsageError(`Which game? Expected one of ${gameNames().join(', ')}.`);
    const components = await shelved.data?.();
    if (!components) throw new UsageError(`${shelved.meta.title.en} has no components to correct.`);
    if (what === 'export') return exportData(components.printed, values.out);
    if (positionals[2] === undefined) throw new UsageError('Which file? cantiere data check <game> <file>');
    return check(shelved, components.printed, readJson(positionals[2]), values.corrections, languageOf(values.lang));
  },
};

function exportData(printed: object, out: string | undefined): number {
  const text = `${JSON.stringify(printed, null, 2)}\n`;
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

async function check(
  shelved: Shelved,
  printed: object,
  json: unknown,
  out: string | undefined,
  language: Language,
): Promise<number> {
  const t = WORDS[language];
  let components = json;
  if (isCorrectionFile(json)) {
    if (json.game !== shelved.meta.id) throw new UsageError(t.otherGame(json.game));
    const laid = corrected(printed, json.corrections);
    if ('misfits' in laid) {
      for (const misfit of laid.misfits) console.log(t.misfit(misfit));
      return 1;
    }
    components = laid.data;
  }
  const faults = await checkData(shelved, components);
  if (faults.length > 0) {
    for (const fault of faults) console.log(faultInWords(fault, language));
    console.log(t.faults(faults.length));
    return 1;
  }
  const changes = correctionsBetween(printed, components);
  for (const change of changes) console.log(t.change(change));
  console.log(t.good(changes.length));
  if (out !== undefined) {
    const file: CorrectionFile = { format: CORRECTIONS, game: shelved.meta.id, corrections: changes };
    writeFileSync(out, `${JSON.stringify(file, null, 2)}\n`);
    console.log(out);
  }
  return 0;
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
