import { createFileRoute } from '@tanstack/react-router';
import { DuplicatesPage } from '../features/duplicates/duplicates-page.tsx';

/** Records that are probably the same. */
export const Route = createFileRoute('/_app/duplicates')({
  // Which kinds there are is judged where they are shown: this part of a route is loaded with every page.
  validateSearch: (raw: Record<string, unknown>): { kind?: string } =>
    typeof raw.kind === 'string' ? { kind: raw.kind } : {},
  component: () => <DuplicatesPage asked={Route.useSearch().kind} />,
});
