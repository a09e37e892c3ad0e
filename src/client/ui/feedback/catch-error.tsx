import { Component, type ReactNode } from 'react';

interface CatchErrorProps {
  children: ReactNode;
  /** What stands there instead; `again` draws the children once more. */
  fallback: (error: unknown, again: () => void) => ReactNode;
}

/** Keeps what could not be drawn from taking the page with it. Only a class can, in React. */
export class CatchError extends Component<CatchErrorProps, { failed?: { reason: unknown } }> {
  static getDerivedStateFromError = (reason: unknown) => ({ failed: { reason } });
  override state: { failed?: { reason: unknown } } = {};
  override render(): ReactNode {
    const { failed } = this.state;
    return failed
      ? this.props.fallback(failed.reason, () => this.setState({ failed: undefined }))
      : this.props.children;
  }
}
