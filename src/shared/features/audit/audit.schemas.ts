import { z } from 'zod';
import { CalendarDate } from '#shared/platform/date-schemas.ts';
import { Id } from '#shared/platform/ids.ts';
import { sortsOf } from '#shared/platform/list-order.ts';
import { listInput } from '#shared/platform/pagination.ts';
import { AUDIT_ORDERS, AUDIT_OUTCOMES } from './audit.rules.ts';

const sort = z.enum(sortsOf(AUDIT_ORDERS)).default('at');
/** First and last day, both included, as the organization counts them. */
const days = { from: CalendarDate.optional(), to: CalendarDate.optional() };

const listed = {
  person: Id.optional(),
  /** A record of any kind; of an inquiry, everything in it too. */
  record: Id.optional(),
  /** A client with their inquiries, and everything in these. */
  client: Id.optional(),
  /** An action by its name: `clients.get`. */
  deed: z.string().trim().max(80).optional(),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  ...days,
  sort,
};

/** The log's one contract: route search, procedure input and what the query builder walks. */
export const AuditListInput = listInput({ ...listed });
export type AuditListQuery = z.output<typeof AuditListInput>;

/** Who looked at a client, or at an inquiry. */
export const AuditRecordInput = listInput({ patient_id: Id.optional(), opportunity_id: Id.optional(), sort });

/** The whole of the log as it is filtered. */
export const AuditExportInput = z.strictObject({ ...listed, order: z.enum(['asc', 'desc']).optional() });

/** Everything that was done with one client's records. */
export const AuditReportInput = z.strictObject({ patient_id: Id, ...days });

export const AuditRecordNameInput = z.strictObject({ record: Id });

export const AuditActionsInput = z.strictObject({});

/** Where a check of the seals goes on: what the one before answered as `next`. */
export const AuditCheckInput = z.strictObject({ from: z.int().min(0).optional().default(0) });
