import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Instant } from '#client/components/when.tsx';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { Button } from '#client/ui/button.tsx';
import { phrase } from '#client/ui/display/phrase.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import type { HistoryType } from '#shared/features/configuration/configuration.schemas.ts';
import { differences } from '#shared/features/configuration/list-changes.ts';
import { changesOfWhole, isWhole } from '#shared/features/configuration/wholes.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import configurationsClasses from '../configurations.module.css';
import { LoadingRows } from '../loading-rows.tsx';
import { ChangeLines, DifferenceLines } from './difference-lines.tsx';
import { useRestore, type Version, versionsOptions } from './history.data.ts';
import classes from './history.module.css';

interface HistoryDialogProps {
  type: HistoryType;
  title: string;
  /** The current version, where it is known before the history is. */
  known?: number | undefined;
  onClose: () => void;
}

/** Every version of a configuration, the newest first: who, when, what changed; any of them can be brought back. */
export function HistoryDialog({ type, title, known, onClose }: HistoryDialogProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(versionsOptions(type));
  const current = known ?? data?.[0]?.version ?? 0;
  const restore = useRestore();
  const [asked, setAsked] = useState<number | null>(null);
  const bringBack = (version: number) =>
    restore.mutate(
      { type, restore: version, version: current },
      {
        onSuccess: () => toast.success(format(text.restored, { n: version })),
        onError: (error) => {
          const { code, message } = serverErrorOf(error);
          toast.error(code === 'conflict' && message ? message : text.error_restoring);
        },
        onSettled: () => setAsked(null),
      },
    );
  const headOf = ({ version: n, saved_by: who, saved_at }: Version) =>
    n === 0 || who === ''
      ? format(text.version_first, { n })
      : phrase(text.version_by, { n, who, when: <Instant at={saved_at} timed /> });
  return (
    <Modal
      opened
      title={format(text.history_of, { list: title })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{uiMessages.close}</Button>}
    >
      {isPending && <LoadingRows />}
      {isError && (
        <ErrorBanner message={text.error_fetching_history} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.length === 0 && <EmptyState title={text.history_empty} />}
      <ol className={classes.versions}>
        {data?.map((version, at) => (
          <li key={version.version} className={classes.version}>
            <div className={classes.versionHead}>
              <h3 className={classes.versionTitle}>{headOf(version)}</h3>
              {version.version === current ? (
                <span className={configurationsClasses.faint}>{text.version_current}</span>
              ) : (
                <Button
                  aria-label={format(text.restore_version, { n: version.version })}
                  onClick={() => setAsked(version.version)}
                >
                  {text.restore}
                </Button>
              )}
            </div>
            {version.restored_from !== null && (
              <p className={configurationsClasses.faint}>
                {format(text.version_restored, { n: version.restored_from })}
              </p>
            )}
            {isWhole(type) ? (
              <ChangeLines lines={changesOfWhole(type, data[at + 1]?.config, version.config)} />
            ) : (
              <DifferenceLines
                first={data[at + 1] === undefined}
                differences={differences(data[at + 1]?.config ?? {}, version.config)}
              />
            )}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        opened={asked !== null}
        title={asked === null ? '' : format(text.restore_question, { n: asked })}
        confirmLabel={text.restore}
        loading={restore.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked !== null && bringBack(asked)}
      >
        {text.restore_text}
      </ConfirmDialog>
    </Modal>
  );
}
