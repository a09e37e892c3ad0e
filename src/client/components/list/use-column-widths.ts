import { toast } from '#client/ui/feedback/toast-store.ts';
import { type OwnWidths, withWidth } from '#client/ui/table/column-widths.ts';
import type { ColumnWidths } from '#shared/features/configuration/appearance.ts';
import { settingsMessages as text } from '#shared/features/settings/settings.messages.ts';
import { useAppearance } from '../use-appearance.ts';

/** How wide this person has made the columns of a list, and the way to make one otherwise. */
export function useColumnWidths(list: string): [OwnWidths, (column: string, width: number | undefined) => void] {
  const { widths = NONE, change } = useAppearance();
  const resize = (column: string, width: number | undefined) =>
    void change((now) => ({ widths: withWidth(now.widths ?? NONE, list, column, width) })).catch(() =>
      toast.error(text.appearance_not_saved),
    );
  return [widths[list] ?? NO_WIDTHS, resize];
}

const NONE: ColumnWidths = {};
const NO_WIDTHS: OwnWidths = {};
