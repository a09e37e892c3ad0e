import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './pager.module.css';
import { pagerWindow } from './pager-window.ts';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The total stopped being counted: no last page is offered, and Next stays open while `hasNext`. */
  capped?: boolean;
  /** Overrides `page < pages` where the server says whether more rows follow. */
  hasNext?: boolean;
  /** Names the landmark where a screen has two pagers. */
  label?: string;
  onChange: (page: number) => void;
}

/** Previous and Next, the first and last page, two pages each side of the current one. */
export function Pager({ page, pages, capped, hasNext, label = text.pager_label, onChange }: PagerProps) {
  const last = hasNext === undefined ? page >= pages : !hasNext;
  return (
    <nav aria-label={label} className={classes.pager}>
      <button type="button" className={classes.step} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        <span className={classes.word}>{text.pager_previous}</span>
      </button>
      <span className={classes.of}>
        {capped ? format(text.pager_page, { n: page }) : format(text.pager_of, { n: page, pages })}
      </span>
      <ul className={classes.list}>
        {pagerWindow(page, pages, capped).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <button
                type="button"
                className={classes.item}
                aria-label={format(text.pager_page, { n: item })}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onChange(item)}
              >
                {item}
              </button>
            ) : (
              <div className={classes.gap} aria-hidden>
                …
              </div>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className={classes.step} disabled={last} onClick={() => onChange(page + 1)}>
        <span className={classes.word}>{text.pager_next}</span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </button>
    </nav>
  );
}
