// The election track: who holds each office, who would win it now and by what, and where the pawn goes next.
import type { ReactElement } from 'react';
import { Icon, PlayerMark } from '../../../board-kit/Icon.tsx';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { PRINTED_OFFICES } from '../../rules/cards.ts';
import { officesNow } from '../../rules/index.ts';
import { office as touchedAs } from '../../rules/touch.ts';
import { ICONS } from '../icons.gen.ts';
import { Office } from '../art/signs.tsx';
import { useTable } from '../table.ts';
import { strengthText } from './strength.ts';

export function Offices(): ReactElement {
  const { view, words, language, show, nameOf } = useTable();
  const offices = officesNow(view);
  return (
    <section className="spr-panel spr-offices" data-region="offices" aria-label={words.politicians}>
      <h3>
        {words.politicians}
        <small>{words.ifVotedNow}</small>
        {show.edition && !show.scene && show.edition.scenes.length > 0 && (
          <button
            type="button"
            className="spr-paper-button"
            onClick={() => show.reread()}
            title={words.reread}
            aria-label={words.reread}
          >
            <Icon icon={ICONS.newspaper} size={16} />
          </button>
        )}
      </h3>
      <ol>
        {offices.map(({ office, inPlay, holder, leaders, next }, index) => (
          <li key={office} data-next={next} data-off={!inPlay} title={PRINTED_OFFICES[index].ability[language]}>
            <Piece at={touchedAs(office)} className="spr-office-line">
              <Office office={index} size={23} />
              <b>{words.officeNames[index]}</b>
              {holder >= 0 ? (
                <PlayerMark seat={holder} size={17} letter={nameOf(holder).charAt(0)} title={nameOf(holder)} />
              ) : (
                <i className="spr-vacant">–</i>
              )}
              <span className="spr-now">
                {inPlay ? (
                  <>
                    {strengthText(view, index, leaders, words)}
                    {leaders.length > 0 && !(leaders.length === 1 && leaders[0] === holder) && <span aria-hidden>→</span>}
                    {leaders.map((seat) => (
                      <PlayerMark key={seat} seat={seat} size={13} title={words.wouldWin(nameOf(seat))} />
                    ))}
                  </>
                ) : (
                  words.notInPlay
                )}
              </span>
            </Piece>
          </li>
        ))}
      </ol>
      <p>
        <Icon className="spr-sign" icon={ICONS.pawn} size={13} /> {words.nextBallot(words.officeNames[(view.pawn + 1) % 5])}
        {view.contractor >= 0 && (
          <>
            {' · '}
            {words.officeNames[5]} <PlayerMark seat={view.contractor} size={13} title={nameOf(view.contractor)} />
          </>
        )}
      </p>
    </section>
  );
}
