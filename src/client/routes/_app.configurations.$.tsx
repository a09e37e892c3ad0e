import { createFileRoute, redirect } from '@tanstack/react-router';
import { CONFIGURATIONS, firstPage } from '../features/navigation/first-page.ts';
import { refusedAsOpened } from '../platform/organization.ts';

/** Every other address of the configurations shows their first tab. */
export const Route = createFileRoute('/_app/configurations/$')({
  beforeLoad: () => {
    throw redirect({ to: firstPage(CONFIGURATIONS, refusedAsOpened), replace: true });
  },
});
