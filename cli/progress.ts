/** A progress bar on standard error, shown only to a person at a terminal. */

export interface Progress {
  show(done: number): void;
  end(): void;
}

export function progressBar(label: string, total: number): Progress {
  if (!process.stderr.isTTY) return { show: () => {}, end: () => {} };
  let shownAt = 0;
  return {
    show(done) {
      const now = performance.now();
      if (now - shownAt < 80 && done < total) return;
      shownAt = now;
      const filled = Math.round((30 * done) / total);
      process.stderr.write(`\r${label} [${'#'.repeat(filled)}${'.'.repeat(30 - filled)}] ${done}/${total}`);
    },
    end: () => void process.stderr.write('\r\u001b[K'),
  };
}
