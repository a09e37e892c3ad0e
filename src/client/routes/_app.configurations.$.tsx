import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every other address of the configurations shows the Admissions tab. */
export const Route = createFileRoute('/_app/configurations/$')({
  beforeLoad: () => {
    throw redirect({ to: '/configurations/admissions', replace: true });
  },
});
