/** Something to do with the account, folded away until it is wanted. */
import { useState, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Made when it is opened, so that nothing is asked before. */
  readonly children: ReactNode;
}

export function Fold({ title, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && <div className="fold-inside">{children}</div>}
    </details>
  );
}
