import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Button } from '../button.tsx';
import classes from './banner.module.css';

interface ErrorBannerProps {
  /** What failed, in the catalog's words. */
  message: string;
  /** Why, or what to do about it. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Stands where the content would: what failed, why, and Retry. */
export function ErrorBanner({ message, children, onRetry, retrying }: ErrorBannerProps) {
  return (
    <div role="alert" className={`${classes.banner} ${classes.danger}`}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <div className={classes.title}>{message}</div>
        {children && <div>{children}</div>}
      </div>
      {onRetry && (
        <Button loading={retrying} onClick={onRetry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}
