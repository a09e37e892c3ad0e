import classes from './skeleton.module.css';

/** A gray bone where text will come; silent to assistive technology, whose container says that it is busy. */
export function Skeleton({ width = '100%', height = 14 }: { width?: string | number; height?: number }) {
  return <span aria-hidden data-bone className={classes.bone} style={{ width, height }} />;
}
