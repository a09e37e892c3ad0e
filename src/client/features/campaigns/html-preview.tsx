import { EmailFrame } from '#client/components/email-frame.tsx';
import { useSampleTags } from '#client/components/use-sample-tags.ts';
import { mergeHtml } from '#shared/features/email-templates/render/merge-tags.ts';
import classes from './campaigns.module.css';

interface HtmlPreviewProps {
  title: string;
  html: string;
  /** Only looked at: nothing in it takes focus. */
  inert?: boolean;
}

/** An e-mail as its readers see it: in a frame that runs nothing and leads nowhere. */
export function HtmlPreview({ title, html, inert = false }: HtmlPreviewProps) {
  const tags = useSampleTags();
  return <EmailFrame className={classes.preview ?? ''} title={title} html={mergeHtml(html, tags)} inert={inert} />;
}
