import { createFileRoute, redirect } from '@tanstack/react-router';
import { ADMISSIONS, firstPage } from '../features/navigation/first-page.ts';
import { refusedAsOpened } from '../platform/organization.ts';

export const Route = createFileRoute('/_app/admissions/')({
  beforeLoad: () => {
    throw redirect({ to: firstPage(ADMISSIONS, refusedAsOpened), replace: true });
  },
});
