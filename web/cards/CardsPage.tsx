/** The cards of a game: every one as drawn on the table, to be searched, filtered and looked at, with where its values come from. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findGame, type Shelved } from '@cantiere/games';
import type { Gallery } from '@cantiere/games/board-kit';
import { openGame } from '../editions/open.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { useLoaded } from '../kit/useLoaded.ts';
import { useMedia } from '../kit/useMedia.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Lost } from '../lost/Lost.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { navigate, useQuery } from '../route/navigate.ts';
import { toCards, toCredits, toRules } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Around } from './Around.tsx';
import { CardDialog } from './CardDialog.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CardPanel } from './CardPanel.tsx';
import { Filters } from './Filters.tsx';
import { Legend } from './Legend.tsx';
import { useMayCorrect } from './mayCorrect.ts';
import {
  cleared,
  KIND,
  knownValues,
  ORDERS,
  readSelection,
  SHARE,
  shownCards,
  waysOut,
  writeSelection,
  type Selection,
} from './selection.ts';
import { useCardsTexts, type CardsTexts } from './text.ts';
import './cards.css';

const Correct = lazy(async () => ({ default: (await import('./correct/Correct.tsx')).Correct }));

export function CardsPage({ gameId }: { readonly gameId: string }) {
  const t = useTexts();
  const shelved = findGame(gameId);
  return shelved ? <CardsOf shelved={shelved} /> : <Lost why={t.fresh.unknown} />;
}

function CardsOf({ shelved }: { readonly shelved: Shelved }) {
  const t = useCardsTexts();
  const { language } = usePreferences();
  const { meta, cards } = shelved;
  const title = meta.title[language];
  const loaded = useLoaded(cards && (() => cardsOf(meta.id)), meta.id);
  const gallery = loaded.state === 'here' ? loaded.value?.gallery : undefined;
  useTitle(t.of(title));
  return (
    <Shell
      page="rules"
      hero={
        <div className="cards-hero">
          <div>
            <p className="over">{title}</p>
            <h1>{t.title}</h1>
            {gallery && <p className="lead">{leadOf(gallery, t)}</p>}
          </div>
          <Legend />
        </div>
      }
    >
      {gallery ? (
        <Shown shelved={shelved} gallery={gallery} />
      ) : (
        <div className="cards-page" data-game={meta.id}>
          <p className="nothing" aria-live="polite">
            {cards === undefined ? t.nothing : loaded.state === 'failed' ? t.broken : t.loading}{' '}
            {cards === undefined && <Link to={toRules(meta.id)}>{t.rules}</Link>}
          </p>
        </div>
      )}
    </Shell>
  );
}

/** Of the edition that new tables of this house are made with. */
const cardsOf = async (game: string) => (await openGame(game)).cards?.();

/** What there is to see: the box's pieces, and what is only printed on the board. */
function leadOf({ cards }: Gallery, t: CardsTexts): string {
  const inBox = cards.filter(({ copies }) => copies > 0);
  const pieces = inBox.reduce((sum, { copies }) => sum + copies, 0);
  return t.lead(inBox.length, pieces, cards.length - inBox.length);
}

/** From here on the chosen card has a panel of its own. The same numbers stand in cards.css. */
const WIDE = '(min-width: 1180px)';
const PHONE = '(max-width: 760px)';

