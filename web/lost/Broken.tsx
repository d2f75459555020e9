/** Catches a drawing that failed, says so in words and offers a fresh start. React asks for a class here. */
import { Component, type ReactNode } from 'react';
import { textsNow } from '../text/index.ts';

interface Props {
  readonly children: ReactNode;
}

export class Broken extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const t = textsNow();
    return (
      <div className="waiting-page" role="alert">
        <h1>{t.lost.broken}</h1>
        <p>{t.lost.brokenText}</p>
        <button type="button" className="button go large" onClick={() => location.reload()}>
          {t.lost.reload}
        </button>
      </div>
    );
  }
}
