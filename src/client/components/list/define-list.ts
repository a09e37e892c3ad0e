import type { UseQueryOptions } from '@tanstack/react-query';
import type { TRPCClientErrorLike } from '@trpc/client';
import type { TRPCQueryKey } from '@trpc/tanstack-react-query';
import type { ComponentType, ReactNode } from 'react';
import type { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import type { AppRouter } from '#server/app-router.ts';
import type { WidgetName } from '#shared/features/configuration/dashboard-widgets.ts';
import type { ViewState } from '#shared/features/configuration/list-views.ts';
import type { ViewsType } from '#shared/features/configuration/view-schemas.ts';
import { directionOf, type Orders } from '#shared/platform/list-order.ts';
import type { Page } from '#shared/platform/pagination.ts';
import type { Permission } from '#shared/platform/permissions.ts';
import type { ArchivingOptions } from '../bulk/use-archiving.tsx';
import type { NamedRow, Selection } from '../bulk/use-selection.ts';
import { type ListInput, type ListQuery, listAddress } from './list-address.ts';
import { type ListFilter, savedFilters } from './list-filters.ts';

export interface ListRow {
  id: string;
}

/** The query that reads a page of a list. */
export type PageOptions<Row> = UseQueryOptions<Page<Row>, TRPCClientErrorLike<AppRouter>, Page<Row>, TRPCQueryKey>;

export interface ListColumn<Row> {
  /** The row's own field, and the sort where the list's orders name it. */
  id: string;
  label: string;
  /** CSS width; the browser shares what is left. */
  width?: string;
  align?: 'end';
  /** What the first press on its head sorts by, where the lowest value is the most: a priority of 1. */
  sortsFirst?: 'asc';
  /** Whose rows hold it: for other roles it is no column. */
  permission?: Permission;
  /** What stands in a row; its field as a text where this is absent. */
  cell?: (row: Row) => ReactNode;
}

/** A look at one row beside its list. */
export interface PeekProps<Row> {
  id: string;
  /** What the list knows already: shown until the rest is here. */
  row: Row | undefined;
  onOpen: () => void;
  onClose: () => void;
  onStep: (step: 1 | -1) => void;
  /** Gives the focus back to the row; false where it is no longer shown. */
  onReturn: () => boolean;
}

/** A row on a phone, under its name: what it is about and the day that matters, its status at the edge. */
export interface PhoneRow {
  status?: ReactNode;
  about?: ReactNode;
  date?: ReactNode;
}

/** What the area around a list is given: the page shown, and the button that adds a row. */
export interface ListFrameProps<Row> {
  page: Page<Row> | undefined;
  add: ReactNode;
  children: ReactNode;
}

/** What the bar of chosen rows is given. */
export interface BulkBarProps<Row> {
  page: Page<Row> | undefined;
  selection: Selection<Row>;
}

/** What a list's board is given: what is asked for, and the way to one status in the table. */
export interface BoardProps<Query> {
  query: Query;
  onShowStatus: (status: string) => void;
}

/** How rows are archived, one or many, and brought back. */
export interface ListArchiving<Query> extends ArchivingOptions {
  permission: Permission;
  /** Whether archived rows are shown too. */
  shows: (query: Query) => boolean;
  /** Every row that the list shows on all of its pages. */
  all: (query: Query) => Promise<NamedRow[]>;
  /** A button in each row: its label, with `{name}`, where the row is active and where it is archived. */
  each?: { header: string; archive: string; unarchive: string };
}

interface ListParts<Query extends ListQuery, Row extends ListRow> {
  /** Keys what is remembered of the list for the browser session. */
  name: string;
  title: string;
  /** Who is shown it: nobody else's page asks for its rows, though its address may be opened. */
  reads: Permission;
  /** The contract: what its address, its query and the server read. */
  input: ListInput<Query>;
  orders: Orders;
  /** What of the contract is no part of the address. */
  fixed?: Partial<Query>;
  page: (query: Query) => PageOptions<Row>;
  nameOf: (row: Row) => string;
  /** Where a row leads; without it, a row opens over the list. */
  hrefOf?: (id: string, row: Row) => string;
  /** How a row's opener is called where its name alone would not set it apart from others. */
  openLabel?: (row: Row, timeZone: string) => string;
  /** Before the name and after it, in the first column. */
  beside?: { before?: (row: Row) => ReactNode; after?: (row: Row) => ReactNode };
  /** Whether a row is over and done with: its name is grayed, as its cells are. */
  isOver?: (row: Row) => boolean;
  /** The menu of what can be done with a row: in the last column, on a phone at the end of its first line. */
  menu?: (row: Row) => ReactNode;
  /** The first is the row's name; each is shown where no view says which. */
  columns: readonly ListColumn<Row>[];
  phone: (row: Row) => PhoneRow;
  /** Names the search box; without it the list is not searched. */
  searchLabel?: string;
  /** Shown in the search box: how many rows there are. */
  searchCount?: (page: Page<Row>) => string;
  /** The filters, with the options that are known by now. */
  useFilters?: (query: Query) => readonly ListFilter[];
  /** Stands over the filters in their panel. */
  FiltersNotice?: ComponentType;
  /** The views that people save, and the columns of the one they begin with. */
  views?: { type: ViewsType; columns: readonly string[] };
  exported?: { address: string; permission: Permission; columns?: boolean; fileName: (today: string) => string };
  pin?: { widget: WidgetName; title: (query: Query) => string; keeps?: readonly (keyof Query & string)[] };
  Peek?: ComponentType<PeekProps<Row>>;
  archiving?: ListArchiving<Query>;
  /** What can be done with chosen rows, where that is not archiving; on a phone too, where the desk alone does not have it. */
  bulk?: { permission: Permission; Bar: ComponentType<BulkBarProps<Row>> };
  /** The same rows as columns of cards, beside the table, for those who may. */
  board?: { label: string; permission: Permission; statusKey: string; Board: ComponentType<BoardProps<Query>> };
  /** The heading that a row stands under, where the order shown has parts; rows of one part follow each other. */
  useGroups?: (query: Query) => ((row: Row) => string) | undefined;
  /** How a row is added, for those who may: by what the address shows over the list, where the screen does not say. */
  add?: { label: string; permission: Permission; shows?: object };
  /** Around the list: the area's title and tabs. */
  Frame?: ComponentType<ListFrameProps<Row>>;
  texts: {
    failed: string;
    /** There is no row at all; said by the query where a list's Frame narrows it. */
    none: string | ((query: Query) => string);
    noneHint?: string;
    noneIcon?: Parameters<typeof EmptyState>[0]['icon'];
    /** What a row is called, for where search or filters let none through. */
    row?: string;
  };
}

export type ListDefinition<Query extends ListQuery, Row extends ListRow> = ReturnType<typeof defineList<Query, Row>>;

/** What a list says where it has no row. */
export const noneOf = <Query extends ListQuery, Row extends ListRow>(
  { texts: { none } }: ListDefinition<Query, Row>,
  query: Query,
): string => (typeof none === 'string' ? none : none(query));

const noGroups = () => undefined;
const NO_FILTERS: readonly ListFilter[] = [];

/** All that one list is, on every screen: `ListScreen` shows it. */
export function defineList<Query extends ListQuery, Row extends ListRow>(parts: ListParts<Query, Row>) {
  const address = listAddress(parts.input, parts.orders, parts.fixed);
  const { useFilters = () => NO_FILTERS, useGroups = noGroups } = parts;
  const orderOf = (query: ListQuery): 'asc' | 'desc' => directionOf(parts.orders, query);
  return {
    ...parts,
    address,
    useFilters,
    useGroups,
    orderOf,
    usualSort: { column: address.defaults.sort, order: orderOf(address.defaults) },
    isSorted: (column: string) => Object.hasOwn(parts.orders, column),
    /** How the list is shown before anyone has changed its default view. */
    builtInView: (filters: readonly ListFilter[]): ViewState => ({
      columns: parts.views?.columns ?? parts.columns.map(({ id }) => id),
      sort: address.defaults.sort,
      order: orderOf(address.defaults),
      filters: savedFilters(filters, address.defaults),
    }),
  };
}
