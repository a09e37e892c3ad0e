import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every address no route has leads to the dashboard. */
export const Route = createFileRoute('/_app/$')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true });
  },
});
