/** Asks once before something that cannot be taken back. */
import { createPortal } from 'react-dom';
import { useModal } from './useModal.ts';
import './sure.css';

interface Props {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly grave?: boolean;
  onYes(): void;
  close(): void;
}

export function Sure({ question, yes, no, grave = false, onYes, close }: Props) {
  const dialog = useModal();
  return createPortal(
    <dialog ref={dialog} className="sure" aria-labelledby="sure-question" onClose={close}>
      <div className="sure-inside">
        <p id="sure-question">{question}</p>
        <div className="sure-answers">
          <button type="button" className="button" autoFocus onClick={() => dialog.current?.close()}>
            {no}
          </button>
          <button
            type="button"
            className={`button ${grave ? 'grave' : 'primary'}`}
            onClick={() => {
              dialog.current?.close();
              onYes();
            }}
          >
            {yes}
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
