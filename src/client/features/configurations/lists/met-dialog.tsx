import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/fields/checkbox.tsx';
import { Modal } from '#client/ui/layers/modal.tsx';
import type { MetEntry } from '#shared/features/configuration/list-changes.ts';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../configurations.module.css';
import listsClasses from './lists.module.css';

interface MetDialogProps {
  /** Whose change the save met. */
  message: string;
  entries: readonly MetEntry[];
  saving: boolean;
  onSave: (kept: readonly string[]) => void;
  onClose: () => void;
}

/** Both lists side by side, entry by entry: what is ticked is saved. */
export function MetDialog({ message, entries, saving, onSave, onClose }: MetDialogProps) {
  const [kept, setKept] = useState(() => new Set(entries.filter(({ keep }) => keep).map(({ entry }) => entry)));
  const toggle = (entry: string, keep: boolean) => {
    const next = new Set(kept);
    if (keep) next.add(entry);
    else next.delete(entry);
    setKept(next);
  };
  const inOrder = entries.map(({ entry }) => entry).filter((entry) => kept.has(entry));
  return (
    <Modal
      opened
      title={text.conflict_title}
      dirty
      busy={saving}
      onClose={onClose}
      footer={(requestClose) => (
        <>
          <Button disabled={saving} onClick={requestClose}>
            {uiMessages.cancel}
          </Button>
          <Button kind="primary" loading={saving} onClick={() => onSave(inOrder)}>
            {uiMessages.save}
          </Button>
        </>
      )}
    >
      <p className={classes.hint}>{format(text.conflict_text, { message })}</p>
      <table className={listsClasses.met}>
        <thead>
          <tr>
            <th scope="col">{text.conflict_entry}</th>
            <th scope="col">{text.conflict_yours}</th>
            <th scope="col">{text.conflict_theirs}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ entry, mine, theirs }) => (
            <tr key={entry}>
              <th scope="row">
                <Checkbox label={entry} checked={kept.has(entry)} onChange={(keep) => toggle(entry, keep)} />
              </th>
              <Side has={mine} />
              <Side has={theirs} />
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}

const Side = ({ has }: { has: boolean }) => (
  <td>
    {has ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
    <span className="lf-sr-only">{has ? text.conflict_has : text.conflict_has_not}</span>
  </td>
);
