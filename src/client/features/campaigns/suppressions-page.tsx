import { useDebouncedValue } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { ExportButton } from '#client/components/export-button.tsx';
import { FormField, FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { Instant } from '#client/components/when.tsx';
import { serverErrorOf } from '#client/platform/error-message.ts';
import { useMay } from '#client/platform/organization.ts';
import { trpc, trpcClient } from '#client/platform/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { columnsFor } from '#client/ui/table/table-columns.ts';
import { suppressionsMessages as text } from '#shared/features/suppressions/suppressions.messages.ts';
import {
  addressesIn,
  isRemovable,
  SUPPRESSION_REASONS,
  type SuppressionReason,
} from '#shared/features/suppressions/suppressions.rules.ts';
import { SuppressionAddInput } from '#shared/features/suppressions/suppressions.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './audiences.module.css';

interface Suppressed {
  email: string;
  reason: SuppressionReason;
  created_by: string | null;
  created_at: number;
}

const REASONS = SUPPRESSION_REASONS.map((value) => ({ value, label: text[`reason_${value}`] }));
const SEARCH_AFTER_MS = 250;

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
      cell: ({ row: { original } }) =>
        mayWrite &&
        isRemovable(original.reason) && (
          <IconButton label={format(text.remove, { email: original.email })} onClick={() => onRemove(original.email)}>
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        ),
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
  const refresh = () => {
    void client.invalidateQueries({ queryKey: trpc.suppressions.pathKey() });
    void client.invalidateQueries({ queryKey: trpc.audiences.pathKey() });
  };
  const remove = useMutation({
    ...trpc.suppressions.remove.mutationOptions(),
    onSuccess: () => toast.success(text.removed),
    onError: (failure) => toast.error(serverErrorOf(failure).message ?? text.failed_to_remove),
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
          {format(text.count, { n: data.total })}
          {data.list.length < data.total && ` ${format(text.shown, { n: data.list.length })}`}
        </p>
      )}
      <DataTable
        caption={text.suppression_list}
        columns={columnsWith(mayWrite, setRemoving)}
        rows={data?.list}
        rowId={({ email }) => email}
        density="compact"
        maxHeight="60vh"
        empty={query || reason ? text.none_match : text.none}
        error={
          error && <ErrorBanner message={text.failed_to_load} onRetry={() => void refetch()} retrying={isFetching} />
        }
      />
      {adding && <AddDialog onAdded={refresh} onClose={() => setAdding(false)} />}
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

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const UNREAD_SHOWN = 5;

/** Puts addresses on the list: typed, pasted, or taken from a file. */
function AddDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <FormDialog
      title={text.add}
      schema={SuppressionAddInput}
      initial={{ emails: '', reason: 'manual' as SuppressionReason }}
      input={({ emails, reason }) => ({ emails: addressesIn(emails).emails, reason })}
      send={(input, idempotencyKey) => trpcClient.suppressions.add.mutate(input, { context: { idempotencyKey } })}
      saved={text.added}
      failed={text.failed_to_add}
      onSaved={() => {
        onAdded();
        onClose();
      }}
      onClose={onClose}
    >
      <FormField<string> name="emails">
        {({ value, onChange, error }) => {
          const { emails, unread } = addressesIn(value);
          const take = async (event: ChangeEvent<HTMLInputElement>) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (!chosen) return;
            if (chosen.size > MAX_FILE_BYTES) toast.error(text.file_too_large);
            else onChange([value, ...addressesIn(await chosen.text()).emails].filter(Boolean).join('\n'));
          };
          return (
            <>
              <TextareaField
                label={text.addresses}
                hint={text.addresses_hint}
                rows={8}
                required
                value={value}
                error={error}
                data-autofocus
                onChange={(event) => onChange(event.currentTarget.value)}
              />
              <p className={classes.hint} aria-live="polite">
                {format(text.found, { n: emails.length })}
                {unread.length > 0 && ` ${format(text.unread, { words: unread.slice(0, UNREAD_SHOWN).join(', ') })}`}
              </p>
              <input
                ref={file}
                type="file"
                accept=".csv,.txt,text/csv,text/plain"
                hidden
                onChange={(e) => void take(e)}
              />
              <Button kind="quiet" onClick={() => file.current?.click()}>
                {text.from_file}
              </Button>
            </>
          );
        }}
      </FormField>
      <FormSelect name="reason" label={text.reason} options={REASONS} />
    </FormDialog>
  );
}
