import { createFileRoute } from '@tanstack/react-router';
import { inquiryOptions, notesOptions } from '../features/inquiries/inquiries.data.ts';
import { InquiryPage } from '../features/inquiries/inquiry-page.tsx';
import { queryClient } from '../platform/query-client.ts';

/** An inquiry's overview, and every other address below it. */
export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId/$')({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(inquiryOptions(params.opportunityId));
    void queryClient.prefetchQuery(notesOptions(params.opportunityId));
  },
  component: () => {
    const { opportunityId } = Route.useParams();
    return <InquiryPage opportunityId={opportunityId} />;
  },
});
