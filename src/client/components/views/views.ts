import { configurationMessages as text } from '#shared/features/configuration/configuration.messages.ts';
import {
  DEFAULT_VIEW,
  isNameTaken,
  type SavedView,
  type SharedView,
  type ViewState,
} from '#shared/features/configuration/list-views.ts';
import { format } from '#shared/platform/define-messages.ts';

/** Another view has the name already, here or since in another tab. */
export class NameTaken extends Error {}
/** Another tab has changed this very view: saving would undo that unseen. */
export class ViewChanged extends Error {}

const none = (value: string | readonly string[] | undefined) => value === undefined || value.length === 0;

function isSameFilter(a: string | readonly string[] | undefined, b: string | readonly string[] | undefined): boolean {
  if (none(a) || none(b)) return none(a) && none(b);
  const inOrder = (value: string | readonly string[]) => JSON.stringify([value].flat().sort());
  return inOrder(a ?? '') === inOrder(b ?? '');
}

const changedFilters = (a: ViewState['filters'], b: ViewState['filters']): number =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !isSameFilter(a[key], b[key])).length;

/** What of a list differs from its view, as one says it: '2 filters, sort changed'. Empty where nothing does. */
export function describeChanges(shown: ViewState, view: ViewState): string {
  const filters = changedFilters(shown.filters, view.filters);
  const changes = [
    ...(filters > 0 ? [filters === 1 ? text.change_filter : format(text.change_filters, { n: filters })] : []),
    ...(shown.sort === view.sort && shown.order === view.order ? [] : [text.change_sort]),
    ...(shown.columns.join() === view.columns.join() ? [] : [text.change_columns]),
  ];
  return changes.length > 0 ? format(text.views_changed, { changes: changes.join(', ') }) : '';
}

const isSameView = (a: ViewState | undefined, b: ViewState | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && describeChanges(a, b) === '');

const named = <View extends SavedView>(views: readonly View[], name: string) =>
  views.find((view) => view.view_name === name);

/** The view of a name; the list's own default where the person keeps none of that name. */
export const viewNamed = (views: readonly SavedView[], name: string, builtIn: ViewState): SavedView =>
  named(views, name) ?? named(views, DEFAULT_VIEW) ?? { ...builtIn, view_name: DEFAULT_VIEW };

/** Every view's name, the default one first. */
export const viewNames = (views: readonly SavedView[]): string[] => [
  DEFAULT_VIEW,
  ...views.map((view) => view.view_name).filter((name) => name !== DEFAULT_VIEW),
];

/** @throws NameTaken */
export function withNewView(views: readonly SavedView[], view: SavedView): SavedView[] {
  if (isNameTaken(view.view_name, viewNames(views))) throw new NameTaken();
  return [...views, view];
}

/** @throws ViewChanged where the view is no longer as it was read */
export function withUpdatedView<View extends SavedView>(
  views: readonly View[],
  read: View | undefined,
  view: View,
): View[] {
  if (!isSameView(named(views, view.view_name), read)) throw new ViewChanged();
  return read ? views.map((each) => (each.view_name === view.view_name ? view : each)) : [...views, view];
}

/** @throws NameTaken */
export function withRenamedView<View extends SavedView>(views: readonly View[], name: string, to: string): View[] {
  if (
    isNameTaken(
      to,
      viewNames(views).filter((each) => each !== name && each !== DEFAULT_VIEW),
    )
  )
    throw new NameTaken();
  return views.map((view) => (view.view_name === name ? { ...view, view_name: to } : view));
}

/**
 * A view shared again, or in place of the one of a name; whose default it is begins with no other.
 * @throws NameTaken
 */
export function withSharedView(views: readonly SharedView[], view: SharedView, instead?: string): SharedView[] {
  const others = views.filter(({ view_name }) => view_name !== instead);
  if (isNameTaken(view.view_name, viewNames(others))) throw new NameTaken();
  const rest = others.map((each) => ({
    ...each,
    default_for: each.default_for.filter((role) => !view.default_for.includes(role)),
  }));
  return [...rest, view];
}

export const withoutView = <View extends SavedView>(views: readonly View[], name: string): View[] =>
  views.filter((view) => view.view_name !== name);
