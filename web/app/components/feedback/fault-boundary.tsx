import { Component, type ReactNode } from 'react';

type FaultBoundaryProps = {
  /** Takes the place of what failed. */
  readonly fallback: ReactNode;
  /** What the content is made of; a new one is tried again. */
  readonly of: unknown;
  readonly children: ReactNode;
};
type FaultBoundaryState = { readonly hasFailed: boolean };

/** Keeps a fault in one part of a page from taking the page. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state: FaultBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): FaultBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: FaultBoundaryProps): void {
    if (this.state.hasFailed && previous.of !== this.props.of) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
