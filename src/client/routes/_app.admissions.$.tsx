import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every other address of the admissions area: its tabs that open later, and what nobody knows. */
export const Route = createFileRoute('/_app/admissions/$')({
  beforeLoad: () => {
    throw redirect({ to: '/admissions/inquiries', replace: true });
  },
});
