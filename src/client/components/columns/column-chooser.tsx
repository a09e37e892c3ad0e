import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import type { ColumnChoosing } from './columns.ts';

const ColumnDialog = drawnLater(async () => (await import('./column-dialog.tsx')).ColumnDialog);

/** The button that opens 'Customize columns': which columns a list shows, 1 to 8, and in which order. */
export function ColumnChooser(props: ColumnChoosing) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button icon={<IconColumns3 size={18} stroke={1.75} aria-hidden />} onClick={() => setOpened(true)}>
        {text.columns}
      </Button>
      {opened && <ColumnDialog {...props} onClose={() => setOpened(false)} />}
    </>
  );
}
