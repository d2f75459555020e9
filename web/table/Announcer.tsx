/** Reads aloud what happened and what is asked, for those who do not see the board. */
import { plain, type GameTexts, type Words } from '@cantiere/engine';
import type { News } from '../kit/boardKit.ts';

interface Props {
  readonly news: readonly News[];
  /** What the table itself has to say: moves taken back. */
  readonly notices: readonly Words[];
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  readonly prompt: Words | undefined;
  readonly version: number;
}

export function Announcer({ news, notices, texts, nameOf, prompt, version }: Props) {
  const told = news.flatMap(({ event }) => {
    const words = texts.event(event);
    return words ? [plain(words, nameOf)] : [];
  });
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      <p key={version}>
        {[...notices.map((words) => plain(words, nameOf)), ...told, prompt && plain(prompt, nameOf)].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}
