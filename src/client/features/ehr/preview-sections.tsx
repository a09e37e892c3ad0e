import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Facts } from '#client/ui/display/facts.tsx';
import { fileSize } from '#shared/features/documents/describe-document.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { joined } from '#shared/platform/joined.ts';
import type { Preview } from './ehr.data.ts';
import classes from './ehr.module.css';
import { useFaceSheetDownload } from './use-packet-download.ts';

/** What would be sent: for people, then as the bundle itself. */
export function PreviewSections({ opportunityId, preview }: { opportunityId: string; preview: Preview }) {
  const [open, setOpen] = useState(false);
  const sheet = useFaceSheetDownload();
  return (
    <>
      {preview.sections.map(({ title, facts }) => (
        <section key={title} className={classes.section}>
          <h3 className={classes.title}>{title}</h3>
          {facts.length > 0 ? <Facts facts={named(facts)} /> : <p className={classes.faint}>{text.nothing_given}</p>}
        </section>
      ))}
      <section className={classes.section}>
        <h3 className={classes.title}>{text.section_documents}</h3>
        {preview.documents.length + preview.left_out.length === 0 && (
          <p className={classes.faint}>{text.no_documents}</p>
        )}
        <ul className={classes.locations}>
          {preview.documents.map(({ id, file_name, file_size }) => (
            <li key={id}>{joined(file_name, fileSize(file_size))}</li>
          ))}
          {preview.left_out.map(({ file_name, why }) => (
            <li key={file_name} className={classes.faint}>
              {format(text.left_out_why, { file: file_name, why })}
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.row}>
        <Button loading={sheet.isPending} onClick={() => sheet.mutate(opportunityId)}>
          {text.open_face_sheet}
        </Button>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? text.hide_json : text.show_json}
        </Button>
      </div>
      {open && (
        // A scrolled region is reached by keyboard only when it takes the focus.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className={classes.json} tabIndex={0} aria-label={text.json_label}>
          <pre>{preview.bundle}</pre>
        </section>
      )}
    </>
  );
}

/** Labels that stand twice are set apart by number: a list's keys are its labels. */
function named(facts: Preview['sections'][number]['facts']) {
  const seen = new Map<string, number>();
  return facts.map(([label, value]) => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return [count === 1 ? label : `${label} ${count}`, value] as const;
  });
}
