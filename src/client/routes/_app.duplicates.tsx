import { createFileRoute } from '@tanstack/react-router';
import { DUPLICATE_KINDS } from '#shared/features/duplicates/duplicate-kinds.ts';
import type { DuplicateKind } from '#shared/features/duplicates/duplicates.schemas.ts';
import { DuplicatesPage } from '../features/duplicates/duplicates-page.tsx';

/** Records that are probably the same. */
export const Route = createFileRoute('/_app/duplicates')({
  validateSearch: (raw: Record<string, unknown>): { kind?: DuplicateKind } =>
    DUPLICATE_KINDS.includes(raw.kind as DuplicateKind) ? { kind: raw.kind as DuplicateKind } : {},
  component: () => <DuplicatesPage asked={Route.useSearch().kind} />,
});
