import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeConfiguration, configurationOptions } from '#client/platform/configuration.ts';
import { type RememberedView, rememberedView, rememberView } from '#client/platform/list-memory.ts';
import { accountOptions, useMay } from '#client/platform/organization.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import {
  DEFAULT_VIEW,
  isSharedWith,
  type SavedView,
  type SharedView,
  sharedName,
  type ViewState,
} from '#shared/features/configuration/list-views.ts';
import type { Sharing, ViewsType } from '#shared/features/configuration/view-schemas.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { useViewOfEntry } from './use-view-of-entry.ts';
import {
  describeChanges,
  NameTaken,
  viewNamed,
  viewNames,
  withNewView,
  withoutView,
  withRenamedView,
  withSharedView,
  withUpdatedView,
} from './views.ts';

interface ViewsConfig {
  version: number;
  views: readonly SavedView[];
}

interface SharedConfig {
  version: number;
  views: readonly SharedView[];
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

type Saved = 'saved' | 'taken' | 'failed';

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
  saveAsNew: (name: string) => Promise<Saved>;
  rename: (name: string) => Promise<Saved>;
  /** The selected view where it is shared. */
  shared: SharedView | undefined;
  mayShare: boolean;
  /** Shares what is shown, or changes who has the selected view. */
  share: (sharing: Sharing) => Promise<Saved>;
  remove: () => Promise<void>;
}

/**
 * A list's saved views. Order and filters live in the address, which is what a colleague is sent; the selected view and
 * the columns are kept for the browser session; only update, save as new and delete change what is saved.
 */
export function useListView({ type, list, builtIn, shown, onShow }: ListViewOptions): ListView {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(() => rememberedView(list));
  const own = useQuery(configurationOptions<ViewsConfig>(type));
  const sharedType = `SHARED_${type}` as const;
  const others = useQuery(configurationOptions<SharedConfig>(sharedType));
  const role = useQuery(accountOptions()).data?.role;
  const mayShare = useMay('views:share');
  const loaded = !own.isPending && !others.isPending && role !== undefined;
  const views = own.data?.views ?? NO_VIEWS;
  // Who shares views has them all in hand.
  const sharedViews = (others.data?.views ?? NO_SHARED).filter(
    (each) => mayShare || (role && isSharedWith(each, role)),
  );
  // A role's default stands in for the list's own.
  const base = sharedViews.find(({ default_for }) => role && default_for.includes(role)) ?? builtIn;
  const all = [...views, ...sharedViews.map((each) => ({ ...each, view_name: sharedName(each.view_name) }))];
  const view = viewNamed(all, chosen?.name ?? DEFAULT_VIEW, base);
  const shared = sharedViews.find(({ view_name }) => sharedName(view_name) === view.view_name);
  const columns = chosen?.columns ?? view.columns;
  const state: ViewState = { ...shown, columns };

  const leaveView = useViewOfEntry({ name: view.view_name, columns }, (then) => {
    if (viewNamed(all, then.name, base).view_name === then.name) choose(then);
  });
  const choose = (next: RememberedView) => {
    rememberView(list, next);
    setChosen(next);
  };
  const show = (next: SavedView, replace?: boolean) => {
    if (!replace) leaveView();
    choose({ name: next.view_name, columns: next.columns });
    onShow({ sort: next.sort, order: next.order, filters: next.filters }, replace);
  };
  const select = (name: string) => show(viewNamed(all, name, base));

  // A list that nobody has touched in this session, at an address that asks for nothing, opens as its default view.
  const untouched = chosen === null && describeChanges({ ...shown, columns: builtIn.columns }, builtIn) === '';
  const opening = loaded && untouched && describeChanges(view, builtIn) !== '';
  const open = useRef(() => show(view, true));
  useEffect(() => {
    open.current = () => show(view, true);
  });
  const [home] = useState(() => window.location.pathname);
  useEffect(() => {
    // Whoever has gone on to a record while the views were on their way is not called back.
    if (opening && window.location.pathname === home) open.current();
  }, [opening, home]);

  // Somebody else has deleted it, or here in another tab.
  const left = useRef<string>(undefined);
  const gone =
    own.data && others.data && chosen !== null && chosen.name !== view.view_name && chosen.name !== left.current
      ? chosen.name
      : null;
  const leave = useRef(() => select(DEFAULT_VIEW));
  useEffect(() => {
    leave.current = () => select(DEFAULT_VIEW);
  });
  useEffect(() => {
    if (gone === null) return;
    toast.error(format(text.view_gone, { name: gone }));
    leave.current();
  }, [gone]);

  const saveShared = useMutation({
    mutationFn: (change: (views: readonly SharedView[]) => SharedView[]) =>
      changeConfiguration<SharedConfig>(client, sharedType, (now) => ({ ...now, views: change(now.views) })),
  });
  const save = useMutation({
    mutationFn: (change: (views: readonly SavedView[]) => SavedView[]) =>
      changeConfiguration<ViewsConfig>(client, type, (now) => ({ ...now, views: change(now.views) })),
  });
  const update = async () => {
    const read = views.find((each) => each.view_name === view.view_name);
    const next = { ...state, view_name: view.view_name };
    try {
      if (shared) await saveShared.mutateAsync((now) => withUpdatedView(now, shared, { ...shared, ...state }));
      else await save.mutateAsync((now) => withUpdatedView(now, read, next));
      toast.success(uiMessages.saved);
    } catch {
      toast.error(text.view_update_failed);
    }
  };
  /** Keeps a view under a name, and selects it. */
  const keep = async (name: string, work: () => Promise<unknown>, failed: string): Promise<Saved> => {
    left.current = view.view_name;
    try {
      await work();
    } catch (error) {
      if (error instanceof NameTaken) return 'taken';
      toast.error(failed);
      return 'failed';
    }
    choose({ name, columns });
    return 'saved';
  };
  const saveAsNew: ListView['saveAsNew'] = (name) => {
    const next = { ...state, view_name: name };
    return keep(name, () => save.mutateAsync((now) => withNewView(now, next)), text.view_save_failed);
  };
  const rename: ListView['rename'] = (name) =>
    keep(name, () => save.mutateAsync((now) => withRenamedView(now, view.view_name, name)), text.view_rename_failed);
  const share: ListView['share'] = (sharing) => {
    // Who has it is changed alone: what is shown meanwhile is no part of it.
    const next: SharedView = { ...(shared ?? state), ...sharing };
    return keep(
      sharedName(sharing.view_name),
      () => saveShared.mutateAsync((now) => withSharedView(now, next, shared?.view_name)),
      text.view_share_failed,
    );
  };
  const remove = async () => {
    const { view_name } = view;
    left.current = view_name;
    try {
      if (shared) await saveShared.mutateAsync((now) => withoutView(now, shared.view_name));
      else await save.mutateAsync((now) => withoutView(now, view_name));
      select(DEFAULT_VIEW);
      toast.success(format(text.view_deleted, { name: view_name }));
    } catch {
      toast.error(text.view_delete_failed);
    }
  };

  return {
    names: viewNames(all),
    name: view.view_name,
    isDefault: view.view_name === DEFAULT_VIEW,
    changes: describeChanges(state, view),
    columns,
    busy: save.isPending || saveShared.isPending,
    shared,
    mayShare,
    setColumns: (next) => {
      choose({ name: view.view_name, columns: next });
      onShow(shown);
    },
    select,
    reset: () => show(view),
    update: () => void update(),
    saveAsNew,
    rename,
    share,
    remove,
  };
}

const NO_VIEWS: readonly SavedView[] = [];
const NO_SHARED: readonly SharedView[] = [];
