import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

interface NoticeProps {
  tone?: 'info' | 'warning';
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A remark beside a form or a record that needs reading, not repairing. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const Icon = tone === 'info' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div role="status" className={`${classes.banner} ${classes[tone]}`}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        {title && <div className={classes.title}>{title}</div>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
