import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every other address of the outreach area. */
export const Route = createFileRoute('/_app/outreach/$')({
  beforeLoad: () => {
    throw redirect({ to: '/outreach/referral-sources', replace: true });
  },
});
