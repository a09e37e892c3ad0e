import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { inquiriesMessages as text } from '../../shared/features/inquiries/inquiries.messages.ts';
import { Attaching } from '../features/documents/attaching.ts';
import { UploadDialog } from '../features/documents/upload-dialog.tsx';
import { inquiryOptions, notesOptions } from '../features/inquiries/inquiries.data.ts';
import { InquiryPage } from '../features/inquiries/inquiry-page.tsx';
import { clientHref } from '../platform/links.ts';
import { useMay } from '../platform/organisation.ts';
import { queryClient } from '../platform/query-client.ts';
import { Button } from '../ui/button.tsx';

/** What all tabs of an inquiry stand in. */
export const Route = createFileRoute('/_app/admissions/inquiry/$opportunityId')({
  loader: ({ params }) => {
    void queryClient.prefetchQuery(inquiryOptions(params.opportunityId));
    void queryClient.prefetchQuery(notesOptions(params.opportunityId));
  },
  component: () => {
    const { opportunityId } = Route.useParams();
    return <Inquiry key={opportunityId} opportunityId={opportunityId} />;
  },
});

function Inquiry({ opportunityId }: { opportunityId: string }) {
  const mayAttach = useMay('documents:write');
  const mayReadClients = useMay('clients:read');
  const navigate = useNavigate();
  const { data: inquiry } = useQuery(inquiryOptions(opportunityId));
  const [uploading, setUploading] = useState(false);
  const client = mayReadClients ? inquiry?.patient_id : undefined;
  const attach = mayAttach ? () => setUploading(true) : undefined;
  return (
    <Attaching value={attach}>
      <InquiryPage
        opportunityId={opportunityId}
        actions={
          <>
            {attach && <Button onClick={attach}>{text.attach_documents}</Button>}
            {client && <Button onClick={() => void navigate({ to: clientHref(client) })}>{text.view_client}</Button>}
          </>
        }
      >
        <Outlet />
      </InquiryPage>
      <UploadDialog opportunityId={opportunityId} opened={uploading} onClose={() => setUploading(false)} />
    </Attaching>
  );
}
