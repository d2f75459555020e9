// Cantiere's mark, a tower crane over a house, and the word beside it. Takes the colour of the text around it.

interface MarkProps {
  readonly size?: number;
}

interface Props extends MarkProps {
  /** Only the mark, for narrow places; the name is then read aloud but not shown. */
  readonly markOnly?: boolean;
}

export function LogoMark({ size = 32 }: MarkProps) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M4.500 36H36M12 36V5M4.500 10.500H35.500M12 5L35.500 10.500M12 5L4.500 10.500V14H8.500V10.500M28.500 10.500V18" strokeWidth="2.500" />
      <path d="M12 17L17 22L12 27L17 32L12 36M17 36V10.500" strokeWidth="1.700" />
      <path d="M21.500 36V26.500L28.500 20.500L35.500 26.500V36H31V30.500A2.500 2.500 0 0 0 26 30.500V36Z" fill="currentColor" strokeWidth="1" />
    </svg>
  );
}

export function Logo({ size = 32, markOnly = false }: Props) {
  return (
    <span className="logo" style={{ fontSize: size * 0.82 }}>
      <LogoMark size={size} />
      <span className={markOnly ? 'visually-hidden' : 'display'}>Cantiere</span>
    </span>
  );
}
