import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CLIENT_COLUMNS,
  type ClientColumn,
  DEFAULT_CLIENT_COLUMNS,
} from '../../../shared/features/clients/clients.columns.ts';
import { clientsMessages as text } from '../../../shared/features/clients/clients.messages.ts';
import { DEFAULT_VIEW, type SavedView } from '../../../shared/features/configuration/list-views.ts';
import { changeConfiguration, configurationOptions } from '../../platform/configuration.ts';
import { toast } from '../../ui/toast-store.ts';

interface ViewsConfig {
  version: number;
  views: readonly SavedView[];
}

const TYPE = 'CLIENTS_VIEWS';

/** The person's view with other columns; everything else they keep stays as it is. */
function withColumns({ views, ...rest }: ViewsConfig, columns: readonly string[]): ViewsConfig {
  const own = views.find(({ view_name }) => view_name === DEFAULT_VIEW);
  const next: SavedView = {
    view_name: DEFAULT_VIEW,
    sort: 'created_at',
    order: 'desc',
    filters: { search: '' },
    ...own,
    columns,
  };
  return { ...rest, views: [next, ...views.filter((view) => view !== own)] };
}

const isColumn = (id: string): id is ClientColumn => (CLIENT_COLUMNS as readonly string[]).includes(id);

/** The columns this person has chosen for the list of clients, wherever they sign in; a choice shows at once. */
export function useClientColumns(): { columns: readonly ClientColumn[]; choose: (columns: string[]) => void } {
  const client = useQueryClient();
  const { data } = useQuery(configurationOptions<ViewsConfig>(TYPE));
  const save = useMutation({
    mutationFn: (columns: readonly string[]) =>
      changeConfiguration<ViewsConfig>(client, TYPE, (now) => withColumns(now, columns)),
    onError: () => toast.error(text.columns_failed),
  });
  const kept = data?.views.find(({ view_name }) => view_name === DEFAULT_VIEW)?.columns;
  const columns = (save.isPending ? save.variables : kept) ?? DEFAULT_CLIENT_COLUMNS;
  return { columns: columns.filter(isColumn), choose: (next) => save.mutate(next) };
}
