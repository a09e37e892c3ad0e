import classes from './email-frame.module.css';

/** Our own pictures are shown from where this page comes from, whatever address mail programs know them by. */
const OWN_PICTURE = /https?:\/\/[^/"'\s]+(\/assets\/[0-9a-f-]{36}\/[0-9a-f]{64}\.(?:png|jpg))/g;

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
      srcDoc={html.replace(OWN_PICTURE, '$1')}
      style={width ? { width } : undefined}
      tabIndex={inert ? -1 : 0}
      inert={inert}
    />
  );
}
