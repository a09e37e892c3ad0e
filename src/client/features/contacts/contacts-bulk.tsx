import { contactsMessages as text } from '../../../shared/features/contacts/contacts.messages.ts';
import type { ContactListQuery } from '../../../shared/features/contacts/contacts.schemas.ts';
import { uiMessages } from '../../../shared/features/ui/ui.messages.ts';
import { ActionBar } from '../../components/bulk/action-bar.tsx';
import type { NamedRow, Selection } from '../../components/bulk/use-selection.ts';
import type { ListPage } from '../../components/list-page/use-list-page.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { allContacts, type Contact, contactName, MOST_CHOSEN } from './contacts.data.ts';

interface ContactsBulkProps {
  search: ContactListQuery;
  list: ListPage<Contact>;
  selection: Selection<Contact>;
  /** Archives rows, or brings them back; answers whether any was changed. */
  onChange: (rows: readonly NamedRow[], archive: boolean) => Promise<boolean>;
}

/** What can be done with the chosen contacts: archive them, and where archived ones are shown bring them back. */
export function ContactsBulk({ search, list, selection, onChange }: ContactsBulkProps) {
  const { data } = list.result;
  const total = data?.total ?? 0;
  const chooseAll = async () => {
    try {
      selection.choose((await allContacts(search)).map((contact) => ({ id: contact.id, name: contactName(contact) })));
    } catch {
      toast.error(text.error_fetching);
    }
  };
  const change = async (archive: boolean) => {
    const rows = selection.rows();
    selection.clear();
    if (!(await onChange(rows, archive))) selection.choose(rows);
  };
  return (
    <ActionBar
      selection={selection}
      total={total}
      onChooseMatching={!data?.total_capped && total <= MOST_CHOSEN ? () => void chooseAll() : undefined}
    >
      <Button onClick={() => void change(true)}>{uiMessages.archive}</Button>
      {search.archived && <Button onClick={() => void change(false)}>{uiMessages.unarchive}</Button>}
    </ActionBar>
  );
}
