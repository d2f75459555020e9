/** Italian and English on every page: nothing missing, nothing of the other language. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '@cantiere/engine';
import { shelf } from '@cantiere/games';
import type { TableList } from '@cantiere/server/protocol';
import { furnished } from './kit/furnished.ts';
import { see } from './kit/pages.ts';
import { TEXTS, type Person } from './kit/people.ts';

const house = furnished();
/** By language and page: every piece of text, seen or read aloud. */
const texts = new Map<string, readonly string[]>();

describe.each(LANGUAGES)('in %s', (language) => {
  it('every page has its texts and says which language it speaks', async () => {
    const person = await house.arrives({ language });
    const found: string[] = [];
    for (const what of house.pages) {
      if (what.open !== undefined) continue;
      await see(person, what, false);
      const { page } = person;
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      if (what.name.endsWith(': table'))
        for (const tab of ['chat', 'notes', 'rules', 'log']) await page.locator(`#tab-${tab}`).click();
      const said = await textsOf(page);
      texts.set(`${language} ${what.name}`, said);
      expect(said.length, what.name).toBeGreaterThan(4);
      found.push(...faults(said, language).map((fault) => `${what.name}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(person.complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await person.leaves();
  });
});

it('says in both languages the same thing in other words', async () => {
  const names = await namesIn(house.ada);
  const alike = new Set<string>();
  for (const { name, open } of house.pages) {
    if (open !== undefined) continue;
    const english = new Set(texts.get(`en ${name}`));
    for (const text of texts.get(`it ${name}`) ?? []) if (english.has(text) && !isSaidAlike(text, names)) alike.add(text);
  }
  expect([...alike]).toEqual([]);
});

it('has no word of the frame untranslated', () => {
  const english = new Map(stringsIn(TEXTS.en));
  const alike = stringsIn(TEXTS.it).flatMap(([key, text]) => (english.get(key) === text ? [text] : []));
  expect(
    alike.filter(
      (text) =>
        text
          .replace(ALIKE, '')
          .replace(/[\d–,]/g, '')
          .trim() !== '',
    ),
  ).toEqual([]);
});

it('switches the language in place, and remembers it', async () => {
  const person = await house.arrives({ language: 'en' });
  const { page } = person;
  await see(
    person,
    house.pages.find(({ name }) => name.endsWith(': table'))!,
    false,
  );
  await page.locator('.languages [lang=it]').click();
  await page.locator('html[lang=it]').waitFor();
  expect(faults(await textsOf(page), 'it')).toEqual([]);
  await page.reload();
  await page.locator('html[lang=it] .choice-list').waitFor();
  await person.leaves();
});

it('finds a missing text where there is one', () => {
  const bad = [
    'table.choices.title',
    'NOT_ENOUGH_GOLD',
    'undefined gold',
    'NaN',
    '[object Object]',
    'needs {n} gold',
    '5.700000000000003 points',
  ];
  for (const text of bad) expect(faults([text], 'en'), text).not.toEqual([]);
  expect(faults(['Take the gold with you'], 'it')).not.toEqual([]);
  expect(faults(['Prendi una carta per la tua mano'], 'en')).not.toEqual([]);
  expect(faults(['Prendi 2 monete.', 'Cantiere, 3–4'], 'it')).toEqual([]);
});

/** Words that nobody can do without in one language and that are none in the other. */
const ONLY_IN: Readonly<Record<Language, RegExp>> = {
  en: /\b(the|and|you|your|with|of|this|is|are|when|what|who|from|not|cards|coins|turn|game|players)\b/i,
  it: /\b(il|gli|della|delle|degli|che|una|uno|di|nella|non|sono|carte|monete|turno|partita|giocatori|chi)\b/i,
};
const OTHER: Readonly<Record<Language, Language>> = { en: 'it', it: 'en' };

function faults(said: readonly string[], language: Language): string[] {
  return said.flatMap((text) => {
    if (/\bundefined\b|\bNaN\b|\[object|\bnull\b|\{\w*\}|\d[.,]\d{4}/.test(text)) return [`broken: ${text}`];
    if (/\b[A-Z]{2,}_[A-Z_]+\b/.test(text) || /^[a-z]+[A-Za-z]*(\.[a-z]+[A-Za-z]*)+$/.test(text)) return [`a key: ${text}`];
    const stranger = ONLY_IN[OTHER[language]].exec(QUOTED.reduce((rest, name) => rest.replaceAll(name, ''), text));
    return stranger ? [`"${stranger[0]}" in: ${text}`] : [];
  });
}

/** Said in one language everywhere. */
const QUOTED = ['game-icons.net', 'Fraunces and Inter', 'SIL Open Font License', 'npx cantiere verify', 'docs/corrections.md'];

/** The same in both: titles, authors, what others' services are called, and words that Italian took from English. */
const ALIKE =
  /\b(Citadels|Cantiere|Italiano|English|Round|min|bots?|Chat|Account|E-mail|Password|Volume|Logo|No|Privacy|Discord|Slack|ntfy|Gotify)\b/gi;

/** Every plain text of a dictionary with its path; texts made of numbers and names are seen on the pages. */
function stringsIn(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return part === '' ? [] : [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inside]) => stringsIn(inside, `${path}/${key}`));
}

/** Whether nothing is left to translate when names, numbers and rule ids are taken away. */
function isSaidAlike(text: string, names: readonly string[]): boolean {
  if (text.endsWith('…') && names.some((name) => name.startsWith(text.slice(0, -1)))) return true;
  const rest = [...names, ...QUOTED].reduce((left, name) => left.replaceAll(name, ''), text);
  const words = rest.replace(ALIKE, '').replace(/\b[0-9a-f]{64}\b|\b[A-Z]{3}-\d+(\.\d+)*/g, '');
  // A single word may be the same in both: many a building is called alike ("Ziggurat").
  return (words.match(/\p{L}{3,}/gu) ?? []).length < 2;
}

/** What people, bots and tables are called, and who made the games. */
async function namesIn(person: Person): Promise<string[]> {
  const { mine } = await person.get<TableList>('/api/tables');
  const seated = mine.flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name])));
  // The publisher's title is the same in many languages; each game decides.
  const makers = shelf.flatMap(({ meta: { credits, title } }) => [credits.designer, credits.publisher, title.it]);
  return [...new Set([...mine.map(({ name }) => name), ...seated, ...makers])].filter(Boolean);
}

/** Text nodes and everything that is only read aloud or shown on hover, without what is hidden from everybody. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript, [lang]:not(html)')) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (element.closest('[lang]:not(html)')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  });
}
