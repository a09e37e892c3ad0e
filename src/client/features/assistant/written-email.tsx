import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { submissionKeys } from '#client/components/form/submission-keys.ts';
import type { ChosenSource } from '#client/components/referral-pickers.ts';
import { accountOptions, useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Markdown } from '#client/ui/display/markdown.tsx';
import { copyText } from '#client/ui/feedback/copy-text.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { activitiesMessages } from '#shared/features/activities/activities.messages.ts';
import { assistantMessages as text } from '#shared/features/assistant/assistant.messages.ts';
import { MAX_EMAIL } from '#shared/features/assistant/assistant.schemas.ts';
import { emailParts, emailText, plainParts } from '#shared/features/assistant/referral-email.ts';
import { useLogEmail } from './assistant.data.ts';
import classes from './assistant.module.css';
import type { Recipient } from './use-email.ts';

interface WrittenEmailProps {
  source: ChosenSource;
  email: string;
  recipient: Recipient | null;
  writing: boolean;
  onEdit: (email: string) => void;
  /** Copied or logged: nothing would be lost now. */
  onKept: () => void;
  onLogging: (running: boolean) => void;
}

/** The whole address, written as a `mailto:` link; the recipient may be empty. */
function mailHref(email: string, to: string): string {
  const { subject, body } = plainParts(email);
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The e-mail as it reads, or as it is edited, and what is done with it. */
export function WrittenEmail({ source, email, recipient, writing, onEdit, onKept, onLogging }: WrittenEmailProps) {
  const mayLog = useMay('outreach:write');
  const me = useQuery(accountOptions()).data?.email_id ?? null;
  const logEmail = useLogEmail();
  const [editing, setEditing] = useState(false);
  const [logged, setLogged] = useState<string | null>(null);
  const [logging, setLogging] = useState(false);
  /** The same e-mail to the same person is logged once. */
  const [keys] = useState(submissionKeys);
  const { subject, body } = emailParts(email);

  const copy = async () => {
    const said = { copied: text.copied, failed: text.failed_to_copy };
    if (await copyText(emailText(plainParts(email)), said)) onKept();
  };
  const log = async () => {
    setLogging(true);
    onLogging(true);
    try {
      const contact_name = recipient ? [recipient.id] : null;
      const activity = { referral_id: source.id, description: email, performed_by: me, contact_name };
      await logEmail(activity, keys.of(activity));
      setLogged(email);
      onKept();
      toast.success(activitiesMessages.saved);
    } catch {
      toast.error(activitiesMessages.error_saving);
    }
    setLogging(false);
    onLogging(false);
  };
  return (
    <section aria-label={text.the_email} className={classes.written}>
      {editing ? (
        <TextareaField
          label={text.the_email}
          rows={14}
          maxLength={MAX_EMAIL}
          value={email}
          onChange={(event) => onEdit(event.currentTarget.value)}
        />
      ) : (
        <div className={classes.email}>
          <h3 className={classes.subject}>{subject}</h3>
          <Markdown>{body}</Markdown>
        </div>
      )}
      <div className={classes.buttons}>
        <Button disabled={writing} onClick={() => setEditing(!editing)}>
          {editing ? text.show_email : text.edit_email}
        </Button>
        <Button disabled={writing} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <a className={classes.mail} href={mailHref(email, recipient?.email ?? '')}>
          {text.open_in_mail}
        </a>
        {mayLog && (
          <Button kind="primary" disabled={writing || logged === email} loading={logging} onClick={() => void log()}>
            {text.log_as_sent}
          </Button>
        )}
      </div>
    </section>
  );
}
