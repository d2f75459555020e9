/**
 * Every board is played to the end by touching its pieces: on a desk with the mouse, on a phone with a finger. Beside it the
 * rules are asked: whatever can be touched next must be lit on the page, and nothing else.
 */
import { describe, expect, it } from 'vitest';
import { defaultOptions, nextTouches, quickChance, type Options, type Seat } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { Update } from '@cantiere/server/protocol';
import { bot } from '../games/citadels/bot/index.ts';
import { game as citadels } from '../games/citadels/rules/index.ts';
import type { State as Citadels } from '../games/citadels/rules/state.ts';
import { PATIENCE } from './kit/people.ts';
import { findPosition, setUp } from './kit/prepared.ts';
import { SHORT } from './kit/sprawl.ts';
import { setStage } from './kit/stage.ts';
import { TouchPlayer } from './kit/touchPlayer.ts';
import { WireTap } from './kit/wire.ts';

const stage = setStage();

/** Games whose boards are made of pieces. */
const GAMES = ['capitol', 'citadels', 'gardens', 'builders', 'sprawl', 'torre'];
/** The shortest game, where a whole one would last for hours at a table. */
const SHORTEST: Readonly<Record<string, Options>> = { sprawl: SHORT };

describe.each(GAMES)('%s', (id) => {
  it.each([
    ['on a desk, with the mouse', false],
    ['on a phone, with a finger', true],
  ])('is played to the end by touching its pieces %s', async (_, phone) => {
    const ada = await stage.arrives({ phone, language: phone ? 'it' : 'en', width: 1440, height: 900 });
    const tap = new WireTap(ada.page);
    await ada.becomes('Ada');
    const { id: table } = await ada.opens({
      game: id,
      seats: 2,
      ...(SHORTEST[id] && { options: SHORTEST[id] }),
      bots: [{ seat: 1, level: 'greedy' }],
      start: true,
    });
    await ada.goesTo(`/t/${table}`);
    const player: TouchPlayer = new TouchPlayer(ada.page, {
      touch: phone,
      seed: phone ? 2 : 1,
      async onTurn(version) {
        await player.putsBack(); // what the board took in hand by itself
        const expected = await touchable(id, latest(tap, version));
        await expect.poll(() => player.lit(), { message: `what is lit at ${version}`, timeout: PATIENCE }).toEqual(expected);
      },
    });
    await player.playToTheEnd();
    expect((await ada.seesInfo(table)).phase).toBe('over');
    expect([...player.unreached], 'lit, but nowhere to be hit').toEqual([]);
    expect(ada.complaints).toEqual([]);
    console.log(`${id}: ${player.moves} moves, ${player.touched.size} pieces touched`);
    await ada.leaves();
  });
});

describe('a card of the hand', () => {
  it('is dragged into the city, and goes back when it is let go elsewhere', async () => {
    const chance = quickChance(3);
    const past = findPosition<Citadels>(citadels, {
      seats: 3,
      options: defaultOptions(citadels.options),
      play: (state, seat) => bot.greedy(citadels.view(state, seat), seat, chance),
      wanted: (state) => state.phase === 'turn' && citadels.moves(state, state.asked).filter(isBuild).length > 1,
    });
    const ada = await stage.arrives({ language: 'en', width: 1440, height: 900 });
    const { page } = ada;
    await ada.becomes('Ada');
    await ada.goesTo(`/t/${await setUp(stage.server, past, new Map([[past.asked, ada]]))}`);
    const card = page.locator('[data-at^="hand:"][data-look=lit]').first();
    const name = await card.getAttribute('data-at');
    const alike = page.locator(`[data-at="${name}"]`);
    const named = alike.first();
    const before = await alike.count();

    await card.dragTo(page.locator('.cit-calendar'));
    await expect.poll(() => named.getAttribute('data-look')).toBe('lit');
    expect(await page.locator('[data-confirm]').getAttribute('aria-disabled')).toBe('true');

    await card.dragTo(page.locator('[data-at=site]'));
    await expect.poll(() => named.getAttribute('data-look')).toBe('chosen');
    await page.locator('[data-confirm]:not([aria-disabled=true])').click();
    await expect.poll(() => alike.count()).toBe(before - 1);
    expect(ada.complaints).toEqual([]);
    await ada.leaves();
  });
});

const isBuild = ({ type }: { readonly type: string }): boolean => type === 'BUILD';

/** The names with which a legal choice begins, by the rules. */
async function touchable(id: string, { view }: Update): Promise<string[]> {
  const shelved = findGame(id);
  if (!shelved) throw new Error(`No such game: ${id}`);
  const { game } = await shelved.rules();
  const legal = game.choices(view, SEAT).filter(({ refusal }) => refusal === undefined);
  const [only, ...others] = legal;
  // What is picked from begins by itself where there is nothing else to do.
  const picked = only?.kind === 'pick' && others.length === 0 ? only.places : [];
  return [...new Set([...nextTouches(legal, []).keys(), ...picked])].sort();
}

/** Whoever opens a table sits first. */
const SEAT: Seat = 0;

function latest(tap: WireTap, version: string): Update {
  const updates = tap.messages.flatMap((message) => ('update' in message && message.update ? [message.update] : []));
  const found = updates.findLast((update) => String(update.version) === version);
  if (!found) throw new Error(`Nothing was told of position ${version}`);
  return found;
}
