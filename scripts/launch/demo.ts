import pg from 'pg';
import { demoIsCurrent } from '../demo/demo-mark.ts';

export const DEMO_PASSWORD = 'Landfall#2026';
export const DEMO_SIGN_INS: readonly { organization: string; emails: readonly string[] }[] = [
  {
    organization: 'Harbor Point Recovery',
    emails: ['admin', 'manager', 'admissions', 'outreach', 'clinical', 'analyst'].map(
      (name) => `${name}@harborpoint.example`,
    ),
  },
  { organization: 'Cedar Ridge Center', emails: ['admin@cedarridge.example'] },
];

/**
 * Loads the demo organizations, or moves their dates up to today, where that has not been done. Returns whether real
 * organizations are beside them, as far as the login may see.
 */
export async function ensureDemo(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    if (!(await demoIsCurrent(pool, DEMO_SIGN_INS.length))) {
      const { loadDemo } = await import('../demo/load-demo.ts');
      await loadDemo({ databaseUrl, env });
    }
    return (await pool.query('select 1 from organizations where not is_demo limit 1')).rowCount === 1;
  } finally {
    await pool.end();
  }
}
