import { useLocalStorage } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { changeConfiguration, configurationOptions } from '#client/platform/configuration.ts';
import { session } from '#client/platform/session.ts';
import { type Appearance, readAppearance, USUAL_APPEARANCE } from '#shared/features/configuration/appearance.ts';

const TYPE = 'APPEARANCE';
type Stored = Appearance & { version: number };

const isUsual = ({ scheme, rows }: Appearance): boolean =>
  scheme === USUAL_APPEARANCE.scheme && rows === USUAL_APPEARANCE.rows;

const readKept = (kept: string | undefined): Appearance | null => {
  try {
    return readAppearance(JSON.parse(kept ?? ''));
  } catch {
    return null;
  }
};

/**
 * How the product looks to the signed-in person. The server keeps it; what is not the usual is kept on the device too, so
 * that a page is drawn as it was left before the server has answered.
 */
export function useAppearance(): Appearance & { change: (change: Partial<Appearance>) => Promise<void> } {
  const client = useQueryClient();
  const { phase, owner } = useSyncExternalStore(session.subscribe, session.state);
  const isKnown = phase === 'active';
  const { data } = useQuery({ ...configurationOptions<Stored>(TYPE), enabled: isKnown });
  const [kept, keep, forget] = useLocalStorage<Appearance | null>({
    key: `appearance:${owner ?? ''}`,
    getInitialValueInEffect: false,
    serialize: JSON.stringify,
    deserialize: readKept,
  });
  const { scheme, rows } = data ?? (isKnown ? kept : null) ?? USUAL_APPEARANCE;

  useEffect(() => {
    if (!data || (kept?.scheme === data.scheme && kept.rows === data.rows)) return;
    if (!isUsual(data)) keep({ scheme: data.scheme, rows: data.rows });
    else if (kept) forget();
  }, [data, kept, keep, forget]);

  return {
    scheme,
    rows,
    change: (change) => {
      const { queryKey } = configurationOptions<Stored>(TYPE);
      // Seen at once; a save that fails reads what is kept again.
      client.setQueryData(queryKey, (now: { version: number } | undefined) => now && { ...now, ...change });
      return changeConfiguration<Stored>(client, TYPE, (now) => ({ ...now, ...change }));
    },
  };
}
