// What may fly over the table, kept out of sight: `send` flies a copy of the piece that it names.
import type { ReactElement, ReactNode } from 'react';
import './models.css';

export function Models({ pieces }: { readonly pieces: Readonly<Record<string, ReactNode>> }): ReactElement {
  return (
    <div className="models" aria-hidden>
      {Object.entries(pieces).map(([name, piece]) =>
        piece === undefined ? null : (
          <span key={name} data-model={name}>
            {piece}
          </span>
        ),
      )}
    </div>
  );
}
