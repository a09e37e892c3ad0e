import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportButton } from '#client/components/export-button.tsx';
import { Instant } from '#client/components/when.tsx';
import { refusalOf } from '#client/platform/error-message.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { DataCards } from '#client/ui/table/data-cards.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { columnsFor } from '#client/ui/table/table-columns.ts';
import { suppressionsMessages as text } from '#shared/features/suppressions/suppressions.messages.ts';
import { isRemovable, type SuppressionReason } from '#shared/features/suppressions/suppressions.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import classes from './audiences.module.css';
import { REASONS } from './suppression-reasons.ts';

interface Suppressed {
  /** The address again: it stands in the list once. */
  id: string;
  email: string;
  reason: SuppressionReason;
  created_by: string | null;
  created_at: number;
}

const SuppressionsDialog = drawnLater(async () => (await import('./suppressions-dialog.tsx')).SuppressionsDialog);

const SEARCH_AFTER_MS = 250;

const removeButton = ({ email, reason }: Suppressed, mayWrite: boolean, onRemove: (email: string) => void) =>
  mayWrite &&
  isRemovable(reason) && (
    <IconButton label={format(text.remove, { email })} onClick={() => onRemove(email)}>
      <IconTrash size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );

const column = columnsFor<Suppressed>();
const columnsWith = (mayWrite: boolean, onRemove: (email: string) => void) =>
  column.columns([
    column.accessor('email', { header: text.email }),
    column.display({ id: 'reason', header: text.reason, cell: ({ row }) => text[`reason_${row.original.reason}`] }),
    column.display({ id: 'since', header: text.since, cell: ({ row }) => <Instant at={row.original.created_at} /> }),
    column.display({ id: 'by', header: text.by, cell: ({ row }) => row.original.created_by ?? '-' }),
    column.display({
      id: 'remove',
      header: () => <span className="lf-sr-only">{text.remove_title}</span>,
      cell: ({ row: { original } }) => removeButton(original, mayWrite, onRemove),
    }),
  ]);

/** The addresses that no campaign goes to: why, since when, and who put them there. */
export function SuppressionsPage() {
  const mayWrite = useMay('marketing:write');
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS);
  const [reason, setReason] = useState<SuppressionReason | null>(null);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const client = useQueryClient();
  const asked = { ...(query ? { query } : {}), ...(reason ? { reason } : {}) };
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.suppressions.list.queryOptions(asked),
    placeholderData: keepPreviousData,
  });
  const onPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const listed = {
    caption: text.suppression_list,
    rows: data?.list.map((row) => ({ ...row, id: row.email })),
    empty: query || reason ? text.none_match : text.none,
    error: error && <ErrorBanner message={text.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />,
  };
  const refresh = () => {
    void client.invalidateQueries({ queryKey: trpc.suppressions.pathKey() });
    void client.invalidateQueries({ queryKey: trpc.audiences.pathKey() });
  };
  const remove = useMutation({
    ...trpc.suppressions.remove.mutationOptions(),
    onSuccess: () => toast.success(text.removed),
    onError: (failure) => toast.error(refusalOf(failure) ?? text.failed_to_remove),
    onSettled: () => {
      setRemoving(null);
      refresh();
    },
  });
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <Link href="/marketing/audience">{text.back}</Link>
        <span className={classes.tools}>
          <ExportButton
            permission="marketing:read"
            address="/api/suppressions_export"
            asked={asked}
            fileName={() => 'suppression-list.csv'}
          />
          {mayWrite && (
            <Button kind="primary" onClick={() => setAdding(true)}>
              {text.add}
            </Button>
          )}
        </span>
      </div>
      <h2 className={classes.title}>{text.suppression_list}</h2>
      <p className={classes.hint}>{text.about}</p>
      <div className={classes.filters}>
        <TextField label={text.search} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        <SelectField
          label={text.reason}
          options={REASONS}
          value={reason}
          onChange={setReason}
          placeholder={text.any_reason}
          clearable
        />
      </div>
      {data && (
        <p className={classes.hint} aria-live="polite">
          {data.total === 1 ? text.count_one : format(text.count, { n: data.total })}
          {data.list.length < data.total && ` ${format(text.shown, { n: data.list.length })}`}
        </p>
      )}
      {onPhone ? (
        <DataCards
          {...listed}
          card={(row) => ({
            name: row.email,
            status: removeButton(row, mayWrite, setRemoving),
            about: joined(text[`reason_${row.reason}`], row.created_by),
            date: <Instant at={row.created_at} />,
          })}
        />
      ) : (
        <DataTable
          {...listed}
          columns={columnsWith(mayWrite, setRemoving)}
          rowId={({ id }) => id}
          density="compact"
          maxHeight="60vh"
        />
      )}
      {adding && <SuppressionsDialog onAdded={refresh} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        opened={removing !== null}
        title={text.remove_title}
        loading={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate({ email: removing })}
      >
        {format(text.remove_question, { email: removing ?? '' })}
      </ConfirmDialog>
    </div>
  );
}
