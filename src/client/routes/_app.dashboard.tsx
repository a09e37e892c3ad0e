import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { OwnProcessing } from '../features/documents/own-processing.tsx';
import { OwnInquiries } from '../features/inquiries/own-inquiries.tsx';
import { ReadyToDischarge } from '../features/inquiries/ready-to-discharge.tsx';

export const Route = createFileRoute('/_app/dashboard')({
  component: () => (
    <Dashboard>
      <OwnInquiries />
      <ReadyToDischarge />
      <OwnProcessing />
    </Dashboard>
  ),
});
