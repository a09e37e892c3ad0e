import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { permit, verb } from '#server/platform/verb.ts';
import { duplicatesMessages as text } from '#shared/features/duplicates/duplicates.messages.ts';
import {
  type DuplicateKind,
  DuplicatesInput,
  MERGED_FIELDS,
  PairInput,
  UNDO_DAYS,
} from '#shared/features/duplicates/duplicates.schemas.ts';
import { ensure } from '#shared/platform/errors.ts';
import { selectClientDetail } from '../clients/clients.view.ts';
import { withMaskedSsns } from '../clients/ssn-vault.rules.ts';
import { selectContact } from '../contacts/contacts.view.ts';
import { selectSource } from '../referral-sources/referral-sources.view.ts';
import { MERGED_KINDS, type Tie } from './duplicates.rules.ts';

/** Pairs that are shown at once; those that more speaks for come first. */
const MAX_PAIRS = 50;
/** Pairs that are found for one reason. */
const MAX_OF_REASON = 100;
const DAY_MS = 86_400_000;

export type Reason = 'name' | 'name_and_birth_date' | 'phone' | 'email' | 'website' | 'address';

const same = (column: string) => sql`a.${sql.ref(column)} = b.${sql.ref(column)}`;
const HOST = (row: string) =>
  sql`regexp_replace(lower(${sql.ref(`${row}.website_url`)}), '^(https?://)?(www\\.)?([^/?#]*).*$', '\\3')`;

/** What makes two records of a kind likely to be one. A telephone alone does not: families share one. */
const REASONS: Record<DuplicateKind, readonly (readonly [Reason, RawBuilder<unknown>])[]> = {
  client: [
    ['name_and_birth_date', sql`${same('name_key')} and ${same('dob')}`],
    ['phone', sql`${same('phone_number')} and (${same('lastname_key')} or ${same('firstname_key')})`],
    ['email', sql`${same('email_key')} and (${same('lastname_key')} or ${same('firstname_key')})`],
  ],
  source: [
    ['name', same('name_key')],
    ['website', sql`a.website_url <> '' and b.website_url <> '' and ${HOST('a')} = ${HOST('b')}`],
    ['address', sql`a.address <> '' and fold(a.address) = fold(b.address) and ${same('state_key')}`],
  ],
  contact: [
    ['name', sql`${same('referral_id')} and ${same('name_key')}`],
    ['email', sql`${same('referral_id')} and ${same('email_key')}`],
    ['phone', sql`${same('referral_id')} and ${same('phone_number')}`],
  ],
};

interface PairIds {
  one_id: string;
  other_id: string;
  reasons: Reason[];
}

/** Pairs that something speaks for, but those that somebody has said are two. */
const pairsOf = (ctx: Context, kind: DuplicateKind) => {
  const table = sql.table(MERGED_KINDS[kind].table);
  const active = kind === 'client' ? sql`` : sql` and a.is_active and b.is_active`;
  const found = REASONS[kind].map(
    ([reason, holds]) => sql`(select a.id as one_id, b.id as other_id, ${sql.lit(reason)} as reason
      from ${table} a join ${table} b on ${inOrganization(ctx, 'b')} and ${holds} and a.id < b.id
      where ${inOrganization(ctx, 'a')}${active} and not exists (select from distinct_pairs d
        where ${inOrganization(ctx, 'd')} and d.kind = ${sql.lit(kind)} and d.one_id = a.id and d.other_id = b.id)
      limit ${sql.lit(MAX_OF_REASON)})`,
  );
  return sql<PairIds>`select one_id, other_id, array_agg(reason order by reason) as reasons
    from (${sql.join(found, sql` union all `)}) found
    group by one_id, other_id order by count(*) desc, other_id desc, one_id limit ${sql.lit(MAX_PAIRS)}`;
};

/** A record as the page of duplicates shows it. */
export interface DuplicateCard {
  id: string;
  name: string;
  version: number;
  created_at: number;
  dob: string | null;
  phone: string | null;
  email: string | null;
  /** A city, an address, an organization. */
  about: string | null;
}

const CARD: Record<DuplicateKind, RawBuilder<unknown>> = {
  client: sql`t.firstname || ' ' || t.lastname as name, t.dob, t.phone_number as phone, t.email_id as email, t.city as about`,
  source: sql`t.referral_name as name, null::date as dob, null as phone, t.website_url as email,
    nullif(concat_ws(', ', t.type, t.address, t.state), '') as about`,
  contact: sql`t.firstname || ' ' || t.lastname as name, t.dob, t.phone_number as phone, t.email,
    concat_ws(', ', t.title, t.organization_name) as about`,
};

/** The cards of records, with the audit row of who saw them. */
const cardsOf = (ctx: Context, kind: DuplicateKind, ids: readonly string[]) => sql<DuplicateCard>`
  select t.id, t.version, epoch(t.created_at) as created_at, ${CARD[kind]} from ${sql.table(MERGED_KINDS[kind].table)} t
  where ${inOrganization(ctx, 't')} and t.id = any(${ids}::uuid[])`;

const compiled = <Row>(db: Db, query: RawBuilder<Row>) => ({ compile: () => query.compile(db) });

export interface DuplicatePair {
  one: DuplicateCard;
  other: DuplicateCard;
  reasons: Reason[];
}

