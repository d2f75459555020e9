/** `cantiere verify`: was this game dealt and played as it says? */
import { printJson, readArguments, type Command } from './command.ts';
import { CARDS_HELP } from './editions/open.ts';
import { faultSentence, openRecord } from './recordFile.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'check an exported game: shuffle, moves, result',
  help: `cantiere verify <export.json> [--cards FILE] [--json]

Deals the game again from its seed, plays every move, compares every fingerprint, and checks the seed against the
commitment that was published when the game started. Of a deal that all play against the same bots, every answer of the
bots is worked out again too. Exit code 1 when anything does not match.

${CARDS_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' }, cards: { type: 'string' } });
    const opened = await openRecord(positionals[0], values.cards);
    const fault = 'fault' in opened ? opened.fault : undefined;
    if (values.json) printJson(fault ? { valid: false, ...fault, message: faultSentence(fault) } : { valid: true });
    else if (fault) console.error(faultSentence(fault));
    else if ('doc' in opened) {
      console.log(
        `Verified: ${opened.doc.game}, ${opened.doc.seats} players, ${opened.doc.moves.length} moves. The shuffle is the one committed to; every move is legal.`,
      );
      if (opened.doc.bots) console.log('Every answer of the bots was worked out again from the deal: all are theirs.');
      const undone = opened.doc.undone?.length ?? 0;
      if (undone > 0)
        console.log(
          `Taken back: ${undone} ${undone === 1 ? 'move' : 'moves'}${opened.doc.training ? ', in training against bots' : ''}.`,
        );
    }
    return fault ? 1 : 0;
  },
};
