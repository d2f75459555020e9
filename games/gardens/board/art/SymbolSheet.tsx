// The squares as symbols, once on a page, so that gardens of many squares stay light. Not `display: none`: uses would lose their fill.
import { memo, type ReactElement } from 'react';
import { ARCADE, FOUNTAIN, PARK, PLOT, TERRACE } from '../../rules/state.ts';
import { SmallSquare } from './smallSquares.tsx';
import { SquareArt } from './squares.tsx';

const CODES = [PLOT, TERRACE, PARK, ARCADE, FOUNTAIN];

export const SymbolSheet = memo(function SymbolSheet(): ReactElement {
  return (
    <svg className="gar-symbols" width="0" height="0" aria-hidden>
      <defs>
        {CODES.map((code) => (
          <symbol key={code} id={`gar-square-${code}`} viewBox="0 0 100 100">
            <SquareArt code={code} />
          </symbol>
        ))}
        {CODES.map((code) => (
          <symbol key={code} id={`gar-small-${code}`} viewBox="0 0 100 100">
            <SmallSquare code={code} />
          </symbol>
        ))}
      </defs>
    </svg>
  );
});

export const squareSymbol = (code: number): string => `#gar-square-${code}`;
export const smallSymbol = (code: number): string => `#gar-small-${code}`;
