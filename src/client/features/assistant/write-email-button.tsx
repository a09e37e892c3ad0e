import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordActions } from '#client/components/record-actions.ts';
import type { ChosenSource } from '#client/components/referral-pickers.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { assistantMessages as text } from '#shared/features/assistant/assistant.messages.ts';

const EmailDialog = drawnLater(async () => (await import('./email-dialog.tsx')).EmailDialog);

/** Opens the dialog that writes an e-mail to a source; nothing for a role the assistant does not serve. */
export function WriteEmailButton({ source }: { source: ChosenSource }) {
  const mayUse = useMay('assistant:use');
  const [open, setOpen] = useState(false);
  useRecordActions(mayUse ? [{ key: 'email', label: text.write_email, onSelect: () => setOpen(true) }] : []);
  if (!mayUse) return null;
  return (
    <>
      <Button icon={<IconSparkles size={18} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {text.write_email}
      </Button>
      {open && <EmailDialog source={source} onClose={() => setOpen(false)} />}
    </>
  );
}
