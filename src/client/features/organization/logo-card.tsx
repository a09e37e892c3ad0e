import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { accountOptions } from '#client/platform/organization.ts';
import { sendForm } from '#client/platform/rest.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Progress } from '#client/ui/feedback/progress.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { FileDrop } from '#client/ui/fields/file-drop.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { assetsMessages } from '#shared/features/assets/assets.messages.ts';
import { MAX_PICTURE_BYTES } from '#shared/features/assets/assets.schemas.ts';
import { organizationMessages as text } from '#shared/features/organization/organization.messages.ts';
import classes from './organization.module.css';

const RULES = {
  extensions: ['png', 'jpg', 'jpeg'],
  mimeTypes: ['image/png', 'image/jpeg'],
  typesLabel: text.logo_types,
  maxBytes: MAX_PICTURE_BYTES,
};

/** The organization's mark: at the top of the navigation, and at the end of its e-mails. */
export function LogoCard() {
  const client = useQueryClient();
  const { data: account } = useQuery(accountOptions());
  const [sent, setSent] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const logo = account?.logo_path;
  const refresh = () => client.invalidateQueries({ queryKey: accountOptions().queryKey });

  const send = async (file: File | null) => {
    if (!file || sent !== null) return;
    const form = new FormData();
    form.set('file', file);
    setSent(0);
    try {
      const sending = { signal: new AbortController().signal, idempotencyKey: crypto.randomUUID() };
      await sendForm('/api/organization_logo', form, { ...sending, onProgress: (part) => setSent(part * 100) });
      await refresh();
      toast.success(text.logo_saved);
    } catch (error) {
      const { fields, message } = serverErrorOf(error);
      toast.error(fields?.file ?? message ?? assetsMessages.upload_failed);
    } finally {
      setSent(null);
    }
  };
  const remove = async () => {
    setAsked(false);
    try {
      await trpcClient.organization.removeLogo.mutate({});
      await refresh();
      toast.success(text.logo_removed);
    } catch {
      toast.error(text.logo_not_removed);
    }
  };
  return (
    <Card title={text.logo}>
      <p className={classes.hint}>{text.logo_hint}</p>
      {logo && (
        <div className={classes.logo}>
          <img src={logo} alt={text.logo} />
          <Button onClick={() => setAsked(true)}>{text.logo_remove}</Button>
        </div>
      )}
      <FileDrop label={text.logo_choose} rules={RULES} onFile={(file) => void send(file)} disabled={sent !== null} />
      {sent !== null && <Progress label={text.logo_sending} percent={sent} />}
      <ConfirmDialog
        opened={asked}
        title={text.logo_remove_question}
        confirmLabel={text.logo_remove}
        danger
        onCancel={() => setAsked(false)}
        onConfirm={() => void remove()}
      >
        {text.logo_remove_text}
      </ConfirmDialog>
    </Card>
  );
}
