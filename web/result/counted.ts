/** Which games have been counted before this browser's eyes: the last few. Where nothing can be kept they are counted again. */
const KEY = 'cantiere.counted';
const MOST = 40;

const known = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

export const hasCounted = (table: string): boolean => known().includes(table);

export function noteCounted(table: string): void {
  if (hasCounted(table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...known()].slice(0, MOST)));
  } catch {
    // No room: it is counted again next time.
  }
}
