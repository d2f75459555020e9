// What building costs and brings: action points, wealth, permits; neighbours, effect, vocations; what falls for it.
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { Becomes } from '../../../board-kit/preview/BeforeAfter.tsx';
import { Piece } from '../../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../../board-kit/touch/useTouch.ts';
import { CARDS, CARD_IDS, cardNamed } from '../../rules/cards.ts';
import { apOfSource, bestPayment, contractAt, type PlacementPreview } from '../../rules/index.ts';
import { AS_FAVOR, lot, TO_BUILD } from '../../rules/touch.ts';
import { cardText, siteName, partText, standing } from '../../text/words.ts';
import { zonesOf } from '../art/cards.tsx';
import { Coin, Laurel, Lots, Page, Vocation, ZoneTag } from '../art/signs.tsx';
import { useTable, type Table } from '../table.ts';
import { effectsOf } from './effects.ts';

export function CostCard(): ReactElement | null {
  const { view, me, language, words, plan, texts } = useTable();
  const { source, build, aimed, open, mode } = plan;
  const { look } = useTouching();
  const card = contractAt(view, source);
  if (card < 0 || me === 'spectator') return null;
  const printed = CARDS[card];
  const effect = cardText(CARD_IDS[card], view.options, language);
  const stepping = (mode === 'place' || (mode === 'act' && build?.refusal === undefined)) && open.length > 1;
  return (
    <>
      <section className="spr-panel spr-inspect spr-cost" aria-label={printed.name[language]}>
        <h3>
          <Lots count={printed.lots} zone={printed.zone} size={16} />
          {printed.name[language]}
          <small>{words.contractFacts(printed.zone, printed.lots)}</small>
        </h3>
        {effect !== '' && <p className="spr-quote">{effect}</p>}
        {!aimed && <Facts card={card} />}
      </section>
      <section className="spr-panel spr-inspect spr-cost spr-lower" aria-label={words.cost}>
        {aimed && <h3>{words.siteOf(siteName(aimed.lots), aimed.cost)}</h3>}
        {aimed && <Bill place={aimed} />}
        {look(TO_BUILD) !== 'plain' && (
          <div className="spr-answers">
            <Piece at={TO_BUILD} className="spr-act">
              {words.build(apOfSource(source))}
            </Piece>
            <Piece at={AS_FAVOR} className="spr-act">
              {words.takeFavor(apOfSource(source))}
            </Piece>
          </div>
        )}
        {mode === 'act' && build?.refusal && <p className="spr-why">{texts.refusal(build.refusal)}</p>}
        {stepping && <Stepper />}
      </section>
    </>
  );
}

/** Through the open places, those with the best bonus first. */
function Stepper(): ReactElement {
  const { plan, words } = useTable();
  const { mode, open, aimed, tryLot } = plan;
  const { hold } = useTouching();
  const now = aimed ? open.indexOf(aimed) + 1 : 0;
  const step = (by: 1 | -1): void => {
    const { lots } = open[now === 0 ? (by > 0 ? 0 : open.length - 1) : (now - 1 + by + open.length) % open.length];
    if (mode === 'place') hold(lots.map(lot));
    else tryLot(lots[0]);
  };
  return (
    <div className="spr-stepper">
      <button type="button" aria-label={words.before} onClick={() => step(-1)}>
        ‹
      </button>
      <span>
        <b>{words.poses(now, open.length)}</b>
        <small>{words.bestFirst}</small>
      </span>
      <button type="button" aria-label={words.next} onClick={() => step(1)}>
        ›
      </button>
    </div>
  );
}

function Line({
  left,
  right,
  tone,
}: {
  readonly left: ReactNode;
  readonly right: ReactNode;
  readonly tone?: 'fame' | 'warn';
}): ReactElement {
  return (
    <p className="spr-line" data-tone={tone}>
      <span>{left}</span>
      <b>{right}</b>
    </p>
  );
}

/** What a contract needs and brings, before a place is chosen. */
export function Facts({ card }: { readonly card: number }): ReactElement {
  const { view, me, plan, words } = useTable();
  const { vocations, lots, zone } = CARDS[card];
  const seat = me === 'spectator' ? 0 : me;
  const pages = view.players[seat].cards.reduce(
    (sum, held) => sum + ((CARDS[held].zones >> zone) & 1 ? CARDS[held].pages : 0),
    0,
  );
  const prices = plan.open.map(({ cost }) => cost);
  return (
    <div className="spr-bill">
      <Line
        left={
          <>
            <ZoneTag zone={zone} /> {words.pagesNeeded(lots)}
          </>
        }
        right={words.ofYours(pages)}
        {...(pages < lots && { tone: 'warn' as const })}
      />
      {prices.length > 0 && (
        <Line
          left={words.openPlaces(prices.length)}
          right={
            <>
              <Coin size={14} /> {words.range(Math.min(...prices), Math.max(...prices))}
            </>
          }
        />
      )}
      {vocations.map(({ vocation, value }) => (
        <VocationLine key={vocation} vocation={vocation} value={value} />
      ))}
    </div>
  );
}

