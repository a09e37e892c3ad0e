import { createFileRoute } from '@tanstack/react-router';
import { templatesOptions } from '../features/email-templates/email-templates.data.ts';
import { TemplatesPage } from '../features/email-templates/templates/templates-page.tsx';
import { prefetchFor } from '../platform/prefetch-for.ts';

export const Route = createFileRoute('/_app/marketing/templates')({
  validateSearch: ({ template }: Record<string, unknown>): { template?: string } =>
    typeof template === 'string' && template.length <= 64 ? { template } : {},
  loader: () => prefetchFor('marketing:read', templatesOptions()),
  component: Templates,
});

function Templates() {
  const { template } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TemplatesPage
      chosen={template}
      onChoose={(id) => void navigate({ search: { template: id }, replace: true, resetScroll: false })}
    />
  );
}
