// Everybody at a glance: wealth and prestige, offices, vocations, cards; the active one marked.
import type { ReactElement } from 'react';
import { AwayTag } from '../../../board-kit/AwayTag.tsx';
import { Count } from '../../../board-kit/Count.tsx';
import { Icon, PlayerMark } from '../../../board-kit/Icon.tsx';
import { ThinkingDots } from '../../../board-kit/seat/ThinkingDots.tsx';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { ICONS } from '../icons.gen.ts';
import { player } from '../../rules/touch.ts';
import { OFFICES, VOCATIONS } from '../../rules/words.ts';
import { Coin, Laurel, Office, Page, Vocation } from '../art/signs.tsx';
import { Place } from '../flow/AnswerCard.tsx';
import { useTable } from '../table.ts';

export function Players(): ReactElement {
  const { view, me, words } = useTable();
  const order = view.players.map((_, i) => ((me === 'spectator' ? 0 : me) + i) % view.seats);
  return (
    <section className="spr-panel spr-players" data-region="players" aria-label={words.players}>
      <ul>
        {order.map((seat) => (
          <Player key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function Player({ seat }: { readonly seat: number }): ReactElement {
  const { view, me, words, nameOf, show, openPlayer, measures } = useTable();
  const { wealth, prestige, cards, favors, vocations } = view.players[seat];
  const ahead = show.ahead(seat);
  const name = nameOf(seat);
  const offices = OFFICES.flatMap((_, office) => (view.offices[office] === seat ? [office] : []));
  if (view.contractor === seat) offices.push(OFFICES.length);
  const acting = view.asked === seat;
  return (
    <li>
      <Piece
        at={player(seat)}
        className="spr-player"
        data-seat={seat}
        data-me={seat === me}
        data-active={acting}
        aria-label={words.playerSays(name, wealth, prestige)}
        otherwise={() => openPlayer(seat)}
      >
        <PlayerMark seat={seat} size={measures.compact ? 20 : 22} letter={name.charAt(0).toUpperCase()} />
        {(!measures.compact || measures.beside) && (
          <span className="spr-player-name">
            {seat === me ? words.you : name}
            {acting && seat !== me && <ThinkingDots words={words.thinking} />}
          </span>
        )}
        <Place of={seat} />
        <AwayTag seat={seat} />
        <span className="spr-purses">
          <span className="spr-purse" data-purse="wealth">
            <Coin size={measures.compact ? 14 : 17} />
            <b>
              <Count value={wealth - ahead.wealth} />
            </b>
          </span>
          <span className="spr-purse" data-purse="prestige">
            <Laurel size={measures.compact ? 13 : 15} />
            <b>
              <Count value={prestige - ahead.prestige} />
            </b>
          </span>
        </span>
        {!measures.compact && (
          <span className="spr-player-sub">
            <span className="spr-roles-line">
              {offices.map((office) => (
                <Office key={office} office={office} size={18} title={words.officeNames[office]} />
              ))}
              {VOCATIONS.flatMap((id, vocation) =>
                vocations[vocation] > 0
                  ? [
                      <span key={id} className="spr-voc">
                        <Vocation vocation={vocation} size={14} title={words.vocationNames[vocation]} />
                        {vocations[vocation] > 1 && <sub>{vocations[vocation]}</sub>}
                      </span>,
                    ]
                  : [],
              )}
            </span>
            <span className="spr-held">
              {favors.length > 0 && (
                <span title={words.favorShort(favors.length)}>
                  <Icon className="spr-sign" icon={ICONS.shakingHands} size={15} title={words.favorShort(favors.length)} />
                  {favors.length > 1 && favors.length}
                </span>
              )}
              <Page size={13} />
              {cards.length}
            </span>
          </span>
        )}
      </Piece>
    </li>
  );
}
