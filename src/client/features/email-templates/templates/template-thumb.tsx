import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { EmailFrame } from '#client/components/email-frame.tsx';
import { emailEditorMessages as text } from '#shared/features/email-editor/email-editor.messages.ts';
import type { Template } from '../email-templates.data.ts';
import classes from '../email-templates.module.css';

/**
 * A template as its card shows it: its stored picture, else the e-mail itself at half its size. A picture that does not
 * open gives way to a sign that stands for any e-mail; that is said on the console alone.
 */
export function TemplateThumb({ template: { name, preview, html_content } }: { template: Template }) {
  const [failed, setFailed] = useState(false);
  const fail = () => {
    reportError(new Error(text.failed_preview));
    setFailed(true);
  };
  return (
    <span className={classes.thumb} aria-hidden>
      {failed && <IconMail size={48} stroke={1} className={classes.standIn} data-stand-in />}
      {!failed && preview && <img src={preview} alt="" onError={fail} />}
      {!failed && !preview && <EmailFrame html={html_content} title={name} className={classes.mini} inert />}
    </span>
  );
}
