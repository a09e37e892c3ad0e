import { useMemo, useState } from 'react';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormPassword, FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { integrationsMessages as text } from '#shared/features/integrations/integrations.messages.ts';
import { apiKeysForm } from '#shared/features/integrations/integrations.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type PlatformKeys, saysWhoseChange, useRefreshIntegrations, useSetApiKeys } from './integrations.data.ts';
import { platformName } from './platform-name.ts';

interface ApiKeysDialogProps {
  platform: PlatformKeys;
  onClose: () => void;
}

/** Takes a platform's two keys. A private key is written only: left empty, the one that is saved stays. */
export function ApiKeysDialog({ platform, onClose }: ApiKeysDialogProps) {
  const { name, public_key, last4, base_url } = platform;
  const schema = useMemo(() => apiKeysForm({ name, last4 }), [name, last4]);
  const save = useSetApiKeys();
  const refresh = useRefreshIntegrations();
  // As the dialog was opened, or as a refusal said: what the list has fetched since nobody has looked at here.
  const [version, setVersion] = useState(platform.version);
  const held = { public_key, private_key: '', base_url: base_url ?? '' };
  const isServer = name === 'FHIR';
  const hint = last4 === null ? undefined : format(text.keep_private_key, { last4 });
  return (
    <FormDialog
      title={format(text.keys_title, { platform: platformName(name) })}
      schema={schema}
      initial={held}
      presumed={held}
      input={(keys) => ({ ...keys, name, version })}
      send={(keys) => save.mutateAsync(keys)}
      saved={text.saved}
      failed={text.not_saved}
      needsChange
      onRefused={saysWhoseChange(refresh, setVersion)}
      saysMissing
      onClose={onClose}
    >
      {isServer && <FormText name="base_url" label={text.base_url} hint={text.base_url_hint} />}
      <FormText name="public_key" label={isServer ? text.client_id : text.public_key} />
      {isServer ? (
        <FormTextarea
          name="private_key"
          label={text.signing_key}
          hint={hint}
          rows={5}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <FormPassword name="private_key" label={text.private_key} hint={hint} autoComplete="new-password" />
      )}
    </FormDialog>
  );
}
