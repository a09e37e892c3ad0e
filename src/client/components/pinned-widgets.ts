import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Widget } from '#shared/features/configuration/dashboard-widgets.ts';
import { changeConfiguration, configurationOptions } from '../platform/configuration.ts';
import { session } from '../platform/session.ts';

type WidgetsConfig = { version: number; widgets: readonly Widget[] };

type Widgets = readonly Widget[];

/** What the signed-in person has pinned, in order, and how it is changed: shown at once, taken back where it fails. */
export function usePinnedWidgets() {
  const client = useQueryClient();
  const type = `DASHBOARD_WIDGETS_${session.state().owner ?? ''}` as const;
  const options = configurationOptions<WidgetsConfig>(type);
  const { data, error, refetch, isFetching } = useQuery(options);
  const change = async (next: (widgets: Widgets) => Widgets): Promise<void> => {
    const changed = (now: WidgetsConfig): WidgetsConfig => ({ ...now, widgets: next(now.widgets) });
    const before = client.getQueryData(options.queryKey);
    const shown = client.setQueryData(
      options.queryKey,
      before && changed(before as { version: number } as WidgetsConfig),
    );
    try {
      await changeConfiguration<WidgetsConfig>(client, type, changed);
    } catch (failure) {
      // Whatever else has come meanwhile stays. What is true is asked again, which fails too where the network is gone.
      if (client.getQueryData(options.queryKey) === shown) client.setQueryData(options.queryKey, before);
      void client.invalidateQueries({ queryKey: options.queryKey });
      throw failure;
    }
  };
  return { widgets: data?.widgets, error, refetch, isFetching, change };
}
