/** A page for a game whose rules nobody has told yet: what it is, for how many, and how long. */
import type { GameMeta, InEveryLanguage, RulesPage } from '@cantiere/engine';

export function plainRules({ title, tagline, players, minutes }: GameMeta): InEveryLanguage<readonly RulesPage[]> {
  const seats = players.min === players.max ? String(players.min) : `${players.min}–${players.max}`;
  const time = `${minutes.min}–${minutes.max}`;
  return {
    it: page(title.it, tagline.it, `Per ${seats} giocatori, ${time} minuti. Ogni mossa che non si può fare dice perché.`),
    en: page(title.en, tagline.en, `For ${seats} players, ${time} minutes. Every move that cannot be made says why.`),
  };
}

const page = (title: string, ...texts: readonly string[]): readonly RulesPage[] => [
  { title, paragraphs: texts.map((text) => ({ rules: [], text })) },
];
