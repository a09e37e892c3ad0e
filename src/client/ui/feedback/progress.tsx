import classes from './progress.module.css';

interface ProgressProps {
  /** Names what moves: 'Uploading intake.pdf'. */
  label: string;
  /** 0 to 100. */
  percent: number;
  tone?: 'primary' | 'success' | 'danger';
}

/** How far a piece of work is. */
export function Progress({ label, percent, tone = 'primary' }: ProgressProps) {
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={whole}
      tabIndex={-1}
      className={`${classes.track} ${classes[tone]}`}
    >
      <div className={classes.bar} style={{ width: `${whole}%` }} />
    </div>
  );
}
