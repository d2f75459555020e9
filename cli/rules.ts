/** `cantiere rules`: which rules of a game's specification have a test that carries their id. Read from the sources, not from a list. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printJson, readArguments, UsageError, type Command } from './command.ts';
import { gameNames } from './games.ts';
import { findGame } from '@cantiere/games';

const gamesFolder = fileURLToPath(new URL('../games/', import.meta.url));

export const rules: Command = {
  name: 'rules',
  needsSources: true,
  summary: 'which rules of a game have a test, and which have none',
  help: `cantiere rules <game> [--json]

Compares the rule ids of games/<game>/rules.md with the names of the tests in games/<game>/tests.
Exit code 1 when a rule has no test.`,
  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
    const shelved = findGame(positionals[0] ?? '');
    if (!shelved) throw new UsageError(`Which game? Expected one of ${gameNames().join(', ')}.`);
    const { id, rulePrefix } = shelved.meta;
    const coverage = ruleCoverage(join(gamesFolder, id), rulePrefix);
    const report = {
      game: id,
      rules: coverage.rules.length,
      covered: coverage.rules.length - coverage.uncovered.length,
      uncovered: coverage.uncovered,
    };
    if (values.json) printJson(report);
    else {
      for (const rule of coverage.rules)
        console.log(`${coverage.testsOf.get(rule)?.length ? 'ok  ' : 'NONE'} ${rule}  ${coverage.testsOf.get(rule)?.[0] ?? ''}`);
      console.log(`${report.covered} of ${report.rules} rules have a test.`);
    }
    return coverage.uncovered.length === 0 ? 0 : 1;
  },
};

export interface Coverage {
  readonly rules: readonly string[];
  readonly uncovered: readonly string[];
  readonly testsOf: ReadonlyMap<string, readonly string[]>;
}

export function ruleCoverage(folder: string, prefix: string): Coverage {
  const idPattern = new RegExp(`\\b${prefix}-(?:EX-)?\\d+(?:\\.\\d+)*[a-z]?\\b`, 'g');
  const named = [...new Set(readFileSync(join(folder, 'rules.md'), 'utf8').match(idPattern) ?? [])];
  const isChapter = (id: string): boolean => named.some((other) => other.startsWith(`${id}.`));
  const rules = named.filter((id) => !isChapter(id)).toSorted(byNumber);
  const testsOf = new Map<string, string[]>();
  for (const name of testNames(join(folder, 'tests'))) {
    for (const id of name.match(idPattern) ?? []) testsOf.set(id, [...(testsOf.get(id) ?? []), name]);
  }
  return { rules, uncovered: rules.filter((id) => !testsOf.has(id)), testsOf };
}

/** The first string argument of every it, test and describe, also of their each and with forms. */
function testNames(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const call = /\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(call)].map((match) => match[2]));
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
