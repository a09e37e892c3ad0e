import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { PeekPanel } from '#client/ui/layers/peek-panel.tsx';
import { SlidePanel } from '#client/ui/layers/slide-panel.tsx';
import { SuccessDialog } from '#client/ui/layers/success-dialog.tsx';
import classes from './kitchen-sink.module.css';
import { SampleWizard } from './sample-wizard.tsx';

type Layer = 'modal' | 'confirm' | 'success' | 'panel' | 'peek' | 'wizard' | 'full';

/** Every layer that opens over the page, and the toasts. */
export function DialogSection() {
  const [open, setOpen] = useState<Layer>();
  const [name, setName] = useState('');
  const close = () => {
    setOpen(undefined);
    setName('');
  };
  return (
    <Card title="Dialogs, panels and toasts">
      <div className={classes.row}>
        <Button onClick={() => setOpen('modal')}>Open a dialog</Button>
        <Button onClick={() => setOpen('full')}>Open a full dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Ask to confirm</Button>
        <Button onClick={() => setOpen('success')}>Show success</Button>
        <Button onClick={() => setOpen('panel')}>Open a panel</Button>
        <Button onClick={() => setOpen('peek')}>Peek</Button>
        <Button onClick={() => setOpen('wizard')}>Start a wizard</Button>
        <Button onClick={() => toast.common('Document is still being read.')}>Common toast</Button>
        <Button onClick={() => toast.success('Inquiry created successfully.')}>Success toast</Button>
        <Button
          onClick={() =>
            toast.error('Error updating the status.', {
              action: { label: 'Undo', onAction: () => toast.common('Undone') },
            })
          }
        >
          Error toast
        </Button>
      </div>
      <Modal
        opened={open === 'modal'}
        title="Edit Details"
        dirty={name !== ''}
        onClose={close}
        footer={(requestClose) => (
          <>
            <Button onClick={requestClose}>Cancel</Button>
            <Button kind="primary" disabled={name === ''} onClick={close}>
              Save
            </Button>
          </>
        )}
      >
        <TextField
          label="Name"
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
      </Modal>
      <Modal opened={open === 'full'} title="Primary metrics" size="full" onClose={close}>
        Please select a card on the left for details
      </Modal>
      <ConfirmDialog
        opened={open === 'confirm'}
        title="Delete this document?"
        confirmLabel="Delete"
        danger
        onConfirm={close}
        onCancel={close}
      >
        Its answers stay, marked as coming from a deleted document.
      </ConfirmDialog>
      <SuccessDialog opened={open === 'success'} title="Password changed successfully!" onClose={close} />
      <SlidePanel opened={open === 'panel'} title="Admits on Mon, 05/12" size="big" onClose={close}>
        North House: 2 of 16
      </SlidePanel>
      <PeekPanel opened={open === 'peek'} title="Maria Lopez" onClose={close}>
        Pre Assessment, created 05/10/2026
      </PeekPanel>
      <Modal opened={open === 'wizard'} title="Add Inquiry" size="big" onClose={close}>
        <SampleWizard onDone={close} />
      </Modal>
    </Card>
  );
}
