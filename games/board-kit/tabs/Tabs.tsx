// Tabs where a phone has no room for everything at once: one stop for the keyboard, arrows go from tab to tab.
import { useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { tabAfter } from './tabKeys.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: ReactNode;
  /** Something is to be done there: said, not only shown. */
  readonly asks?: string | undefined;
}

export interface TabsProps<Id extends string> {
  /** What the row is called. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly open: Id;
  /** The classes of row and panel. */
  readonly className: string;
  readonly panelClassName?: string;
  /** The row below what it opens, in a thumb's reach. */
  readonly below?: boolean;
  onOpen(id: Id): void;
  /** What the open tab shows. */
  readonly children: ReactNode;
}

export function Tabs<Id extends string>(props: TabsProps<Id>): ReactElement {
  const { label, tabs, open, className, panelClassName, below = false, onOpen, children } = props;
  const own = useId();
  const row = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent): void => {
    const next = tabAfter(
      event.key,
      tabs.findIndex(({ id }) => id === open),
      tabs.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    onOpen(tabs[next].id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  const rowOfTabs = (
    <div ref={row} className={className} role="tablist" aria-label={label}>
      {tabs.map(({ id, name, asks }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${own}-${id}`}
          aria-controls={`${own}-panel`}
          aria-selected={id === open}
          data-asks={asks !== undefined}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onOpen(id)}
          onKeyDown={press}
        >
          {name}
          {asks !== undefined && <span className="visually-hidden"> ({asks})</span>}
        </button>
      ))}
    </div>
  );
  return (
    <>
      {!below && rowOfTabs}
      {/* It may scroll, so a keyboard must reach it. */}
      <div className={panelClassName} role="tabpanel" id={`${own}-panel`} aria-labelledby={`${own}-${open}`} tabIndex={0}>
        {children}
      </div>
      {below && rowOfTabs}
    </>
  );
}
