/** Altezze in other editions: built from its source with a rule or a number changed, on a shelf of their own in a temporary folder. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EditionModule } from '@cantiere/games/edition';
import { bundled, writeEdition } from '../../../cli/editions/build.ts';
import { noteFrozen } from '../../../cli/editions/past.ts';

const SOURCE = fileURLToPath(new URL('./altezze.ts', import.meta.url));

export interface Wording {
  readonly version: number;
  /** The lowest card takes the round: what was played under the other rule is not what this one makes of it. */
  readonly lowest?: boolean;
  readonly deck?: number;
  /** What nobody sees until it is used: how often one may weigh up. */
  readonly weighed?: number;
}

/** As the source has it. */
export const FIRST: Wording = { version: 1 };

export async function altezze({ version, lowest = false, deck = 60, weighed = 3 }: Wording): Promise<string> {
  const entry = `
    import { CONTRACT, editionId } from '@cantiere/engine';
    import { bot, data, game, moveSchema, plans, printed } from ${JSON.stringify(SOURCE)};
    const part = (parts) => () => Promise.resolve(parts);
    export const contract = CONTRACT;
    export { data };
    export const edition = editionId(game.meta.rulesVersion, data);
    export const shelved = { meta: game.meta, rules: part({ game }), data: part({ printed, data }), schema: part({ moveSchema }), bot: part({ bot }), plans: part({ plans }) };
  `;
  const swap = (code: string, from: string, to: string): string => {
    if (!code.includes(from)) throw new Error(`Altezze no longer says ${from}`);
    return code.replaceAll(from, to);
  };
  const reworded = {
    name: 'reworded',
    transform(code: string, id: string) {
      if (id !== SOURCE) return null;
      let text = swap(code, 'rulesVersion: 1', `rulesVersion: ${version}`);
      text = swap(text, '{ deck: 60, weighed: 3 }', `{ deck: ${deck}, weighed: ${weighed} }`);
      return lowest ? swap(text, 'Math.max(...state.chosen)', 'Math.min(...state.chosen)') : text;
    },
  };
  return bundled(entry, [reworded]);
}

/** A shelf with the first of these as the present edition and the others as its past; gives its address and their names. */
export async function altezzeShelf(
  folder: string,
  ...wordings: readonly Wording[]
): Promise<{ shelf: string; editions: string[] }> {
  await mkdir(folder, { recursive: true });
  const editions: string[] = [];
  for (const [at, wording] of wordings.entries()) {
    const code = await altezze(wording);
    const draft = join(folder, `${at}-${wording.version}.mjs`);
    await writeFile(draft, code);
    const { edition, contract } = (await import(pathToFileURL(draft).href)) as EditionModule;
    editions.push(edition);
    if (at === 0) {
      await writeFile(
        join(folder, 'shelf.mjs'),
        `import { shelved } from './${at}-${wording.version}.mjs';\nexport const shelf = [shelved];\n`,
      );
      continue;
    }
    const past = join(folder, 'altezze', 'past');
    await writeEdition(join(past, `${edition}.js`), code);
    await noteFrozen(past, { edition, contract });
  }
  return { shelf: pathToFileURL(join(folder, 'shelf.mjs')).href, editions };
}
