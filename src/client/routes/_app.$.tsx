import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLater } from '../platform/later-routes.ts';

/** Every address no route has: an area that opens later leads to the inquiries, an unknown one to the dashboard. */
export const Route = createFileRoute('/_app/$')({
  beforeLoad: ({ location }) => {
    throw redirect({ to: isLater(location.pathname) ? '/admissions/inquiries' : '/dashboard', replace: true });
  },
});
