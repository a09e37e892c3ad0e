import type { ReactNode } from 'react';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { configurationsMessages as text } from '#shared/features/configurations/configurations.messages.ts';
import { notificationsMessages } from '#shared/features/notifications/notifications.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { ConfiguredList } from './configured-list.ts';
import { type Entered, entriesIn, entryForm, NO_RULE_OUT } from './entry-form.ts';

interface EntryDialogProps {
  list: ConfiguredList;
  /** The entry that is edited; absent, one is added, or several where the list takes several. */
  entry?: string | undefined;
  /** What stands on the list already. */
  entries: readonly string[];
  rulesOut?: Entered['rules_out'];
  /** Further fields of an entry. */
  children?: ReactNode;
  onSubmit: (entries: readonly string[], entered: Entered) => Promise<void>;
  onClose: () => void;
}

/** Takes an entry of a list. */
export function EntryDialog({ list, entry, entries, rulesOut = NO_RULE_OUT, children, ...on }: EntryDialogProps) {
  const several = entry === undefined && (list.several ?? false);
  const others = entries.filter((each) => each !== entry);
  return (
    <FormDialog
      title={format(entry === undefined ? text.add_entry : text.edit_entry, { label: list.label })}
      size="small"
      schema={entryForm(list, others, several)}
      initial={{ entry: entry ?? '', rules_out: rulesOut }}
      saysMissing
      needsChange={entry !== undefined}
      send={(entered) => on.onSubmit(entriesIn(entered.entry, several), entered)}
      saved={null}
      failed={null}
      onClose={on.onClose}
    >
      <FormText
        name="entry"
        label={list.field}
        hint={several ? notificationsMessages.addresses_hint : undefined}
        required
        data-autofocus
      />
      {children}
    </FormDialog>
  );
}
