import { createFileRoute, Outlet } from '@tanstack/react-router';
import { LedAway } from '../components/led-away.tsx';
import { useRefused } from '../platform/organization.ts';

export const Route = createFileRoute('/_app/marketing')({ component: Marketing });

/** The marketing area; whose role or organization has none of it is led to the dashboard (C-7). */
function Marketing() {
  const refused = useRefused();
  return refused('marketing:read') ? <LedAway to="/dashboard" /> : <Outlet />;
}
