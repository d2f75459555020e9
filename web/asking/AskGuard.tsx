/** An answer that cannot be drawn, or whose part of the app cannot be loaded, takes nothing along: it says so, and the next question is tried again. */
import { Component, Suspense, type ReactNode } from 'react';
import { preferences } from '../prefs/preferences.ts';
import type { RulesQuestion } from './answer.ts';
import { askLabels } from './label.ts';

interface Props {
  /** What is asked, and of which position: with another it is drawn anew. */
  readonly about: RulesQuestion | undefined;
  readonly at: number;
  readonly docked: boolean;
  close(): void;
  readonly children: ReactNode;
}

interface State {
  readonly about: RulesQuestion | undefined;
  readonly at: number;
  readonly broken: boolean;
}

export class AskGuard extends Component<Props, State> {
  override state: State = { about: this.props.about, at: this.props.at, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ about, at }: Props, state: State): State | null {
    return about === state.about && at === state.at ? null : { about, at, broken: false };
  }

  override render(): ReactNode {
    const { docked, close, children } = this.props;
    if (!this.state.broken) return <Suspense>{children}</Suspense>;
    const a = askLabels[preferences().language];
    return (
      <section className="ask-panel" data-docked={docked} aria-label={a.button}>
        <p role="status">{a.broken}</p>
        <button type="button" className="button" onClick={close}>
          {a.close}
        </button>
      </section>
    );
  }
}
