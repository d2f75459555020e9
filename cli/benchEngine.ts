/** Speed of the rules: random play of every game at every player count, and of one small game beside boardgame.io's reducer. */
import { deal, defaultOptions, pick, quickChance, seedFrom, type Game } from '@cantiere/engine';
import { hidden, shelf } from '@cantiere/games';
import { peerFigure } from '../bench/peer.ts';

export interface EngineFigure {
  readonly game: string;
  readonly players: number;
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly cloneNanoseconds: number;
}

export interface EngineBench {
  readonly node: string;
  readonly figures: readonly EngineFigure[];
  /** The same small game, the same random loop, on both engines. */
  readonly peer?: {
    readonly name: string;
    readonly game: string;
    readonly movesPerSecond: number;
    readonly ours: number;
    readonly ratio: number;
  };
}

export async function benchEngine(seconds: number, withPeer: boolean): Promise<EngineBench> {
  const figures: EngineFigure[] = [];
  for (const shelved of shelf) {
    const { game } = await shelved.rules();
    for (let players = game.meta.players.min; players <= game.meta.players.max; players++)
      figures.push(measure(game, players, seconds));
  }
  if (!withPeer) return { node: process.version, figures };
  const { game: example } = await hidden[0].rules();
  const ours = measure(example, 4, seconds).movesPerSecond;
  const theirs = await peerFigure('engine', seconds);
  return {
    node: process.version,
    figures,
    peer: {
      name: 'boardgame.io 0.50.2',
      game: example.meta.id,
      movesPerSecond: theirs,
      ours,
      ratio: Number((ours / theirs).toFixed(1)),
    },
  };
}

function measure(game: Game, players: number, seconds: number): EngineFigure {
  playFor(game, players, seconds / 4); // warms the compiler up
  const { moves, games, elapsed } = playFor(game, players, seconds);
  return {
    game: game.meta.id,
    players,
    movesPerSecond: Math.round(moves / elapsed),
    gamesPerSecond: Math.round(games / elapsed),
    cloneNanoseconds: cloneTime(game, players),
  };
}

function playFor(game: Game, players: number, seconds: number): { moves: number; games: number; elapsed: number } {
  const options = defaultOptions(game.options);
  const chance = quickChance(players * 7919 + 1);
  const started = performance.now();
  let [moves, games, elapsed] = [0, 0, 0];
  while (elapsed < seconds) {
    const state = game.setup(players, options, quickChance(++games));
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      const seat = toAct[0];
      game.play(state, seat, pick(chance, game.moves(state, seat)));
      moves++;
    }
    elapsed = (performance.now() - started) / 1000;
  }
  return { moves, games, elapsed };
}

/** A state after forty random moves, copied for a tenth of a second. */
function cloneTime(game: Game, players: number): number {
  const chance = quickChance(11);
  const state = deal(game, { seats: players, options: defaultOptions(game.options), seed: seedFrom('clone') });
  for (let i = 0; i < 40 && game.toAct(state).length > 0; i++) {
    const seat = game.toAct(state)[0];
    game.play(state, seat, pick(chance, game.moves(state, seat)));
  }
  let copies = 0;
  let kept = 0;
  for (let i = 0; i < 20_000; i++) kept += game.clone(state).seats;
  const started = performance.now();
  while (performance.now() - started < 100) {
    for (let i = 0; i < 1000; i++) kept += game.clone(state).seats;
    copies += 1000;
  }
  return kept > 0 ? Math.round(((performance.now() - started) * 1e6) / copies) : 0;
}

export function printEngineBench({ node, figures, peer }: EngineBench): void {
  console.log(`Random play, moves() + play(), one core, Node ${node}\n`);
  console.log('game        players     moves/s   games/s  clone ns');
  for (const { game, players, movesPerSecond, gamesPerSecond, cloneNanoseconds } of figures) {
    console.log(
      `${game.padEnd(12)}${String(players).padStart(7)}${String(movesPerSecond).padStart(12)}${String(gamesPerSecond).padStart(10)}${String(cloneNanoseconds).padStart(10)}`,
    );
  }
  if (peer)
    console.log(
      `\n${peer.game} (4 players): ours ${peer.ours} moves/s, ${peer.name}'s reducer ${peer.movesPerSecond} moves/s: ${peer.ratio} times as fast`,
    );
}
