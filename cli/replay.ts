/** `cantiere replay`: an exported game as text, up to any move and through anybody's eyes. */
import { heardBy, plain, replay as replayMoves, type Language, type Told, type Viewer } from '@cantiere/engine';
import { oneOf, readArguments, UsageError, wholeNumber, type Command } from './command.ts';
import { CARDS_HELP } from './editions/open.ts';
import { faultSentence, openRecord } from './recordFile.ts';
import { languageOf } from './language.ts';
import { readable } from './terminal.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'show an exported game at any move, through any eyes',
  help: `cantiere replay <export.json> [--at N] [--as SEAT|spectator|all] [--cards FILE] [--lang it|en]

The game is verified first, as by "cantiere verify".

  --at N    after the first N moves (default: all)
  --as WHO  a seat number (from 0), spectator, or all (default all)

${CARDS_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      at: { type: 'string' },
      as: { type: 'string' },
      lang: { type: 'string' },
      cards: { type: 'string' },
    });
    const opened = await openRecord(positionals[0], values.cards);
    if ('fault' in opened) {
      console.error(faultSentence(opened.fault));
      return 1;
    }
    const { doc, loaded } = opened;
    const language: Language = languageOf(values.lang);
    const at = wholeNumber('at', values.at, doc.moves.length, 0, doc.moves.length);
    const viewer = viewerOf(values.as ?? 'all', doc.seats);
    const told: Told[] = [];
    const state = replayMoves(loaded.game, doc, doc.moves, at, told);
    const names = Array.from({ length: doc.seats }, (_, seat) => onOneLine(doc.players[seat] ?? '') || `${seat}`);
    for (const event of heardBy(told, viewer)) {
      const words = loaded.texts[language].event(event);
      if (words) console.log(plain(words, (seat) => `${names[seat]}`));
    }
    const { drawInText } = await loaded.shelved.terminal();
    console.log(`\n${drawInText(loaded.game.view(state, viewer), viewer, language, names)}`);
    return 0;
  },
};

/** A name stands within a line, whatever the file makes of it. */
const onOneLine = (name: string): string => readable(name).replace(/\s+/gu, ' ').trim();

function viewerOf(text: string, seats: number): Viewer {
  if (/^\d+$/.test(text)) {
    if (Number(text) >= seats)
      throw new UsageError(`--as expects a seat from 0 to ${seats - 1}, spectator or all, not "${text}".`);
    return Number(text);
  }
  return oneOf('--as', text, ['spectator', 'all'] as const);
}
