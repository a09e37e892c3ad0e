import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { refusalOf, serverErrorOf } from '#client/platform/error-message.ts';
import { useMay } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { capacityMessages as text } from '#shared/features/capacity/capacity.messages.ts';
import type { CapacityType } from '#shared/features/capacity/capacity.schemas.ts';
import type { WholeType } from '#shared/features/configuration/wholes.ts';
import { configurationsMessages } from '#shared/features/configurations/configurations.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import { deleteQuestion } from '../delete-question.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { capacityOptions, type ManagedCapacity, useDeleteCapacity, useRestoreCapacity } from './capacity.data.ts';

const HISTORIES = { facility: 'PROGRAMS', clinician: 'CLINICAL_MEMBERS' } as const satisfies Record<
  CapacityType,
  WholeType
>;

interface CapacityCardProps<Row extends { id: string }> {
  type: CapacityType;
  title: string;
  hint: string;
  said: { add: string; empty: string; notLoaded: string; deleted: string; notDeleted: string; inUse?: string };
  rows: (capacity: ManagedCapacity) => readonly Row[];
  archived: (capacity: ManagedCapacity) => readonly { id: string; name: string }[];
  nameOf: (row: Row) => string;
  note: (row: Row) => ReactNode;
  /** Adds a row, or edits the one that it is handed. */
  Dialog: (props: { row: Row | undefined; onClose: () => void }) => ReactNode;
}

/** Programs, or clinical members: one row each, the archived ones under them. */
export function CapacityCard<Row extends { id: string }>(props: CapacityCardProps<Row>) {
  const { type, title, hint, said, rows, nameOf, note, Dialog } = props;
  const { data, isPending, isError, isFetching, refetch } = useQuery(capacityOptions());
  const mayWrite = useMay('config_admissions:write');
  // As it was opened: somebody may delete it meanwhile, and its form does not turn into another one's.
  const [edited, setEdited] = useState<{ row?: Row } | null>(null);
  const [leaving, setLeaving] = useState<Row | null>(null);
  const { mutate, isPending: deleting } = useDeleteCapacity();
  const remove = (row: Row) =>
    mutate(
      { type, id: row.id },
      {
        onSuccess: () => toast.success(said.deleted),
        onError: (failure) => {
          const { code, message } = serverErrorOf(failure);
          const why = code === 'conflict' ? said.inUse : code === 'not_found' ? message : undefined;
          toast.error(why ? `${said.notDeleted}. ${why}` : said.notDeleted);
        },
        onSettled: () => setLeaving(null),
      },
    );
  const shown = data && rows(data);
  return (
    <Card
      title={title}
      anchor={HISTORIES[type]}
      aside={
        mayWrite && (
          <div className={classes.actions}>
            <HistoryButton type={HISTORIES[type]} title={title} />
            <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setEdited({})}>
              {said.add}
            </Button>
          </div>
        )
      }
    >
      <p className={classes.hint}>{hint}</p>
      {isPending && <LoadingRows />}
      {isError && !data && (
        <ErrorBanner message={said.notLoaded} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {shown?.length === 0 && <EmptyState title={said.empty} />}
      <ul className={classes.rows} aria-label={title}>
        {shown?.map((row) => (
          <li key={row.id} className={classes.row}>
            <span className={classes.entry}>{nameOf(row)}</span>
            <span className={classes.faint}>{note(row)}</span>
            {mayWrite && (
              <span className={classes.rowActions}>
                <IconButton
                  label={format(configurationsMessages.edit_named, { x: nameOf(row) })}
                  onClick={() => setEdited({ row })}
                >
                  <IconPencil size={18} stroke={1.75} />
                </IconButton>
                <IconButton
                  label={format(configurationsMessages.delete_named, { x: nameOf(row) })}
                  onClick={() => setLeaving(row)}
                >
                  <IconTrash size={18} stroke={1.75} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {data && <Archived type={type} mayWrite={mayWrite} rows={props.archived(data)} />}
      {edited && (
        <Dialog row={shown?.find(({ id }) => id === edited.row?.id) ?? edited.row} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        opened={leaving !== null}
        title={leaving ? deleteQuestion(nameOf(leaving)) : ''}
        confirmLabel={configurationsMessages.delete}
        danger
        loading={deleting}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && remove(leaving)}
      />
    </Card>
  );
}

interface ArchivedProps {
  type: CapacityType;
  mayWrite: boolean;
  rows: readonly { id: string; name: string }[];
}

/** What was deleted: it stays on the inquiries that name it, and can be brought back. */
function Archived({ type, mayWrite, rows }: ArchivedProps) {
  const { mutate, isPending } = useRestoreCapacity();
  const restore = (id: string, x: string) =>
    mutate(
      { type, id },
      {
        onSuccess: () => toast.success(format(text.facility_restored, { x })),
        onError: (failure) => toast.error(refusalOf(failure) ?? format(text.error_restoring, { x })),
      },
    );
  if (rows.length === 0) return null;
  return (
    <details className={classes.archived}>
      <summary>{`${text.archived} (${rows.length})`}</summary>
      <ul className={classes.rows} aria-label={text.archived}>
        {rows.map(({ id, name }) => (
          <li key={id} className={classes.row}>
            <span className={classes.entry}>{name}</span>
            {mayWrite && (
              <Button
                loading={isPending}
                aria-label={format(text.restore_named, { x: name })}
                onClick={() => restore(id, name)}
              >
                {text.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
