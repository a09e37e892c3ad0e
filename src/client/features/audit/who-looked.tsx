import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordActions } from '#client/components/record-actions.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import type { AuditedRecord } from './audit.data.ts';

/** What every deed is called weighs more than the page it is asked from. */
export const WhoLookedDialog = drawnLater(async () => (await import('./who-looked-dialog.tsx')).WhoLookedDialog);

/** Asks for the history, for those who may know it. */
export function WhoLooked({ of }: { of: AuditedRecord }) {
  const allowed = useMay('audit:record');
  const [opened, setOpened] = useState(false);
  useRecordActions(allowed ? [{ key: 'looked', label: text.who_looked, onSelect: () => setOpened(true) }] : []);
  if (!allowed) return null;
  return (
    <>
      <Button icon={<IconEye size={18} stroke={1.75} aria-hidden />} onClick={() => setOpened(true)}>
        {text.who_looked}
      </Button>
      {opened && <WhoLookedDialog of={of} onClose={() => setOpened(false)} />}
    </>
  );
}
