/** Which edition a game is played with: short for everybody, to the digit for whoever points at it. */
import { readEdition } from '@cantiere/engine';
import { useTexts } from '../text/index.ts';
import { isCorrected } from './known.ts';

interface Props {
  readonly game: string;
  readonly edition: string | undefined;
}

export function EditionSign({ game, edition }: Props) {
  const { editions: t } = useTexts();
  const name = edition === undefined ? undefined : readEdition(edition);
  if (edition === undefined || name === undefined) return null;
  const corrected = isCorrected(game, edition);
  return (
    <span className="edition-sign" title={t.hint(edition, name.rulesVersion, name.digest, corrected)}>
      {corrected ? t.corrected(name.rulesVersion) : t.edition(name.rulesVersion)}
    </span>
  );
}

/** The same in a sentence: for fingers, which point at nothing, and for heads of tables that have no room. */
export function EditionLine({ game, edition }: Props) {
  const { editions: t } = useTexts();
  const name = edition === undefined ? undefined : readEdition(edition);
  if (edition === undefined || name === undefined) return null;
  return <p className="edition-line hint">{t.hint(edition, name.rulesVersion, name.digest, isCorrected(game, edition))}</p>;
}
