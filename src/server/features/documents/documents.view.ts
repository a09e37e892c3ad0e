import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import { failureText } from '#shared/features/documents/documents.messages.ts';
import type { FailureReason, PageMethod, PageQuality } from '#shared/features/documents/documents.rules.ts';
import type { DocumentsTable } from './documents.table.ts';

const epoch = (column: string) => sql<number>`epoch(${sql.ref(column)})`;

const COLUMNS = [
  'documents.id',
  'documents.opportunity_id',
  'documents.file_name',
  'documents.file_description',
  'documents.file_size',
  'documents.autofill',
  'documents.status',
  'documents.pages_total',
  'documents.pages_done',
] as const;

/**
 * Columns that stay inside: where and what the file is in storage, the worker's own bookkeeping, and who by id; the
 * uploader leaves by name, the reason for a failure as a code with its words.
 */
export const NEVER_LEAVES = {
  documents: [
    'org_id',
    'sha256',
    'storage_key',
    'search_text',
    'heartbeat_at',
    'suggested_at',
    'understood_for',
    'deleted_at',
    'deleted_by',
    'uploaded_by',
  ],
  document_pages: [
    'id',
    'org_id',
    'document_id',
    'opportunity_id',
    'text',
    'width',
    'height',
    'words',
    'meaning',
    'tsv',
    'created_at',
  ],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `documents.${infer Name}` ? Name & keyof DocumentsTable : never;

interface StoredDocument extends Pick<Selectable<DocumentsTable>, Column> {
  failure_code: FailureReason | null;
  /** The uploader's name. */
  uploaded_by: string;
  created_at: number;
  completed_at: number | null;
  /** How many of the pages read so far were got by each method. */
  text_pages: number;
  ocr_pages: number;
  /** Pages whose text was read from a picture that is hard to read. */
  poor_pages: number[];
  /** Pages with nothing readable on them. */
  blank_pages: number[];
  /** Pages that hold something which could not be decoded. */
  unreadable_pages: number[];
  /** Pages that name another person than the client: nothing of them answers or fills anything. */
  pages_of_others: number[];
}

export interface DocumentView extends StoredDocument {
  /** Why it failed, in plain words. */
  failure_reason: string | null;
}

/** A document with the inquiry it belongs to. */
export interface DocumentOfInquiry extends DocumentView {
  opportunity_name: string;
}

export interface PageView {
  page: number;
  method: PageMethod;
  quality: PageQuality;
  /** 0 to 100 for text read from a picture. */
  confidence: number | null;
  /** It names another person than the client. */
  of_other: boolean;
  /** Degrees by which the page is to be turned clockwise to be read. */
  turn: number;
}

const pagesWith = (quality: PageQuality) =>
  sql<number[]>`coalesce(array_agg(page order by page) filter (where quality = ${sql.lit(quality)}), '{}')`;
const countOf = (method: PageMethod) => sql<number>`count(*) filter (where method = ${sql.lit(method)})`;

/** A document with how its pages were got. `withFailureText` gives a row its words. */
export const selectDocument = (db: Db) =>
  db
    .selectFrom('documents')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('document_pages')
          .whereRef('document_pages.document_id', '=', 'documents.id')
          .whereRef('document_pages.org_id', '=', 'documents.org_id')
          .select([
            countOf('text').as('text_pages'),
            countOf('ocr').as('ocr_pages'),
            pagesWith('poor').as('poor_pages'),
            pagesWith('none').as('blank_pages'),
            pagesWith('unreadable').as('unreadable_pages'),
            sql<number[]>`coalesce(array_agg(page order by page) filter (where of_other), '{}')`.as('pages_of_others'),
          ])
          .as('got'),
      (join) => join.onTrue(),
    )
    .select(COLUMNS)
    .select([
      'documents.failure_reason as failure_code',
      'documents.uploaded_by_name as uploaded_by',
      epoch('documents.created_at').as('created_at'),
      epoch('documents.completed_at').as('completed_at'),
      'got.text_pages',
      'got.ocr_pages',
      'got.poor_pages',
      'got.blank_pages',
      'got.unreadable_pages',
      'got.pages_of_others',
    ])
    .$castTo<StoredDocument>();

export const withFailureText = <Row extends StoredDocument>(row: Row): Row & { failure_reason: string | null } => ({
  ...row,
  failure_reason: row.failure_code === null ? null : failureText(row.failure_code),
});

export const selectPage = (db: Db) =>
  db
    .selectFrom('document_pages')
    .select(['page', 'method', 'quality', 'confidence', 'turn', 'of_other'])
    .$castTo<PageView>();
