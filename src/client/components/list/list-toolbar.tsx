import { IconFilter } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '#client/ui/button.tsx';
import { SearchBox } from '#client/ui/fields/search-box.tsx';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../filters.module.css';

interface ListToolbarProps {
  /** Names the search: 'Search inquiries'; absent where the list is not searched. */
  searchLabel?: string | undefined;
  search: string;
  /** Shown in the search box: how many rows there are. */
  searchCount?: string | undefined;
  onSearch: (search: string) => void;
  searchRef?: Ref<HTMLInputElement>;
  /** How many filter values are active. */
  filterCount?: number;
  /** Absent where the list has no filters. */
  onOpenFilters?: (() => void) | undefined;
  /** At the end: view menu, columns, export; on a phone the one button that holds them. */
  children?: ReactNode;
}

/** The row over a list: search, filters, and what else the list offers. */
export function ListToolbar(props: ListToolbarProps) {
  const { searchLabel, filterCount = 0, onOpenFilters } = props;
  return (
    <div className={classes.toolbar}>
      {searchLabel !== undefined && (
        <SearchBox
          ref={props.searchRef}
          label={searchLabel}
          value={props.search}
          count={props.searchCount}
          onSearch={props.onSearch}
        />
      )}
      <div className={classes.end}>
        {onOpenFilters && (
          <Button
            icon={<IconFilter size={18} stroke={1.75} aria-hidden />}
            iconAfter={filterCount > 0 && <span className={classes.badge}>{filterCount}</span>}
            aria-label={filterCount > 0 ? format(text.filters_open_count, { n: filterCount }) : undefined}
            onClick={onOpenFilters}
          >
            {text.filters_open}
          </Button>
        )}
        {props.children}
      </div>
    </div>
  );
}
