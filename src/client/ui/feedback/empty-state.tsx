import { IconInbox, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: TablerIcon;
  /** What fixes it: Add, or Clear filters. */
  action?: ReactNode;
  /** A card that holds nothing takes one line of its page. */
  line?: boolean;
}

/** Says that there is nothing, why, and what to do. */
export function EmptyState({ title, children, icon: Icon = IconInbox, action, line }: EmptyStateProps) {
  if (line)
    return (
      <div className={classes.line}>
        <span>{title}</span>
        {action}
      </div>
    );
  return (
    <div className={classes.empty}>
      <span className={classes.icon} aria-hidden>
        <Icon size={24} stroke={1.75} />
      </span>
      <div className={classes.title}>{title}</div>
      {children && <div className={classes.text}>{children}</div>}
      {action}
    </div>
  );
}
