import { createFileRoute } from '@tanstack/react-router';
import { VisitPage } from '../features/activities/visit-page.tsx';
import { PICKERS } from './-referral-pickers.ts';

/** Logs a visit, from a phone's home screen. */
export const Route = createFileRoute('/_app/outreach/visit')({
  component: () => <VisitPage SourcePicker={PICKERS.Source} />,
});
