import { Component, type ReactNode } from 'react';

interface ErrorRelayProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/**
 * The scene is a separate React tree, whose errors do not reach the boundaries of the page: this component
 * passes them on.
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
