/**
 * The house as it is now. The store has the truth: what an operator sets counts at once in the process that was asked, at once in
 * the others where they hear of it, and within seconds in any case. The environment has the last word.
 */
import type { Kysely } from 'kysely';
import type { Logger } from '../log.ts';
import { openMail, type Mail, type MailSettings } from '../notices/mail.ts';
import type { DoorKind } from '../protocol/house.ts';
import type { SettingName } from '../protocol/houseDesk.ts';
import {
  decideHouseSetting,
  hasPeople,
  readHouse,
  readHouseFile,
  readHouseSetting,
  writeHouseFile,
  writeHouseSetting,
} from '../store/house.ts';
import { noteAct } from '../store/operatorLog.ts';
import type { Db, Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { shownColours } from './colours.ts';
import { readLogo, type Logo } from './logo.ts';
import { doorOf, readStored, whatCounts, type GivenHouse, type HouseNow, type StoredHouse } from './settings.ts';

const LOGO = 'logo';
const LOOK_MS = 5_000;
const PRODUCT = 'Cantiere';

export interface HouseParts {
  readonly store: Store;
  readonly log: Logger;
  readonly given: GivenHouse;
  readonly publicUrl: URL | undefined;
  /** The games that could stand on the shelf. */
  readonly shelf: readonly string[];
  now(): number;
}

export class House {
  readonly #parts: HouseParts;
  readonly #timer: NodeJS.Timeout;
  #stored: StoredHouse;
  #now: HouseNow;
  #logo: Logo | undefined;
  #mail: { readonly settings: MailSettings; readonly mail: Mail } | undefined;

  static async open(parts: HouseParts): Promise<House> {
    const { store, given, publicUrl, now } = parts;
    // Decided once, when the house first has an address: whoever plays here already is not shut out.
    if (given.door === undefined && publicUrl !== undefined)
      await decideHouseSetting(store.db, 'door', (await hasPeople(store.db)) ? 'open' : 'invited', now());
    if (publicUrl !== undefined) await rememberAddress(store.db, publicUrl, now());
    return new House(parts, readStored(await readHouse(store.db)));
  }

  private constructor(parts: HouseParts, stored: StoredHouse) {
    this.#parts = parts;
    this.#stored = stored;
    this.#now = this.#count();
    parts.store.bus.subscribe(({ kind }) => {
      if (kind === 'house') void this.look();
    });
    parts.store.bus.onGap(() => void this.look());
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
    this.#timer.unref();
  }

  get now(): HouseNow {
    return this.#now;
  }

  /** What it is called everywhere: by its own name where it has one. */
  get called(): string {
    return this.#now.name ?? PRODUCT;
  }

  get stored(): StoredHouse {
    return this.#stored;
  }

  /** What the environment says, and the operator cannot change. */
  get given(): readonly SettingName[] {
    const { name, language, door, mail, games, logo, colours, embeds } = this.#parts.given;
    const all = { name, language, door, mail, games, logo, colours, embeds };
    return (Object.keys(all) as SettingName[]).filter((each) => all[each] !== undefined);
  }

  /** Who may come in, as the store says at this moment. */
  async doorNow(db: Db): Promise<DoorKind> {
    return doorOf(this.#parts.given, await readHouseSetting(db, 'door'));
  }

  /** The mail server that counts now; another one is another line. */
  get mail(): Mail | undefined {
    const settings = this.#now.mail;
    const open = this.#mail;
    if (open && settings && open.settings.url === settings.url && open.settings.from === settings.from) return open.mail;
    open?.mail.close();
    this.#mail = settings && {
      settings,
      mail: openMail(
        settings,
        () => this.called,
        () => this.#now.colours && shownColours(this.#now.colours).accent.light,
      ),
    };
    return this.#mail?.mail;
  }

  /** Written whole or not at all, with who did it where that is said; `undefined` forgets a setting, a name that is not there leaves it. */
  async set(changes: { readonly [Name in keyof StoredHouse]?: StoredHouse[Name] | undefined }, by?: string): Promise<void> {
    const { store, now } = this.#parts;
    await store.db.transaction().execute(async (trx) => {
      for (const [name, value] of Object.entries(changes)) await writeHouseSetting(trx, name, value, now());
      const what = Object.keys(changes).filter((name) => name !== 'opened');
      if (by !== undefined) await noteAct(trx, { by, act: 'setHouse', detail: { what: what.join(' ') } }, now());
    });
    await this.look();
    store.bus.publish({ kind: 'house' });
  }

  /** The file of the logo with this mark, if it is the one that counts. */
  async logo(mark: string): Promise<Buffer | undefined> {
    const { given, store } = this.#parts;
    if (mark !== this.#now.logo) return undefined;
    if (given.logo) return given.logo.png;
    if (this.#logo?.mark !== mark) {
      const file = await readHouseFile(store.db, LOGO);
      const found = file && readLogo(file);
      if (found?.mark !== mark) return undefined; // another one already: its name will be heard of
      this.#logo = found;
    }
    return this.#logo.png;
  }

  /** Mark and file together, or neither. */
  async setLogo(logo: Logo | undefined, by: string): Promise<void> {
    const { store, now } = this.#parts;
    await store.db.transaction().execute(async (trx) => {
      await writeHouseFile(trx, LOGO, logo?.png, now());
      await writeHouseSetting(trx, 'logo', logo?.mark, now());
      await noteAct(trx, { by, act: 'setHouse', detail: { what: 'logo' } }, now());
    });
    await this.look();
    store.bus.publish({ kind: 'house' });
  }

  async look(): Promise<void> {
    try {
      this.#stored = readStored(await readHouse(this.#parts.store.db));
      this.#now = this.#count();
    } catch (error) {
      this.#parts.log.error({ err: error }, 'settings of the house not read; they will be at the next look');
    }
  }

  #count(): HouseNow {
    const { given, shelf, publicUrl } = this.#parts;
    return whatCounts(given, this.#stored, shelf, publicUrl !== undefined);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#mail?.mail.close();
  }
}

const ADDRESS = 'address';

/** So that a command can print whole links. */
async function rememberAddress(db: Kysely<Schema>, url: URL, now: number): Promise<void> {
  if ((await readHouseSetting(db, ADDRESS)) !== url.href) await writeHouseSetting(db, ADDRESS, url.href, now);
}

export async function knownAddress(db: Db): Promise<string | undefined> {
  const known = await readHouseSetting(db, ADDRESS);
  return typeof known === 'string' ? known : undefined;
}
