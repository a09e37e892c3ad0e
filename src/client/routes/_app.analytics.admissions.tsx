import { createFileRoute } from '@tanstack/react-router';
import { analyticsRoute } from '../features/analytics/analytics-route.ts';
import { AnalyticsScreen } from '../features/analytics/analytics-screen.tsx';

export const Route = createFileRoute('/_app/analytics/admissions')({
  ...analyticsRoute,
  component: () => <AnalyticsScreen tab="admissions" />,
});
