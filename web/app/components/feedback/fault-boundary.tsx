import { Component, type ReactNode } from 'react';

type FaultBoundaryProps = {
  /** Shown in place of the failed content. */
  readonly fallback: ReactNode;
  /** Identifies the content; new content is tried again. */
  readonly of: unknown;
  readonly children: ReactNode;
};
type FaultBoundaryState = { readonly hasFailed: boolean };

/** Keeps a fault in one part of a page from replacing the whole page. */
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
