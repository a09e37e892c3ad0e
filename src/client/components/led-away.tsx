import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Leads from a page that somebody may not see to another, and says so: who followed a link looks for what it names. */
export function LedAway({ to }: { to: string }) {
  useEffect(() => {
    toast.common(text.page_not_shown);
  }, []);
  return <Navigate to={to} replace />;
}
