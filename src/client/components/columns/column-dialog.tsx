import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { ColumnList } from './column-list.tsx';
import type { ColumnChoosing } from './columns.ts';

/** 'Customize columns': what is chosen here is a draft until Apply. */
export function ColumnDialog({
  columns,
  required,
  chosen,
  onChange,
  onClose,
}: ColumnChoosing & { onClose: () => void }) {
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
      dirty={draft.join() !== chosen.join()}
      onClose={onClose}
      footer={(requestClose) => (
        <>
          <Button onClick={requestClose}>{uiMessages.cancel}</Button>
          <Button kind="primary" onClick={apply}>
            {uiMessages.apply}
          </Button>
        </>
      )}
    >
      <ColumnList columns={columns} required={required} chosen={draft} onChange={setDraft} />
    </Modal>
  );
}
