import { useState } from 'react';
import type { ChosenSource } from '#client/components/referral-pickers.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { activitiesMessages as text } from '#shared/features/activities/activities.messages.ts';
import { format } from '#shared/platform/define-messages.ts';

const AddActivityDialog = drawnLater(async () => (await import('./add-activity-dialog.tsx')).AddActivityDialog);

/** Logs an activity of one source among many. */
export function LogVisit({ source }: { source: ChosenSource }) {
  const mayWrite = useMay('outreach:write');
  const [adding, setAdding] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button aria-label={format(text.log_activity_of, { name: source.referral_name })} onClick={() => setAdding(true)}>
        {text.log_activity}
      </Button>
      {adding && <AddActivityDialog source={source} onClose={() => setAdding(false)} />}
    </>
  );
}
