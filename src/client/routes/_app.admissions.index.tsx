import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/admissions/')({
  beforeLoad: () => {
    throw redirect({ to: '/admissions/inquiries', replace: true });
  },
});
