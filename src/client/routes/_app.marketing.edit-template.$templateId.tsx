import { createFileRoute } from '@tanstack/react-router';
import { StoredTemplate } from '../features/email-templates/editor/open-template.tsx';
import { templateOptions } from '../features/email-templates/email-templates.data.ts';
import { prefetchFor } from '../platform/prefetch-for.ts';

export const Route = createFileRoute('/_app/marketing/edit-template/$templateId')({
  loader: ({ params }) => prefetchFor('marketing:read', templateOptions(params.templateId)),
  component: () => {
    const { templateId } = Route.useParams();
    return <StoredTemplate key={templateId} id={templateId} />;
  },
});
