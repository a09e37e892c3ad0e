import { createFileRoute } from '@tanstack/react-router';
import { caseDetailsOptions } from '../features/case-details/case-details.data.ts';
import { CaseDetailsTab } from '../features/case-details/case-details-tab.tsx';
import { originsOptions } from '../features/suggestions/suggestions.data.ts';
import { useOrigins } from '../features/suggestions/use-origins.tsx';
import { prefetchFor } from '../platform/prefetch-for.ts';

/** An inquiry's case details. */
export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId/case-details')({
  loader: ({ params }) => prefetchFor('inquiries:case_details', caseDetailsOptions(params.opportunityId)),
  component: () => <CaseDetails opportunityId={Route.useParams().opportunityId} />,
});

function CaseDetails({ opportunityId }: { opportunityId: string }) {
  return <CaseDetailsTab opportunityId={opportunityId} under={useOrigins(originsOptions(opportunityId))} />;
}
