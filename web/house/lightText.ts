/** Plain text in blocks: titles after #, items after -, everything else paragraphs, ended by an empty line. */

export interface LightBlock {
  readonly kind: 'title' | 'items' | 'words';
  readonly lines: readonly string[];
}

export function lightBlocks(text: string): LightBlock[] {
  const blocks: { kind: LightBlock['kind']; lines: string[] }[] = [];
  let ended = true;
  for (const raw of text.split(/\r?\n/u)) {
    const line = raw.trim();
    if (line === '') {
      ended = true;
      continue;
    }
    const kind = /^#+\s/u.test(line) ? 'title' : /^[-*]\s/u.test(line) ? 'items' : 'words';
    const words = kind === 'words' ? line : line.replace(/^(?:#+|[-*])\s+/u, '');
    const last = blocks.at(-1);
    if (!ended && last?.kind === kind && kind !== 'title') last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
    ended = false;
  }
  return blocks;
}
