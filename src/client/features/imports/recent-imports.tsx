import { useState } from 'react';
import { useTimeZone } from '#client/platform/organization.ts';
import { Button } from '#client/ui/button.tsx';
import { importsMessages as text } from '#shared/features/imports/imports.messages.ts';
import type { ImportKind } from '#shared/features/imports/imports.rules.ts';
import { formatInstant } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type Import, useImportMoves } from './imports.data.ts';
import classes from './imports.module.css';
import { UndoDialog } from './undo-dialog.tsx';

interface RecentImportsProps {
  kind: ImportKind;
  imports: readonly Import[];
  onOpen: (importId: string) => void;
}

/** The organization's last imports of this kind: each can be looked at, and taken back. */
export function RecentImports({ kind, imports, onOpen }: RecentImportsProps) {
  const timeZone = useTimeZone();
  const { undo } = useImportMoves(kind);
  const [asked, setAsked] = useState<Import | null>(null);
  return (
    <section>
      <h3 className={classes.heading}>{text.recent}</h3>
      {imports.length === 0 && <p className={classes.muted}>{text.no_recent}</p>}
      <ul className={classes.recent}>
        {imports.map((one) => (
          <li key={one.id}>
            <span className={classes.file}>
              {format(text.recent_item, {
                file: one.file_name,
                when: formatInstant(one.created_at, timeZone),
                name: one.created_by,
              })}
            </span>
            <span className={classes.muted}>{text[`state_${one.state}`]}</span>
            <Button
              kind="quiet"
              aria-label={format(text.open_import, { file: one.file_name })}
              onClick={() => onOpen(one.id)}
            >
              {text.open}
            </Button>
            {one.state === 'saved' && (
              <Button
                kind="quiet"
                aria-label={format(text.undo_import, { file: one.file_name })}
                onClick={() => setAsked(one)}
              >
                {text.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <UndoDialog
          file={asked.file_name}
          loading={undo.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            undo.mutate({ import_id: asked.id }, { onSuccess: () => onOpen(asked.id), onSettled: () => setAsked(null) })
          }
        />
      )}
    </section>
  );
}
