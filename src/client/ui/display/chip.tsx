import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './chip.module.css';

interface ChipProps {
  children: ReactNode;
  /** Names the remove button in full: 'Remove filter Status: Admitted'. Without it the chip can't be removed. */
  removeLabel?: string;
  onRemove?: () => void;
  disabled?: boolean;
  /** Something went wrong. */
  danger?: boolean;
}

/** A small fact that can be taken away by a real button. */
export function Chip({ children, removeLabel, onRemove, disabled, danger }: ChipProps) {
  const removable = removeLabel !== undefined && onRemove !== undefined && !disabled;
  return (
    <span className={`${classes.chip} ${removable ? '' : classes.plain}`} data-danger={danger || undefined}>
      <span className={classes.text}>{children}</span>
      {removable && (
        <button type="button" className={classes.remove} aria-label={removeLabel} onClick={onRemove}>
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      )}
    </span>
  );
}
