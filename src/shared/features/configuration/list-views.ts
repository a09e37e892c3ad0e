import { fill } from '#shared/platform/define-messages.ts';
import { withoutInvisible } from '#shared/platform/name-text.ts';
import { may, type Role } from '#shared/platform/permissions.ts';
import { configurationMessages as text } from './configuration.messages.ts';

/** Columns of a view. */
export const MIN_COLUMNS = 1;
export const MAX_COLUMNS = 8;

/** The view everybody has. A person who changes it keeps it under this very name; no other view may take it. */
export const DEFAULT_VIEW = text.default_view;

/** How a list is shown. */
export interface ViewState {
  columns: readonly string[];
  sort: string;
  order: 'asc' | 'desc';
  /** Chosen values by the filter's key; the search is the filter `search`. */
  filters: Readonly<Record<string, string | readonly string[]>>;
}

export interface SavedView extends ViewState {
  view_name: string;
}

/** A view that others have too: those of the roles, or everybody where none is named. */
export interface SharedView extends SavedView {
  roles: readonly Role[];
  /** Whose default view it is until they keep one of their own. */
  default_for: readonly Role[];
}

/** Whether somebody of a role has a shared view. */
export const isSharedWith = ({ roles }: Pick<SharedView, 'roles'>, role: Role): boolean =>
  roles.length === 0 || roles.includes(role);

/** What a shared view is called among one's own. */
export const sharedName = (name: string): string => fill(text.view_shared, { name });

const nameKey = (name: string) => withoutInvisible(name).trim().normalize('NFKC').toLowerCase();

/** Whether a new view can't be called so: another one is, or it is the default view's name. */
export const isNameTaken = (name: string, names: readonly string[]): boolean =>
  [DEFAULT_VIEW, ...names].some((each) => nameKey(each) === nameKey(name));

/** What of the shared views somebody of a role is shown; who shares them sees them all. */
export const viewsShownTo = <Config extends Record<string, unknown>>(config: Config, role: Role): Config =>
  may(role, 'views:share')
    ? config
    : { ...config, views: (config.views as SharedView[]).filter((view) => isSharedWith(view, role)) };
