/** `cantiere verify`: was this game dealt and played as it says? */
import { DEAL_FORMAT, readDealFile } from '@cantiere/bots';
import { printJson, readArguments, type Command } from './command.ts';
import { checkDeal, dealSentence } from './dealFile.ts';
import { CARDS_HELP } from './editions/open.ts';
import { faultSentence, openRecord, readJson } from './recordFile.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'check an exported game: shuffle, moves, result',
  help: `cantiere verify <export.json> [--people] [--cards FILE] [--json]

Deals the game again from its seed, plays every move, compares every fingerprint, and checks the seed against the
commitment that was published when the game started. Of a deal that all play against the same bots, every answer of the
bots is worked out again too. Exit code 1 when anything does not match.

The file of a whole deal (the daily's, say: /api/deals/<day>/export) has the moves of everybody who played it: each game is
played again with the bots' own answers, and points and places are compared. So are the ghosts', which takes a few minutes;
with --people they are left out.

${CARDS_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      json: { type: 'boolean' },
      cards: { type: 'string' },
      people: { type: 'boolean' },
    });
    const read = positionals[0] === undefined ? undefined : readJson(positionals[0]);
    if (isDeal(read)) return verifyDeal(read, values);
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

const isDeal = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && (json as { format?: unknown }).format === DEAL_FORMAT;

interface Flags {
  readonly json?: boolean | undefined;
  readonly cards?: string | undefined;
  readonly people?: boolean | undefined;
}

async function verifyDeal(json: unknown, { json: asJson, cards, people }: Flags): Promise<number> {
  const file = readDealFile(json);
  const checked = 'code' in file ? file : await checkDeal(file, { cards, ghosts: !people });
  if ('code' in checked) {
    const message = dealSentence(checked, 'code' in file ? '' : file.program);
    if (asJson) printJson({ valid: false, ...checked, message });
    else console.error(message);
    return 1;
  }
  if (asJson) printJson({ valid: true, ...checked });
  else {
    console.log(
      `Verified: ${checked.people} ${checked.people === 1 ? 'game' : 'games'} of one deal. The seed is the one committed to; every move is legal, every answer of the bots their own; points and places follow.`,
    );
    if (checked.ghosts > 0) console.log(`The ${checked.ghosts} ghosts were played again, and are what the file says.`);
  }
  return 0;
}
