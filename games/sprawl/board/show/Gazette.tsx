// The evening paper: tells the end of a turn scene by scene, with its pictures, the list of what happened, and the controls.
import { useEffect, useRef, type ReactElement } from 'react';
import { PlayerMark } from '../../../board-kit/Icon.tsx';
import { appear, calm, fly, stamp } from '../../../board-kit/motion.ts';
import { CARDS, cardNamed } from '../../rules/cards.ts';
import { MAYOR, OFFICES } from '../../rules/words.ts';
import { cardText } from '../../text/words.ts';
import { CardFace } from '../art/cards.tsx';
import { Coin, Laurel, Office } from '../art/signs.tsx';
import { rowKey, useTable } from '../table.ts';
import type { Scene } from './story.ts';

export function Gazette(): ReactElement | null {
  const { show, words, nameOf, tell } = useTable();
  const { edition, scene, at } = show;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const paper = box.current;
    if (!scene || !paper || calm()) return;
    const stage = paper.querySelector('.spr-stage');
    if (stage) void (scene.kind === 'election' ? stamp(stage, { duration: 220 }) : appear(stage));
    const board = paper.closest('.spr-board');
    if (board && scene.event.kind === 'payout') payOut(board, scene.event.res, scene.event.row, scene.event.amounts);
  }, [scene]);
  useEffect(() => {
    box.current?.querySelector('.spr-happened [data-state="now"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (!edition || !scene) return null;
  return (
    <aside ref={box} className="spr-gazette" data-region="gazette:payout gazette:event" data-reveal aria-label={words.gazette}>
      <header>
        <b>{words.gazette}</b>
        <p>
          <span>
            {words.endOfTurn} <PlayerMark seat={edition.seat} size={13} /> {nameOf(edition.seat)}
          </span>
          <span>{words.sceneOf(at + 1, edition.scenes.length)}</span>
        </p>
      </header>
      <div className="spr-stage" key={scene.number}>
        <Stage scene={scene} />
      </div>
      <ol className="spr-happened">
        {edition.scenes.map((known, index) => (
          <li key={known.number} data-state={index < at ? 'done' : index === at ? 'now' : 'next'}>
            <i aria-hidden>{index < at ? '✓' : index + 1}</i>
            <button type="button" onClick={() => show.go(index)}>
              {tell(known.event)}
            </button>
          </li>
        ))}
      </ol>
      <Track />
      <footer>
        <button type="button" onClick={() => show.go(at - 1)} aria-label={words.before} disabled={at === 0}>
          ‹
        </button>
        <button type="button" onClick={show.pause} aria-pressed={show.paused}>
          {show.paused ? words.goOn : words.pause}
        </button>
        <button type="button" onClick={() => show.go(at + 1)} aria-label={words.next} disabled={at >= edition.scenes.length - 1}>
          ›
        </button>
        <button type="button" onClick={show.faster} aria-label={words.speed(show.speed)}>
          ×{show.speed}
        </button>
        <button type="button" className="spr-skip" onClick={show.skip}>
          {words.skipAll}
        </button>
      </footer>
    </aside>
  );
}

/** Who holds what after all this, and where the pawn stands. */
function Track(): ReactElement {
  const { view, words, nameOf } = useTable();
  return (
    <div
      className="spr-office-track"
      role="img"
      aria-label={OFFICES.map((_, office) => `${words.officeNames[office]}: ${holderOf(office)}`).join(', ')}
    >
      {OFFICES.map((id, office) => (
        <span key={id} data-pawn={view.pawn === office}>
          <Office office={office} size={30} />
          {view.offices[office] >= 0 ? <PlayerMark seat={view.offices[office]} size={15} /> : <i>–</i>}
        </span>
      ))}
    </div>
  );
  function holderOf(office: number): string {
    const seat = view.offices[office];
    return seat < 0 ? words.nobody : nameOf(seat);
  }
}

function payOut(board: Element, res: string, row: number, amounts: readonly number[]): void {
  const from = board.querySelector(`[data-row="${res}${row}"] .spr-sign`);
  if (!from) return;
  amounts.forEach((amount, seat) => {
    const to = board.querySelector(`[data-seat="${seat}"] [data-purse="${res}"]`);
    if (to)
      for (let coin = 0; coin < Math.min(5, amount); coin++)
        void fly(from, to, { duration: 620, delay: 250 + coin * 70 + seat * 60 });
  });
}

function Stage({ scene }: { readonly scene: Scene }): ReactElement {
  const { words, nameOf, tell, language, view, rows } = useTable();
  const { event, notes } = scene;
  const asides = notes.map(tell).filter((line) => line !== '');
  const card = 'card' in event ? cardNamed(event.card) : -1;
  const below = asides.length > 0 && (
    <ul className="spr-asides">
      {asides.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of one scene
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
  switch (event.kind) {
    case 'payout': {
      const found = rows.find((known) => rowKey(known.res, known.row) === rowKey(event.res, event.row));
      const most = Math.max(1, ...event.counts);
      return (
        <>
          <h2>{words.rowPays(event.res, event.row)}</h2>
          <p className="spr-lead">{words.rowCounts(found?.blocks.length ?? 0)}</p>
          <Bars
            bars={event.counts.map((count, seat) => ({
              seat,
              share: count / most,
              label: words.buildings(count),
              value: `+${event.amounts[seat]}`,
            }))}
            sign={event.res === 'wealth' ? <Coin size={15} /> : <Laurel size={14} />}
          />
          {below}
        </>
      );
    }
    case 'elected': {
      const office = OFFICES.findIndex((known) => known === event.office);
      const { values, counts } = event.votes;
      const most = Math.max(1, ...values);
      return (
        <>
          <h2>
            {event.from === event.seat
              ? words.stays(nameOf(event.seat), words.officeNames[office])
              : words.wins(nameOf(event.seat), words.officeNames[office])}
          </h2>
          <div className="spr-portrait">
            <Office office={office} size={54} />
            <PlayerMark seat={event.seat} size={28} letter={nameOf(event.seat).charAt(0)} />
          </div>
          {!event.appointed && (
            <Bars
              bars={values.map((value, seat) => ({
                seat,
                share: value / most,
                label: office === MAYOR ? words.tiles(value) : words.buildings(counts[seat]),
                value: String(value),
              }))}
              sign={undefined}
            />
          )}
          <p className="spr-lead">{tell(event)}</p>
          {below}
        </>
      );
    }
    case 'revealed':
    case 'eventRevealed':
      return (
        <>
          <h2>{event.kind === 'revealed' ? words.newCard : words.eventTitle}</h2>
          <div className="spr-shown">
            {card >= 0 && (
              <span className="spr-slot spr-revealed">
                <CardFace card={card} language={language} />
              </span>
            )}
            <p className="spr-lead">{event.kind === 'revealed' ? tell(event) : cardText(event.card, view.options, language)}</p>
          </div>
          {below}
        </>
      );
    case 'turnStarted':
      return (
        <>
          <h2>{words.nowTurn(nameOf(event.seat))}</h2>
          <p className="spr-lead">{tell(event)}</p>
          {below}
        </>
      );
    default:
      return (
        <>
          <h2>{card >= 0 ? CARDS[card].name[language] : scene.kind === 'end' ? words.finalScoring : words.meanwhile}</h2>
          <p className="spr-lead">{tell(event)}</p>
          {below}
        </>
      );
  }
}

interface Bar {
  readonly seat: number;
  readonly share: number;
  readonly label: string;
  readonly value: string;
}

function Bars({ bars, sign }: { readonly bars: readonly Bar[]; readonly sign: ReactElement | undefined }): ReactElement {
  const { nameOf } = useTable();
  return (
    <ul className="spr-bars">
      {bars
        .toSorted((a, b) => b.share - a.share)
        .map(({ seat, share, label, value }) => (
          <li key={seat}>
            <PlayerMark seat={seat} size={16} />
            <span className="spr-bar">
              <i style={{ width: `${Math.max(4, share * 100)}%`, background: `var(--p${seat})` }} />
              <em>
                {nameOf(seat)}, {label}
              </em>
            </span>
            <b>
              {sign}
              {value}
            </b>
          </li>
        ))}
    </ul>
  );
}
