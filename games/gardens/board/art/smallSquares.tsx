// The same squares for small maps: few shapes, told apart by form at a dozen pixels.
import type { ReactElement } from 'react';
import { ARCADE, FOUNTAIN, PARK, PLOT, TERRACE } from '../../rules/state.ts';

export function SmallSquare({ code }: { readonly code: number }): ReactElement | null {
  switch (code) {
    case PLOT:
      return (
        <>
          <rect width="100" height="100" fill="#ead9ad" />
          <rect x="16" y="16" width="68" height="68" rx="8" fill="#f4e9cb" stroke="#c3ad74" strokeWidth="4" />
        </>
      );
    case TERRACE:
      return (
        <>
          <rect width="100" height="100" fill="#eebca0" />
          <path d="M8 72H92V92H8Z" fill="#a8432b" />
          <path d="M22 44H78V72H22Z" fill="#cf6a4e" />
          <path d="M36 18H64V44H36Z" fill="#b54e34" />
          <path d="M43 44H57L62 92H38Z" fill="#fbe3c0" />
          <path d="M8 66h14M78 66h14M24 38h12M64 38h12" stroke="#3f8f4d" strokeWidth="11" strokeLinecap="round" />
        </>
      );
    case PARK:
      return (
        <>
          <rect width="100" height="100" fill="#7cc06f" />
          <path d="M-2 84C30 74 40 56 60 60S90 46 102 36" stroke="#ecdcaa" strokeWidth="12" fill="none" />
          {[
            [34, 36, 1.15],
            [70, 74, 1],
          ].map(([x, y, k]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${k})`} fill="#2c7a43">
              {[0, 60, 120, 180, 240, 300].map((turn) => (
                <path key={turn} d="M0 0C6-9 20-9 27 1C18 5 6 7 0 0Z" transform={`rotate(${turn})`} />
              ))}
              <circle r="6" fill="#a9dd8b" />
            </g>
          ))}
        </>
      );
    case ARCADE:
      return (
        <>
          <rect width="100" height="100" fill="#f1d27f" />
          <path d="M6 12H94V40H6Z" fill="#fbeab2" />
          <path d="M6 40H94V92H6Z" fill="#d9a33b" />
          <path d="M6 36H94V46H6Z" fill="#2a5fae" />
          {[12, 40, 68].map((x) => (
            <path key={x} d={`M${x} 92V68a10 10 0 0 1 20 0V92Z`} fill="#5a3606" />
          ))}
        </>
      );
    case FOUNTAIN:
      return (
        <>
          <rect width="100" height="100" fill="#b9d7ee" />
          <circle cx="50" cy="54" r="38" fill="#27598f" />
          <circle cx="50" cy="52" r="33" fill="#eef6fc" />
          <circle cx="50" cy="53" r="27" fill="#3f9ddb" />
          <path
            d="M50 50C48 22 28 22 24 46M50 50C52 22 72 22 76 46M50 50V14"
            stroke="#fff"
            strokeWidth="6"
            fill="none"
            strokeLinecap="round"
          />
        </>
      );
    default:
      return null;
  }
}
