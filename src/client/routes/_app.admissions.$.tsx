import { createFileRoute, redirect } from '@tanstack/react-router';
import { ADMISSIONS, firstPage } from '../features/navigation/first-page.ts';
import { refusedAsOpened } from '../platform/organization.ts';

/** Every other address of the admissions area: its tabs that open later, and what nobody knows. */
export const Route = createFileRoute('/_app/admissions/$')({
  beforeLoad: () => {
    throw redirect({ to: firstPage(ADMISSIONS, refusedAsOpened), replace: true });
  },
});
