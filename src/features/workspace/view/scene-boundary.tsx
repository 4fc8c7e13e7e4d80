/**
 * Error boundary of the 3D view: after an error it calls `onFailed`, and the workspace shows the plan
 * instead.
 */
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
