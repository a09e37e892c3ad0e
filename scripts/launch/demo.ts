import pg from 'pg';
import { demoIsCurrent } from '../demo/demo-mark.ts';

export const DEMO_PASSWORD = 'Landfall#2026';
export const DEMO_SIGN_INS: readonly { organisation: string; emails: readonly string[] }[] = [
  {
    organisation: 'Harbor Point Recovery',
    emails: ['admin', 'manager', 'admissions', 'outreach', 'clinical', 'analyst'].map(
      (name) => `${name}@harborpoint.example`,
    ),
  },
  { organisation: 'Cedar Ridge Center', emails: ['admin@cedarridge.example'] },
];

/** Loads the demo organisations, or moves their dates up to today, where that has not been done. */
export async function ensureDemo(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const current = await demoIsCurrent(pool, DEMO_SIGN_INS.length).finally(() => pool.end());
  if (current) return;
  const { loadDemo } = await import('../demo/load-demo.ts');
  await loadDemo({ databaseUrl, env });
}
