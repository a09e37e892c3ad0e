import { useQueryClient } from '@tanstack/react-query';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { accountOptions } from '#client/platform/organization.ts';
import { session } from '#client/platform/session.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { initialsOf } from '#shared/features/auth/auth.rules.ts';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { AccountUpdateInput } from '#shared/features/users/users.schemas.ts';
import classes from './settings.module.css';

interface AccountFormProps {
  account: { org_name: string; firstname: string; lastname: string; email_id: string };
}

/** One's names can be changed; the organization and the e-mail are an administrator's. */
export function AccountForm({ account }: AccountFormProps) {
  const client = useQueryClient();
  const form = useForm({
    schema: AccountUpdateInput.shape.account,
    initial: { firstname: account.firstname, lastname: account.lastname },
    send: (names) => trpcClient.account.update.mutate({ account: names }),
    saved: text.account_saved,
    failed: text.account_not_saved,
    onSaved: (saved) => {
      client.setQueryData(accountOptions().queryKey, saved);
      session.rename(initialsOf(saved.firstname, saved.lastname, saved.email_id));
    },
    needsChange: true,
    stays: true,
  });
  return (
    <Form form={form}>
      <div className={classes.grid}>
        <TextField label={text.organization_name} value={account.org_name} readOnly />
        <TextField label={text.email} type="email" value={account.email_id} readOnly />
        <FormText name="firstname" label={text.first_name} autoComplete="given-name" />
        <FormText name="lastname" label={text.last_name} autoComplete="family-name" />
      </div>
      <div className={classes.actions}>
        <SubmitButton />
      </div>
    </Form>
  );
}
