import { Button } from '#client/ui/button.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import classes from './why-dialog.module.css';

/** A row that could not be changed. */
export interface Refusal {
  id: string;
  name: string;
  reason: string;
}

/** Each row that a bulk change left as it was, and why; closed while there are none to show. */
export function WhyDialog({ refusals, onClose }: { refusals: readonly Refusal[] | null; onClose: () => void }) {
  return (
    <Modal
      opened={refusals !== null}
      title={text.bulk_why_title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <dl className={classes.rows}>
        {refusals?.map(({ id, name, reason }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
