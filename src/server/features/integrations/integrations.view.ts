import { type ConnectionFault, PLATFORMS, type Platform } from '#shared/features/integrations/integrations.rules.ts';
import type { KeysRow, PlatformUse } from './integrations.access.ts';

/** A platform's set-up as an administrator sees it: the private key by its last letters alone. */
export interface PlatformView {
  name: Platform;
  public_key: string;
  configured: boolean;
  last4: string | null;
  base_url: string | null;
  active: boolean;
  /** Seconds since the epoch: when it last worked and last did not, in use or in a test. */
  last_success: number | null;
  last_failure: number | null;
  /** Why the last test failed. */
  fault: ConnectionFault | null;
  /** What an edit of the keys is made on; 0 without any. */
  version: number;
}

const later = (one: number | null | undefined, other: number | null | undefined): number | null =>
  Math.max(one ?? 0, other ?? 0) || null;

/** Every platform there is, those without keys too. */
export function platformsOf(rows: readonly KeysRow[], uses: readonly PlatformUse[] = []): PlatformView[] {
  const byName = new Map(rows.map((row) => [row.name, row]));
  return PLATFORMS.map((name) => {
    const row = byName.get(name);
    const keys = row?.config;
    const use = uses.find(({ adapter }) => adapter === name);
    return {
      name,
      public_key: keys?.public_key ?? '',
      configured: keys !== undefined,
      last4: keys?.last4 ?? null,
      base_url: keys?.base_url ?? null,
      active: keys?.active ?? false,
      last_success: later(keys?.tested_well, use?.last_success),
      last_failure: later(keys?.tested_badly, use?.last_failure),
      fault: keys?.fault ?? null,
      version: row?.version ?? 0,
    };
  });
}
