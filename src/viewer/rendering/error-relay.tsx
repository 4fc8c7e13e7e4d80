import { Component, type ReactNode } from 'react';

interface ErrorRelayProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/** The scene is a tree of its own, whose errors the page's boundaries do not see: this hands them over. */
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
