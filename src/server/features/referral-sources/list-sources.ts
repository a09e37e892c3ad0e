import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { inPreparedOrganization } from '#server/platform/in-organization.ts';
import {
  type IndexRange,
  type ListOrder,
  type Search,
  type ServedPage,
  totalOfRanges,
} from '#server/platform/keyset.ts';
import type { Asked } from '#server/platform/list-query.ts';
import { listReader, type SortKey } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { verb } from '#server/platform/verb.ts';
import { SOURCE_ORDERS, type SourceSort } from '#shared/features/referral-sources/referral-sources.rules.ts';
import { SourceListInput, type SourceListQuery } from '#shared/features/referral-sources/referral-sources.schemas.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { type SourceView, selectSource } from './referral-sources.view.ts';

/** Beyond so many index ranges one scan with a filter is cheaper than joining them. */
const MAX_STREAMS = 12;

type AskedSources = Asked<SourceListQuery>;

/** The day a source was last heard of; one never heard of comes last. `case`, as row-level security wants it. */
const lastHeardOf = (table: 'referral_sources' | 'source_staff') => {
  const day = sql.ref(`${table}.last_activity_date`);
  return {
    asc: sql`case when ${day} is null then 'infinity'::date else ${day} end`,
    desc: sql`case when ${day} is null then '-infinity'::date else ${day} end`,
  };
};

const SORTS: Record<SourceSort, SortKey> = {
  last_activity_date: { type: 'date', key: lastHeardOf('referral_sources') },
  created_at: { type: 'timestamptz', key: sql`referral_sources.created_at` },
  referral_name: { type: 'text', key: sql`referral_sources.name_key` },
  status: { type: 'smallint', key: sql`referral_sources.status_rank` },
  due_on: { type: 'date', key: sql`referral_sources.due_on` },
};

const SEARCHED = [
  ...(['query', 'referral_name', 'payment_type', 'type', 'state'] as const),
  ...(['overdue', 'heard_from', 'heard_to', 'created_from', 'created_to'] as const),
];

/** Whether something but a status or a person of the staff narrows the list. */
const isSearched = (asked: AskedSources): boolean => SEARCHED.some((key) => asked[key] !== undefined);

/** Whether something narrows the list besides whose sources they are and whether they are archived. */
const isSought = (asked: AskedSources): boolean => isSearched(asked) || asked.status.length > 0;

/** What holds of the sources of each of the staff wanted, who are linked with them. */
const ofEachOfStaff = ({ staff, archived }: AskedSources) =>
  staff.map(
    (name) => sql<SqlBool>`${inPreparedOrganization('source_staff')}
      and source_staff.staff_name = ${name}${archived ? sql`` : sql` and source_staff.is_active`}`,
  );

const SEARCH = {
  name: 'search_referral_sources',
  asked: sql`${parameter('wanted')}, ${parameter('sort')}, ${parameter('descending')}`,
};

/** The index ranges of a list; where it has to be planned for the very values asked for, the search. */
function found(asked: AskedSources, order: ListOrder): readonly IndexRange[] | Search {
  if (isSought(asked)) return SEARCH;
  if (asked.staff.length > 0) {
    if (asked.sort !== 'last_activity_date' || asked.staff.length > MAX_STREAMS) return SEARCH;
    const key = lastHeardOf('source_staff')[order.descending ? 'desc' : 'asc'];
    const link = { from: sql`source_staff`, key, id: sql<string>`source_staff.referral_id` };
    return ofEachOfStaff(asked).map((where) => ({ where, link }));
  }
  return [
    {
      where: sql<SqlBool>`${inPreparedOrganization('referral_sources')}${
        asked.archived ? sql`` : sql` and referral_sources.is_active`
      }`,
    },
  ];
}

/** The total a list shows: of the staff's sources alone from what links them, else counted by the search. */
function total(asked: AskedSources): RawBuilder<{ total: number }> {
  if (asked.staff.length > 0 && !isSought(asked))
    return totalOfRanges(ofEachOfStaff(asked).map((where) => sql`select referral_id from source_staff where ${where}`));
  const cap = isCapped(asked) ? sql.lit(COUNT_CAP) : sql.lit(null);
  return sql`select count_referral_sources(${parameter('wanted')}, ${cap}) as total`;
}

/** What narrows the list, as the search takes it. */
function wantedOf(ctx: Context, { query, referral_name, ...asked }: SourceListQuery): string {
  const { status, payment_type, type, state, staff, archived, overdue, heard_from, heard_to } = asked;
  return JSON.stringify({
    query: query || undefined,
    referral_name: referral_name || undefined,
    ...{ status, payment_type, type, state, staff, archived, overdue, heard_from, heard_to },
    ...{ created_from: asked.created_from, created_to: asked.created_to },
    ...(overdue !== undefined && { now: ctx.services.clock.now().toISOString() }),
  });
}

/** Whether the total stops being counted at the cap: filters by status alone are counted whole. */
const isCapped = (asked: AskedSources): boolean => isSearched(asked) || asked.staff.length > 0;

const sources = listReader<typeof SourceListInput, SourceView>({
  table: 'referral_sources',
  entity: 'referral_source',
  input: SourceListInput,
  orders: SOURCE_ORDERS,
  sorts: SORTS,
  found,
  rows: selectSource,
  total,
  isCapped,
  values: (query, ctx) => ({ wanted: wantedOf(ctx, query) }),
});

/** One page of the organization's referral sources, the one heard of last first where no other order is asked for. */
export const listSources = verb(
  { name: 'referral_sources.list', kind: 'read', permission: 'outreach:read', input: SourceListInput },
  (ctx, query): Promise<ServedPage<SourceView>> => sources.page(ctx, query),
);

/** The rows of the list from a place on. */
export const readSourcesAfter = sources.rowsAfter;
