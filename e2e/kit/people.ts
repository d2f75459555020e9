/** People with browsers: one browser per file, one context per person, and everything that went wrong in their pages. */
import { chromium, type APIRequestContext, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { Language } from '@cantiere/engine';
import type { NewTable, TableInfo } from '@cantiere/server/protocol';
import { en } from '../../web/text/en.ts';
import { it, type Texts } from '../../web/text/it.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = { en, it };

/** Patience with a slow machine, for one thing to appear. */
export const PATIENCE = 60_000;

/** E2E_SLOW=4 makes every page four times as slow: whoever looks once where one must wait fails there, not once in fifty runs. */
const SLOWNESS = Number(process.env.E2E_SLOW ?? 1);

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `whole`: with windows behind the scenes, for notices and push, which the lighter shell does not know. */
export function openBrowser(whole = false): Promise<Browser> {
  const { CHROMIUM_PATH = '/usr/bin/chromium', CHROMIUM_SHELL_PATH = CHROMIUM_PATH } = process.env;
  return chromium.launch({ executablePath: whole ? CHROMIUM_PATH : CHROMIUM_SHELL_PATH, args: FLAGS });
}

export interface TableSetup {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly phone?: boolean;
  /** Animations as a person sees them; otherwise as little movement as possible. */
  readonly lively?: boolean;
  /** Lets the browser keep the app (its service worker); otherwise every file comes over the wire, where it can be weighed. */
  readonly installs?: boolean;
  readonly width?: number;
  readonly height?: number;
}

export const PHONE = { width: 390, height: 844 };

let addresses = 0;

export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly home: string;
  readonly texts: Texts;
  /** Uncaught errors and what the browser complained about: nothing, in a healthy app. */
  readonly complaints: string[] = [];

  private constructor(context: BrowserContext, page: Page, home: string, texts: Texts) {
    this.context = context;
    this.page = page;
    this.home = home;
    this.texts = texts;
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`console: ${message.text()}`);
    });
  }

  static async arrive(browser: Browser, home: string, wish: TableSetup = {}): Promise<Person> {
    const {
      language = 'en',
      theme = 'light',
      phone = false,
      lively = false,
      installs = false,
      width = 1280,
      height = 800,
    } = wish;
    const context = await browser.newContext({
      baseURL: home,
      locale: language === 'it' ? 'it-IT' : 'en-GB',
      colorScheme: theme,
      serviceWorkers: installs ? 'allow' : 'block',
      reducedMotion: lively ? 'no-preference' : 'reduce',
      viewport: phone ? PHONE : { width, height },
      ...(phone && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
      extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${++addresses}` },
    });
    context.setDefaultTimeout(PATIENCE);
    context.setDefaultNavigationTimeout(PATIENCE);
    const page = await context.newPage();
    if (SLOWNESS > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
    return new Person(context, page, home, TEXTS[language]);
  }

  /** The server asked as this person's browser would ask, with its cookie. */
  get api(): APIRequestContext {
    return this.context.request;
  }

  async becomes(name: string): Promise<void> {
    await this.post('/api/session', { name });
  }

  async opens(wish: Partial<NewTable>): Promise<TableInfo> {
    return this.post<TableInfo>('/api/tables', { game: 'citadels', seats: 4, ...wish });
  }

  async sitsAt(table: string): Promise<TableInfo> {
    return this.post<TableInfo>(`/api/tables/${table}/sit`, {});
  }

  async seesInfo(table: string): Promise<TableInfo> {
    return this.get<TableInfo>(`/api/tables/${table}`);
  }

  async goesTo(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async get<T>(path: string): Promise<T> {
    const answer = await this.api.get(path);
    if (!answer.ok()) throw new Error(`GET ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async post<T>(path: string, data: unknown): Promise<T> {
    const answer = await this.api.post(path, { data });
    if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Closes what lies over the board whenever it comes: it may come after the board. */
  async closes(button: string): Promise<void> {
    const closing = this.page.locator(button);
    await this.page.addLocatorHandler(closing, () => closing.click());
  }

  /** Goes on as somebody else: another of their devices, with the same session. */
  async isAlso(other: Person): Promise<void> {
    await this.context.addCookies(await other.context.cookies(other.home));
  }

  async leaves(): Promise<void> {
    await this.context.close();
  }
}
