import { createFileRoute } from '@tanstack/react-router';
import { caseDetailsOptions } from '../features/case-details/case-details.data.ts';
import { CaseDetailsTab } from '../features/case-details/case-details-tab.tsx';
import { queryClient } from '../platform/query-client.ts';

/** An inquiry's case details. */
export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId/case-details')({
  loader: ({ params }) => void queryClient.prefetchQuery(caseDetailsOptions(params.opportunityId)),
  component: () => <CaseDetailsTab opportunityId={Route.useParams().opportunityId} />,
});
