import { sql } from 'kysely';
import { z } from 'zod';
import { inquiriesMessages } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { INQUIRY_STATUSES } from '../../../shared/features/inquiries/inquiries.rules.ts';
import {
  InquiriesOfClientInput,
  InquiryListInput,
  type InquiryListQuery,
  InquiryOfInput,
  type InquirySort,
} from '../../../shared/features/inquiries/inquiries.schemas.ts';
import { ensure } from '../../../shared/platform/errors.ts';
import { isUuid } from '../../../shared/platform/ids.ts';
import { COUNT_CAP, type Page, pagesOf } from '../../../shared/platform/pagination.ts';
import { searchTerm } from '../../../shared/platform/search-term.ts';
import { audited } from '../../platform/audit.ts';
import { type Context, userId } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { cutPage, inOrder, type ListOrder, type Place, pageIds, placeOf, type Stream } from '../../platform/keyset.ts';
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

/** The indexed expression of a sort; an empty value has its own stand-in for each direction, so that it comes last. */
function keyOf(sort: InquirySort, descending: boolean) {
  if (sort === 'opportunity_name') return sql`inquiries.name_key`;
  if (sort === 'status') return sql`inquiries.status_rank`;
  if (sort === 'priority')
    return descending ? sql`coalesce(inquiries.priority, -1)` : sql`coalesce(inquiries.priority, 1000)`;
  if (sort === 'referral_org')
    return descending
      ? sql`coalesce(fold(inquiries.referral_org), '')`
      : sql`coalesce(fold(inquiries.referral_org), '~~~~')`;
  return sql`inquiries.created_at`;
}

function streamsOf(ctx: Context, query: InquiryListQuery, order: ListOrder): Stream[] {
  const { status_filter: statuses, staff_filter: staff } = query;
  const newest = query.sort === 'created_at';
  const whole = { from: sql`inquiries`, key: keyOf(query.sort, order.descending), id: sql<string>`inquiries.id` };
  const mine = inOrganisation(ctx, 'inquiries');
  const split = newest && (staff.length || 1) * (statuses.length || 1) <= MAX_STREAMS;
  if (split && staff.length > 0) {
    const link = { from: sql`inquiry_staff s`, key: sql`s.created_at`, id: sql<string>`s.inquiry_id` };
    const each = statuses.length > 0 ? statuses : [null];
    return staff.flatMap((name) =>
      each.map((status) => ({
        ...link,
        where: sql`${inOrganisation(ctx, 's')} and s.staff_name = ${name}${status ? sql` and s.status = ${status}` : sql``}`,
      })),
    ) as Stream[];
  }
  if (split && statuses.length > 0)
    return statuses.map((status) => ({ ...whole, where: sql`${mine} and inquiries.status = ${status}` }));
  const filters = [mine];
  if (statuses.length > 0) filters.push(sql`inquiries.status = any(${statuses}::text[])`);
  if (staff.length > 0)
    filters.push(sql`inquiries.id in (select s.inquiry_id from inquiry_staff s
      where ${inOrganisation(ctx, 's')} and s.staff_name = any(${staff}::text[]))`);
  return [{ ...whole, where: sql.join(filters, sql` and `) }];
}

function idsOf(ctx: Context, query: InquiryListQuery, order: ListOrder, place: Place) {
  if (!query.query) return pageIds(streamsOf(ctx, query, order), order, place);
  const { cursor } = place;
  return sql<{ id: string; key: unknown }>`(select found.id, ${keyOf(query.sort, order.descending)} as key
    from search_inquiries(${searchTerm(query.query)}, ${query.status_filter}, ${query.staff_filter}, ${query.sort},
      ${order.descending}, ${cursor?.key ?? null}, ${cursor?.id ?? null}, ${place.backwards}, ${place.skip}, ${place.take}) found(id)
    join inquiries on inquiries.id = found.id)`;
}

/** The total a list shows: from the counters where only statuses filter, else counted up to the cap. */
function totalOf(db: Db, ctx: Context, query: InquiryListQuery) {
  const { status_filter: statuses, staff_filter: staff } = query;
  if (query.query)
    return db.selectNoFrom(
      sql<number>`count_inquiries(${searchTerm(query.query)}, ${statuses}, ${staff}, ${COUNT_CAP})`.as('total'),
    );
  if (staff.length > 0)
    return db
      .selectFrom(
        db
          .selectFrom('inquiry_staff')
          .select('inquiry_id')
          .distinct()
          .where('org_id', '=', ctx.actor.org_id)
          .where('staff_name', 'in', staff)
          .$if(statuses.length > 0, (counted) => counted.where('status', 'in', statuses))
          .limit(COUNT_CAP + 1)
          .as('counted'),
      )
      .select((eb) => eb.fn.countAll<number>().as('total'));
  const wanted = statuses.length > 0 ? statuses : [...INQUIRY_STATUSES];
  return db
    .selectFrom('inquiry_counters')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('total'), sql<number>`0`).as('total'))
    .where('org_id', '=', ctx.actor.org_id)
    .where('status', 'in', wanted);
}

/** One page of the organisation's inquiries, with its total, in one round trip and one audit row. */
export const listInquiries = verb(
  { name: 'inquiries.list', kind: 'read', permission: 'inquiries:list', input: InquiryListInput },
  async (ctx, query): Promise<Page<InquiryRow>> => {
    const order = orderOf(query);
    const place = placeOf(query, order);
    const [rows, totals] = await read(ctx, (db) => {
      const page = selectRow(db, seesWhole(ctx))
        .innerJoin(idsOf(ctx, query, order, place).as<'page_ids'>(sql`page_ids`), 'page_ids.id', 'inquiries.id')
        .select(sql<string>`page_ids.key::text`.as('sort_key'))
        .orderBy(inOrder(order));
      return [audited(db, ctx, 'inquiry', page), totalOf(db, ctx, query)] as const;
    });
    const total = totals[0]?.total ?? 0;
    const capped = total > COUNT_CAP && (query.query !== undefined || query.staff_filter.length > 0);
    const counted = capped ? COUNT_CAP : total;
    return {
      ...cutPage(rows, order, place),
      total: counted,
      ...(capped ? { total_capped: true as const } : {}),
      pages: pagesOf(counted, query.limit),
    };
  },
);

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
