import classes from './email-frame.module.css';
import { withOwnPictures } from './own-pictures.ts';

interface EmailFrameProps {
  html: string;
  title: string;
  /** Pixels the e-mail is laid out in; the frame shows it as large as there is room. */
  width?: number;
  className?: string;
  /** Only looked at: nothing in it takes focus. */
  inert?: boolean;
  /** As it looks in a program that is dark; else by day, whatever this device is. */
  night?: boolean;
}

/** With the colors of the day or of the night, not those of this device. */
const lit = (html: string, night: boolean) =>
  html.replaceAll('@media (prefers-color-scheme:dark)', `@media ${night ? 'all' : 'not all'}`);

/** Rendered HTML in a frame of its own, without scripts, without our origin, without a way out. */
export function EmailFrame({ html, title, width, className, inert, night = false }: EmailFrameProps) {
  return (
    <iframe
      className={className ?? classes.frame}
      sandbox=""
      title={title}
      srcDoc={withOwnPictures(lit(html, night))}
      style={width ? { width } : undefined}
      tabIndex={inert ? -1 : 0}
      inert={inert}
    />
  );
}
