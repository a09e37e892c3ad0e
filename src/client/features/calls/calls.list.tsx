import { IconPhone } from '@tabler/icons-react';
import type { inferRouterOutputs } from '@trpc/server';
import { AdmissionsFrame } from '#client/components/admissions-frame.tsx';
import { countText } from '#client/components/list/count-text.ts';
import { defineList } from '#client/components/list/define-list.ts';
import { Instant } from '#client/components/when.tsx';
import { callHref } from '#client/platform/links.ts';
import type { AppRouter } from '#server/app-router.ts';
import { callsMessages as text } from '#shared/features/calls/calls.messages.ts';
import { CALL_ORDERS, CallListInput, type CallListQuery } from '#shared/features/calls/calls.schemas.ts';
import { formatPhone } from '#shared/features/clients/clients.rules.ts';
import { callListOptions } from './calls.data.ts';

type CallRow = inferRouterOutputs<AppRouter>['calls']['list']['list'][number];

/** The voice agent's calls. */
export const callList = defineList<CallListQuery, CallRow>({
  name: 'calls',
  title: text.voice_agent_calls,
  input: CallListInput,
  orders: CALL_ORDERS,
  page: callListOptions,
  nameOf: ({ sid }) => sid,
  hrefOf: callHref,
  columns: [
    { id: 'sid', label: text.column_call },
    { id: 'caller', label: text.column_caller, width: '200px', cell: ({ caller }) => formatPhone(caller) },
    {
      id: 'timestamp',
      label: text.column_date,
      width: '220px',
      cell: ({ timestamp }) => <Instant at={timestamp} timed />,
    },
  ],
  phone: ({ caller, timestamp }) => ({ about: formatPhone(caller), date: <Instant at={timestamp} timed /> }),
  searchLabel: text.search_calls,
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
    filtered: text.filtered_empty,
  },
});