/** Records of a kind that are probably the same, in pairs, with what speaks for it. */
export const listDuplicates = verb(
  { name: 'duplicates.list', kind: 'read', permission: 'duplicates:merge', input: DuplicatesInput },
  async (ctx, { kind }): Promise<DuplicatePair[]> => {
    const { permission, entity } = MERGED_KINDS[kind];
    await permit(ctx, permission);
    const [pairs] = await read(ctx, (db) => [compiled(db, pairsOf(ctx, kind))]);
    const ids = [...new Set(pairs.flatMap(({ one_id, other_id }) => [one_id, other_id]))];
    const [cards] = await read(ctx, (db) => [compiled(db, cardsOf(ctx, kind, ids))], { entity, ids });
    const by = new Map(cards.map((card) => [card.id, card]));
    return pairs.flatMap(({ one_id, other_id, reasons }) => {
      const one = by.get(one_id);
      const other = by.get(other_id);
      return one && other ? [{ one, other, reasons }] : [];
    });
  },
);

/** Two records with every field of theirs that may leave. */
const detailsOf = (db: Db, ctx: Context, kind: DuplicateKind, ids: readonly string[]) => {
  const named = (table: string) => sql<boolean>`${sql.ref(`${table}.id`)} = any(${ids}::uuid[])`;
  const found = {
    client: () => selectClientDetail(db).where(inOrganization(ctx, 'clients')).where(named('clients')).compile(),
    source: () =>
      selectSource(db).where(inOrganization(ctx, 'referral_sources')).where(named('referral_sources')).compile(),
    contact: () =>
      selectContact(db).where(inOrganization(ctx, 'referral_contacts')).where(named('referral_contacts')).compile(),
  };
  return { compile: () => found[kind]() as CompiledQuery<{ id: string }> };
};

export interface ComparedRecord extends DuplicateCard {
  /** By field; numbers are masked. */
  values: Record<string, unknown>;
  /** How many rows are tied to it, by what they are. */
  ties: { what: Tie['what']; n: number }[];
}

/** Two records side by side, with what is tied to each. */
export const compareRecords = verb(
  { name: 'duplicates.compare', kind: 'read', permission: 'duplicates:merge', input: PairInput },
  async (ctx, { kind, one_id, other_id }): Promise<{ one: ComparedRecord; other: ComparedRecord }> => {
    const { permission, entity, ties } = MERGED_KINDS[kind];
    await permit(ctx, permission);
    const ids = [one_id, other_id];
    const counts = (id: RawBuilder<unknown>) =>
      ties.map(
        (tie) => sql`select ${sql.lit(tie.what)} as what, (select count(*)::integer from ${sql.table(tie.table)} t
          where ${inOrganization(ctx, 't')} and t.${sql.ref(tie.column)} = ${id}) as n`,
      );
    const [cards, details, sealed, tied] = await read(
      ctx,
      (db) => [
        compiled(db, cardsOf(ctx, kind, ids)),
        detailsOf(db, ctx, kind, ids),
        db
          .selectFrom('clients')
          .select(['id', 'ssn', 'subscriber_ssn'])
          .where(inOrganization(ctx, 'clients'))
          .where(sql<boolean>`clients.id = any(${kind === 'client' ? ids : []}::uuid[])`),
        compiled(
          db,
          sql<{ id: string; what: Tie['what']; n: number }>`select asked.id, tie.what, tie.n
            from unnest(${ids}::uuid[]) asked(id)
            cross join lateral (${sql.join(counts(sql`asked.id`), sql` union all `)}) tie where tie.n > 0`,
        ),
      ],
      { entity, ids },
    );
    const record = (id: string): ComparedRecord => {
      const card = cards.find((each) => each.id === id);
      const found = details.find((each) => each.id === id);
      ensure(card && found, 'not_found', text.not_found);
      const numbers = sealed.find((each) => each.id === id);
      const shown = numbers ? withMaskedSsns(ctx, found as never, numbers) : found;
      return {
        ...card,
        values: Object.fromEntries(
          MERGED_FIELDS[kind].map((field) => [field, (shown as Record<string, unknown>)[field] ?? null]),
        ),
        ties: tied.filter((tie) => tie.id === id).map(({ what, n }) => ({ what, n })),
      };
    };
    return { one: record(one_id), other: record(other_id) };
  },
);

/** The merges of a kind that can still be undone, and those that were, the newest first. */
export const listMerges = verb(
  { name: 'duplicates.merges', kind: 'read', permission: 'duplicates:merge', input: DuplicatesInput },
  async (ctx, { kind }) => {
    await permit(ctx, MERGED_KINDS[kind].permission);
    const since = new Date(ctx.services.clock.now().getTime() - UNDO_DAYS * DAY_MS).toISOString();
    const [rows] = await read(ctx, (db) => {
      const page = db
        .selectFrom('merges')
        .select(['id', 'kept_id', 'kept_name', 'merged_name', 'merged_by', 'undone_by'])
        .select(sql<number>`epoch(merges.merged_at)`.as('merged_at'))
        .where(inOrganization(ctx, 'merges'))
        .where('kind', '=', kind)
        .where('merged_at', '>=', since)
        .orderBy('merged_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MAX_PAIRS);
      return [audited(db, ctx, 'merge', page)] as const;
    });
    return rows;
  },
);
