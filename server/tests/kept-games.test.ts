/**
 * What people had of all games in earlier editions goes on after two upgrades: one that nobody can tell, one that changes a rule.
 * Running tables of a database, games saved in a browser and exported files are played, replayed and verified, each by its own
 * edition. The modules are those that are kept in games/<game>/past, the next versions are made of them.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  GameInPlay,
  pick,
  quickChance,
  readEdition,
  readRecord,
  record,
  standing,
  verify,
  type GameRecord,
  type TableStart,
} from '@cantiere/engine';
import type { EditionModule } from '@cantiere/games/edition';
import { GAMES } from '../../cli/editions/build.ts';
import { noteFrozen } from '../../cli/editions/past.ts';
import { placesBeside } from '../editions/places.ts';
import type { TableInfo } from '../protocol.ts';
import type { OpenedGame } from '../shelf.ts';
import { SQLITE_FILE } from '../store/data-folder.ts';
import { playOn } from './any-move.ts';
import { keptGames, putGamesInto, type KeptGames } from './kept/games/kept.ts';
import { PASSWORD } from './kept/kept.ts';
import { Player } from './player.ts';
import { temporaryFolder, testServer, type TestServer } from './serving.ts';

/** What this game was kept with. */
interface Original {
  readonly game: string;
  readonly edition: string;
}

const versionOf = ({ edition }: Original): number => readEdition(edition)!.rulesVersion;

/** A module of the past as a later version of the same rules. */
async function raised({ game, edition }: Original, by: number): Promise<string> {
  const code = await readFile(join(GAMES, game, 'past', `${edition}.js`), 'utf8');
  const version = versionOf({ game, edition });
  const next = code.replaceAll(new RegExp(`\\brulesVersion:${version}\\b`, 'g'), `rulesVersion:${version + by}`);
  expect(next, `${game} names its rules' version`).not.toBe(code);
  return next;
}

/** The shelf of an upgrade: every game so many versions on, with everything before it among its past. */
async function upgrade(folder: string, originals: readonly Original[], by: number, otherDeal: boolean) {
  await mkdir(folder, { recursive: true });
  for (const original of originals) {
    const { game, edition } = original;
    const past = join(folder, game, 'past');
    await mkdir(past, { recursive: true });
    await cp(join(GAMES, game, 'past', `${edition}.js`), join(past, `${edition}.js`));
    await noteFrozen(past, { edition, contract: 1 });
    for (let step = 1; step <= by; step++) {
      const draft = join(folder, `${game}-${step}.mjs`);
      await writeFile(draft, await raised(original, step));
      const { edition: name, contract } = (await import(pathToFileURL(draft).href)) as EditionModule;
      if (step === by) continue;
      await cp(draft, join(past, `${name}.js`));
      await noteFrozen(past, { edition: name, contract });
    }
    const present = otherDeal
      ? `import { shelved as before } from './${game}-${by}.mjs';
        const { game } = await before.rules();
        const setup = (seats, options, chance, tell) => game.setup(seats, options, { ...chance, at: chance.at + 1 }, tell);
        export const shelved = { ...before, rules: async () => ({ game: { ...game, setup } }) };`
      : `export { shelved } from './${game}-${by}.mjs';`;
    await writeFile(join(folder, `${game}.mjs`), present);
  }
  const names = originals.map(({ game }) => game);
  const lines = [
    ...names.map((id) => `import { shelved as ${id} } from './${id}.mjs';`),
    `export const shelf = [${names.join(', ')}];`,
  ];
  await writeFile(join(folder, 'shelf.mjs'), lines.join('\n'));
  const shelf = pathToFileURL(join(folder, 'shelf.mjs')).href;
  return { shelf, editions: placesBeside(shelf, join(folder, 'built')) };
}

/** Some tables are from before editions had names. */
function forgetNames(data: string, game: string): void {
  const db = new DatabaseSync(join(data, SQLITE_FILE));
  db.prepare('UPDATE tables SET edition = NULL WHERE game = ?').run(game);
  db.close();
}

