import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';

/** Leads from a page that the role does not see to another, and says so: who followed a link looks for what it names. */
export function LedAway({ to }: { to: string }) {
  useEffect(() => {
    toast.common(text.not_shown);
  }, []);
  return <Navigate to={to} replace />;
}
