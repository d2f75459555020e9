/** Small line drawings for controls: 24x24, in the colour of the text around. */
const PATHS = {
  play: 'M8 5.5v13l11-6.5z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.4-1.4',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  up: 'M5.5 14.5L12 8l6.5 6.5',
  down: 'M5.5 9.5L12 16l6.5-6.5',
  undo: 'M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z',
  book: 'M12 6.5C10 5 7 4.6 4 5v13.5c3-.4 6 0 8 1.5c2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5zM12 6.5V20',
  chat: 'M4.5 5h15v11h-8L7 20v-4H4.5z',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  gear: 'M12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  person: 'M12 4.5a3.75 3.75 0 1 0 0 7.5a3.75 3.75 0 0 0 0-7.5zM4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  bot: 'M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M12 4.6v.01',
  share: 'M12 15V4M8 7.5l4-4l4 4M6 11.5v8.5h12v-8.5',
  download: 'M12 4v11M8 11.5l4 4l4-4M5 19.5h14',
  home: 'M4 11.5L12 5l8 6.5M6.5 10v9.5h11V10',
  skip: 'M5 6v12l8-6zM13 6v12l7-6z',
  swords: 'M5 5l10 10M19 5L9 15M6 15l3 3M18 15l-3 3M5 19l2.5-2.5M19 19l-2.5-2.5',
  eye: 'M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9c-4-1.5-7-4.5-7-9V6zM8.8 11.8l2.3 2.3l4.2-4.4',
  send: 'M4 12l16-7.5l-5.5 15.5l-3-6.5z',
  archive: 'M4.5 5h15v4h-15zM6 9v10.5h12V9M10 13h4',
  pause: 'M7 5.5h3.6v13H7zM13.4 5.5H17v13h-3.6z',
  first: 'M6 6v12M18 6L10 12l8 6z',
  last: 'M18 6v12M6 6l8 6l-8 6z',
  rewind: 'M4 5v5h5M4.6 10a8 8 0 1 1-.6 4M12 8v4.5l3 2',
  chart: 'M4.5 4.5v15h15M8 15l3.5-5l3 3L19 7',
  bell: 'M6 17.5h12c-1.2-1.3-1.6-2.8-1.6-5V10a4.4 4.4 0 0 0-8.8 0v2.5c0 2.2-.4 3.7-1.6 5zM10.3 20.5h3.4M12 5.6V4',
  bellOff: 'M4 4l16 16M17 17.5H6c1.2-1.3 1.6-2.8 1.6-5V10c0-.5.1-1 .2-1.4M10 6.1a4.4 4.4 0 0 1 6.4 3.9v2.5l.1 1M10.3 20.5h3.4',
  sound: 'M4.5 9.5h3.5L12.5 5.5v13L8 14.5H4.5zM16 9.2a4 4 0 0 1 0 5.6M18.5 6.7a7.5 7.5 0 0 1 0 10.6',
  soundOff: 'M4.5 9.5h3.5L12.5 5.5v13L8 14.5H4.5zM16 9.5l5 5M21 9.5l-5 5',
  plus: 'M12 5v14M5 12h14',
  offline: 'M4 4l16 16M8.5 15a5 5 0 0 1 6 -.5M5.5 11.5a9 9 0 0 1 4-2.2M14 9a9 9 0 0 1 4.5 2.5M12 19h.01',
  puzzle: 'M9.5 6v-.8a2.2 2.2 0 0 1 4.4 0V6H18v4.2h.8a2.2 2.2 0 0 1 0 4.4H18V19h-4.3v-.8a2.2 2.2 0 0 0-4.4 0v.8H5V6z',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  clock: 'M12 4.5a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 8v4.5l3 2M9.5 2.5h5',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13',
  edit: 'M5 19h3.5L19 8.5L15.5 5L5 15.5zM13 7.5l3.5 3.5',
  bolt: 'M13 3L5 13.5h6L10.5 21L19 10.5h-6.2z',
  sofa: 'M6.5 11V6.5h11V11M4 11.5a2 2 0 0 1 3.5 1.3V14h9v-1.2A2 2 0 1 1 20 13.6V18H4v-4.4M6 18v2M18 18v2',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  shuffle: 'M4 8h12M13 5l3 3l-3 3M20 16H8M11 13l-3 3l3 3',
  mail: 'M4 6h16v12.5H4zM4.5 6.5l7.5 6.5l7.5-6.5',
  clipboard: 'M8 5.5H5.5v15h13v-15H16M8.5 3.5h7v4h-7zM9 12h6M9 16h4',
  search: 'M10.5 5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM15 15l4.5 4.5',
  crown: 'M4.5 18.5h15M5 16L4 8l4.5 3.5L12 6l3.5 5.5L20 8l-1 8z',
  key: 'M15.5 4.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12.6 11.4L4.5 19.5M7 17l2.5 2.5M9.8 14.2l2 2',
  minus: 'M5 12h14',
  fork: 'M6 20v-7a5 5 0 0 1 5-5h7M14.5 4.5L18 8l-3.5 3.5M6 20V4',
  grid: 'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z',
  whistle:
    'M10 9.5a5 5 0 1 0 4.9 6L15 13h6V9.5zM10 12.8a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4zM10 6.5V4M5.5 7.5L4 6M14.5 7.5L16 6',
  thumbUp: 'M7.5 11v9H4v-9zM7.5 11l3.6-7c1.6 0 2.5 1.1 2.2 2.7L12.6 10H19l-1.5 8.2c-.2 1.1-1 1.8-2.1 1.8H7.5',
  thumbDown: 'M7.5 13V4H4v9zM7.5 13l3.6 7c1.6 0 2.5-1.1 2.2-2.7L12.6 14H19l-1.5-8.2c-.2-1.1-1-1.8-2.1-1.8H7.5',
  trowel: 'M4 20l6-6M9 9l6 6l5.5-11.5z',
} as const;

export type GlyphName = keyof typeof PATHS;

interface Props {
  readonly name: GlyphName;
  readonly size?: number;
  readonly className?: string;
}

export function Glyph({ name, size = 18, className }: Props) {
  const filled = name === 'play' || name === 'skip' || name === 'pause';
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={filled ? 1 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
