import { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { fullName, person, type TxContext } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { SHEET_TYPES, type SheetRow } from '#server/platform/reader/sheet.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { workOnImport } from '#shared/features/imports/imports.jobs.ts';
import {
  certainMapping,
  headerRow,
  IMPORT_KINDS,
  type ImportKind,
  likelyMapping,
  missingColumns,
} from '#shared/features/imports/imports.rules.ts';
import { keptText } from './kept-text.ts';

/** Letters of a header, and of the example below it, that the choice of columns shows. */
const MAX_SHOWN = 80;

/** What the upload hands on, after it has read the file's beginning. */
const CreateImportInput = z.strictObject({
  kind: z.enum(IMPORT_KINDS),
  file_name: z.string().max(255),
  file_type: z.enum(SHEET_TYPES),
  /** The names of its sheets, where a person has to choose one. */
  sheets: z.array(z.string().max(255)).default([]),
  beginning: z.array(z.strictObject({ line: z.int(), cells: z.array(z.string()) })).min(1),
  content: z.instanceof(Uint8Array),
});

const shown = (cells: readonly string[]): string[] =>
  cells.map((cell) => keptText(cell).text.replace(/\s+/g, ' ').trim().slice(0, MAX_SHOWN));

/** Where a file's header stands, and which columns fill which fields for certain, or most likely. */
export function readHeader(kind: ImportKind, beginning: readonly SheetRow[]) {
  const at = headerRow(kind, beginning);
  const headers = shown(beginning[at]?.cells ?? []);
  const certain = certainMapping(kind, headers);
  const likely = likelyMapping(kind, headers);
  return {
    header_line: beginning[at]?.line ?? 0,
    headers,
    examples: headers.map((_, column) => shown(beginning[at + 1]?.cells ?? [])[column] ?? ''),
    mapping: likely,
    /** Nothing had to be guessed and nothing is missing, so that no person needs to look. */
    complete: missingColumns(kind, certain).length === 0 && Object.keys(likely).length === Object.keys(certain).length,
  };
}

/** Writes the import's row. */
export async function insertImport(
  tx: TxContext,
  given: Omit<z.output<typeof CreateImportInput>, 'beginning' | 'content'> & {
    header: Omit<ReturnType<typeof readHeader>, 'complete'>;
    state: 'mapping' | 'checking';
  },
): Promise<string> {
  const user = person(tx);
  const id = tx.services.newId();
  const now = tx.services.clock.now().toISOString();
  const { header, ...rest } = given;
  await tx.db
    .insertInto('imports')
    .values({
      ...rest,
      ...header,
      mapping: JSON.stringify(header.mapping),
      id,
      org_id: tx.actor.org_id,
      created_at: now,
      created_by_id: user.user_id,
      created_by: fullName(user),
      updated_at: now,
    })
    .execute();
  return id;
}

/**
 * Keeps a file to be imported. Where its headers say all by themselves it is checked at once; else its sheet and its
 * columns wait to be chosen.
 */
export const createImport = verb(
  { name: 'imports.create', kind: 'write', permission: 'imports:use', input: CreateImportInput },
  async (ctx, { beginning, content, ...fields }): Promise<{ import_id: string }> => {
    const { complete, ...header } = readHeader(fields.kind, beginning);
    // Of several sheets nobody but a person can say which is meant.
    const certain = complete && fields.sheets.length === 0;
    return withTransaction({ ...ctx, input: { ...fields, beginning, bytes: content.length } }, async (tx) => {
      const import_id = await insertImport(tx, { ...fields, header, state: certain ? 'checking' : 'mapping' });
      await tx.db
        .insertInto('import_files')
        .values({ import_id, org_id: tx.actor.org_id, content: Buffer.from(content) })
        .execute();
      if (certain) await enqueue(tx, workOnImport, { import_id });
      await audit(tx, { entity: 'import', ids: [import_id], details: { kind: fields.kind, bytes: content.length } });
      return { import_id };
    });
  },
);

/** What a header lacks, in the words of the refusal. */
export const missingText = (kind: ImportKind, mapping: Parameters<typeof missingColumns>[1], message: string): string =>
  message.replace(
    '{columns}',
    missingColumns(kind, mapping)
      .map(({ header }) => header)
      .join(', '),
  );
