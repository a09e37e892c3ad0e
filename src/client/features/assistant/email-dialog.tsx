import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChosenSource } from '#client/components/referral-pickers.ts';
import { useUnsavedGuard } from '#client/components/unsaved-guard.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { assistantMessages as text } from '#shared/features/assistant/assistant.messages.ts';
import { MAX_PROMPT } from '#shared/features/assistant/assistant.schemas.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { contactsOptions } from './assistant.data.ts';
import classes from './assistant.module.css';
import { type Recipient, useEmail } from './use-email.ts';
import { WrittenEmail } from './written-email.tsx';

const STARTS = [
  { label: text.introduction, prompt: text.introduction_prompt },
  { label: text.thanks, prompt: text.thanks_prompt },
  { label: text.beds, prompt: text.beds_prompt },
] as const;

interface EmailDialogProps {
  source: ChosenSource;
  onClose: () => void;
}

/** An e-mail to a referral source: written by the assistant, corrected by a person, sent from their own mail program. */
export function EmailDialog({ source, onClose }: EmailDialogProps) {
  const { data: contacts } = useQuery(contactsOptions(source.id));
  const recipients = (contacts ?? []).flatMap(({ id, firstname, lastname, email }): Recipient[] =>
    email ? [{ id, name: `${firstname} ${lastname}`, email }] : [],
  );
  // Where there is nobody else, it is theirs.
  const draft = useEmail(source.id, recipients.length === 1 ? recipients[0] : undefined);
  const guard = useUnsavedGuard(draft.dirty);
  const [logging, setLogging] = useState(false);
  return (
    <Modal
      opened
      size="big"
      title={format(text.email_to, { name: source.referral_name })}
      dirty={draft.dirty}
      busy={logging}
      onClose={onClose}
      footer={(requestClose) => (
        <Button disabled={logging} onClick={requestClose}>
          {uiMessages.close}
        </Button>
      )}
    >
      <div className={classes.form}>
        <div className={classes.prompt}>
          {recipients.length > 0 && (
            <SelectField
              label={text.send_to}
              hint={text.send_to_hint}
              clearable
              disabled={draft.writing}
              options={recipients.map(({ id, name, email }) => ({ value: id, label: joined(name, email) }))}
              value={draft.recipient?.id ?? null}
              onChange={(chosen) => draft.setRecipient(recipients.find(({ id }) => id === chosen) ?? null)}
            />
          )}
          <fieldset className={classes.start}>
            <legend>{text.starts}</legend>
            <div className={classes.starts}>
              {STARTS.map(({ label, prompt }) => (
                <Button key={label} disabled={draft.writing} onClick={() => draft.setPrompt(prompt)}>
                  {label}
                </Button>
              ))}
            </div>
          </fieldset>
          <TextareaField
            label={text.prompt}
            hint={text.prompt_hint}
            required
            data-autofocus
            rows={3}
            maxLength={MAX_PROMPT}
            readOnly={draft.writing}
            error={draft.unchanged ? text.same_prompt : undefined}
            value={draft.prompt}
            onChange={(event) => draft.setPrompt(event.currentTarget.value)}
          />
          <Button
            kind={draft.written ? undefined : 'primary'}
            disabled={draft.prompt.trim() === ''}
            loading={draft.writing}
            onClick={() => void draft.write()}
          >
            {draft.written ? text.generate_again : text.generate}
          </Button>
        </div>
        <span role="status" className="lf-sr-only">
          {draft.writing ? text.generating : draft.written ? text.written : ''}
        </span>
        {draft.failed && (
          <ErrorBanner message={text.failed_to_generate} onRetry={() => void draft.write()} retrying={draft.writing} />
        )}
        {draft.written && draft.fromTemplate && <Notice title={text.from_template}>{text.from_template_hint}</Notice>}
        {draft.written && (
          <WrittenEmail
            source={source}
            email={draft.email}
            recipient={draft.recipient}
            writing={draft.writing}
            onEdit={draft.setEmail}
            onKept={draft.keep}
            onLogging={setLogging}
          />
        )}
      </div>
      {guard}
    </Modal>
  );
}
