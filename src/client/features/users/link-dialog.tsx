import type { inferRouterOutputs } from '@trpc/server';
import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/feedback/copy-text.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import type { AppRouter } from '#server/app-router.ts';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './users.module.css';

export type MadeLink = inferRouterOutputs<AppRouter>['users']['makeLink'];

const LIVES = { invitation: text.link_life_invitation, reset: text.link_life_reset };

/** The link that sets somebody's password, for an administrator to hand over. */
export function LinkDialog({ name, made, onClose }: { name: string; made: MadeLink; onClose: () => void }) {
  return (
    <Modal
      opened
      title={text.link_title}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {text.link_close}
        </Button>
      }
    >
      <div className={classes.stack}>
        <p className={classes.hint}>{format(text.link_text, { name, life: LIVES[made.purpose] })}</p>
        <div className={classes.link}>
          <TextField label={text.link} value={made.link} readOnly onFocus={(event) => event.currentTarget.select()} />
          <Button onClick={() => void copyText(made.link)}>{text.link_copy}</Button>
        </div>
      </div>
    </Modal>
  );
}
