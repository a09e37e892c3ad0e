import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface DemoModule {
  /** Loads the demo organisations unless this version of them is there already. */
  loadDemo(options: { databaseUrl: string; env: NodeJS.ProcessEnv }): Promise<void>;
}

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

export async function loadDemoOrganisations(root: string, databaseUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  const file = path.join(root, 'scripts/demo/load-demo.ts');
  if (!existsSync(file)) return;
  const { loadDemo } = (await import(pathToFileURL(file).href)) as DemoModule;
  await loadDemo({ databaseUrl, env });
}
