import { sql } from 'kysely';
import { audited } from '#server/platform/audit.ts';
import { userId } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { documentsMessages } from '#shared/features/documents/documents.messages.ts';
import {
  DocumentOfInput,
  DocumentSearchInput,
  DocumentsOfInput,
  InProcessInput,
  UploadCheckInput,
} from '#shared/features/documents/documents.schemas.ts';
import { inquiriesMessages } from '#shared/features/inquiries/inquiries.messages.ts';
import { ensure } from '#shared/platform/errors.ts';
import { inquiryOf } from '../inquiries/inquiries.access.ts';
import { existing } from './documents.access.ts';
import {
  type DocumentOfInquiry,
  type DocumentView,
  type PageView,
  selectDocument,
  selectPage,
  withFailureText,
} from './documents.view.ts';

/** More documents than a record ever has; the newest are shown. */
const MAX_LISTED = 500;
const MAX_IN_PROCESS = 50;

/** An inquiry's documents, newest first, each with how far it has been read and how. */
export const listDocuments = verb(
  { name: 'documents.list', kind: 'read', permission: 'documents:read', input: DocumentsOfInput },
  async (ctx, { opportunity_id }): Promise<DocumentView[]> => {
    const [rows, inquiries] = await read(ctx, (db) => {
      const page = selectDocument(db)
        .where(existing(ctx))
        .where('documents.opportunity_id', '=', opportunity_id)
        .orderBy('documents.created_at', 'desc')
        .orderBy('documents.id', 'desc')
        .limit(MAX_LISTED);
      const inquiry = inquiryOf(db, ctx, opportunity_id);
      return [audited(db, ctx, 'document', page), inquiry] as const;
    });
    ensure(inquiries[0], 'not_found', inquiriesMessages.inquiry_not_found);
    return rows.map(withFailureText);
  },
);

export const getDocument = verb(
  { name: 'documents.get', kind: 'read', permission: 'documents:read', input: DocumentOfInput },
  async (ctx, { document_id }): Promise<DocumentView> => {
    const [rows] = await read(
      ctx,
      (db) => [selectDocument(db).where(existing(ctx)).where('documents.id', '=', document_id)],
      { entity: 'document', ids: [document_id] },
    );
    ensure(rows[0], 'not_found', documentsMessages.document_not_found);
    return withFailureText(rows[0]);
  },
);

/** How each page read so far was got and how good it is, in the pages' order; never its text. */
export const listPages = verb(
  { name: 'documents.pages', kind: 'read', permission: 'documents:read', input: DocumentOfInput },
  async (ctx, { document_id }): Promise<PageView[]> => {
    const [documents, pages] = await read(
      ctx,
      (db) => [
        db.selectFrom('documents').select('id').where(existing(ctx)).where('id', '=', document_id),
        selectPage(db)
          .where(inOrganization(ctx, 'document_pages'))
          .where('document_id', '=', document_id)
          .orderBy('page'),
      ],
      { entity: 'document', ids: [document_id] },
    );
    ensure(documents[0], 'not_found', documentsMessages.document_not_found);
    return pages;
  },
);

/** Documents whose file names hold every word of a text, the newest first, each with its inquiry. */
export const searchDocuments = verb(
  { name: 'documents.search', kind: 'read', permission: 'documents:read', input: DocumentSearchInput },
  async (ctx, { query, limit }): Promise<DocumentOfInquiry[]> => {
    const [rows] = await read(ctx, (db) => {
      const page = selectDocument(db)
        .innerJoin('inquiries', 'inquiries.id', 'documents.opportunity_id')
        .select('inquiries.opportunity_name')
        .where(existing(ctx))
        .where(inOrganization(ctx, 'inquiries'))
        .where('documents.id', 'in', sql<string>`(select search_documents(${query}, ${limit}))`)
        .orderBy('documents.created_at', 'desc')
        .orderBy('documents.id', 'desc');
      return [audited(db, ctx, 'document', page)] as const;
    });
    return rows.map(withFailureText);
  },
);

/** The signed-in person's own documents that are still being read, newest first. */
export const listInProcess = verb(
  { name: 'documents.in_process', kind: 'read', permission: 'documents:read', input: InProcessInput },
  async (ctx): Promise<DocumentOfInquiry[]> => {
    const [rows] = await read(ctx, (db) => {
      const page = selectDocument(db)
        .innerJoin('inquiries', 'inquiries.id', 'documents.opportunity_id')
        .select('inquiries.opportunity_name')
        .where(existing(ctx))
        .where(inOrganization(ctx, 'inquiries'))
        .where('documents.status', '=', sql.lit('Processing'))
        .where('documents.uploaded_by', '=', userId(ctx))
        .orderBy('documents.created_at', 'desc')
        .orderBy('documents.id', 'desc')
        .limit(MAX_IN_PROCESS);
      return [audited(db, ctx, 'document', page, { unlessEmpty: true })] as const;
    });
    return rows.map(withFailureText);
  },
);

/** Whether this person may upload, and to this inquiry where it is named already: asked before any byte is taken. */
export const checkUpload = verb(
  { name: 'documents.check_upload', kind: 'read', permission: 'documents:write', input: UploadCheckInput },
  async (ctx, { opportunity_id }): Promise<void> => {
    if (opportunity_id === undefined) {
      await read(ctx, () => []);
      return;
    }
    const [rows] = await read(ctx, (db) => [inquiryOf(db, ctx, opportunity_id)]);
    ensure(rows[0], 'not_found', inquiriesMessages.inquiry_not_found);
  },
);

/** Where a document's file lies, for the download that follows; never an answer by itself. */
export const findFile = verb(
  { name: 'documents.download', kind: 'read', permission: 'documents:read', input: DocumentOfInput },
  async (ctx, { document_id }) => {
    const [rows] = await read(
      ctx,
      (db) => [
        db
          .selectFrom('documents')
          .select(['storage_key', 'file_name', 'file_size'])
          .where(existing(ctx))
          .where('id', '=', document_id),
      ],
      { entity: 'document', ids: [document_id] },
    );
    ensure(rows[0], 'not_found', documentsMessages.document_not_found);
    return rows[0];
  },
);
