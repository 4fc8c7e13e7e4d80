import { Component, type ReactNode } from 'react';

interface ErrorRelayProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/**
 * Passes errors in the scene to the page: the scene is a separate React tree, so its errors do not reach the
 * page's error boundaries.
 */
export class ErrorRelay extends Component<ErrorRelayProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
