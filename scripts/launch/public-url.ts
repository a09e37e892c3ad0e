import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from './settings.ts';

const fileIn = (dataDir: string) => path.join(dataDir, 'public-url');

/** Keeps where a start is reached, for commands that are run beside it without its settings. */
export const keepPublicUrl = ({ dataDir, publicUrl }: Pick<Settings, 'dataDir' | 'publicUrl'>): void =>
  writeFileSync(fileIn(dataDir), publicUrl);

/** Where the product is reached: as this command was given it, else as the data folder's last start was. */
export function publicUrlOf({ dataDir, publicUrl }: Pick<Settings, 'dataDir' | 'publicUrl'>, env: NodeJS.ProcessEnv) {
  const isGiven = Boolean(env.PUBLIC_URL || env.HOST || env.PORT);
  return isGiven || !existsSync(fileIn(dataDir)) ? publicUrl : readFileSync(fileIn(dataDir), 'utf8');
}
