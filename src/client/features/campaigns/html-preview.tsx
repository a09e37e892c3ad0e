import classes from './campaigns.module.css';

interface HtmlPreviewProps {
  title: string;
  html: string;
  /** Only looked at: nothing in it takes focus. */
  inert?: boolean;
}

/** An e-mail as its readers see it: in a frame that runs nothing and leads nowhere. */
export const HtmlPreview = ({ title, html, inert }: HtmlPreviewProps) => (
  <iframe className={classes.preview} title={title} sandbox="" srcDoc={html} tabIndex={inert ? -1 : 0} inert={inert} />
);
