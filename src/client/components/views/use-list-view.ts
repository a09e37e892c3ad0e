import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeConfiguration, configurationOptions } from '#client/platform/configuration.ts';
import { type RememberedView, rememberedView, rememberView } from '#client/platform/list-memory.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import {
  DEFAULT_VIEW,
  type SavedView,
  type ViewState,
  type ViewsType,
} from '#shared/features/configuration/list-views.ts';
import {
  describeChanges,
  NameTaken,
  viewNamed,
  viewNames,
  withNewView,
  withoutView,
  withUpdatedView,
} from './views.ts';

interface ViewsConfig {
  version: number;
  views: readonly SavedView[];
}

/** The part of a view that stands in the list's address. */
export type Shown = Omit<ViewState, 'columns'>;

interface ListViewOptions {
  type: ViewsType;
  /** Names the list's memory in this browser session. */
  list: string;
  /** How the list is shown before anyone has changed its default view. */
  builtIn: ViewState;
  /** What the address shows. */
  shown: Shown;
  /** Writes the address: page 1, in this order, by these filters. `replace` leaves no step back. */
  onShow: (shown: Shown, replace?: boolean) => void;
}

export interface ListView {
  names: readonly string[];
  /** The selected view's name. */
  name: string;
  isDefault: boolean;
  /** '2 filters, sort changed'; empty where the list is shown as its view says. */
  changes: string;
  columns: readonly string[];
  busy: boolean;
  setColumns: (columns: readonly string[]) => void;
  select: (name: string) => void;
  reset: () => void;
  update: () => void;
  saveAsNew: (name: string) => Promise<'saved' | 'taken' | 'failed'>;
  remove: () => Promise<void>;
}

/**
 * A list's saved views. Order and filters live in the address, which is what a colleague is sent; the selected view and
 * the columns are kept for the browser session; only update, save as new and delete change what is saved.
 */
export function useListView({ type, list, builtIn, shown, onShow }: ListViewOptions): ListView {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(() => rememberedView(list));
  const { data } = useQuery(configurationOptions<ViewsConfig>(type));
  const views = data?.views ?? NO_VIEWS;
  const view = viewNamed(views, chosen?.name ?? DEFAULT_VIEW, builtIn);
  const columns = chosen?.columns ?? view.columns;
  const state: ViewState = { ...shown, columns };

  const choose = (next: RememberedView) => {
    rememberView(list, next);
    setChosen(next);
  };
  const show = (next: SavedView, replace?: boolean) => {
    choose({ name: next.view_name, columns: next.columns });
    onShow({ sort: next.sort, order: next.order, filters: next.filters }, replace);
  };
  const select = (name: string) => show(viewNamed(views, name, builtIn));

  // A list that nobody has touched in this session, at an address that asks for nothing, opens as its default view.
  const untouched = chosen === null && describeChanges({ ...shown, columns: builtIn.columns }, builtIn) === '';
  const opening = untouched && describeChanges(view, builtIn) !== '';
  const open = useRef(() => show(view, true));
  useEffect(() => {
    open.current = () => show(view, true);
  });
  const [home] = useState(() => window.location.pathname);
  useEffect(() => {
    // Whoever has gone on to a record while the views were on their way is not called back.
    if (opening && window.location.pathname === home) open.current();
  }, [opening, home]);

  const save = useMutation({
    mutationFn: (change: (views: readonly SavedView[]) => SavedView[]) =>
      changeConfiguration<ViewsConfig>(client, type, (now) => ({ ...now, views: change(now.views) })),
  });
  const update = async () => {
    const read = views.find((each) => each.view_name === view.view_name);
    const next = { ...state, view_name: view.view_name };
    try {
      await save.mutateAsync((now) => withUpdatedView(now, read, next));
    } catch {
      toast.error(text.view_update_failed);
    }
  };
  const saveAsNew: ListView['saveAsNew'] = async (name) => {
    const next = { ...state, view_name: name };
    try {
      await save.mutateAsync((now) => withNewView(now, next));
    } catch (error) {
      if (error instanceof NameTaken) return 'taken';
      toast.error(text.view_save_failed);
      return 'failed';
    }
    choose({ name, columns });
    return 'saved';
  };
  const remove = async () => {
    const { view_name } = view;
    try {
      await save.mutateAsync((now) => withoutView(now, view_name));
      select(DEFAULT_VIEW);
    } catch {
      toast.error(text.view_delete_failed);
    }
  };

  return {
    names: viewNames(views),
    name: view.view_name,
    isDefault: view.view_name === DEFAULT_VIEW,
    changes: describeChanges(state, view),
    columns,
    busy: save.isPending,
    setColumns: (next) => {
      choose({ name: view.view_name, columns: next });
      onShow(shown);
    },
    select,
    reset: () => show(view),
    update: () => void update(),
    saveAsNew,
    remove,
  };
}

const NO_VIEWS: readonly SavedView[] = [];
