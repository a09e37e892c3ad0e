import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every other address of the settings shows the account. */
export const Route = createFileRoute('/_app/settings/$')({
  beforeLoad: () => {
    throw redirect({ to: '/settings', replace: true });
  },
});
