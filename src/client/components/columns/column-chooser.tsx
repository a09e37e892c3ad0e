import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { ColumnList } from './column-list.tsx';
import type { ColumnChoice } from './columns.ts';

interface ColumnChooserProps {
  /** Every column the list can show. */
  columns: readonly ColumnChoice[];
  /** The one that is always shown. */
  required: string;
  /** The ids shown now, in their order. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The button that opens 'Customize columns': which columns a list shows, 1 to 8, and in which order. */
export function ColumnChooser(props: ColumnChooserProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button icon={<IconColumns3 size={18} stroke={1.75} aria-hidden />} onClick={() => setOpened(true)}>
        {text.columns}
      </Button>
      {opened && <ChooserDialog {...props} onClose={() => setOpened(false)} />}
    </>
  );
}

function ChooserDialog({ columns, required, chosen, onChange, onClose }: ColumnChooserProps & { onClose: () => void }) {
  const [draft, setDraft] = useState(chosen);
  const apply = () => {
    onChange([...draft]);
    onClose();
  };
  return (
    <Modal
      opened
      title={text.columns_title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button kind="primary" onClick={apply}>
            {uiMessages.apply}
          </Button>
        </>
      }
    >
      <ColumnList columns={columns} required={required} chosen={draft} onChange={setDraft} />
    </Modal>
  );
}
