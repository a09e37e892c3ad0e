import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { AddFromUsers } from './add-from-users.tsx';
import type { ConfiguredList } from './configured-list.ts';
import { ListCard } from './list-card.tsx';

/** A list of staff: plain names, added one by one or from the people with an account. */
export function StaffCard({ list }: { list: ConfiguredList }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <ListCard
      list={list}
      mayWrite={useMay('config_staff:write')}
      actions={(add, entries) => (
        <>
          <Button
            kind="quiet"
            icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {text.add_from_users}
          </Button>
          {choosing && (
            <AddFromUsers
              listed={entries}
              onClose={() => setChoosing(false)}
              onChoose={(names) => {
                setChoosing(false);
                add(names);
              }}
            />
          )}
        </>
      )}
    />
  );
}
