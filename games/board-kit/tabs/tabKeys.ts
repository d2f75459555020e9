/** The keys of a row of tabs: arrows go round, Home and End to the ends. */

/** Which tab a key leads to, from the one that is open; undefined for keys that mean nothing here. */
export function tabAfter(key: string, open: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (open + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (open + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
