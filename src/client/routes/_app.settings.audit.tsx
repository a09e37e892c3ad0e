import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ListScreen } from '../components/list/list-screen.tsx';
import { prefetchList } from '../components/list/prefetch-list.ts';
import type { AuditEntry } from '../features/audit/audit.data.ts';
import { auditList } from '../features/audit/audit.list.tsx';
import { listRoute } from '../platform/list-memory.ts';

const EntryDialog = drawnLater(async () => (await import('../features/audit/entry-dialog.tsx')).EntryDialog);

export const Route = createFileRoute('/_app/settings/audit')({
  ...listRoute('audit'),
  loader: ({ deps }) => prefetchList(auditList, deps),
  component: Audit,
});

/** Who did what to which record. */
function Audit() {
  const [entry, setEntry] = useState<AuditEntry | null>(null);
  return (
    <>
      <ListScreen list={auditList} onOpen={setEntry} />
      {entry && <EntryDialog entry={entry} onClose={() => setEntry(null)} />}
    </>
  );
}
