// The first player's flower: a lotus in gold and rose.
import type { ReactElement } from 'react';

export function Flower({ size = 18, title }: { readonly size?: number | string; readonly title?: string }): ReactElement {
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      className="gar-flower"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {title !== undefined && <title>{title}</title>}
      <path d="M3 25Q20 40 37 25Q28 22 20 22Q12 22 3 25Z" fill="#2f7d4b" stroke="#174a2b" strokeWidth="1.2" />
      <g stroke="#8a2f57" strokeWidth="1.1" strokeLinejoin="round">
        <path d="M20 30C8 30 3 22 4 14C12 15 18 21 20 30Z" fill="#e98ab4" />
        <path d="M20 30C32 30 37 22 36 14C28 15 22 21 20 30Z" fill="#e98ab4" />
        <path d="M20 30C11 26 9 16 12 8C18 12 21 20 20 30Z" fill="#f4aecb" />
        <path d="M20 30C29 26 31 16 28 8C22 12 19 20 20 30Z" fill="#f4aecb" />
        <path d="M20 30C14 22 15 11 20 4C25 11 26 22 20 30Z" fill="#fbd3e3" />
      </g>
      <circle cx="20" cy="28.5" r="3.4" fill="#ffd34d" stroke="#9a6a0a" strokeWidth="1" />
    </svg>
  );
}
