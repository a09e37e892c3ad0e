import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { activitiesMessages as text } from '../../../shared/features/activities/activities.messages.ts';
import type { ChosenContact, ChosenSource } from '../../components/referral-pickers.ts';
import { useMay } from '../../platform/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { AddActivityDialog } from './add-activity-dialog.tsx';

interface LogActivityButtonProps {
  source: ChosenSource;
  contact?: ChosenContact;
}

/** Logs an activity of a source from where one of its contacts is looked at; nothing for a role that only reads. */
export function LogActivityButton({ source, contact }: LogActivityButtonProps) {
  const mayWrite = useMay('outreach:write');
  const [adding, setAdding] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setAdding(true)}>
        {text.add_activity}
      </Button>
      {adding && <AddActivityDialog source={source} contact={contact} onClose={() => setAdding(false)} />}
    </>
  );
}
