/** The suite on trial: an honest game passes, and every deliberately broken version of it is caught by the right check. */
import { describe, expect, it } from 'vitest';
import type { Choice, Game, Told, View } from '../index.ts';
import { examine, type Subject } from '../conformance/index.ts';
import { openDoor } from '../door.ts';
import {
  game as honest,
  type Event as TorreEvent,
  type Move as TorreMove,
  type State as TorreState,
} from '../../games/torre/rules/index.ts';
import { moveSchema } from '../../games/torre/rules/schema.ts';
import { texts as honestTexts } from '../../games/torre/text/index.ts';

type Torre = Game<TorreState, TorreMove, TorreEvent>;

function checkThatCatches(changes: Partial<Torre>, texts = honestTexts): string {
  const game: Torre = { ...honest, ...changes };
  const subject: Subject = { game, texts, isMove: openDoor(game, moveSchema).isMove };
  for (const seed of ['a', 'b', 'c', 'd']) {
    const fault = examine(subject, { seats: 3, options: { strict: false } }, seed, {
      mostMoves: 400,
      closelyUntil: 400,
      stride: 1,
    });
    if (fault) return fault.check;
  }
  return 'nothing';
}

describe('the conformance suite', () => {
  it('lets the honest game pass', () => expect(checkThatCatches({})).toBe('nothing'));

  it('catches a view that shows an opponent’s hand', () => {
    const leaky: Torre['view'] = (state, viewer) => ({
      ...honest.view(state, viewer),
      hands: state.hands.map((hand) => [...hand]),
    });
    expect(checkThatCatches({ view: leaky })).toBe('redeal');
  });

  it('catches a leaking view even when imagine() plays along', () => {
    const leaky: Torre['view'] = (state, viewer) =>
      viewer === 'spectator'
        ? honest.view(state, viewer)
        : { ...honest.view(state, viewer), hands: state.hands.map((hand) => [...hand]) };
    const accomplice: Torre['imagine'] = (view, seat, chance) => {
      const world = honest.imagine(
        { ...view, hands: view.hands.map((hand, other) => (other === seat ? hand : hand.map(() => 0))) },
        seat,
        chance,
      );
      const wanted = view.hands.map((hand) => [...hand]);
      const pool = [...world.hands.flat(), ...world.heap];
      for (const stone of wanted.flat()) pool.splice(pool.indexOf(stone), 1);
      return { ...world, hands: wanted, heap: pool };
    };
    expect(checkThatCatches({ view: leaky, imagine: accomplice })).toBe('nobodyLearnsTooMuch');
  });

  it('catches a spectator who sees the heap', () => {
    const leaky: Torre['view'] = (state, viewer) =>
      viewer === 'spectator' ? { ...honest.view(state, viewer), heap: [...state.heap] } : honest.view(state, viewer);
    expect(checkThatCatches({ view: leaky })).toBe('redeal');
  });

  it('catches a view that shows the generator', () => {
    const leaky: Torre['view'] = (state, viewer) => ({ ...honest.view(state, viewer), chance: state.chance });
    expect(checkThatCatches({ view: leaky })).not.toBe('nothing');
  });

  it('catches an event that tells an opponent’s draw', () => {
    const gossip: Torre['play'] = (state, seat, move, tell) => {
      const told: Told<TorreEvent>[] = [];
      honest.play(state, seat, move, told);
      for (const { event } of told) tell?.push({ event, reveals: true });
    };
    expect(checkThatCatches({ play: gossip })).toBe('nobodyLearnsTooMuch');
  });

  it('catches a draw that is not marked as a reveal', () => {
    const quiet: Torre['play'] = (state, seat, move, tell) => {
      const told: Told<TorreEvent>[] = [];
      honest.play(state, seat, move, told);
      for (const { reveals: _, ...rest } of told) tell?.push(rest);
    };
    expect(checkThatCatches({ play: quiet })).toBe('nobodyLearnsTooMuch');
  });

  it('catches a game that is not deterministic', () => {
    let calls = 0;
    const moody: Torre['play'] = (state, seat, move, tell) => {
      honest.play(state, seat, move, tell);
      if (++calls % 3 === 0) state.heap.reverse();
    };
    expect(checkThatCatches({ play: moody })).toBe('deterministic');
  });

  it('catches legality written twice', () => {
    const other: Torre['moves'] = (state, seat) =>
      honest.moves(state, seat).filter((move) => move.type !== 'LAY' || move.stone > 1);
    expect(checkThatCatches({ moves: other })).toBe('choicesTellTheTruth');
  });

  it('catches a listed move that is refused', () => {
    const strict: Torre['refuse'] = (state, seat, move) =>
      honest.refuse(state, seat, move) ??
      (move.type === 'LAY' && move.stone === 5 ? { code: 'TOO_SMALL', rule: 'TOR-4' } : undefined);
    expect(checkThatCatches({ refuse: strict })).toBe('movesAndRefusalsAgree');
  });

  it('catches a lost stone', () => {
    const careless: Torre['play'] = (state, seat, move, tell) => {
      honest.play(state, seat, move, tell);
      if (move.type === 'LAY' && move.stone === 3) state.towers[seat].pop();
    };
    expect(checkThatCatches({ play: careless })).toBe('nothingIsLost');
  });

  it('catches a clone that shares a hand', () => {
    const lazy: Torre['clone'] = (state) => ({ ...honest.clone(state), hands: state.hands });
    expect(checkThatCatches({ clone: lazy })).toBe('cloneIsExact');
  });

  it('catches state that JSON cannot carry', () => {
    const holes: Torre['setup'] = (seats, options, chance, tell) => {
      const state = honest.setup(seats, options, chance, tell);
      Reflect.set(state, 'winner', undefined);
      return state;
    };
    expect(checkThatCatches({ setup: holes })).toBe('stateIsPlainData');
  });

  it('catches a question that changes the state', () => {
    const meddler: Torre['moves'] = (state, seat) => {
      state.passesInARow += 0;
      state.heap.reverse();
      return honest.moves(state, seat);
    };
    expect(checkThatCatches({ moves: meddler })).toBe('askingChangesNothing');
  });

  it('catches a refusal that nobody has worded', () => {
    const silent = { ...honestTexts, it: { ...honestTexts.it, refusal: () => '' } };
    expect(checkThatCatches({}, silent)).toBe('choicesTellTheTruth');
  });

  it('catches a hand that stays closed when everything is open', () => {
    const shy = { ...honestTexts.en, faceDown: (view: View<TorreState>) => honestTexts.en.faceDown(view).slice(1) };
    expect(checkThatCatches({}, { ...honestTexts, en: shy })).toBe('openMeansEverything');
  });

  it('catches a pile whose pieces have no name', () => {
    const nameless = { ...honestTexts.it, piece: () => '' };
    expect(checkThatCatches({}, { ...honestTexts, it: nameless })).toBe('openMeansEverything');
  });

  it('catches a choice list that hides a legal move', () => {
    const short = (...args: Parameters<Torre['choices']>): Choice<TorreMove>[] =>
      honest.choices(...args).filter(({ move }) => move.type !== 'PASS');
    expect(checkThatCatches({ choices: short })).toBe('choicesTellTheTruth');
  });

  const at =
    (place: (choice: Choice<TorreMove>) => readonly string[]): Torre['choices'] =>
    (...args) =>
      honest.choices(...args).map((choice) => ({ ...choice, at: place(choice) }));

  it('catches a choice that nobody could touch', () => {
    const nowhere = at(({ at, move }) => (move.type === 'DRAW' ? [] : at));
    expect(checkThatCatches({ choices: nowhere })).toBe('choicesHaveAPlace');
  });

  it('catches two choices that are made by the same touches', () => {
    const alike = at(({ at, move }) => (move.type === 'LAY' ? ['hand'] : at));
    expect(checkThatCatches({ choices: alike })).toBe('choicesHaveAPlace');
  });

  it('catches touches that make one choice and begin another', () => {
    const begun = at(({ at, move }) => (move.type === 'LAY' ? ['heap', ...at] : at));
    expect(checkThatCatches({ choices: begun })).toBe('choicesHaveAPlace');
  });

  it('catches the same touches in another order, and a choice that lies within another, where the order says nothing', () => {
    const loose =
      (place: (choice: Choice<TorreMove>, legal: number) => readonly string[]): Torre['choices'] =>
      (...args) => {
        const all = honest.choices(...args);
        const legal = all.filter(({ refusal }) => refusal === undefined);
        return all.map((choice) =>
          choice.kind === 'move' ? { ...choice, inAnyOrder: true, at: place(choice, legal.indexOf(choice)) } : choice,
        );
      };
    const turned = loose(
      ({ at }, legal) =>
        [
          ['a', 'b'],
          ['b', 'a'],
        ][legal] ?? at,
    );
    expect(checkThatCatches({ choices: turned })).toBe('choicesHaveAPlace');
    const within = loose(({ at, move }) => (move.type === 'LAY' ? [...at, 'heap'] : at));
    expect(checkThatCatches({ choices: within })).toBe('choicesHaveAPlace');
  });

  it('catches a game that never ends', () => {
    const endless: Torre['play'] = (state, seat, move, tell) => {
      honest.play(state, seat, move, tell);
      if (state.passesInARow === state.seats - 1) state.passesInARow = 0;
    };
    expect(checkThatCatches({ play: endless })).toBe('ends');
  });

  it('catches somebody asked who can do nothing', () => {
    const stuck: Torre['moves'] = (state, seat) => (state.heap.length === 0 ? [] : honest.moves(state, seat));
    expect(checkThatCatches({ moves: stuck })).toBe('asked');
  });

  it('catches a score sheet that does not add up', () => {
    const generous: Torre['result'] = (state) => {
      const result = honest.result(state);
      return result && { ...result, totals: result.totals.map((total) => total + 1) };
    };
    expect(checkThatCatches({ result: generous })).toBe('resultAddsUp');
  });
});
