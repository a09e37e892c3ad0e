import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/configurations/')({
  beforeLoad: () => {
    throw redirect({ to: '/configurations/admissions', replace: true });
  },
});
