/** `cantiere new`: a folder for a game that can be played at once, and its entry on the shelf. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, UsageError, type Command } from './command.ts';

const template = fileURLToPath(new URL('./newGame/template/', import.meta.url));
const ourGames = fileURLToPath(new URL('../games/', import.meta.url));

export const newGame: Command = {
  name: 'new',
  needsSources: true,
  summary: 'a folder for a game of your own, ready to be played',
  help: `cantiere new <id> [--title "The Name"] [--prefix ABC]

Makes games/<id>/ with a tiny game that passes every test, and puts it on the shelf. From there you change it into yours:
docs/adding-a-game.md is the way. The id is in lower case without spaces; the prefix begins the ids of its rules.`,
  async run(args) {
    const { values, positionals } = readArguments(args, { title: { type: 'string' }, prefix: { type: 'string' } });
    const [id] = positionals;
    if (id === undefined || positionals.length > 1) throw new UsageError('One id is expected: cantiere new <id>.');
    const made = makeGame(ourGames, { id, title: values.title, prefix: values.prefix });
    console.log(
      `${made.join('\n')}\n\nTo see it: npm start, or npx cantiere play ${id}\nTo test it: npm test ${id}, and npm test -- games/tests -t ${id}`,
    );
    return 0;
  },
};

interface NewGame {
  readonly id: string;
  readonly title?: string | undefined;
  readonly prefix?: string | undefined;
}

/** Copies the template into the folder of the games and adds it to the shelf there; the files it wrote. */
export function makeGame(games: string, { id, title = capital(id), prefix = id.slice(0, 3).toUpperCase() }: NewGame): string[] {
  if (!/^[a-z][a-z0-9]{2,19}$/.test(id)) throw new UsageError(`An id has 3 to 20 small letters and digits, not "${id}".`);
  if (!/^[A-Z]{2,5}$/.test(prefix)) throw new UsageError(`A prefix has 2 to 5 capital letters, not "${prefix}".`);
  if (!/^[\p{L}\p{N} ,.:’!?&-]{1,40}$/u.test(title)) throw new UsageError('A title has 1 to 40 letters, without quotes.');
  if (existsSync(join(games, id))) throw new UsageError(`There is already a folder games/${id}.`);
  const shelf = join(games, 'registry.ts');
  const shelved = withEntry(readFileSync(shelf, 'utf8'), id);
  const fill = (text: string): string =>
    text
      .replaceAll('newgame', id)
      .replaceAll('New Game', title)
      .replaceAll('NEW-', `${prefix}-`)
      .replaceAll("'NEW'", `'${prefix}'`)
      .replaceAll('`NEW`', `\`${prefix}\``);
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const written = files.map((entry) => {
    const from = join(entry.parentPath, entry.name);
    const to = join(games, id, fill(from.slice(template.length)));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, fill(readFileSync(from, 'utf8')));
    return `games/${to.slice(games.length)}`;
  });
  writeFileSync(shelf, shelved);
  return [...written.sort(), 'games/registry.ts'];
}

const LAST_IMPORT = "import { onShelf, type GameParts, type Shelved } from './onShelf.ts';\n";
const END_OF_SHELF = '\n];\n';

/** The shelf with one more game at its end. */
function withEntry(shelf: string, id: string): string {
  const entry = `
  {
    meta: ${id}Meta,
    rules: () => import('./${id}/rules/index.ts'),
    schema: () => import('./${id}/rules/schema.ts'),
    texts: () => import('./${id}/text/index.ts'),
    rulesPages: () => import('./${id}/text/rulesPages.ts'),
  },`;
  if (!shelf.includes(LAST_IMPORT) || !shelf.includes(END_OF_SHELF))
    throw new Error('games/registry.ts does not look as expected');
  return shelf
    .replace(LAST_IMPORT, `import { meta as ${id}Meta } from './${id}/meta.ts';\n${LAST_IMPORT}`)
    .replace(END_OF_SHELF, `${entry}${END_OF_SHELF}`);
}

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