const opens = async ({ services }: TestServer, game: string, edition: string | undefined): Promise<OpenedGame> => {
  const opened = await services.shelf.open(game, edition);
  if (opened === undefined) throw new Error(`${game} ${edition} is not here`);
  return opened;
};

async function mustVerify(server: TestServer, doc: GameRecord): Promise<void> {
  const { game, door, edition } = await opens(server, doc.game, doc.edition);
  expect(verify(game, doc, door.isMove, edition), `${doc.game} ${doc.edition}`).toBeUndefined();
}

async function arrives({ address }: TestServer): Promise<Player> {
  const ada = new Player(address);
  ada.me = (await ada.post('/api/account/session', { email: 'ada@example.org', password: PASSWORD })) as Player['me'];
  return ada;
}

describe.each(keptGames())('the games kept as “%s”', (_name, kept: KeptGames) => {
  it('go on, are replayed and verify after two upgrades', async () => {
    const [data, folder] = [await temporaryFolder(), await temporaryFolder()];
    putGamesInto(data, kept);
    const originals: Original[] = [...new Map(kept.tables.map(({ game, edition }) => [game, { game, edition }])).values()];
    expect(originals.length).toBeGreaterThanOrEqual(5);
    forgetNames(data, originals[0].game);
    const chance = quickChance(5);
    const running = kept.tables.filter(({ state }) => state === 'running');

    // Nobody can tell the first one: every running table moves over, and is played on.
    const harmless = await testServer({ data, ...(await upgrade(join(folder, '1'), originals, 1, false)) });
    const first = await arrives(harmless);
    for (const { id, game, edition } of running) {
      const now = (await harmless.services.shelf.present(game)) ?? '';
      expect(readEdition(now)?.rulesVersion).toBe(versionOf({ game, edition }) + 1);
      expect(await first.get(`/api/tables/${id}`)).toMatchObject({ edition: now, phase: 'playing', toAct: [0] });
      await playOn(harmless, id, chance, 3);
    }
    await harmless.close();

    // The second deals otherwise: whatever was begun goes on as it was dealt.
    const changed = await testServer({ data, ...(await upgrade(join(folder, '2'), originals, 2, true)) });
    const ada = await arrives(changed);
    for (const { id, game, edition, state } of kept.tables) {
      const moved = versionOf({ game, edition }) + 1;
      const before = (await ada.get(`/api/tables/${id}`)) as TableInfo;
      expect(before.resting).toBeUndefined();
      if (state === 'running') {
        expect(readEdition(before.edition ?? '')?.rulesVersion).toBe(moved);
        expect(await ada.get(`/api/tables/${id}/replay`)).toMatchObject({ seat: 0, moves: before.version });
        await playOn(changed, id, chance);
      } else expect(before.edition).toBe(edition);
      const doc = (await ada.get(`/api/tables/${id}/record`)) as GameRecord;
      expect(doc.result?.totals.length).toBe(2);
      await mustVerify(changed, doc);
    }
    // Files are judged by their own edition, which the next version still has; by another they are not called forged.
    for (const json of kept.records) {
      const doc = readRecord(json);
      if ('code' in doc) throw new Error(doc.code);
      await mustVerify(changed, doc);
      const present = await opens(changed, doc.game, undefined);
      expect(verify(present.game, doc, present.door.isMove, present.edition)?.code).toBe('OTHER_RULES');
    }
    for (const save of kept.saves) {
      const { game, edition } = await opens(changed, save.game, save.edition);
      const play = new GameInPlay(game, save.start, [0]);
      for (const step of save.steps) play.replayOn(step);
      expect(play.toAct).toEqual(save.toAct);
      const steps = [...save.steps];
      for (let [seat] = play.toAct; seat !== undefined; [seat] = play.toAct) {
        const move = pick(chance, play.movesOf(seat));
        play.accept(play.attempt(seat, move));
        steps.push({ seat, move });
      }
      await mustVerify(changed, record(game, save.start as TableStart, standing(steps).moves, ['Ada', 'Palladio'], { edition }));
    }
  });
});
