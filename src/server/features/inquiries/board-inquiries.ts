import { type RawBuilder, sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { type BoardWeights, weighted, weightOf } from '#shared/features/configuration/board-weights.ts';
import { INQUIRY_STATUSES, type InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import {
  INQUIRY_ORDERS,
  InquiryBoardInput,
  type InquiryBoardQuery,
} from '#shared/features/inquiries/inquiries.schemas.ts';
import { directionOf } from '#shared/platform/list-order.ts';
import { COUNT_CAP } from '#shared/platform/pagination.ts';
import { searchTerm } from '#shared/platform/search-term.ts';
import { type InquiryRow, selectRow } from './inquiries.view.ts';
import { quietSince } from './list-inquiries.ts';

/** A card of the board. */
export interface BoardCard extends InquiryRow {
  opportunity_total_amount: number | null;
  /** Since when it stands in its status; an admit that is dated again stays in it. */
  in_status_since: number;
}

export interface BoardColumn {
  status: InquiryStatus;
  /** How many stand there, counted up to 10,000. */
  total: number;
  total_capped: boolean;
  /** US dollars of those counted, and the part of them that is to be expected. */
  amount: number;
  weighted_amount: number;
  /** Which part that is, in percent. */
  weight: number;
  list: BoardCard[];
}

/** What is wanted of inquiries of some statuses, as the functions of the search take it. */
function sought(ctx: Context, query: InquiryBoardQuery, statuses: RawBuilder<unknown>): RawBuilder<unknown> {
  const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone
    (select organizations.time_zone from organizations where organizations.id = ${ctx.actor.org_id}::uuid))`;
  return sql`${searchTerm(query.query ?? '')}, ${statuses}, ${query.staff_filter}::text[],
    ${query.facility_filter}::text[], ${query.condition_filter}::text[],
    ${startOf(sql`${query.created_from ?? null}::date`)}, ${startOf(sql`${query.created_to ?? null}::date + 1`)},
    ${query.amount_from ?? null}::numeric, ${quietSince(ctx, query)}::timestamptz, ${query.missing}::text[]`;
}

const EVERY_STATUS = sql`${[...INQUIRY_STATUSES]}::text[]`;

/** The inquiries of each status as the list finds and orders them, so many of each. */
const found = (ctx: Context, query: InquiryBoardQuery): RawBuilder<unknown> =>
  sql`(select stage.status, ids.id, ids.place from unnest(${EVERY_STATUS}) stage(status),
    lateral search_inquiries(${sought(ctx, query, sql`array[stage.status]`)}, ${query.sort},
      ${directionOf(INQUIRY_ORDERS, query) === 'desc'}, null, null, false, 0, ${sql.lit(query.limit)})
      with ordinality ids(id, place))`;

/** How many stand in each status and what these are worth. */
const weigh = (ctx: Context, query: InquiryBoardQuery): RawBuilder<unknown> =>
  sql`weigh_inquiries(${sought(ctx, query, EVERY_STATUS)}, ${sql.lit(COUNT_CAP)})`;

/** The inquiries by their status, as many of each as are shown, with how many there are and what they are worth. */
export const boardInquiries = verb(
  { name: 'inquiries.board', kind: 'read', permission: 'inquiries:read', input: InquiryBoardInput },
  async (ctx, query): Promise<BoardColumn[]> => {
    const [cards, sums, kept] = await read(ctx, (db) => {
      const page = selectRow(db, true)
        .innerJoin(found(ctx, query).as<'found'>(sql`found(stage, found_id, place)`), (join) =>
          join.on(sql`found.found_id`, '=', sql.ref('inquiries.id')),
        )
        .where(inOrganization(ctx, 'inquiries'))
        .select([
          'inquiries.opportunity_total_amount',
          sql<number>`epoch(coalesce((select max(h.at) from status_history h
            where ${inOrganization(ctx, 'h')} and h.opportunity_id = inquiries.id
              and h.from_status is distinct from h.to_status), inquiries.created_at))`.as('in_status_since'),
        ])
        .orderBy(sql`found.place`)
        .$castTo<BoardCard>();
      const worth = db
        .selectFrom(weigh(ctx, query).as<'weighed'>(sql`weighed`))
        .select([
          sql<InquiryStatus>`weighed.status`.as('status'),
          sql<number>`weighed.total`.as('total'),
          sql<number>`weighed.amount::float8`.as('amount'),
        ]);
      const weights = db
        .selectFrom('configurations')
        .select(sql<BoardWeights>`configurations.config`.as('weights'))
        .where(inOrganization(ctx, 'configurations'))
        .where('configurations.user_id', 'is', null)
        .where('configurations.type', '=', 'BOARD_WEIGHTS');
      return [audited(db, ctx, 'inquiry', page), worth, weights] as const;
    });
    return INQUIRY_STATUSES.map((status) => {
      const { total = 0, amount = 0 } = sums.find((sum) => sum.status === status) ?? {};
      const weight = weightOf(status, kept[0]?.weights);
      return {
        status,
        total: Math.min(total, COUNT_CAP),
        total_capped: total > COUNT_CAP,
        amount,
        weighted_amount: weighted(amount, weight),
        weight,
        list: cards.filter((card) => card.status === status),
      };
    });
  },
);
