import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#client/platform/error-message.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { FileDrop } from '#client/ui/fields/file-drop.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { assetsMessages } from '#shared/features/assets/assets.messages.ts';
import { MAX_PICTURE_BYTES } from '#shared/features/assets/assets.schemas.ts';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { assetsOptions, useUploadAsset } from '../email-templates.data.ts';
import classes from './library.module.css';
import { useRemoving } from './use-removing.tsx';

const RULES = {
  extensions: ['jpg', 'jpeg', 'png'],
  mimeTypes: ['image/jpeg', 'image/png'],
  maxBytes: MAX_PICTURE_BYTES,
  typesLabel: 'JPEG, PNG',
  wrongType: assetsMessages.wrong_type,
  tooLarge: assetsMessages.too_large,
};

interface ImageLibraryProps {
  onUse: (src: string, width: number, height: number) => void;
}

/** The organization's pictures, and room for another. */
export function ImageLibrary({ onUse }: ImageLibraryProps) {
  const { data, error, refetch, isFetching } = useQuery(assetsOptions());
  const [percent, setPercent] = useState(0);
  const upload = useUploadAsset();
  const question = (x: string) => format(text.remove_image_question, { x });
  const removing = useRemoving(
    (asset_id) => trpcClient.assets.remove.mutate({ asset_id }),
    { title: text.remove_image_title, question, done: text.image_removed, failed: text.failed },
    refetch,
  );
  const send = (file: File | null) => {
    if (!file) return;
    setPercent(0);
    upload.mutate(
      { file, onProgress: (part) => setPercent(Math.round(part * 100)) },
      {
        onSuccess: () => toast.success(assetsMessages.uploaded),
        onError: (failure) => toast.error(refusalOf(failure) ?? assetsMessages.upload_failed),
      },
    );
  };
  return (
    <div className={classes.shelf}>
      <FileDrop label={text.upload} rules={RULES} onFile={send} disabled={upload.isPending} />
      {upload.isPending && <p aria-live="polite">{format(text.uploading, { percent })}</p>}
      {error && !data && (
        <ErrorBanner message={assetsMessages.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={160} />}
      {data?.length === 0 && <p>{text.no_images}</p>}
      <ul className={classes.pictures}>
        {data?.map(({ id, name, location, width, height, used_by }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={format(text.use_image, { name })}
              onClick={() => onUse(location, width, height)}
            >
              <img src={new URL(location).pathname} alt="" loading="lazy" />
              <span>{name}</span>
              {used_by.length > 0 && <small>{format(text.used_by, { names: used_by.join(', ') })}</small>}
            </button>
            <IconButton label={format(text.remove_image, { name })} onClick={() => removing.ask({ id, name })}>
              <IconTrash size={16} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {removing.dialog}
    </div>
  );
}
