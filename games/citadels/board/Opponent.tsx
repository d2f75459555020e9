// An opponent's panel: mark, name, crown, character, points, city as a strip, gold and cards. Opens in full when tapped.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { AwayTag } from '../../board-kit/AwayTag.tsx';
import { Icon, PlayerMark } from '../../board-kit/Icon.tsx';
import { Count } from '../../board-kit/Count.tsx';
import { CardBack, Coin, Crown, SkylineFill } from './art/index.ts';
import { ICONS } from './icons.gen.ts';
import { buildingsOf } from './changes.ts';
import { CharacterChip } from './CharacterChip.tsx';
import { isShielded } from './knowledge.ts';
import { Tags } from './Tags.tsx';
import { targetsIn } from './targets.tsx';
import { useTable } from './table.ts';

/** More buildings than this are told by plates alone, where a panel is half a phone wide and low. */
const MOST_ON_A_PHONE = 5;

export function Opponent({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, offers, draft, scores, room, nameOf } = table;
  const player = view.players[seat];
  const size = view.options.citySize;
  const swap = offers.swap.get(seat);
  const swapping = draft?.type === 'SWAP_HANDS' && draft.player === seat;
  const acting = view.phase !== 'over' && view.asked === seat;
  const shielded = isShielded(view, seat);
  const done = player.city.length >= size;
  return (
    <article
      className="cit-panel"
      data-seat={seat}
      data-acting={acting}
      data-crown={view.crown === seat}
      aria-label={nameOf(seat)}
    >
      <header className="cit-panel-head">
        <button
          type="button"
          className="cit-panel-open"
          onClick={() => table.openCity(seat)}
          aria-label={words.openCity(nameOf(seat))}
        >
          <PlayerMark seat={seat} size={17} />
          <span className="cit-panel-name">{nameOf(seat)}</span>
        </button>
        <AwayTag seat={seat} />
        {view.crown === seat && (
          <span className="cit-crown-at" data-flip="crown">
            <Crown size={22} title={words.crown} />
          </span>
        )}
        {acting && (
          <span className="cit-acting" title={words.acting}>
            <i />
            <i />
            <i />
            <span className="cit-unseen">{words.acting}</span>
          </span>
        )}
        <CharacterChip seat={seat} />
        <span className="cit-panel-points">
          <Count value={scores[seat]} />
          <small>pt</small>
        </span>
      </header>
      <div className="cit-panel-city" data-city={seat}>
        {room.skylines || (room.columns < 3 && player.city.length <= MOST_ON_A_PHONE) ? (
          <Strip seat={seat} />
        ) : (
          <Tags seat={seat} />
        )}
        {(shielded || done) && (
          <span className="cit-shield" data-done={!shielded}>
            <Icon icon={shielded ? ICONS.shield : ICONS.castle} size={11} />
            <span className="cit-shield-text">{shielded ? words.protectedCity : words.complete}</span>
          </span>
        )}
        {swap && (
          <button
            type="button"
            className="cit-swap"
            data-look={swapping ? 'selected' : 'lit'}
            aria-pressed={swapping}
            onClick={() => (swap.refusal ? table.explain(swap.refusal) : table.propose(swapping ? undefined : swap.move))}
          >
            {words.swapWith(player.hand.length)}
            <span className="cit-unseen"> ({nameOf(seat)})</span>
          </button>
        )}
      </div>
      <footer className="cit-panel-foot">
        <span className="cit-fact" data-purse={seat}>
          <Coin size={17} title={words.gold(player.gold)} />
          <Count value={player.gold} />
        </span>
        <span className="cit-fact" data-hand={seat}>
          <CardBack width={13} title={words.cards(player.hand.length)} />
          <Count value={player.hand.length} /> <span className="cit-roomy">{words.inHand}</span>
        </span>
        <span className="cit-pips">
          <span className="cit-unseen">{words.built(player.city.length, size)}</span>
          <span className="cit-pip-row" aria-hidden>
            {Array.from({ length: size }, (_, lot) => (
              <i key={lot} data-built={lot < player.city.length} />
            ))}
          </span>
          <b aria-hidden>
            {player.city.length}
            <small>/{size}</small>
          </b>
        </span>
      </footer>
    </article>
  );
}

function Strip({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, changes, piece, nameOf, room } = table;
  const targets = targetsIn(table, seat, 'always');
  const buildings = buildingsOf(view, seat, changes, piece);
  const names = buildings.map(({ name }) => name ?? '').join(', ');
  const label = `${words.cityNamed(nameOf(seat))}: ${names === '' ? words.noBuildings : names}`;
  // On a phone a building is too small for a thumb: the panel opens, and the targets are there.
  if (!targets || room.compact)
    return (
      <SkylineFill dense size={view.options.citySize} buildings={targets ? targets.mark(buildings) : buildings} label={label} />
    );
  return (
    <SkylineFill
      dense
      className="cit-targets"
      size={view.options.citySize}
      buildings={targets.mark(buildings)}
      label={label}
      onPick={targets.pick}
      describe={targets.describe}
      renderOver={targets.renderOver}
    />
  );
}
