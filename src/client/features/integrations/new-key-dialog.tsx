import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/feedback/copy-text.ts';
import { Modal } from '#client/ui/layers/modal.tsx';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { exampleRequest } from './example-request.ts';
import type { NewWebhookKey } from './integrations.data.ts';
import classes from './integrations.module.css';

interface NewKeyDialogProps {
  made: NewWebhookKey;
  address: string;
  onClose: () => void;
}

/** A new key with its secret, shown this once, and a request that is signed with it. */
export function NewKeyDialog({ made, address, onClose }: NewKeyDialogProps) {
  return (
    <Modal
      opened
      shownOnce
      title={text.new_key_title}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {uiMessages.close}
        </Button>
      }
    >
      <p className={classes.hint}>{text.new_key_hint}</p>
      <Copied what={text.key_id} value={made.key_id} />
      <Copied what={text.secret} value={made.secret} />
      <p className={classes.hint}>{text.example_hint}</p>
      <Copied what={text.example} value={exampleRequest(address, made)} />
    </Modal>
  );
}

/** A text to be taken along. */
function Copied({ what, value }: { what: string; value: string }) {
  return (
    <section className={classes.copied} aria-label={what}>
      <div className={classes.head}>
        <h3 className={classes.name}>{what}</h3>
        <Button kind="quiet" aria-label={format(text.copy_named, { what })} onClick={() => void copyText(value)}>
          {text.copy}
        </Button>
      </div>
      <pre className={classes.code}>{value}</pre>
    </section>
  );
}