function Shown({ shelved, gallery }: { readonly shelved: Shelved; readonly gallery: Gallery }) {
  const game = shelved.meta.id;
  const mine = useMayCorrect(game);
  const t = useCardsTexts();
  const { language } = usePreferences();
  const wide = useMedia(WIDE);
  const phone = useMedia(PHONE);
  const query = useQuery();
  const selection = useMemo(() => readSelection(query, gallery), [query, gallery]);
  const [enlarged, setEnlarged] = useState(false);
  const shown = useMemo(() => shownCards(gallery, selection, language), [gallery, selection, language]);
  const asked = gallery.cards.find(({ id }) => id === selection.card);
  const selected = asked ?? (wide ? shown[0] : undefined);
  const fixed = selection.correcting ? asked : undefined;
  const open = asked && !fixed && (enlarged || !wide) ? asked : undefined;

  const now = useRef(selection);
  useEffect(() => {
    now.current = selection;
  }, [selection]);
  const change = useCallback(
    (next: Selection, how: 'push' | 'replace' = 'replace'): void => {
      now.current = next;
      navigate(toCards(game) + writeSelection(next), how);
    },
    [game],
  );
  // The first card is a step that the browser's way back undoes; going on from card to card is not.
  const select = useCallback(
    (card: string): void => change({ ...now.current, card }, now.current.card === undefined ? 'push' : 'replace'),
    [change],
  );
  const enlarge = useCallback(
    (card: string): void => {
      select(card);
      setEnlarged(true);
    },
    [select],
  );
  const close = (): void => {
    setEnlarged(false);
    const { card, ...rest } = now.current;
    if (!wide && !rest.correcting) change({ ...rest, card: undefined });
    if (card !== undefined) document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)?.focus();
  };
  const { printed, all } = knownValues(gallery);
  const correct = (card: string): void => {
    setEnlarged(false);
    change({ ...now.current, card, correcting: true }, 'push');
  };
  /** What was saved is drawn by a page of its own: a page has one set of components of each game. */
  const leave = (saved: boolean): void => {
    const { card } = now.current;
    change({ ...now.current, correcting: false, ...(!wide && { card: undefined }) });
    if (saved) location.reload();
    else if (card !== undefined) document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)?.focus();
  };
  const acts = (card: string) => (
    <p className="card-more">
      <button type="button" className={mine ? 'button go' : 'button'} onClick={() => correct(card)}>
        <Glyph name="edit" size={17} /> {mine ? t.correct : t.report}
      </button>
      <Link to={toRules(game)} className="button">
        <Glyph name="book" size={17} /> {t.rules}
      </Link>
    </p>
  );
  return (
    <div className="cards-page" data-game={game} data-correcting={fixed !== undefined}>
      <div className="cards-side">
        <Filters gallery={gallery} selection={selection} change={change} />
        <p className="hint cards-known">
          {t.known(printed, all)} {printed < all && <Link to={toCredits}>{t.credits}</Link>}
        </p>
        <p className="hint cards-keys">{t.keys}</p>
      </div>
      <section className="cards-shown" aria-label={t.list}>
        <header>
          <h2 aria-live="polite">
            {t.count(shown.length)} {selection.search.trim() !== '' && <small>{t.withWord(selection.search.trim())}</small>}
          </h2>
          <label>
            <span>{t.orderBy}</span>
            <select
              value={selection.order}
              onChange={({ currentTarget }) =>
                change({ ...selection, order: ORDERS.find((order) => order === currentTarget.value) ?? 'box' })
              }
            >
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {t.orders[order]}
                </option>
              ))}
            </select>
          </label>
        </header>
        {shown.length === 0 ? (
          <Nothing gallery={gallery} selection={selection} change={change} />
        ) : (
          <Around gallery={gallery}>
            <CardGrid gallery={gallery} cards={shown} selected={selected} phone={phone} select={select} enlarge={enlarge} />
          </Around>
        )}
      </section>
      {fixed && (
        <Suspense fallback={<section className="panel" aria-busy />}>
          <Correct key={fixed.id} shelved={shelved} gallery={gallery} card={fixed} close={leave} />
        </Suspense>
      )}
      {wide && selected && !fixed && (
        <CardPanel gallery={gallery} card={selected} among={shown} show={select} enlarge={() => enlarge(selected.id)}>
          {acts(selected.id)}
        </CardPanel>
      )}
      {open && (
        <CardDialog game={game} gallery={gallery} card={open} among={shown} show={select} close={close}>
          {acts(open.id)}
        </CardDialog>
      )}
    </div>
  );
}

interface NothingProps {
  readonly gallery: Gallery;
  readonly selection: Selection;
  change(selection: Selection): void;
}

/** Nothing fits: what can be dropped so that something does. */
function Nothing({ gallery, selection, change }: NothingProps) {
  const t = useCardsTexts();
  const { language } = usePreferences();
  const nameOf = (filter: string): string =>
    filter === 'q'
      ? t.theSearch
      : filter === KIND
        ? t.kind
        : filter === SHARE
          ? t.origin
          : (gallery.traits.find(({ id }) => id === filter)?.name[language] ?? filter);
  return (
    <div className="cards-none">
      <p>{t.none(selection.search.trim())}</p>
      <p>
        {waysOut(gallery, selection).map(({ filter, count }) => (
          <button key={filter} type="button" className="button" onClick={() => change(cleared(selection, filter))}>
            {t.drop(nameOf(filter).toLowerCase(), count)}
          </button>
        ))}
        <button type="button" className="button" onClick={() => change({ ...selection, search: '', chosen: {} })}>
          {t.all}
        </button>
      </p>
    </div>
  );
}
