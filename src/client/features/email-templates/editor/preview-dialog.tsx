import { useState } from 'react';
import { EmailFrame } from '#client/components/email-frame.tsx';
import { Segments } from '#client/ui/fields/segments.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import type { EmailTemplate } from '#shared/features/email-templates/model/email-template.ts';
import type { MergeValues } from '#shared/features/email-templates/render/merge-tags.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { renderText } from '#shared/features/email-templates/render/render-text.ts';
import { MOBILE } from './mobile-width.ts';
import classes from './preview-dialog.module.css';
import { PreviewReader, seenBy } from './preview-reader.tsx';
import { withoutPictures } from './without-pictures.ts';

const VIEWS = ['desktop', 'mobile', 'no_pictures', 'dark', 'plain'] as const;
type View = (typeof VIEWS)[number];

interface PreviewDialogProps {
  template: EmailTemplate;
  tags: MergeValues;
  onClose: () => void;
}

/** The e-mail as it will be sent: the same HTML, in the programs people read it with. */
export function PreviewDialog({ template, tags, onClose }: PreviewDialogProps) {
  const [view, setView] = useState<View>('desktop');
  const [reader, setReader] = useState('all');
  const seen = seenBy(template, reader);
  const html = renderHtml(seen, { merge: tags });
  return (
    <Modal opened title={text.preview} size="full" onClose={onClose}>
      <div className={classes.views}>
        <Segments
          label={text.view}
          options={VIEWS.map((value) => ({ value, label: text[value] }))}
          value={view}
          onChange={setView}
        />
      </div>
      <PreviewReader template={template} value={reader} onChange={setReader} />
      {view === 'plain' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        <pre className={classes.plain} tabIndex={0}>
          {renderText(seen, { merge: tags })}
        </pre>
      ) : (
        <div className={classes.stage}>
          <EmailFrame
            key={`${view} ${reader}`}
            html={view === 'no_pictures' ? withoutPictures(html) : html}
            title={text.preview}
            night={view === 'dark'}
            {...(view === 'mobile' ? { width: MOBILE } : {})}
          />
        </div>
      )}
    </Modal>
  );
}
