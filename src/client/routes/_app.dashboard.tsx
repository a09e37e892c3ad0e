import { createFileRoute } from '@tanstack/react-router';
import { MyNumbers } from '../features/analytics/my-numbers.tsx';
import { AdmitsToday } from '../features/census/admits-today.tsx';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { OwnProcessing } from '../features/documents/own-processing.tsx';
import { OwnInquiries } from '../features/inquiries/own-inquiries.tsx';
import { ReadyToDischarge } from '../features/inquiries/status/ready-to-discharge.tsx';
import { Unanswered } from '../features/inquiries/unanswered.tsx';
import { SetupList } from '../features/setup/setup-list.tsx';
import { DueTasks } from '../features/tasks/due-tasks.tsx';
import { WIDGET_KINDS } from './-widget-kinds.tsx';

export const Route = createFileRoute('/_app/dashboard')({
  component: () => (
    <Dashboard
      kinds={WIDGET_KINDS}
      numbers={<MyNumbers />}
      myDay={
        <>
          <SetupList />
          <Unanswered />
          <DueTasks />
          <AdmitsToday />
          <ReadyToDischarge />
          <OwnProcessing />
          <OwnInquiries />
        </>
      }
    />
  ),
});
