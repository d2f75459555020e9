// One player, opened: everything they hold, in a window over the table.
import type { ReactElement } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { Sheet } from '../../../board-kit/Sheet.tsx';
import { PRINTED_CONTRACTOR, PRINTED_OFFICES } from '../../rules/cards.ts';
import { OFFICES, VOCATIONS, ZONES } from '../../rules/words.ts';
import { CardFace } from '../art/cards.tsx';
import { Coin, Laurel, Office, Vocation, ZoneTag } from '../art/signs.tsx';
import { useTable } from '../table.ts';

export function PlayerSheet({ seat, onClose }: { readonly seat: number; onClose(): void }): ReactElement {
  const { view, words, nameOf, language } = useTable();
  const { wealth, prestige, cards, favors, vocations } = view.players[seat];
  const owned = view.buildings.filter(({ owner }) => owner === seat);
  return (
    <Sheet
      look="spr-sheet"
      label={nameOf(seat)}
      closing={words.close}
      onClose={onClose}
      title={
        <>
          <PlayerMark seat={seat} size={26} letter={nameOf(seat).charAt(0)} /> {nameOf(seat)}
          <span className="spr-purse">
            <Coin size={20} /> {wealth}
          </span>
          <span className="spr-purse">
            <Laurel size={18} /> {prestige}
          </span>
        </>
      }
    >
      <h3>{words.inTheCity}</h3>
      <p className="spr-owned">
        {ZONES.map((id, zone) => (
          <span key={id}>
            <ZoneTag zone={zone} /> {owned.filter((building) => building.zone === zone).length}
          </span>
        ))}
      </p>
      <h3>{words.politicians}</h3>
      <ul className="spr-roles">
        {OFFICES.map((id, office) =>
          view.offices[office] === seat ? (
            <li key={id}>
              <Office office={office} size={24} /> <b>{words.officeNames[office]}</b>{' '}
              <span>{PRINTED_OFFICES[office].ability[language]}</span>
            </li>
          ) : null,
        )}
        {view.contractor === seat && (
          <li>
            <Office office={OFFICES.length} size={24} /> <b>{words.officeNames[5]}</b>{' '}
            <span>{PRINTED_CONTRACTOR.ability[language]}</span>
          </li>
        )}
        {view.contractor !== seat && !view.offices.includes(seat) && <li className="spr-none">{words.none}</li>}
      </ul>
      <h3>{words.vocations}</h3>
      <p className="spr-owned">
        {VOCATIONS.map((id, vocation) =>
          vocations[vocation] > 0 ? (
            <span key={id}>
              <Vocation vocation={vocation} size={17} /> {words.vocationNames[vocation]} ×{vocations[vocation]}
            </span>
          ) : null,
        )}
        {vocations.every((tiles) => tiles === 0) && <span className="spr-none">{words.none}</span>}
      </p>
      <h3>{words.permits}</h3>
      <div className="spr-hand">
        {cards.map((card) => (
          <span key={card} className="spr-slot spr-mini-card">
            <CardFace card={card} language={language} small />
          </span>
        ))}
        {cards.length === 0 && <span className="spr-none">{words.none}</span>}
      </div>
      {favors.length > 0 && (
        <>
          <h3>{words.favor}</h3>
          <div className="spr-hand">
            {favors.map((card) => (
              <span key={card} className="spr-slot spr-favor">
                <CardFace card={card} language={language} small />
              </span>
            ))}
          </div>
        </>
      )}
    </Sheet>
  );
}
