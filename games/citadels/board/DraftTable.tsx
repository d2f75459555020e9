// The draft: characters in hand to choose from, the order in which the cards go round, and what was removed.
import { useRef, type ReactElement } from 'react';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { useSize, within, type Size } from '../../board-kit/size.ts';
import { CardBack, CharacterCard, CharacterMedallion } from './art/index.ts';
import { INCOME_COLOUR, NONE } from '../rules/catalog.ts';
import { currentStep } from '../rules/draft.ts';
import { inDraft } from '../rules/touch.ts';
import { draftChain, faceUpCharacters, heldBy, offeredNow } from './knowledge.ts';
import { incomeAs } from './foresee.ts';
import { characterId } from './pieces.ts';
import { CARD_SHAPE, type Measures } from './measures.ts';
import { useTable } from './table.ts';

export function DraftTable(): ReactElement {
  const { view, me, words } = useTable();
  return (
    <section className="cit-draft" aria-label={words.draft}>
      <header className="cit-draft-head">
        <Chain />
        <Removed />
      </header>
      {view.asked === me ? <Choice /> : <Waiting />}
    </section>
  );
}

function Chain(): ReactElement {
  const { view, words, me, nameOf } = useTable();
  return (
    <ol className="cit-chain" data-region="order" aria-label={words.draftOrder}>
      {draftChain(view).map(({ step, seat, state, count }) => (
        <li key={step} data-state={state} data-mine={seat === me}>
          <PlayerMark seat={seat} size={16} />
          <span className="cit-chain-name">{seat === me ? words.you : nameOf(seat)}</span>
          {state === 'done' && (
            <span className="cit-chain-done">
              <span aria-hidden>✓</span>
              <span className="visually-hidden">{words.picked}</span>
            </span>
          )}
          {state === 'now' && (
            <span className="cit-chain-fan" data-flip="draft-fan">
              <CardBack kind="character" width={13} />
              <b aria-hidden>{count}</b>
              <span className="visually-hidden">{words.chooses(nameOf(seat), count)}</span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Removed(): ReactElement {
  const table = useTable();
  const { view, words, piece } = table;
  const out = faceUpCharacters(view);
  return (
    <div className="cit-removed" data-region="removed">
      {out.length > 0 && <span className="cit-roomy">{words.faceUpOut}</span>}
      {out.map((character) => (
        <button
          key={character}
          type="button"
          className="cit-medal"
          onClick={() => table.openCharacter(character)}
          aria-label={`${piece(characterId(character))}: ${words.faceUpOut}`}
          title={piece(characterId(character))}
        >
          <CharacterMedallion id={characterId(character)} size={32} picture="portrait" />
          <i className="cit-strike" />
          <span className="cit-roomy" aria-hidden>
            {piece(characterId(character))}
          </span>
        </button>
      ))}
      <span className="cit-removed-back" title={words.faceDownOut}>
        <CardBack kind="character" width={19} title={words.faceDownOut} />
      </span>
    </div>
  );
}

function Choice(): ReactElement {
  const { view, words, piece, measures, me } = useTable();
  const { touched } = useTouching();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const offered = offeredNow(view);
  const { setsAside } = currentStep(view);
  const title = !setsAside ? words.keepOne : touched.length === 1 ? words.nowDiscard : words.keepAndDiscard;
  const tagOf = (character: number): string | undefined => {
    const order = touched.indexOf(inDraft(characterId(character)));
    if (order >= 0) return order === 0 ? words.kept : words.discarded;
    const income = me === 'spectator' || INCOME_COLOUR[character] === NONE ? 0 : incomeAs(view, me, character);
    return income > 0 ? words.collects(income) : undefined;
  };
  return (
    <div className="cit-choice">
      {(setsAside || !(measures.compact || measures.chips)) && <h2 className="cit-choice-title">{title}</h2>}
      <div className="cit-offer" ref={box}>
        {size && (
          <ul className="cit-offer-row">
            {offered.map((character) => {
              const id = characterId(character);
              return (
                <li key={id} data-flip={`draft:${id}`} data-aside={touched.indexOf(inDraft(id)) > 0}>
                  <CharacterCard
                    id={id}
                    name={piece(id)}
                    power={words.power[id]}
                    width={cardWidth(size, offered.length, measures)}
                    at={inDraft(id)}
                    tag={tagOf(character)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Names and powers can be read from this width on; narrower cards are pushed along instead. */
const READABLE = 112;

/** As large as the row allows; on a phone two and a half cards are seen and the row is pushed along. */
function cardWidth(size: Size, count: number, { compact, chips }: Measures): number {
  const byHeight = (size.height - (compact || chips ? 30 : 40)) * CARD_SHAPE;
  if (chips) return Math.round(Math.min(200, byHeight, Math.max(READABLE, (size.width - 16 - (count - 1) * 12) / count)));
  if (compact) return Math.round(Math.max(96, Math.min(byHeight, 150)));
  return Math.round(Math.min(200, byHeight, (size.width - 16 - (count - 1) * 16) / count));
}

/** Somebody else is choosing: the cards are seen from behind, and mine lie open before me. On a phone the words stand below. */
function Waiting(): ReactElement {
  const { view, me, words, piece, measures, nameOf } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const node = draftChain(view).find(({ state }) => state === 'now');
  const mine = me === 'spectator' ? [] : heldBy(view, me);
  const width = size ? waitingCard(size, measures.compact, mine.length > 0) : 0;
  return (
    <div className="cit-choice" ref={box}>
      {size && node && (
        <div className="cit-waiting">
          <Fan count={node.count} card={width} />
          <p className="cit-waiting-text">
            <PlayerMark seat={node.seat} size={20} />
            <span>{words.chooses(nameOf(node.seat), node.count)}</span>
          </p>
          {mine.length > 0 && (
            <section className="cit-waiting-mine" aria-label={words.yourCharacters}>
              {mine.map((character) => (
                <CharacterCard
                  key={character}
                  id={characterId(character)}
                  name={piece(characterId(character))}
                  {...(!measures.compact && { power: words.power[characterId(character)] })}
                  width={measures.compact ? MINE_ON_A_PHONE : width}
                />
              ))}
            </section>
          )}
        </div>
      )}
    </div>
  );
}

const MINE_ON_A_PHONE = 84;

/** The width of a card in the fan: on a phone it leaves room for what stands below it. */
function waitingCard({ height }: Size, compact: boolean, mine: boolean): number {
  if (!compact) return Math.min(height * 0.62, 150);
  const below = mine ? MINE_ON_A_PHONE / CARD_SHAPE : 30;
  return within(40, (height - below - 26) / 1.75, 96);
}

/** The turns of the cards, around a point this far below their top, in heights of a card. */
const PIVOT = 1.3;
const MOST_DEGREES = 60;

function Fan({ count, card }: { readonly count: number; readonly card: number }): ReactElement {
  const step = Math.min(11, MOST_DEGREES / count);
  const middle = (count - 1) / 2;
  const edge = (step * middle * Math.PI) / 180;
  const tall = card / CARD_SHAPE;
  // The corners of the outermost cards: nothing may stand within them.
  const width = card * Math.cos(edge) + 2 * PIVOT * tall * Math.sin(edge);
  const height = tall * (PIVOT - (PIVOT - 1) * Math.cos(edge)) + (card / 2) * Math.sin(edge);
  return (
    <div className="cit-waiting-fan" style={{ width, height }} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} style={{ transformOrigin: `0 ${PIVOT * 100}%`, transform: `rotate(${(at - middle) * step}deg)` }}>
          <CardBack kind="character" width={card} />
        </span>
      ))}
    </div>
  );
}
