import { AdmitsToday } from '../features/census/admits-today.tsx';
import { OwnProcessing } from '../features/documents/own-processing.tsx';
import { OwnInquiries } from '../features/inquiries/own-inquiries.tsx';
import { ReadyToDischarge } from '../features/inquiries/status/ready-to-discharge.tsx';
import { DueVisits } from '../features/referral-sources/due-visits.tsx';

/** What of a person's day stands below the calls and tasks that wait for them. */
export function RestOfMyDay() {
  return (
    <>
      <AdmitsToday />
      <ReadyToDischarge />
      <OwnProcessing />
      <OwnInquiries />
      <DueVisits />
    </>
  );
}
