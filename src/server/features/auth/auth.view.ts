import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** What stays on the server. */
export const NEVER_LEAVES = {
  sessions: ['org_id', 'user_id', 'expires_at', 'revoked_at'],
} as const;

/** A session as its owner finds it. */
export interface SessionRow {
  id: string;
  /** What the browser calls itself. */
  user_agent: string | null;
  ip: string | null;
  created_at: number;
  last_seen_at: number;
}

export const selectSession = (db: Db) =>
  db
    .selectFrom('sessions')
    .select(['sessions.id', 'user_agent', sql<string | null>`host(ip)`.as('ip')])
    .select([
      sql<number>`epoch(sessions.created_at)`.as('created_at'),
      sql<number>`epoch(last_seen_at)`.as('last_seen_at'),
    ])
    .$castTo<SessionRow>();
