/** What a lesson's last words recommend for the first game, by the names that its options have. */
import type { Language, Lesson, OptionSpec } from '@cantiere/engine';

/** "Length: short"; undefined where the usual game is as good. */
export function advisedWords(specs: readonly OptionSpec[], advises: Lesson['advises'], language: Language): string | undefined {
  const named = specs.flatMap((spec) => {
    const value = advises?.options?.[spec.id];
    if (value === undefined || value === spec.default) return [];
    const named = spec.type === 'enum' ? spec.values.find((each) => each.value === value)?.label[language] : undefined;
    return [`${spec.label[language]}: ${(named ?? String(value)).toLowerCase()}`];
  });
  return named.length > 0 ? named.join(', ') : undefined;
}
