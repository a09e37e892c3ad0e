import classes from './campaigns.module.css';

/** An e-mail as its readers see it: in a frame that runs nothing and leads nowhere. */
export const HtmlPreview = ({ title, html }: { title: string; html: string }) => (
  <iframe className={classes.preview} title={title} sandbox="" srcDoc={html} />
);
