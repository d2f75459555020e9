/** Something nice to have: where it fails to draw there is nothing, and the rest of the page goes on. */
import { Component, type ReactNode } from 'react';

export class Optional extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
