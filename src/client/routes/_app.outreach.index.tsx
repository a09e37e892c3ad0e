import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/outreach/')({
  beforeLoad: () => {
    throw redirect({ to: '/outreach/referral-sources', replace: true });
  },
});
