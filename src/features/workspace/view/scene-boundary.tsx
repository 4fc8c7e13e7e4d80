/** Error boundary of the view: if the view fails, the plan is shown and the workspace continues. */
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface SceneBoundaryProps {
  onFailed: () => void;
  children: ReactNode;
}

export class SceneBoundary extends Component<SceneBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
