import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';

/** Kinds of records that are remembered as opened. */
export const RECORD_KINDS = ['inquiry', 'client', 'source', 'contact', 'task', 'call'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const query = z.string().trim().min(1).max(200);
const limit = z.coerce.number().int().min(1).max(20).default(5);

export const NearInput = z.strictObject({ query, limit });
export const RecordTextsInput = z.strictObject({ query, limit });
export const RecentInput = z.strictObject({ limit: z.coerce.number().int().min(1).max(20).default(8) });
export const OpenedInput = z.strictObject({ kind: z.enum(RECORD_KINDS), id: Id });