function VocationLine({ vocation, value }: { readonly vocation: number; readonly value: number }): ReactElement {
  const { view, me, words } = useTable();
  const mine = me === 'spectator' ? 0 : view.players[me].vocations[vocation] + 1;
  return (
    <>
      <Line
        left={
          <>
            <Vocation vocation={vocation} size={14} /> {words.vocationNames[vocation]} {value}
          </>
        }
        right={words.eachTile(mine * value)}
        tone="fame"
      />
      {view.players.map(({ vocations }, seat) =>
        seat !== me && vocations[vocation] > 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
          <Line
            key={seat}
            left={
              <>
                <PlayerMark seat={seat} size={13} /> {words.alsoPays(vocations[vocation])}
              </>
            }
            right={`+${vocations[vocation] * value}`}
            tone="warn"
          />
        ) : null,
      )}
    </>
  );
}

/** Before and after, line by line. */
function Bill({ place }: { readonly place: PlacementPreview }): ReactElement {
  const table = useTable();
  const { view, me, plan, draft, words, language } = table;
  const seat = me === 'spectator' ? 0 : me;
  const card = contractAt(view, plan.source);
  const { vocations, zone } = CARDS[card];
  const ap = apOfSource(plan.source);
  const { lots, cost } = place;
  const permits = draft?.type === 'PAY' ? draft.permits : (bestPayment(view, seat, plan.source, lots) ?? []);
  const { wealth } = view.players[seat];
  return (
    <div className="spr-bill">
      <div className="spr-bill-side">
        <Line left={words.actionPoints} right={<Becomes before={view.ap} after={view.ap - ap} language={language} />} />
        <Line
          left={
            <>
              <Coin size={14} /> {words.wealth}
            </>
          }
          right={<Becomes before={wealth} after={wealth - cost} language={language} />}
        />
        {permits.length > 0 && (
          <Line
            left={
              <>
                <Page size={14} />{' '}
                {permits.map((id) => {
                  const held = CARDS[cardNamed(id)];
                  return (
                    <span key={id} className="spr-chip">
                      {zonesOf(held).map((each) => (
                        <ZoneTag key={each} zone={each} />
                      ))}
                      ×{held.pages}
                    </span>
                  );
                })}
              </>
            }
            right={words.cardsSpent(permits.length)}
          />
        )}
        {plan.mode === 'pay' && <p className="spr-hint">{words.tapPermits}</p>}
      </div>
      <div className="spr-bill-side">
        <Line
          left={words.neighbours(zone)}
          right={
            <>
              +{place.bonus} <Laurel size={13} />
            </>
          }
          tone="fame"
        />
        {vocations.map(({ vocation, value }) => (
          <VocationLine key={vocation} vocation={vocation} value={value} />
        ))}
        <Effects place={place} />
      </div>
      {place.demolish.length > 0 && (
        <p className="spr-falls">
          {words.demolishes(place.demolish.map((id) => `${partText(standing(view, id, language))} (${ownerSaid(table, id)})`))} (
          {place.renewal ? words.withRenewal : words.asContractor})
        </p>
      )}
    </div>
  );
}

function ownerSaid({ view, me, words, nameOf }: Table, id: string): string {
  const owner = view.buildings.find((building) => building.id === id)?.owner ?? -1;
  return owner < 0 ? words.uncontrolled : owner === me ? words.yours : nameOf(owner);
}

/** What the card itself does at once, to me and to others; bonus and vocations have lines of their own. */
function Effects({ place }: { readonly place: PlacementPreview }): ReactElement {
  const { view, me, plan, words, nameOf } = useTable();
  const totals = useMemo(
    () => (me === 'spectator' ? [] : effectsOf(view, me, plan.source, place.move)),
    [view, me, plan.source, place],
  );
  return (
    <>
      {totals.map(({ seat, wealth: more, prestige: fame }) =>
        more === 0 && fame === 0 ? null : (
          <Line
            key={seat}
            left={
              seat === me ? (
                words.effect
              ) : (
                <>
                  <PlayerMark seat={seat} size={13} /> {nameOf(seat)}
                </>
              )
            }
            right={
              <>
                {more !== 0 && (
                  <>
                    {signed(more)} <Coin size={14} />
                  </>
                )}
                {fame !== 0 && (
                  <>
                    {signed(fame)} <Laurel size={13} />
                  </>
                )}
              </>
            }
            tone={seat === me ? 'fame' : 'warn'}
          />
        ),
      )}
    </>
  );
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));
