import { IconChevronRight } from '@tabler/icons-react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Link } from '../display/link.tsx';
import classes from './breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Absent for the page itself, which comes last. */
  href?: string;
}

/** The way back up. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={text.breadcrumbs_label}>
      <ol className={classes.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={classes.crumb}>
            {index > 0 && <IconChevronRight size={14} stroke={1.75} aria-hidden />}
            {crumb.href ? (
              <Link href={crumb.href} className={classes.link}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
