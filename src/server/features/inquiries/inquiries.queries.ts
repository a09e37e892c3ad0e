import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import {
  InquiriesOfClientInput,
  InquiryListInput,
  type InquiryListQuery,
  InquiryOfInput,
  type InquirySort,
} from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
import { audited, auditSlots } from '../../platform/audit.ts';
import { type Context, userId } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import {
  type ListOrder,
  type Place,
  pageIds,
  pageStatement,
  placeOf,
  placeSlots,
  type ServedPage,
  type Stream,
  servedPage,
  totalOfRanges,
} from '../../platform/keyset.ts';
import { prepared, slot } from '../../platform/prepared.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { inOrganisation, ofOrganisation, seesWhole } from './inquiries.access.ts';
import { type InquiryDetail, type InquiryRow, selectDetail, selectNote, selectRow } from './inquiries.view.ts';

/** Rows of the dashboard's own list. */
const OWN_RECENT = 8;
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
  return { name: `${query.sort} ${descending ? 'desc' : 'asc'}`, type: types[query.sort], descending };
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
  // Each id is looked up by itself: a planner that can't know how few there are would join them with the whole index.
  const key = keyOf(query.sort, order.descending);
  return sql<{ id: string; key: unknown }>`(select found.id, sought.key
    from search_inquiries(${slot('term')}, ${slot('statuses')}, ${slot('staff')}, ${slot('sort')}, ${slot('descending')},
      ${slot('cursor_key')}, ${slot('cursor_id')}, ${slot('backwards')}, ${slot('skip')}, ${sql.lit(place.take)}) found(id),
    lateral (select ${key} as key from inquiries where inquiries.id = found.id offset 0) sought)`;
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

/** The list's two statements, prepared: what changes their text is their shape. */
function listStatements(ctx: Context, query: InquiryListQuery, order: ListOrder, place: Place, db: Db) {
  const { status_filter: statuses, staff_filter: staff, sort } = query;
  const whole = seesWhole(ctx);
  const placed = placeSlots(place);
  const shape = `inquiries ${whole} ${order.name} ${statuses.length} ${staff.length} ${query.query !== undefined} ${placed.shape}`;
  const values = {
    ...auditSlots.values(ctx, 'inquiry'),
    ...placed.values,
    ...valuesOf('status', statuses),
    ...valuesOf('staff', staff),
    ...{ term: searchTerm(query.query ?? ''), statuses, staff, sort },
    ...{ descending: order.descending, backwards: place.backwards },
  };
  const page = () => pageStatement(db, idsOf(query, order, place), selectRow(db, whole), order, place);
  const total = () => ({ compile: () => totalOf(query).compile(db) });
  return {
    page: prepared(`${shape} page`, page, values),
    total: prepared(`${shape} total`, total, values),
  };
}

/** One page of the organisation's inquiries, with its total, in one round trip and one audit row. */
export const listInquiries = verb(
  { name: 'inquiries.list', kind: 'read', permission: 'inquiries:list', input: InquiryListInput },
  async (ctx, query): Promise<ServedPage<InquiryRow>> => {
    const order = orderOf(query);
    const place = placeOf(query, order);
    const [pages, totals] = await read(ctx, (db) => {
      const { page, total } = listStatements(ctx, query, order, place, db);
      return [page, total] as const;
    });
    const capped = query.query !== undefined || query.staff_filter.length > 0;
    return servedPage<InquiryRow>(pages[0], totals[0], { order, place, limit: query.limit, capped });
  },
);

/** The rows of a list from a place on, without its total, and the place after them; shown means logged here too. */
export async function readInquiriesAfter(
  ctx: Context,
  query: Omit<InquiryListQuery, 'page'>,
): Promise<{ rows: InquiryRow[]; next: string | null }> {
  const asked = { ...query, page: 1 };
  const order = orderOf(asked);
  const place = placeOf(asked, order);
  const [pages] = await read(ctx, (db) => [listStatements(ctx, asked, order, place, db).page] as const);
  const { list, next } = servedPage<InquiryRow>(pages[0], undefined, {
    order,
    place,
    limit: query.limit,
    capped: false,
  });
  return { rows: list.read(), next };
}

/** One inquiry as its own page shows it. */
export const getInquiry = verb(
  { name: 'inquiries.get', kind: 'read', permission: 'inquiries:list', input: InquiryOfInput },
  async (ctx, { opportunity_id }): Promise<InquiryDetail> => {
    ensure(isUuid(opportunity_id), 'not_found', inquiriesMessages.inquiry_not_found);
    const [rows] = await read(
      ctx,
      (db) => [selectDetail(db, seesWhole(ctx)).where(ofOrganisation(ctx)).where('inquiries.id', '=', opportunity_id)],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(rows[0], 'not_found', inquiriesMessages.inquiry_not_found);
    return rows[0];
  },
);

/** Every inquiry of one client, newest first. */
export const listInquiriesOfClient = verb(
  { name: 'inquiries.of_client', kind: 'read', permission: 'inquiries:read', input: InquiriesOfClientInput },
  async (ctx, { patient_id }): Promise<InquiryRow[]> => {
    ensure(isUuid(patient_id), 'not_found', inquiriesMessages.client_not_found);
    const [rows, clients] = await read(ctx, (db) => {
      const page = selectRow(db, seesWhole(ctx))
        .where(ofOrganisation(ctx))
        .where('inquiries.patient_id', '=', patient_id)
        .orderBy('inquiries.created_at', 'desc')
        .orderBy('inquiries.id', 'desc')
        .limit(100);
      const client = db
        .selectFrom('clients')
        .select('id')
        .where('org_id', '=', ctx.actor.org_id)
        .where('id', '=', patient_id);
      return [audited(db, ctx, 'inquiry', page), client] as const;
    });
    ensure(clients[0], 'not_found', inquiriesMessages.client_not_found);
    return rows as InquiryRow[];
  },
);

/** What the signed-in person worked on last. */
export const listOwnInquiries = verb(
  { name: 'inquiries.own', kind: 'read', permission: 'inquiries:list', input: z.strictObject({}) },
  async (ctx): Promise<InquiryRow[]> => {
    const [rows] = await read(ctx, (db) => {
      const page = selectRow(db, seesWhole(ctx))
        .where(ofOrganisation(ctx))
        .where('inquiries.updated_by', '=', userId(ctx))
        .orderBy('inquiries.updated_at', 'desc')
        .limit(OWN_RECENT);
      return [audited(db, ctx, 'inquiry', page)] as const;
    });
    return rows;
  },
);

/** An inquiry's notes, newest first, and which one is pinned. */
export const listNotes = verb(
  { name: 'inquiries.notes', kind: 'read', permission: 'inquiries:note', input: InquiryOfInput },
  async (ctx, { opportunity_id }) => {
    ensure(isUuid(opportunity_id), 'not_found', inquiriesMessages.inquiry_not_found);
    const [inquiries, activity] = await read(
      ctx,
      (db) => [
        db.selectFrom('inquiries').select('pinned_note_id').where(ofOrganisation(ctx)).where('id', '=', opportunity_id),
        selectNote(db)
          .where('org_id', '=', ctx.actor.org_id)
          .where('opportunity_id', '=', opportunity_id)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(500),
      ],
      { entity: 'inquiry', ids: [opportunity_id] },
    );
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    return { activity, pinned_note_id: inquiries[0].pinned_note_id };
  },
);
