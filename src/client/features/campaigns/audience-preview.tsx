import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { DataCards } from '#client/ui/table/data-cards.tsx';
import { DataTable } from '#client/ui/table/data-table.tsx';
import { columnsFor } from '#client/ui/table/table-columns.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import { peopleOptions } from './audiences.data.ts';
import classes from './campaigns.module.css';

interface AudienceContact {
  id: string;
  firstname: string;
  lastname: string;
  organization_name: string;
  email: string | null;
  mailable: boolean;
}

/** Who is not mailed is grayed, and said. */
const shown = ({ mailable }: AudienceContact, value: string | null) => (
  <span className={mailable ? undefined : classes.gray}>{value || '-'}</span>
);

const column = columnsFor<AudienceContact>();
const COLUMNS = column.columns([
  column.display({
    id: 'firstname',
    header: text.firstname,
    meta: { width: '150px' },
    cell: ({ row: { original: c } }) => shown(c, c.firstname),
  }),
  column.display({
    id: 'lastname',
    header: text.lastname,
    meta: { width: '150px' },
    cell: ({ row: { original: c } }) => shown(c, c.lastname),
  }),
  column.display({
    id: 'organization_name',
    header: text.referral_source,
    cell: ({ row: { original: c } }) => shown(c, c.organization_name),
  }),
  column.display({ id: 'email', header: text.email, cell: ({ row: { original: c } }) => shown(c, c.email) }),
  column.display({
    id: 'mailable',
    header: text.status,
    meta: { width: '120px' },
    cell: ({ row: { original: c } }) => shown(c, c.mailable ? text.mailed : text.not_mailed),
  }),
]);

interface AudiencePreviewProps {
  audience: string;
  opened: boolean;
  onClose: () => void;
}

/** All contacts of an audience, each with whether they are mailed. */
export function AudiencePreview({ audience, opened, onClose }: AudiencePreviewProps) {
  const { data, error, refetch, isFetching } = useQuery({ ...peopleOptions(audience), enabled: opened });
  const onPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const listed = {
    caption: text.audience_preview,
    rows: data?.contacts,
    empty: text.no_data,
    error: error && (
      <ErrorBanner message={text.failed_to_load_audience} onRetry={() => void refetch()} retrying={isFetching} />
    ),
  };
  return (
    <Modal opened={opened} title={text.audience_preview} size="full" onClose={onClose}>
      <div className={classes.stack}>
        <Notice>{text.only_valid}</Notice>
        {data && (
          <p className={classes.line}>
            {joined(
              format(text.audience_counts, { mailable: data.mailable, total: data.total }),
              data.contacts.length < data.total && format(text.audience_shown, { shown: data.contacts.length }),
            )}
          </p>
        )}
        {onPhone ? (
          <DataCards
            {...listed}
            card={(c) => ({
              name: shown(c, `${c.firstname} ${c.lastname}`.trim()),
              status: shown(c, c.mailable ? text.mailed : text.not_mailed),
              about: joined(c.email, c.organization_name),
            })}
          />
        ) : (
          <DataTable {...listed} columns={COLUMNS} rowId={({ id }) => id} density="compact" maxHeight="60vh" />
        )}
      </div>
    </Modal>
  );
}
