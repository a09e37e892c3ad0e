import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { EmailFrame } from '#client/components/email-frame.tsx';
import { useSampleTags } from '#client/components/use-sample-tags.ts';
import { Link } from '#client/ui/display/link.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import { mergeHtml } from '#shared/features/email-templates/render/merge-tags.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Template } from '../email-templates.data.ts';
import classes from '../email-templates.module.css';

/** A chosen template is drawn after so many milliseconds. */
const SELECTION_MS = 200;

interface TemplatePreviewProps {
  template: Template;
  mayEdit: boolean;
  /** Shows the one before or behind; the last is followed by the first. */
  onTurn: (by: number) => void;
}

/** The chosen template as its readers would see it. */
export function TemplatePreview({ template, mayEdit, onTurn }: TemplatePreviewProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), SELECTION_MS);
    return () => clearTimeout(timer);
  }, []);
  const tags = useSampleTags();
  const title = format(text.preview_of, { name: template.name });
  return (
    <section className={classes.preview} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <span className={classes.turn}>
          <IconButton label={text.previous_template} kind="outline" onClick={() => onTurn(-1)}>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton label={text.next_template} kind="outline" onClick={() => onTurn(1)}>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </IconButton>
          {mayEdit && (
            <Link href={`/marketing/edit-template/${template.id}`} className={classes.action}>
              {text.edit_link}
            </Link>
          )}
        </span>
      </div>
      {drawn ? <EmailFrame html={mergeHtml(template.html_content, tags)} title={title} /> : <Skeleton height={560} />}
    </section>
  );
}
