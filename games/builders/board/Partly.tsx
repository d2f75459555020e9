// Those at home who bring something to the site looked at but do not finish it alone: what each would leave open.
import type { ReactElement } from 'react';
import { NONE } from '../rules/cards.ts';
import { isAvailable, supplyOf, wageOf } from '../rules/crew.ts';
import { send } from '../rules/moves.ts';
import { NOTHING, lessened } from '../rules/resources.ts';
import type { Site } from '../rules/state.ts';
import { actionsToSend, siteOf } from '../rules/work.ts';
import { Face, Needs, Price } from './Bits.tsx';
import { memberName } from './names.ts';
import { lookOf, useTable } from './table.ts';

export function Partly({ site }: { readonly site: Site }): ReactElement | null {
  const table = useTable();
  const { view, seat, words, names, texts } = table;
  // A site that is only planned yet takes nobody.
  const open = siteOf(view.players[seat], site.card) !== undefined;
  const some = view.players[seat].crew.flatMap((member) => {
    const left = lessened(site.missing, supplyOf(member, NONE));
    return isAvailable(member) && left !== NOTHING && left !== site.missing ? [{ member, left }] : [];
  });
  if (some.length === 0) return null;
  return (
    <>
      <h4>{words.partly}</h4>
      {some.map(({ member, left }) => {
        const offer = open ? table.offer(send(member.card, site.card)) : undefined;
        const look = lookOf(table, offer);
        return (
          <div key={member.card} className="bld-way bld-partly" data-look={look}>
            <button
              type="button"
              className="bld-way-pick"
              aria-pressed={look === 'selected'}
              aria-disabled={look === 'plain' || look === 'blocked'}
              onClick={() => table.take(offer)}
            >
              <Face card={member.card} freed={member.freed} university={member.university} size={26} />
              <span className="bld-way-words">
                <b>{memberName(names, member)}</b>
                <small>
                  {offer?.refusal ? (
                    texts.refusal(offer.refusal)
                  ) : (
                    <>
                      {words.leaves} <Needs of={left} size={13} />
                      <span className="bld-unseen">{names.amounts(left)}</span>
                    </>
                  )}
                </small>
              </span>
              <Price actions={actionsToSend(site)} coins={wageOf(member)} size={17} />
            </button>
          </div>
        );
      })}
    </>
  );
}
