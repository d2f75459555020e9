// How heavy a game is: five rising bars and always a word. The word is passed in, so that languages stay outside.

interface Props {
  /** 1 to 5. */
  readonly level: number;
  readonly word: string;
  /** Drop the bars where room is short; the word remains. */
  readonly wordOnly?: boolean;
}

const BARS = [1, 2, 3, 4, 5];

export function Weight({ level, word, wordOnly = false }: Props) {
  return (
    <span className="weight">
      {!wordOnly && (
        <svg viewBox="0 0 36 15" width="36" height="15" aria-hidden="true">
          {BARS.map((bar) => {
            const height = 2.5 + bar * 2.5;
            return (
              <rect
                key={bar}
                className={bar <= level ? 'full' : 'empty'}
                x={(bar - 1) * 7.5}
                y={15 - height}
                width="5.5"
                height={height}
                rx="1"
              />
            );
          })}
        </svg>
      )}
      <span>{word}</span>
    </span>
  );
}
