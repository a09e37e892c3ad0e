import { createFileRoute } from '@tanstack/react-router';
import { TreatmentPlan } from '../features/inquiries/record/treatment-plan.tsx';

export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId/treatment-plan')({
  component: () => <TreatmentPlan opportunityId={Route.useParams().opportunityId} />,
});
