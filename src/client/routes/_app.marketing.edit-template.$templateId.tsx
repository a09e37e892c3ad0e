import { createFileRoute } from '@tanstack/react-router';
import { StoredTemplate } from '../features/email-templates/editor/open-template.tsx';
import { templateOptions } from '../features/email-templates/email-templates.data.ts';
import { prefetchFor } from '../platform/prefetch-for.ts';

export const Route = createFileRoute('/_app/marketing/edit-template/$templateId')({
  // What is opened was asked for when it was opened, not when the pointer passed over a link to it.
  preload: false,
  loader: ({ params }) => prefetchFor('marketing:read', templateOptions(params.templateId)),
  component: () => {
    const { templateId } = Route.useParams();
    return <StoredTemplate key={templateId} id={templateId} />;
  },
});
