/** `cantiere data use`: a house plays with components that its owner has set right, or with what is printed again. */
import { editionId, type Language } from '@cantiere/engine';
import type { Shelved } from '@cantiere/games';
import { correctionsBetween, CORRECTIONS, type CorrectionFile } from '@cantiere/games/corrections';
import { loadShelf, REAL_SHELF } from '@cantiere/server/editions';
import type { UsedEditions } from '@cantiere/server';
import { UsageError } from './command.ts';
import { mustBeThere, type whichStore } from './storeFlags.ts';

type Where = ReturnType<typeof whichStore>;

/** Without data: what is printed. */
export async function useData(where: Where, shelved: Shelved, data: object | undefined, language: Language): Promise<number> {
  const { id, rulesVersion, title } = shelved.meta;
  const edition = data && editionId(rulesVersion, data);
  const used = await usedIn(where);
  const before = used.kept.find((kept) => kept.game === id && kept.inUse)?.edition;
  const { useComponents } = await import('@cantiere/server');
  await useComponents(where, id, data && edition !== undefined ? { data, edition } : undefined);
  const t = WORDS[language];
  const name = title[language];
  console.log(edition === undefined ? t.printed(name) : t.used(name, edition));
  const running = used.inPlay.filter((each) => each.game === id && each.phase === 'playing' && each.edition !== edition);
  const tables = running.reduce((sum, each) => sum + each.tables, 0);
  if (tables > 0) console.log(t.running(tables));
  if (edition !== undefined) {
    console.log(t.undo(id));
    if (await mustBeBuilt(id, edition, data)) console.log(t.build);
  } else if (before !== undefined) console.log(t.kept(before));
  return 0;
}

/** The corrections that new tables of this house are made with. */
export async function usedCorrections(where: Where, { meta }: Shelved, printed: object): Promise<CorrectionFile> {
  const kept = (await usedIn(where)).kept.find(({ game, inUse }) => game === meta.id && inUse);
  if (kept === undefined) throw new UsageError(`New tables of ${meta.title.en} are made with what is printed.`);
  return { format: CORRECTIONS, game: meta.id, corrections: correctionsBetween(printed, JSON.parse(kept.data)) };
}

async function usedIn(where: Where): Promise<UsedEditions> {
  const { usedEditions } = await import('@cantiere/server');
  return mustBeThere(await usedEditions(where), where);
}

/** Other components are played by the rules as a module, which the build makes. */
async function mustBeBuilt(game: string, edition: string, data: unknown): Promise<boolean> {
  const house = { dataOf: () => Promise.resolve(JSON.stringify(data)), inUse: () => Promise.resolve(edition) };
  const found = await (await loadShelf(REAL_SHELF, { house })).find(game, edition);
  return 'lacks' in found;
}

interface Words {
  used(game: string, edition: string): string;
  printed(game: string): string;
  running(tables: number): string;
  kept(edition: string): string;
  undo(game: string): string;
  readonly build: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  it: {
    used: (game, edition) => `I tavoli nuovi di ${game} si giocano da ora con questi componenti: edizione ${edition}.`,
    printed: (game) => `I tavoli nuovi di ${game} si giocano da ora con i componenti stampati.`,
    running: (tables) =>
      tables === 1
        ? 'Il tavolo in corso resta con i suoi fino alla fine.'
        : `I ${tables} tavoli in corso restano con i loro fino alla fine.`,
    kept: (edition) => `L’edizione ${edition} resta conservata per i suoi tavoli (npx cantiere editions).`,
    undo: (game) => `Per tornare ai componenti stampati: npx cantiere data use ${game} --printed`,
    build: 'Varranno appena le regole sono compilate: npm run build (npm start lo fa da sé).',
  },
  en: {
    used: (game, edition) => `New tables of ${game} are made with these components from now on: edition ${edition}.`,
    printed: (game) => `New tables of ${game} are made with what is printed from now on.`,
    running: (tables) =>
      tables === 1 ? 'The running table keeps its own to the end.' : `The ${tables} running tables keep theirs to the end.`,
    kept: (edition) => `Edition ${edition} is kept for its tables (npx cantiere editions).`,
    undo: (game) => `To go back to what is printed: npx cantiere data use ${game} --printed`,
    build: 'They count as soon as the rules are built: npm run build (npm start does it by itself).',
  },
};
