/** One sheet on the desk: its frame and title stand at once, its rows come when they are known, and what failed says so in its place. */
import type { ReactNode } from 'react';
import type { Asked } from '../kit/useAsked.ts';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { Link } from '../route/Link.tsx';
import { toDesk } from '../route/route.ts';
import { useDeskTexts } from './text.ts';
import type { DeskDrawer } from './drawers.ts';

interface Props<T> {
  readonly title: string;
  readonly name: string;
  readonly sub?: ReactNode;
  /** The drawer that has all of it. */
  readonly drawer?: DeskDrawer;
  readonly asked: Asked<T>;
  readonly aside?: ReactNode;
  children(answer: T): ReactNode;
}

export function Panel<T>({ title, name, sub, drawer, asked, aside, children }: Props<T>) {
  const t = useDeskTexts();
  const { answer, trouble, again } = asked;
  return (
    <section
      className={`desk-panel ${name}`}
      aria-labelledby={`desk-${name}`}
      aria-busy={answer === undefined && trouble === undefined}
    >
      <header>
        <h2 id={`desk-${name}`}>{title}</h2>
        {sub !== undefined && <span className="sub">{sub}</span>}
        <span className="spring" />
        {aside}
        {drawer !== undefined && (
          <Link className="all" to={toDesk(drawer)} aria-label={t.allOf(title)}>
            {t.all}
          </Link>
        )}
      </header>
      {trouble !== undefined && (
        <>
          <TroubleLine trouble={trouble} />
          <button type="button" className="button" onClick={again}>
            {t.retry}
          </button>
        </>
      )}
      {answer === undefined && trouble === undefined && <Bars />}
      {answer !== undefined && children(answer)}
    </section>
  );
}

/** Where rows are going to be. */
function Bars() {
  const t = useDeskTexts();
  return (
    <div className="desk-bars" role="status">
      <span className="visually-hidden">{t.loading}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
