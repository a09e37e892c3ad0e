import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { OwnProcessing } from '../features/documents/own-processing.tsx';
import { OwnInquiries } from '../features/inquiries/own-inquiries.tsx';

export const Route = createFileRoute('/_app/dashboard')({
  component: () => (
    <Dashboard>
      <OwnInquiries />
      <OwnProcessing />
    </Dashboard>
  ),
});
