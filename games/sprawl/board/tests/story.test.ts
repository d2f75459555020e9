/** The evening paper: what it tells of a turn's end, in which order, and that its sums are right. */
import { describe, expect, it } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { Phase } from '../../rules/state.ts';
import type { SprawlNews } from '../props.ts';
import { buildingsIn, changes, holdOf, tellOn, toldFor, type Edition, type Scene } from '../show/story.ts';
import { watch } from './watch.ts';

function edition(...events: readonly Event[]): Edition | undefined {
  const news = events.map((event, number): SprawlNews => ({ number, event }));
  return news.reduce<Edition | undefined>((before, item) => tellOn(before, item), undefined);
}

const ended: Event = { kind: 'turnEnded', seat: 1, lostAp: 0 };
const revealed: Event = { kind: 'revealed', deck: 'town', card: 'T04', space: 'contract5', left: 20 };
const started: Event = { kind: 'turnStarted', seat: 2, turn: 2, ap: 6 };
const payout: Event = { kind: 'payout', res: 'prestige', row: 1, counts: [2, 1, 0], amounts: [1, 0, 0], inPlay: true };
const elected: Event = {
  kind: 'elected',
  office: 'mayor',
  seat: 0,
  from: -1,
  by: -1,
  appointed: false,
  votes: { values: [3, 1, 0], counts: [0, 0, 0] },
};

describe('an edition', () => {
  it('tells reveal, election and payout one after the other and closes with the next turn', () => {
    const told = edition(ended, revealed, elected, payout, started);
    expect(told?.seat).toBe(1);
    expect(told?.scenes.map(({ kind }) => kind)).toEqual(['reveal', 'election', 'payout', 'turn']);
    expect(told?.open).toBe(false);
  });

  it('does not appear when nothing happened', () => {
    expect(edition(ended, started)).toMatchObject({ scenes: [], open: false });
  });

  it('stays open while somebody has to decide, and goes on after the answer', () => {
    const asked = edition(ended, { kind: 'eventRevealed', deck: 'city', card: 'CE2', left: 9 });
    expect(asked?.open).toBe(true);
    const after = asked && tellOn(asked, { number: 9, event: { kind: 'lost', seat: 2, res: 'wealth', amount: 2, card: 'CE2' } });
    expect(after?.scenes).toHaveLength(1);
    expect(after?.scenes[0]).toMatchObject({ kind: 'event', last: 9, notes: [{ kind: 'lost' }] });
  });

  it('folds small things into the scene they belong to, and a payout of nothing too', () => {
    const nothing: Event = { ...payout, amounts: [0, 0, 0] };
    const told = edition(ended, revealed, nothing, started);
    expect(told?.scenes.map(({ kind, notes }) => [kind, notes.length])).toEqual([
      ['reveal', 1],
      ['turn', 0],
    ]);
  });

  it('tells the final scoring to the last line', () => {
    const told = edition(
      ended,
      { kind: 'gameEnded', reason: 'OLYMPICS' },
      payout,
      { kind: 'finalWealth', amounts: [1, 2, 0] },
      { kind: 'won', seats: [0], prestige: 80 },
    );
    expect(told?.scenes.at(-1)?.event.kind).toBe('won');
    expect(told?.open).toBe(false);
  });

  it('holds a scene the longer, the more there is to read', () => {
    const scene = (notes: readonly Event[]): Scene => ({ number: 1, last: 1, kind: 'event', event: revealed, notes });
    expect(holdOf(scene([started, started]))).toBeGreaterThan(holdOf(scene([])));
  });

  it('marks the buildings it speaks of, both of an exchange', () => {
    const swapped: Event = {
      kind: 'swapped',
      seat: 0,
      other: 1,
      mine: 'S09',
      mineLot: 0,
      theirs: 'S10',
      theirsLot: 1,
      zone: 'COM',
    };
    expect([...buildingsIn({ number: 1, last: 1, kind: 'effects', event: swapped, notes: [] })]).toEqual(['S09', 'S10']);
  });
});

describe('over whole games', () => {
  it.each([2, 3, 4])('the changes that are told add up to what everybody has, with %i players', (seats) => {
    const wealth = Array<number>(seats).fill(0);
    const prestige = Array<number>(seats).fill(0);
    let begun = false;
    watch(
      seats,
      20 + seats,
      (state) => {
        if (!begun) state.players.forEach((player, seat) => (wealth[seat] = player.wealth));
        begun = true;
      },
      (events, state) => {
        for (const event of events)
          for (const [seat, more, fame] of changes(event)) {
            wealth[seat] += more;
            prestige[seat] += fame;
          }
        expect(wealth).toEqual(state.players.map((player) => player.wealth));
        expect(prestige).toEqual(state.players.map((player) => player.prestige));
      },
    );
  });

  it('every turn that ended has its edition, with scenes in order', () => {
    let told: Edition | undefined;
    let number = 0;
    let editions = 0;
    watch(
      4,
      31,
      () => undefined,
      (events) => {
        for (const event of events) {
          told = tellOn(told, { number: ++number, event });
          if (told?.open === false && event.kind === 'turnStarted') {
            editions++;
            const numbers = told.scenes.map((scene) => scene.number);
            expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
          }
        }
      },
    );
    expect(editions).toBeGreaterThan(10);
    expect(told?.open).toBe(false);
  });

  it('asks the frame to wait for every new scene, and for nothing outside the end of a turn', () => {
    let told: Edition | undefined;
    let number = 0;
    let before: Phase = 'setup';
    const seen = { told: 0, quiet: 0 };
    watch(
      3,
      17,
      (state) => (before = state.phase),
      (events, state) => {
        const news = events.map((event): SprawlNews => ({ number: ++number, event }));
        const after = news.reduce<Edition | undefined>(tellOn, told);
        const grown = after?.scenes.at(-1)?.number !== told?.scenes.at(-1)?.number && (after?.scenes.length ?? 0) > 0;
        const ending = before === 'ending' || events.some(({ kind }) => kind === 'turnEnded');
        if (grown) expect(toldFor(news, state.phase)).toBeGreaterThan(0);
        if (!ending) expect(toldFor(news, state.phase)).toBe(0);
        seen[ending ? 'told' : 'quiet']++;
        told = after;
      },
    );
    expect(seen.told).toBeGreaterThan(10);
    expect(seen.quiet).toBeGreaterThan(10);
  });
});
