import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { defineList } from '#client/components/list/define-list.ts';
import type { ListFilter } from '#client/components/list/list-filters.ts';
import { Instant } from '#client/components/when.tsx';
import { auditMessages as text } from '#shared/features/audit/audit.messages.ts';
import { AUDIT_ORDERS, AUDIT_OUTCOMES } from '#shared/features/audit/audit.rules.ts';
import { AuditListInput, type AuditListQuery } from '#shared/features/audit/audit.schemas.ts';
import { actionText, deedText } from '#shared/features/audit/audit-words.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import {
  type AuditEntry,
  actionsOptions,
  auditListOptions,
  clientNameOptions,
  recordNameOptions,
  searchClientOptions,
  searchInquiryOptions,
  searchPersonOptions,
} from './audit.data.ts';
import { AuditFrame } from './audit-frame.tsx';
import { personOf, recordOf, wholeName } from './entry-words.ts';
import { OutcomeWord } from './outcome-word.tsx';

/** The actions that the log knows; who and what is filtered by is called by name. */
function useFilters({ person, client, record }: AuditListQuery): readonly ListFilter[] {
  const { data: account } = useQuery(recordNameOptions(person));
  const { data: actions } = useQuery(actionsOptions());
  const { data: patient } = useQuery(clientNameOptions(client));
  const { data: named } = useQuery(recordNameOptions(record));
  const isInquiry = named === undefined || named?.entity === 'inquiry';
  return useMemo(
    () => [
      {
        key: 'person',
        title: text.filter_person,
        type: 'search',
        options: person && account ? [{ value: person, title: account.name }] : [],
        search: searchPersonOptions,
      },
      {
        key: 'client',
        title: text.filter_client,
        type: 'search',
        options: patient ? [{ value: patient.id, title: `${patient.firstname} ${patient.lastname}` }] : [],
        search: searchClientOptions,
      },
      {
        key: 'record',
        title: isInquiry ? text.filter_record : text.column_record,
        type: 'search',
        options: record && named !== undefined ? [{ value: record, title: wholeName(named) }] : [],
        search: searchInquiryOptions,
      },
      {
        key: 'deed',
        title: text.filter_action,
        type: 'select',
        options: (actions ?? []).map((value) => ({ value, title: actionText(value) })),
      },
      { key: 'from', title: text.filter_from, type: 'day', options: [] },
      { key: 'to', title: text.filter_to, type: 'day', options: [] },
      {
        key: 'outcome',
        title: text.filter_outcome,
        type: 'list_single',
        options: AUDIT_OUTCOMES.map((value) => ({ value, title: text[`outcome_${value}`] })),
      },
    ],
    [person, account, actions, patient, named, record, isInquiry],
  );
}

/** Everything that anybody did, the newest first; a row opens over the list. */
export const auditList = defineList<AuditListQuery, AuditEntry>({
  name: 'audit',
  title: text.audit_log,
  reads: 'audit:read',
  input: AuditListInput,
  orders: AUDIT_ORDERS,
  page: auditListOptions,
  nameOf: ({ action }) => deedText(action),
  openLabel: ({ action, seq }) => format(text.open_entry, { action: deedText(action), number: seq }),
  columns: [
    { id: 'action', label: text.column_action, width: '220px' },
    { id: 'record', label: text.column_record, cell: recordOf },
    { id: 'person', label: text.column_person, width: '180px', cell: personOf },
    { id: 'at', label: text.column_when, width: '200px', cell: ({ at }) => <Instant at={at} timed /> },
    { id: 'ip', label: text.column_address, width: '140px' },
    {
      id: 'outcome',
      label: text.column_outcome,
      width: '110px',
      cell: ({ outcome }) => <OutcomeWord outcome={outcome} />,
    },
  ],
  phone: (entry) => ({
    status: <OutcomeWord outcome={entry.outcome} />,
    about: joined(personOf(entry), recordOf(entry)),
    date: <Instant at={entry.at} timed />,
  }),
  useFilters,
  exported: { address: '/api/audit_export', permission: 'audit:read', fileName: () => 'audit-log.csv' },
  Frame: AuditFrame,
  texts: {
    failed: text.error_fetching,
    none: text.none,
    noneIcon: IconShieldCheck,
    row: text.row,
  },
});
