import { createFileRoute } from '@tanstack/react-router';
import { DUPLICATE_KINDS } from '#shared/features/duplicates/duplicates.schemas.ts';
import { DuplicatesPage } from '../features/duplicates/duplicates-page.tsx';

/** Records that are probably the same. */
export const Route = createFileRoute('/_app/duplicates')({
  // Whether it is a kind is judged where it is used: this part of a route is loaded with every page.
  validateSearch: (raw: Record<string, unknown>): { kind?: string } =>
    typeof raw.kind === 'string' ? { kind: raw.kind } : {},
  component: Duplicates,
});

function Duplicates() {
  const { kind } = Route.useSearch();
  return <DuplicatesPage asked={DUPLICATE_KINDS.find((each) => each === kind)} />;
}
