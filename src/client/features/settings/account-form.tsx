import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { initialsOf } from '../../../shared/features/auth/auth.rules.ts';
import { usersMessages as text } from '../../../shared/features/users/users.messages.ts';
import { NAME_MAX_LENGTH } from '../../../shared/features/users/users.rules.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { fieldMessage } from '../../platform/error-message.ts';
import { accountOptions } from '../../platform/organisation.ts';
import { session } from '../../platform/session.ts';
import { trpc } from '../../platform/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './settings-page.module.css';

interface AccountFormProps {
  account: { org_name: string; firstname: string; lastname: string; email_id: string };
}

/** One's names can be changed; the organisation and the e-mail are an administrator's. */
export function AccountForm({ account }: AccountFormProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<{ firstname?: string; lastname?: string }>({});
  const { firstname = account.firstname, lastname = account.lastname } = typed;
  const dirty = firstname !== account.firstname || lastname !== account.lastname;
  const guard = useUnsavedGuard(dirty);
  const save = useMutation({
    ...trpc.account.update.mutationOptions(),
    onSuccess: (saved) => {
      client.setQueryData(accountOptions().queryKey, saved);
      session.rename(initialsOf(saved.firstname, saved.lastname, saved.email_id));
      setTyped({});
      toast.success(text.account_saved);
    },
    onError: () => toast.error(text.account_not_saved),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && !save.isPending) save.mutate({ account: { firstname, lastname } });
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.grid}>
        <TextField label={text.organization_name} value={account.org_name} readOnly />
        <TextField label={text.email} type="email" value={account.email_id} readOnly />
        <TextField
          label={text.first_name}
          required
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          value={firstname}
          error={fieldMessage(save.error, 'account.firstname')}
          onChange={(event) => setTyped({ ...typed, firstname: event.currentTarget.value })}
        />
        <TextField
          label={text.last_name}
          required
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
          value={lastname}
          error={fieldMessage(save.error, 'account.lastname')}
          onChange={(event) => setTyped({ ...typed, lastname: event.currentTarget.value })}
        />
      </div>
      <div className={classes.actions}>
        <Button
          kind="primary"
          type="submit"
          loading={save.isPending}
          disabled={!dirty || !firstname.trim() || !lastname.trim()}
        >
          {text.save}
        </Button>
      </div>
      {guard}
    </form>
  );
}
