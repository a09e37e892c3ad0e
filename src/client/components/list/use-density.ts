import { useLocalStorage } from '@mantine/hooks';
import { session } from '#client/platform/session.ts';
import type { Density } from '#client/ui/table/data-table.tsx';

export const DENSITIES: readonly Density[] = ['comfortable', 'standard', 'compact'];
const isDensity = (kept: unknown): kept is Density => (DENSITIES as readonly unknown[]).includes(kept);

/** The row height a person has chosen on this device, for every list. */
export const useDensity = (): [Density, (density: Density) => void] => {
  // Without a default value, which would be kept on the device before anyone has chosen.
  const [density, setDensity] = useLocalStorage<Density>({
    key: `density:${session.state().owner ?? ''}`,
    getInitialValueInEffect: false,
    serialize: (chosen) => chosen,
    deserialize: (kept) => (isDensity(kept) ? kept : 'comfortable'),
  });
  return [density ?? 'comfortable', setDensity];
};
