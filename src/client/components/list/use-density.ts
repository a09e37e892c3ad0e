import { toast } from '#client/ui/feedback/toast-store.ts';
import type { Density } from '#client/ui/table/data-table.tsx';
import { settingsMessages as text } from '#shared/features/settings/settings.messages.ts';
import { useAppearance } from '../use-appearance.ts';

/** The row height a person has chosen, for every list. */
export const useDensity = (): [Density, (density: Density) => void] => {
  const { rows, change } = useAppearance();
  return [rows, (chosen) => void change({ rows: chosen }).catch(() => toast.error(text.appearance_not_saved))];
};
