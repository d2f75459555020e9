/** Notes are never lost: not without a network, not across visits, not between two devices. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Notes } from '@cantiere/server/protocol';
import { openNotebook, type Notebook } from './useNotes.ts';

/** A server with one sheet, and a browser that keeps drafts. */
function desk() {
  const kept = new Map<string, string>();
  return {
    sheet: { text: '', edition: 0 } as Notes,
    away: false,
    drafts: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    kept,
    divider: '--',
    longest: 100,
    async read(): Promise<Notes> {
      await Promise.resolve();
      if (this.away) throw new Error('away');
      return this.sheet;
    },
    async write({ text, edition }: Notes): Promise<Notes & { saved: boolean }> {
      await Promise.resolve();
      if (this.away) throw new Error('away');
      if (edition !== this.sheet.edition) return { ...this.sheet, saved: false };
      this.sheet = { text, edition: edition + 1 };
      return { ...this.sheet, saved: true };
    },
  };
}

const open = async (at: ReturnType<typeof desk>): Promise<Notebook> => {
  const book = openNotebook('k', { ...at, read: () => at.read(), write: (notes) => at.write(notes) });
  await vi.advanceTimersByTimeAsync(10);
  return book;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves a moment after the last key, and leaves no draft behind', async () => {
  const at = desk();
  const book = await open(at);
  book.write('a');
  book.write('ab');
  expect(at.kept.size).toBe(1);
  expect(at.sheet.text).toBe('');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at.sheet).toEqual({ text: 'ab', edition: 1 });
  expect(book.store.get().state).toBe('saved');
  expect(at.kept.size).toBe(0);
});

it('what is written while it is being saved is saved too', async () => {
  const at = desk();
  const book = await open(at);
  book.write('a');
  const saving = vi.advanceTimersByTimeAsync(800);
  book.write('ab');
  await saving;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(at.sheet.text).toBe('ab');
});

it('without a network it waits in the browser, also until the next visit', async () => {
  const at = desk();
  const book = await open(at);
  at.away = true;
  book.write('remember');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(book.store.get()).toMatchObject({ text: 'remember', state: 'kept' });
  book.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(at.sheet.text).toBe('');
  at.away = false;
  const again = await open(at);
  expect(again.store.get().text).toBe('remember');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at.sheet.text).toBe('remember');
  expect(at.kept.size).toBe(0);
});

it('comes back by itself when the network does', async () => {
  const at = desk();
  const book = await open(at);
  at.away = true;
  book.write('remember');
  await vi.advanceTimersByTimeAsync(1_000);
  at.away = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(at.sheet.text).toBe('remember');
});

it('keeps what another device wrote meanwhile above what was written here', async () => {
  const at = desk();
  const book = await open(at);
  at.sheet = { text: 'from the phone', edition: 1 };
  book.write('from the laptop');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(at.sheet.text).toBe('from the phone\n--\nfrom the laptop');
  expect(book.store.get()).toMatchObject({ text: at.sheet.text, state: 'saved' });
});

it('leaving the table right after writing still saves', async () => {
  const at = desk();
  const book = await open(at);
  book.write('quick');
  book.close();
  await vi.advanceTimersByTimeAsync(100);
  expect(at.sheet.text).toBe('quick');
});
