/** The button that begins and ends the questions. */
import { useAskLabel } from './label.ts';
import './askButton.css';

interface Props {
  readonly on: boolean;
  toggle(): void;
  readonly className: string;
  /** Only the sign is seen. */
  readonly short?: boolean;
}

export function AskButton({ on, toggle, className, short = false }: Props) {
  const t = useAskLabel();
  return (
    <button
      type="button"
      className={`${className} ask-button`}
      aria-pressed={on}
      aria-label={short ? t.button : undefined}
      title={t.title}
      onClick={toggle}
      data-ask-mode={on}
    >
      <b aria-hidden="true" className="ask-sign">
        ?
      </b>
      {!short && <span>{t.button}</span>}
    </button>
  );
}
