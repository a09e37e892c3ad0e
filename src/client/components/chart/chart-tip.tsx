import classes from './chart.module.css';

/** What the pointer is over. */
export function ChartTip({ label, value }: { label: string; value: string }) {
  return (
    <div role="status" className={classes.tip}>
      <span>{label}</span> <strong>{value}</strong>
    </div>
  );
}
