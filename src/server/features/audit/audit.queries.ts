import { sql } from 'kysely';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { OWN_ENTITY } from '#shared/features/audit/audit.rules.ts';
import { AuditActionsInput, AuditRecordNameInput } from '#shared/features/audit/audit.schemas.ts';
import { type NamedRecord, namedById } from './audit.view.ts';

/** What the record is that the log is asked about, and what it is called today; null for one without a name of its own. */
export const nameOfRecord = verb(
  { name: 'audit.record_name', kind: 'read', permission: 'audit:read', input: AuditRecordNameInput },
  async (ctx, { record }): Promise<NamedRecord | null> => {
    const [rows] = await read(ctx, (db) => [namedById(db, ctx, record)], { entity: OWN_ENTITY });
    return rows[0] ?? null;
  },
);

/** Every action that the log knows, by name. Each is found by its index behind the one before: a jump, not a walk. */
export const listActions = verb(
  { name: 'audit.actions', kind: 'read', permission: 'audit:read', input: AuditActionsInput },
  async (ctx): Promise<string[]> => {
    const own = inOrganization(ctx, 'audit_log');
    const [rows] = await read(
      ctx,
      (db) => [
        {
          compile: () =>
            sql<{ action: string }>`with recursive found (action) as (
              (select audit_log.action from audit_log where ${own} order by audit_log.action limit 1)
              union all
              select (select audit_log.action from audit_log where ${own} and audit_log.action > found.action
                order by audit_log.action limit 1)
              from found where found.action is not null
            ) select action from found where action is not null`.compile(db),
        },
      ],
      { entity: OWN_ENTITY },
    );
    return rows.map(({ action }) => action);
  },
);
