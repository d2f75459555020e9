/** A board that fails to draw must not stop the game: the choice list still plays it, and the next position tries again. */
import { Component, type ReactNode } from 'react';
import { textsNow } from '../text/index.ts';

interface Props {
  readonly version: number;
  readonly children: ReactNode;
}

interface State {
  readonly version: number;
  readonly broken: boolean;
}

export class BoardGuard extends Component<Props, State> {
  override state: State = { version: this.props.version, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ version }: Props, state: State): State | null {
    return version === state.version ? null : { version, broken: false };
  }

  override render(): ReactNode {
    return this.state.broken ? <p className="board-broken">{textsNow().lost.broken}</p> : this.props.children;
  }
}
