/** Options that were wished for some time ago, as far as the game still has them. */
import { defaultOptions, readOptions, type Game, type OptionSpec, type Options } from '@cantiere/engine';

export function optionsOf(game: Game, kept: Options): Options {
  return { ...defaultOptions(game.options), ...known(game.options, kept) };
}

/** What differs from the game's own defaults. */
export function changedOptions(specs: readonly OptionSpec[], options: Options): Options {
  return Object.fromEntries(
    specs.flatMap(({ id, default: usual }) => {
      const value = options[id];
      return value === undefined || value === usual ? [] : [[id, value]];
    }),
  );
}

function known(specs: readonly OptionSpec[], kept: Options): Options {
  return Object.fromEntries(Object.entries(kept).filter(([id, value]) => !('refusal' in readOptions(specs, { [id]: value }))));
}
