import { useState } from 'react';
import { ehrMessages as text } from '../../../shared/features/ehr/ehr.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { fieldMessage, toldBy } from '../../platform/error-message.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type Platform, useSetApiKeys } from './ehr.data.ts';
import classes from './ehr.module.css';

interface ApiKeysDialogProps {
  platform: Platform;
  opened: boolean;
  onClose: () => void;
}

const FORM = 'ehr-api-keys';

/** Takes a platform's two keys. A private key is written only: left empty, the one that is saved stays. */
export function ApiKeysDialog({ platform, opened, onClose }: ApiKeysDialogProps) {
  const saved = { public_key: platform.public_key, private_key: '', base_url: platform.base_url ?? '' };
  const [fields, setFields] = useState(saved);
  const save = useSetApiKeys();
  const dirty = opened && JSON.stringify(fields) !== JSON.stringify(saved);
  const guard = useUnsavedGuard(dirty);
  const isServer = platform.name === 'FHIR';
  const change = (change: Partial<typeof saved>) => setFields((before) => ({ ...before, ...change }));
  const close = () => {
    save.reset();
    setFields(saved);
    onClose();
  };
  const submit = async () => {
    try {
      await save.mutateAsync({ name: platform.name, ...fields });
      toast.success(text.keys_saved);
      save.reset();
      onClose();
    } catch (failure) {
      if (!toldBy(failure).fields) toast.error(text.error_saving_keys);
    }
  };
  const hint = platform.last4 === null ? undefined : format(text.keep_private_key, { last4: platform.last4 });
  const secret = {
    label: isServer ? text.signing_key : text.private_key,
    hint,
    required: platform.last4 === null,
    error: fieldMessage(save.error, 'private_key'),
    value: fields.private_key,
    disabled: save.isPending,
  };
  return (
    <Modal
      opened={opened}
      title={format(text.keys_title, { platform: isServer ? text.adapter_fhir : platform.name })}
      dirty={dirty}
      busy={save.isPending}
      onClose={close}
      footer={(requestClose) => (
        <FormButtons form={FORM} disabled={!dirty} saving={save.isPending} onCancel={requestClose} />
      )}
    >
      {guard}
      <form
        id={FORM}
        className={classes.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {isServer && (
          <TextField
            label={text.base_url}
            hint={text.base_url_hint}
            required
            maxLength={500}
            error={fieldMessage(save.error, 'base_url')}
            value={fields.base_url}
            disabled={save.isPending}
            onChange={(event) => change({ base_url: event.currentTarget.value })}
          />
        )}
        <TextField
          label={isServer ? text.client_id : text.public_key}
          required
          maxLength={4_000}
          autoComplete="off"
          error={fieldMessage(save.error, 'public_key')}
          value={fields.public_key}
          disabled={save.isPending}
          onChange={(event) => change({ public_key: event.currentTarget.value })}
        />
        {isServer ? (
          <TextareaField
            {...secret}
            rows={5}
            maxLength={16_000}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({ private_key: event.currentTarget.value })}
          />
        ) : (
          <PasswordField
            {...secret}
            maxLength={16_000}
            autoComplete="new-password"
            onChange={(event) => change({ private_key: event.currentTarget.value })}
          />
        )}
      </form>
    </Modal>
  );
}
