import { type SqlBool, sql } from 'kysely';
import {
  InquiryListInput,
  type InquiryListQuery,
  type InquirySort,
} from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
import {
  type ListOrder,
  listOrder,
  type Place,
  pageIds,
  type ServedPage,
  type Stream,
  searchedIds,
  totalOfRanges,
} from '../../platform/keyset.ts';
import { listReader } from '../../platform/list-reader.ts';
import { slot } from '../../platform/prepared.ts';
import { verb } from '../../platform/verb.ts';
import { inOrganisation, seesWhole } from './inquiries.access.ts';
import { type InquiryRow, selectRow } from './inquiries.view.ts';

/** Beyond so many index ranges one scan with a filter is cheaper than joining them. */
const MAX_STREAMS = 12;

function orderOf(query: InquiryListQuery): ListOrder {
  const descending = (query.order ?? (query.sort === 'created_at' ? 'desc' : 'asc')) === 'desc';
  const types = {
    created_at: 'timestamptz',
    opportunity_name: 'text',
    status: 'smallint',
    priority: 'integer',
    referral_org: 'text',
  } as const satisfies Record<InquirySort, ListOrder['type']>;
  return listOrder(query.sort, types[query.sort], descending);
}

/**
 * The indexed expression of a sort; an empty value has its own stand-in for each direction, so that it comes last. `case`,
 * because row-level security lets no `coalesce` open an index range.
 */
function keyOf(sort: InquirySort, descending: boolean) {
  if (sort === 'opportunity_name') return sql`inquiries.name_key`;
  if (sort === 'status') return sql`inquiries.status_rank`;
  if (sort === 'priority')
    return descending
      ? sql`case when inquiries.priority is null then -1 else inquiries.priority end`
      : sql`case when inquiries.priority is null then 1000 else inquiries.priority end`;
  if (sort === 'referral_org')
    return descending
      ? sql`case when inquiries.referral_key is null then '' else inquiries.referral_key end collate "C"`
      : sql`case when inquiries.referral_key is null then chr(1114111) else inquiries.referral_key end collate "C"`;
  return sql`inquiries.created_at`;
}

/** One value of a filter, as a slot of its own: each status and each name opens its own index range. */
const valueSlots = (name: string, values: readonly string[]) =>
  values.map((_, index) => slot<string>(`${name}_${index}`));
const valuesOf = (name: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}_${index}`, value]));

const newestFirst = ({ sort, status_filter, staff_filter }: InquiryListQuery): boolean =>
  sort === 'created_at' && (staff_filter.length || 1) * (status_filter.length || 1) <= MAX_STREAMS;

/**
 * Whether a page has to be planned for the very values asked for: a search, and one of the staff in another order than
 * the newest, where a busy person's inquiries are found along the order and a rare one's are not.
 */
const isPlannedByValue = (query: InquiryListQuery): boolean =>
  Boolean(query.query) || (query.staff_filter.length > 0 && !newestFirst(query));

function streamsOf(query: InquiryListQuery, order: ListOrder): Stream[] {
  const statuses = valueSlots('status', query.status_filter);
  const staff = valueSlots('staff', query.staff_filter);
  const whole = { from: sql`inquiries`, key: keyOf(query.sort, order.descending), id: sql<string>`inquiries.id` };
  const mine = inOrganisation('inquiries');
  if (staff.length > 0) {
    const link = { from: sql`inquiry_staff s`, key: sql`s.created_at`, id: sql<string>`s.inquiry_id` };
    const theirs = staff.map((name) => sql<SqlBool>`${inOrganisation('s')} and s.staff_name = ${name}`);
    if (statuses.length === 0) return theirs.map((where) => ({ ...link, where }));
    return theirs.flatMap((where) =>
      statuses.map((status) => ({ ...link, where: sql<SqlBool>`${where} and s.status = ${status}` })),
    );
  }
  if (statuses.length === 0) return [{ ...whole, where: mine }];
  if (newestFirst(query))
    return statuses.map((status) => ({ ...whole, where: sql<SqlBool>`${mine} and inquiries.status = ${status}` }));
  return [{ ...whole, where: sql<SqlBool>`${mine} and inquiries.status in (${sql.join(statuses)})` }];
}

function idsOf(query: InquiryListQuery, order: ListOrder, place: Place) {
  if (!isPlannedByValue(query)) return pageIds(streamsOf(query, order), order, place);
  const asked = sql`${slot('term')}, ${slot('statuses')}, ${slot('staff')}, ${slot('sort')}, ${slot('descending')}`;
  const key = keyOf(query.sort, order.descending);
  return searchedIds({ name: 'search_inquiries', asked, table: 'inquiries', key }, place);
}

/** The total a list shows: from the counters where only statuses filter, else counted up to the cap. */
function totalOf(query: InquiryListQuery) {
  const cap = sql.lit(COUNT_CAP);
  if (query.query)
    return sql<{
      total: number;
    }>`select count_inquiries(${slot('term')}, ${slot('statuses')}, ${slot('staff')}, ${cap}) as total`;
  const statuses = valueSlots('status', query.status_filter);
  const ofStatus = statuses.length === 0 ? sql`` : sql` and status in (${sql.join(statuses)})`;
  if (query.staff_filter.length === 0)
    return sql<{ total: number }>`select coalesce(sum(total), 0)::integer as total from inquiry_counters
      where org_id = ${slot('org_id')}${ofStatus}`;
  return totalOfRanges(
    valueSlots('staff', query.staff_filter).map(
      (name) => sql`select inquiry_id from inquiry_staff
        where org_id = ${slot('org_id')} and staff_name = ${name}${ofStatus}`,
    ),
  );
}

const inquiries = listReader<InquiryListQuery, InquiryRow>({
  name: 'inquiries',
  entity: 'inquiry',
  orderOf,
  idsOf,
  rowsOf: (db, ctx) => selectRow(db, seesWhole(ctx)),
  totalOf,
  isCapped: (query) => query.query !== undefined || query.staff_filter.length > 0,
  shapeOf: ({ status_filter, staff_filter, query }, ctx) =>
    `${seesWhole(ctx)} ${status_filter.length} ${staff_filter.length} ${query !== undefined}`,
  valuesOf: ({ status_filter: statuses, staff_filter: staff, query, sort }) => ({
    ...valuesOf('status', statuses),
    ...valuesOf('staff', staff),
    ...{ term: searchTerm(query ?? ''), statuses, staff, sort },
  }),
});

/** One page of the organisation's inquiries, with its total, in one round trip and one audit row. */
export const listInquiries = verb(
  { name: 'inquiries.list', kind: 'read', permission: 'inquiries:list', input: InquiryListInput },
  (ctx, query): Promise<ServedPage<InquiryRow>> => inquiries.page(ctx, query),
);

/** The rows of the list from a place on. */
export const readInquiriesAfter = inquiries.rowsAfter;
