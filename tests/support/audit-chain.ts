import pg from 'pg';
import { anchorHead } from '#server/features/audit/audit-anchors.ts';
import { checkWholeAudit } from '#server/features/audit/check-audit.ts';
import { sealAudit } from '#server/features/audit/seal-audit.ts';
import { asOrganization, type Context } from '#server/platform/context.ts';
import type { TestApp } from './app.ts';
import type { OrganizationKey } from './organizations.ts';

export type DatabaseRole = 'landfall_app' | 'landfall_owner' | 'landfall_sealer';

/** One organization's audit chain, as its worker extends it and as somebody inside the database gets at it. */
export interface TestChain {
  ctx: Context;
  /** Seals everything there is, without waiting for it to rest. */
  seal(): Promise<void>;
  /** Writes the chain's head outside of the database. */
  anchor(): Promise<boolean>;
  check(): ReturnType<typeof checkWholeAudit>;
  /** The numbers of the rows, in order. */
  numbers(): Promise<number[]>;
  /** Statements as one of the database's roles, inside the organization. @throws what Postgres says */
  as(role: DatabaseRole, text: string): Promise<pg.QueryResult>;
  /** Statements of whoever owns the tables and takes their guards away for a moment. */
  unguarded(text: string): Promise<pg.QueryResult>;
}

const GUARDED = ['audit_log', 'audit_seal'];
const guards = (what: 'disable' | 'enable') =>
  GUARDED.map((table) => `alter table ${table} ${what} trigger user`).join(';');

export function openChain(app: TestApp, key: OrganizationKey): TestChain {
  const org_id = app.organizations[key].id;
  const ctx = asOrganization(app.ctx, org_id);
  const as: TestChain['as'] = async (role, text) => {
    const client = new pg.Client({
      connectionString: app.databaseUrl,
      options: `-c role=${role} -c app.org_id=${org_id}`,
    });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  };
  return {
    ctx,
    seal: async () => {
      while ((await sealAudit(ctx, 0)).rows > 0);
    },
    anchor: async () => anchorHead(ctx, (await sealAudit(ctx, 0)).head!),
    check: () => checkWholeAudit(ctx),
    numbers: async () => {
      const { rows } = await as('landfall_app', 'select seq from audit_log order by seq');
      return rows.map(({ seq }: { seq: string }) => Number(seq));
    },
    as,
    unguarded: (text) => as('landfall_owner', `begin; ${guards('disable')}; ${text}; ${guards('enable')}; commit`),
  };
}
