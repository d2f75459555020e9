/** What fails to draw, or to load, takes nothing along: something else stands in its place until there is something new to draw. */
import { Component, type ReactNode } from 'react';

interface Props {
  /** With another one it is tried again. */
  readonly version: unknown;
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly version: unknown;
  readonly broken: boolean;
}

export class Guard extends Component<Props, State> {
  override state: State = { version: this.props.version, broken: false };

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ version }: Props, state: State): State | null {
    return version === state.version ? null : { version, broken: false };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
