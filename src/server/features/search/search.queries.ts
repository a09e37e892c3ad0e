import { type RawBuilder, sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import { type Context, userId } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { isAllowed, verb } from '#server/platform/verb.ts';
import { birthDateIn } from '#shared/features/search/birth-date.ts';
import { NearInput, RecentInput, type RecordKind, RecordTextsInput } from '#shared/features/search/search.schemas.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import { type CallRow, selectCall } from '../calls/calls.view.ts';
import { type ClientView, selectClient } from '../clients/clients.view.ts';
import { type ContactView, selectContact } from '../contacts/contacts.view.ts';
import { seesFullRecord } from '../inquiries/inquiries.access.ts';
import { type InquiryRow, selectRow } from '../inquiries/inquiries.view.ts';
import { type SourceView, selectSource } from '../referral-sources/referral-sources.view.ts';
import { selectTask, type TaskView } from '../tasks/tasks.view.ts';

/** Who may read each kind of record. */
export const READERS = {
  inquiry: 'inquiries:list',
  client: 'clients:read',
  source: 'outreach:read',
  contact: 'outreach:read',
  task: 'tasks:read',
  call: 'calls:read',
} as const satisfies Record<RecordKind, Permission>;

/** A kind's rows for who may read them, and none for anybody else. */
const forWho = (ctx: Context, permission: Permission) => sql<boolean>`${isAllowed(ctx, permission)}::boolean`;

/** Rows of each kind that the signed-in person may read. */
const inquiriesFor = (db: Db, ctx: Context) =>
  selectRow(db, seesFullRecord(ctx)).where(inOrganization(ctx, 'inquiries')).where(forWho(ctx, READERS.inquiry));
const clientsFor = (db: Db, ctx: Context) =>
  selectClient(db).where(inOrganization(ctx, 'clients')).where(forWho(ctx, READERS.client));
const sourcesFor = (db: Db, ctx: Context) =>
  selectSource(db).where(inOrganization(ctx, 'referral_sources')).where(forWho(ctx, READERS.source));
const contactsFor = (db: Db, ctx: Context) =>
  selectContact(db).where(inOrganization(ctx, 'referral_contacts')).where(forWho(ctx, READERS.contact));
const tasksFor = (db: Db, ctx: Context) =>
  selectTask(db).where(inOrganization(ctx, 'tasks')).where(forWho(ctx, READERS.task));
const callsFor = (db: Db, ctx: Context) =>
  selectCall(db).where(inOrganization(ctx, 'calls')).where(forWho(ctx, READERS.call));

export interface NearRecords {
  inquiries: InquiryRow[];
  clients: ClientView[];
  sources: SourceView[];
  contacts: ContactView[];
}

/**
 * What a search comes closest to where it finds no name: the records whose names are nearest to what was typed, and the
 * inquiries of who was born on a day that stands in it.
 */
export const findNear = verb(
  { name: 'search.near', kind: 'read', permission: 'dashboard:read', input: NearInput },
  async (ctx, { query, limit }): Promise<NearRecords> => {
    const born = birthDateIn(query, ctx.services.clock.now().getUTCFullYear());
    const near = (kind: string): RawBuilder<string> => sql`(select near_records(${kind}, ${query}, ${limit}))`;
    const nearness = (name: string) => sql`word_similarity(fold(${query}), ${sql.ref(name)})`;
    const [inquiries, clients, sources, contacts] = await read(ctx, (db) => {
      const found = inquiriesFor(db, ctx);
      const ofInquiries = born
        ? found
            .where('inquiries.patient_id', 'in', bornOn(db, ctx, born))
            .orderBy('inquiries.created_at', 'desc')
            .orderBy('inquiries.id')
            .limit(limit)
        : found
            .where('inquiries.id', 'in', near('inquiry'))
            .orderBy(nearness('inquiries.name_key'), 'desc')
            .orderBy('inquiries.id');
      return [
        audited(db, ctx, 'inquiry', ofInquiries),
        audited(
          db,
          ctx,
          'client',
          clientsFor(db, ctx)
            .where('clients.id', 'in', near('client'))
            .orderBy(nearness('clients.name_key'), 'desc')
            .orderBy('clients.id'),
        ),
        audited(
          db,
          ctx,
          'referral_source',
          sourcesFor(db, ctx)
            .where('referral_sources.id', 'in', near('source'))
            .orderBy(nearness('referral_sources.name_key'), 'desc')
            .orderBy('referral_sources.id'),
        ),
        audited(
          db,
          ctx,
          'contact',
          contactsFor(db, ctx)
            .where('referral_contacts.id', 'in', near('contact'))
            .orderBy(nearness('referral_contacts.name_key'), 'desc')
            .orderBy('referral_contacts.id'),
        ),
      ] as const;
    });
    return { inquiries, clients, sources, contacts };
  },
);

/** Clients born on a day whose names hold the rest of what was typed, for who may read clients. */
const bornOn = (db: Db, ctx: Context, { day, rest }: { day: string; rest: string }) =>
  rest
    .split(' ')
    .filter(Boolean)
    .reduce(
      (clients, word) => clients.where(sql<boolean>`clients.name_key like containing(${word})`),
      db
        .selectFrom('clients')
        .select('clients.id')
        .where(inOrganization(ctx, 'clients'))
        .where(forWho(ctx, 'clients:read'))
        .where('clients.dob', '=', day),
    );

export interface RecordText {
  id: string;
  document_id: string;
  opportunity_id: string;
  opportunity_name: string;
  file_name: string;
  page: number;
  /** Words of the page around what was looked for. */
  words: string;
}

const AROUND = 'StartSel="", StopSel="", MaxWords=16, MinWords=8, MaxFragments=1, FragmentDelimiter=" … "';

/** Pages of records that hold every word of a text, the best one of each record. */
export const findRecordTexts = verb(
  { name: 'search.record_texts', kind: 'read', permission: 'documents:read', input: RecordTextsInput },
  async (ctx, { query, limit }): Promise<RecordText[]> => {
    const [rows] = await read(ctx, (db) => {
      const page = db
        .selectFrom('document_pages')
        .innerJoin('documents', 'documents.id', 'document_pages.document_id')
        .innerJoin('inquiries', 'inquiries.id', 'documents.opportunity_id')
        .select([
          'document_pages.document_id as id',
          'document_pages.document_id',
          'documents.opportunity_id',
          'inquiries.opportunity_name',
          'documents.file_name',
          'document_pages.page',
          sql<string>`collapse(ts_headline('english', document_pages.text, websearch_to_tsquery('english', ${query}), ${AROUND}))`.as(
            'words',
          ),
        ])
        .where(inOrganization(ctx, 'document_pages'))
        .where(inOrganization(ctx, 'documents'))
        .where(inOrganization(ctx, 'inquiries'))
        .where('documents.deleted_at', 'is', null)
        .where('document_pages.id', 'in', sql<string>`(select search_record_texts(${query}, ${limit}))`)
        .orderBy('documents.created_at', 'desc')
        .orderBy('documents.id');
      return [audited(db, ctx, 'document', page)] as const;
    });
    return rows;
  },
);

export interface RecentRecords extends NearRecords {
  tasks: TaskView[];
  calls: CallRow[];
  /** All of them, what was opened last first. */
  order: string[];
}

/** What the signed-in person opened last, as far as they may still read it. */
export const listRecent = verb(
  { name: 'search.recent', kind: 'read', permission: 'dashboard:read', input: RecentInput },
  async (ctx, { limit }): Promise<RecentRecords> => {
    const [opened, inquiries, clients, sources, contacts, tasks, calls] = await read(ctx, (db) => {
      const newest = db
        .selectFrom('recent_records')
        .select(['recent_records.record_id', 'recent_records.kind'])
        .where(inOrganization(ctx, 'recent_records'))
        .where('recent_records.user_id', '=', userId(ctx))
        .orderBy('recent_records.opened_at', 'desc')
        .limit(limit);
      const of = (kind: RecordKind) =>
        db.selectFrom(newest.as('newest')).select('newest.record_id').where('newest.kind', '=', kind);
      return [
        newest,
        audited(db, ctx, 'inquiry', inquiriesFor(db, ctx).where('inquiries.id', 'in', of('inquiry'))),
        audited(db, ctx, 'client', clientsFor(db, ctx).where('clients.id', 'in', of('client'))),
        audited(db, ctx, 'referral_source', sourcesFor(db, ctx).where('referral_sources.id', 'in', of('source'))),
        audited(db, ctx, 'contact', contactsFor(db, ctx).where('referral_contacts.id', 'in', of('contact'))),
        audited(db, ctx, 'task', tasksFor(db, ctx).where('tasks.id', 'in', of('task'))),
        audited(db, ctx, 'call', callsFor(db, ctx).where('calls.id', 'in', of('call'))),
      ] as const;
    });
    const order = opened.map(({ record_id }) => record_id);
    return { inquiries, clients, sources, contacts, tasks, calls, order };
  },
);
