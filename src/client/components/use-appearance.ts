import { useLocalStorage } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { changeConfiguration, configurationOptions } from '#client/platform/configuration.ts';
import { session } from '#client/platform/session.ts';
import { type Appearance, readAppearance, USUAL_APPEARANCE } from '#shared/features/configuration/appearance.ts';

const TYPE = 'APPEARANCE';
type Stored = Appearance & { version: number };

/** The same text for the same look, whatever else stands beside it. */
const lookOf = ({ scheme, rows, widths = {} }: Appearance): string => JSON.stringify([scheme, rows, widths]);
const USUAL = lookOf(USUAL_APPEARANCE);

type Change = Partial<Appearance> | ((now: Appearance) => Partial<Appearance>);

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
export function useAppearance(): Appearance & { change: (change: Change) => Promise<void> } {
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
  const { scheme, rows, widths }: Appearance = data ?? (isKnown ? kept : null) ?? USUAL_APPEARANCE;

  useEffect(() => {
    if (!data || lookOf(kept ?? USUAL_APPEARANCE) === lookOf(data)) return;
    if (lookOf(data) !== USUAL) keep({ scheme: data.scheme, rows: data.rows, widths: data.widths });
    else forget();
  }, [data, kept, keep, forget]);

  return {
    scheme,
    rows,
    widths,
    change: (change) => {
      const { queryKey } = configurationOptions<Stored>(TYPE);
      const changed = (now: Stored): Stored => ({ ...now, ...(typeof change === 'function' ? change(now) : change) });
      // Seen at once; a save that fails reads what is kept again.
      client.setQueryData(queryKey, (now: { version: number } | undefined) => now && { ...changed(now as Stored) });
      return changeConfiguration<Stored>(client, TYPE, changed);
    },
  };
}
