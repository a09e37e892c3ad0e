import { useId } from 'react';
import { FormField } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { CampaignTestInput } from '#shared/features/campaigns/campaigns.schemas.ts';
import { isMailAddress } from '#shared/platform/mail-address.ts';
import { sendTest } from './campaigns.data.ts';
import { SenderNames } from './sender-names.tsx';

interface TestDialogProps {
  campaign_id: string;
  /** Who sends, as the account knows them. */
  sender: { org_name: string; from_email: string; reply_to: string; subject: string };
  /** The address of the person's own that a test goes to where no other is said. */
  own: string;
  /** What the organization lists as From names. */
  names: readonly string[];
  onClose: () => void;
}

/** Sends the design as it stands to addresses of one's own. */
export function TestDialog({ campaign_id, sender, own, names, onClose }: TestDialogProps) {
  const listed = useId();
  const { from_email, ...begun } = sender;
  return (
    <FormDialog
      title={text.test_campaign}
      submit={text.send_test}
      schema={CampaignTestInput}
      initial={{ ...begun, test_email_ids: [own] as string[] }}
      input={(test) => ({ ...test, campaign_id, from_email })}
      saysMissing
      unguarded
      send={sendTest}
      saved={text.test_sent}
      failed={text.failed_to_test}
      onClose={onClose}
    >
      <FormField<string[]> name="test_email_ids">
        {({ value, onChange, error }) => (
          <TagsInput
            label={text.test_recipients}
            hint={text.test_recipients_hint}
            value={value}
            onChange={onChange}
            error={error}
            validate={(entry) => (isMailAddress(entry) ? undefined : text.email_wrong)}
          />
        )}
      </FormField>
      <FormText name="org_name" label={text.from_name} list={listed} />
      <SenderNames id={listed} names={names} />
      <TextField label={text.from_email} value={from_email} readOnly disabled />
      <FormText name="reply_to" label={text.reply_to} />
      <FormText name="subject" label={text.subject} />
    </FormDialog>
  );
}
