import { createFileRoute } from '@tanstack/react-router';
import { TreatmentPlan } from '../features/inquiries/record/treatment-plan.tsx';
import { capacityOptions } from '../features/inquiries/status/status.data.ts';
import { prefetchFor } from '../platform/prefetch-for.ts';

/** An inquiry's treatment plan. */
export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId/treatment-plan')({
  loader: () => prefetchFor('capacity:read', capacityOptions()),
  component: () => <TreatmentPlan opportunityId={Route.useParams().opportunityId} />,
});
