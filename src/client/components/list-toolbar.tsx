import { IconFilter } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { uiMessages as text } from '../../shared/features/ui/ui.messages.ts';
import { format } from '../../shared/platform/define-messages.ts';
import { Button } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import classes from './filters.module.css';

interface ListToolbarProps {
  /** Names the search: 'Search inquiries'. */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  searchRef?: Ref<HTMLInputElement>;
  /** How many filter values are active. */
  filterCount?: number;
  /** Absent where the list has no filters. */
  onOpenFilters?: () => void;
  /** '240 tasks', beside the search. */
  count?: ReactNode;
  /** At the end: view menu, columns, export. */
  children?: ReactNode;
}

/** The row over a list: search, filters, and what else the list offers. */
export function ListToolbar(props: ListToolbarProps) {
  const { filterCount = 0, onOpenFilters } = props;
  return (
    <div className={classes.toolbar}>
      <SearchBox ref={props.searchRef} label={props.searchLabel} value={props.search} onSearch={props.onSearch} />
      {props.count && <span className={classes.count}>{props.count}</span>}
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
