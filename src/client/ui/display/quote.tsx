import classes from './quote.module.css';

/** Words of a record, as they stand there. */
export const Quote = ({ children }: { children: string }) => (
  <blockquote className={classes.quote}>{children}</blockquote>
);
