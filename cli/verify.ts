/** `cantiere verify`: was this game dealt and played as it says? */
import { DEAL_FORMAT, hasTheseBots, readDealFile } from '@cantiere/bots';
import { printJson, readArguments, type Command } from './command.ts';
import { checkDeal, dealSentence, type DealChecked } from './dealFile.ts';
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

Bots may answer otherwise in another version of Cantiere. Games that were played against others than this program's are said to
be so: the deal, their rules, moves and points are checked all the same, and the bots' answers are taken as they stand.

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
      if (opened.doc.bots)
        console.log(
          hasTheseBots(opened.doc, opened.loaded)
            ? 'Every answer of the bots was worked out again from the deal: all are theirs.'
            : 'Played against other bots than those of this version: their moves are legal, and were not worked out again.',
        );
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
  else for (const line of linesOf(checked)) console.log(line);
  return 0;
}

const games = (n: number): string => `${n} ${n === 1 ? 'game' : 'games'}`;

function linesOf({ people, ghosts, otherBots, otherGhosts }: DealChecked): string[] {
  const whole = otherBots === 0 ? ', every answer of the bots their own' : '';
  const lines = [
    `Verified: ${games(people)} of one deal. The seed is the one committed to; every move is legal${whole}; points and places follow.`,
  ];
  if (otherBots > 0) {
    const which =
      otherBots === people
        ? `${otherBots === 1 ? 'It was' : 'All were'}`
        : `${games(otherBots)} of them ${otherBots === 1 ? 'was' : 'were'}`;
    lines.push(
      `${which} played against other bots than those of this version: the bots' moves are legal, and were not worked out again.`,
    );
  }
  if (ghosts > 0) lines.push(`The ${ghosts} ghosts were played again, and are what the file says.`);
  if (otherGhosts > 0) lines.push(`${otherGhosts} ghosts are other bots than those of this version, and were not played again.`);
  return lines;
}
