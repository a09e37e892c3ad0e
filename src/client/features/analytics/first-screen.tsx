import { Navigate } from '@tanstack/react-router';
import { useAnalyticsTabs } from './analytics-tabs.ts';

/** Leads to the first screen of Analytics that this person may see, once it is known which. */
export function FirstScreen() {
  const [tab] = useAnalyticsTabs();
  return tab ? <Navigate to={`/analytics/${tab}`} replace /> : null;
}
