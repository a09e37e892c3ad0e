import { IconPhone } from '@tabler/icons-react';
import { AdmissionsFrame } from '#client/components/admissions-frame.tsx';
import { Age } from '#client/components/age.tsx';
import { countText } from '#client/components/list/count-text.ts';
import { defineList } from '#client/components/list/define-list.ts';
import { type ListFilter, SET } from '#client/components/list/list-filters.ts';
import { Instant } from '#client/components/when.tsx';
import { callHref, phoneHref } from '#client/platform/links.ts';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { formatDuration } from '#shared/features/calls/calls.rules.ts';
import { CALL_ORDERS, CallListInput, type CallListQuery } from '#shared/features/calls/calls.schemas.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import { aboutOf, handledAs, whoOf } from './call-words.ts';
import { type CallRow, callListOptions } from './calls.data.ts';
import classes from './calls.module.css';

/** The number as what it is: something to call; one that is withheld is not. */
const CallerNumber = ({ caller }: CallRow) =>
  caller.startsWith('+') ? (
    <a
      className={classes.number}
      href={phoneHref(caller)}
      aria-label={format(text.call_number, { number: formatPhone(caller) })}
    >
      {formatPhone(caller)}
    </a>
  ) : (
    formatPhone(caller)
  );

/** Handled how and by whom, or how long it has waited. */
function Handled({ call: { handled_how, handled_by, timestamp } }: { call: CallRow }) {
  if (handled_how)
    return (
      <span className={classes.handled}>
        {format(text.handled_by, { how: handledAs(handled_how), who: handled_by ?? '' })}
      </span>
    );
  return (
    <span className={classes.waiting}>
      {text.not_handled} · <Age since={timestamp} />
    </span>
  );
}

const FILTERS: readonly ListFilter[] = [
  {
    key: 'unhandled',
    title: text.filter_unhandled,
    type: 'flag',
    options: [{ value: SET, title: text.filter_unhandled }],
  },
];

/** The voice agent's calls. */
export const callList = defineList<CallListQuery, CallRow>({
  name: 'calls',
  title: text.voice_agent_calls,
  reads: 'calls:read',
  input: CallListInput,
  orders: CALL_ORDERS,
  page: callListOptions,
  nameOf: whoOf,
  hrefOf: callHref,
  beside: {
    after: ({ sid }) => (
      <span className={classes.sid} title={sid}>
        {sid}
      </span>
    ),
  },
  columns: [
    { id: 'who', label: text.column_call, width: '220px' },
    { id: 'caller', label: text.column_caller, width: '152px', cell: CallerNumber },
    { id: 'about', label: text.column_about, cell: aboutOf },
    {
      id: 'duration',
      label: text.column_duration,
      width: '88px',
      cell: ({ duration }) => (duration === null ? '-' : formatDuration(duration)),
    },
    {
      id: 'timestamp',
      label: text.column_date,
      width: '208px',
      cell: ({ timestamp }) => <Instant at={timestamp} timed />,
    },
    { id: 'handled', label: text.column_handled, width: '192px', cell: (call) => <Handled call={call} /> },
  ],
  phone: (call) => ({
    status: <CallerNumber {...call} />,
    about: call.handled_how === null ? <Handled call={call} /> : aboutOf(call),
    date: <Instant at={call.timestamp} />,
  }),
  searchLabel: text.search_calls,
  useFilters: () => FILTERS,
  Frame: ({ page, children }) => (
    <AdmissionsFrame tab="calls" count={countText(page)}>
      {children}
    </AdmissionsFrame>
  ),
  texts: {
    failed: text.error_fetching_logs,
    none: text.no_calls,
    noneHint: text.no_calls_hint,
    noneIcon: IconPhone,
    row: text.row,
  },
});
