import { useMutation, useQuery } from '@tanstack/react-query';
import { Instant } from '#client/components/when.tsx';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { Modal } from '#client/ui/layers/modal.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type Template, useRefreshTemplates } from '../email-templates.data.ts';
import classes from '../email-templates.module.css';

interface VersionsDialogProps {
  template: Template;
  onClose: () => void;
}

/** What a template held at each of its versions, and a way back to any of them. */
export function VersionsDialog({ template: { id, name, version: now }, onClose }: VersionsDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(trpc.emailTemplates.versions.queryOptions({ template_id: id }));
  const refresh = useRefreshTemplates();
  const restore = useMutation({
    ...trpc.emailTemplates.restoreVersion.mutationOptions(),
    onSuccess: () => {
      toast.success(text.version_restored);
      onClose();
    },
    onError: () => toast.error(text.failed),
    onSettled: refresh,
  });
  return (
    <Modal opened title={format(text.versions_of, { name })} onClose={onClose}>
      {error && !data && (
        <ErrorBanner message={text.error_versions} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={160} />}
      <ol className={classes.versions}>
        {data?.map(({ version, name: called, saved_by_name, saved_at }) => (
          <li key={version}>
            <span>
              <strong>{format(text.version_number, { n: version })}</strong> {called}
              <small>
                {saved_by_name}, <Instant at={saved_at} timed />
              </small>
            </span>
            {version === now ? (
              <span className={classes.current}>{text.version_current}</span>
            ) : (
              <Button
                aria-label={format(text.restore_version_of, { n: version })}
                loading={restore.isPending && restore.variables.restore === version}
                disabled={restore.isPending && restore.variables.restore !== version}
                onClick={() => restore.mutate({ template_id: id, restore: version })}
              >
                {text.restore_version}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Modal>
  );
}
