// An opponent's panel: mark, name, crown, character, points, city as a strip, gold and cards. Opens in full when tapped.
import type { ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { Icon } from '../../board-kit/Icon.tsx';
import { SeatFact, SeatPanel } from '../../board-kit/seat/SeatPanel.tsx';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { CardBack, Coin, Crown, SkylineFill } from './art/index.ts';
import { ICONS } from './icons.gen.ts';
import { useBuildings, useCityLabel } from './buildings.ts';
import { CharacterChip } from './CharacterChip.tsx';
import { isShielded } from './knowledge.ts';
import { Tags } from './Tags.tsx';
import { useTable } from './table.ts';

/** More buildings than this are told by plates alone, where a panel is half a phone wide and low. */
const MOST_ON_A_PHONE = 5;

export function Opponent({ seat }: { readonly seat: Seat }): ReactElement {
  const table = useTable();
  const { view, words, scores, measures, nameOf } = table;
  const { look } = useTouching();
  const { city, gold, hand } = view.players[seat];
  const size = view.options.citySize;
  const shielded = isShielded(view, seat);
  const name = nameOf(seat);
  return (
    <SeatPanel
      seat={seat}
      name={name}
      className="cit-panel"
      thinking={view.phase !== 'over' && view.asked === seat ? words.acting : undefined}
      opens={{ label: words.openCity(name), open: () => table.openCity(seat) }}
      points={{ value: scores[seat], unit: 'pt' }}
      signs={
        <>
          {view.crown === seat && (
            <span className="cit-crown-at" data-flip="crown">
              <Crown size={22} title={words.crown} />
            </span>
          )}
          <CharacterChip seat={seat} />
        </>
      }
      foot={
        <>
          <SeatFact of="purse" seat={seat} picture={<Coin size={17} title={words.gold(gold)} />} value={gold} />
          <SeatFact of="hand" seat={seat} picture={<CardBack width={13} title={words.cards(hand.length)} />} value={hand.length}>
            <span className="cit-roomy">{words.inHand}</span>
          </SeatFact>
          <Pips built={city.length} size={size} />
        </>
      }
    >
      <div className="cit-panel-city" data-city={seat}>
        {measures.skylines || (measures.columns < 3 && city.length <= MOST_ON_A_PHONE) ? (
          <Strip seat={seat} />
        ) : (
          <Tags seat={seat} />
        )}
        {(shielded || city.length >= size) && (
          <span className="cit-shield" data-done={!shielded}>
            <Icon icon={shielded ? ICONS.shield : ICONS.castle} size={11} />
            <span className="cit-shield-text">{shielded ? words.protectedCity : words.complete}</span>
          </span>
        )}
        {look(`seat:${seat}`) !== 'plain' && (
          <Piece at={`seat:${seat}`} className="cit-swap">
            {words.swapWith(hand.length)}
            <span className="visually-hidden"> ({name})</span>
          </Piece>
        )}
      </div>
    </SeatPanel>
  );
}

function Pips({ built, size }: { readonly built: number; readonly size: number }): ReactElement {
  const { words } = useTable();
  return (
    <span className="cit-pips">
      <span className="visually-hidden">{words.built(built, size)}</span>
      <span className="cit-pip-row" aria-hidden>
        {Array.from({ length: size }, (_, lot) => (
          <i key={lot} data-built={lot < built} />
        ))}
      </span>
      <b aria-hidden>
        {built}
        <small>/{size}</small>
      </b>
    </span>
  );
}

/** On a phone a building is too small for a thumb: the panel opens, and the targets are there. */
function Strip({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, measures } = useTable();
  const buildings = useBuildings(seat);
  const label = useCityLabel(seat, buildings);
  return (
    <SkylineFill
      dense
      className={measures.compact ? '' : 'cit-targets'}
      size={view.options.citySize}
      buildings={buildings}
      label={label}
      small={measures.compact}
    />
  );
}
