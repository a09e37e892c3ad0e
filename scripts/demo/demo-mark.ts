import type pg from 'pg';

/** The time zone of both demo organizations. */
export const DEMO_ZONE = 'America/New_York';
/** The configuration type under which an organization keeps the day its demo dates are relative to. */
export const DEMO_MARK = 'DEMO';

/**
 * Whether so many organizations hold a demo that is relative to today. Asked with plain SQL, because what loads the
 * demo is most of the product and takes a while to load itself. False also where the login may not look.
 */
export async function demoIsCurrent(pool: pg.Pool, organizations: number): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ current: number }>(
      `select count(*)::int as current from configurations
        where type = $1 and config->>'day' = to_char(now() at time zone $2, 'YYYY-MM-DD')`,
      [DEMO_MARK, DEMO_ZONE],
    );
    return rows[0]?.current === organizations;
  } catch {
    return false; // whoever loads the demo then looks for itself, and reports what is wrong
  }
}
