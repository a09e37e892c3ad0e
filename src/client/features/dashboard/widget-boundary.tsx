import { Component, type ReactNode } from 'react';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { dashboardMessages as text } from '#shared/features/dashboard/dashboard.messages.ts';

interface WidgetBoundaryProps {
  children: ReactNode;
}

/** Keeps a widget that can't be drawn from taking the dashboard with it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorBanner message={text.widget_failed} onRetry={() => this.setState({ failed: false })} />;
  }
}
