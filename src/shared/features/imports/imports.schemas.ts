import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { Contact } from '../contacts/contacts.schemas.ts';
import { importsMessages } from './imports.messages.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_KINDS,
  MAX_ORGANIZATIONS,
  MAX_ROWS,
  PREVIEW_PAGE,
  ROW_OUTCOMES,
} from './imports.rules.ts';

/** Letters of one cell that a person may type into the preview. */
const MAX_CELL = 5_000;
/** Contacts that another program may create by one call. */
const MAX_AT_ONCE = 1_000;

/** One entry for each field that a file can fill, of either kind; what is left out stays empty. */
const eachField = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.values(IMPORT_COLUMNS)
          .flat()
          .map(({ field }) => [field, schema.optional()]),
      ),
    )
    .transform(
      (given) =>
        Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Record<
          string,
          z.output<Schema>
        >,
    );

export const ImportOfInput = z.strictObject({ import_id: Id });

export const UploadCheckInput = z.strictObject({});

export const ImportListInput = z.strictObject({ kind: z.enum(IMPORT_KINDS).optional() });

/** One page of an import's rows of one outcome, in the file's order. */
export const ImportRowsInput = z.strictObject({
  import_id: Id,
  outcome: z.enum(ROW_OUTCOMES),
  page: z
    .int()
    .min(1)
    .max(Math.ceil(MAX_ROWS / PREVIEW_PAGE))
    .default(1),
});

/** Which of a workbook's sheets, from 0, is imported. */
export const ChooseSheetInput = z.strictObject({
  import_id: Id,
  sheet: z
    .int(importsMessages.sheet_unknown)
    .min(0, importsMessages.sheet_unknown)
    .max(999, importsMessages.sheet_unknown),
});

/** Which column, from 0, fills each field. */
export const MapImportInput = z.strictObject({
  import_id: Id,
  mapping: eachField(z.int(importsMessages.mapping_unknown).min(0, importsMessages.mapping_unknown).max(99)).refine(
    (mapping) => new Set(Object.values(mapping)).size === Object.keys(mapping).length,
    {
      error: importsMessages.column_twice,
    },
  ),
});

/** A row's cells as a person typed them over. */
export const FixRowInput = z.strictObject({
  import_id: Id,
  line: z.int().min(1).max(2_000_000_000),
  values: eachField(z.string().max(MAX_CELL)),
});

/** Which of several sources of one name a list means. */
export const ChooseSourceInput = z.strictObject({
  import_id: Id,
  name: z.string().trim().min(1).max(200),
  referral_id: Id,
});

/** What becomes of each unknown organization; one that is not named gets the default type. */
export const SaveImportInput = z.strictObject({
  import_id: Id,
  organizations: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(200),
        /** Null leaves its contacts out. */
        type: z.string(importsMessages.organization_type_required).trim().min(1).max(100).nullable(),
      }),
    )
    .max(MAX_ORGANIZATIONS)
    .default([]),
});

/** The form fields beside an uploaded file. */
export const UploadImportFields = z.object({
  kind: z.enum(IMPORT_KINDS).default('contacts'),
  file_name: z.string().max(255).optional(),
  file_type: z.string().max(100).optional(),
});

/** New contacts of another program, created as a whole. */
export const AddContactsInput = z.strictObject({ contacts: z.array(Contact).min(1).max(MAX_AT_ONCE) });
