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
}

/** Rendered HTML in a frame of its own, without scripts, without our origin, without a way out. */
export function EmailFrame({ html, title, width, className, inert }: EmailFrameProps) {
  return (
    <iframe
      className={className ?? classes.frame}
      sandbox=""
      title={title}
      srcDoc={withOwnPictures(html)}
      style={width ? { width } : undefined}
      tabIndex={inert ? -1 : 0}
      inert={inert}
    />
  );
}
