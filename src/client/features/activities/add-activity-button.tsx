import { useState } from 'react';
import { useRecordActions } from '#client/components/record-actions.ts';
import type { ChosenContact, ChosenSource } from '#client/components/referral-pickers.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';

const AddActivityDialog = drawnLater(async () => (await import('./add-activity-dialog.tsx')).AddActivityDialog);

interface AddActivityButtonProps {
  source: ChosenSource;
  /** Whom it is logged from, where that is not the source itself. */
  contact?: ChosenContact;
}

/** Logs an activity from a source or a contact, the first thing done there; nothing for a role that only reads outreach. */
export function AddActivityButton({ source, contact }: AddActivityButtonProps) {
  const mayWrite = useMay('outreach:write');
  const [adding, setAdding] = useState(false);
  useRecordActions(mayWrite ? [{ key: 'activity', label: text.log_activity, onSelect: () => setAdding(true) }] : []);
  if (!mayWrite) return null;
  return (
    <>
      <Button kind="primary" onClick={() => setAdding(true)}>
        {text.log_activity}
      </Button>
      {adding && <AddActivityDialog source={source} {...(contact && { contact })} onClose={() => setAdding(false)} />}
    </>
  );
}
