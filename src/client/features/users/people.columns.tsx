import { usersMessages as text } from '../../../shared/features/users/users.messages.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import type { Role } from '../../../shared/platform/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { columnsFor } from '../../ui/table-columns.ts';
import { nameOf, type Person } from './person.ts';
import { ROLE_OPTIONS } from './roles.ts';
import classes from './users.module.css';

interface PeopleActions {
  /** The administrator who looks: their own rights are another's to change. */
  me: string | undefined;
  busy: boolean;
  onSave: (person: Person, rights: { role?: Role; can_export?: boolean; is_active?: true }) => void;
  onDeactivate: (person: Person) => void;
}

const column = columnsFor<Person>();
const stateOf = ({ is_active, is_invited }: Person) =>
  is_active ? (is_invited ? text.state_invited : text.state_active) : text.state_off;

export const peopleColumns = ({ me, busy, onSave, onDeactivate }: PeopleActions) =>
  column.columns([
    column.accessor('lastname', {
      header: text.person,
      meta: { width: '240px' },
      cell: ({ row: { original: person } }) => (
        <>
          {nameOf(person)} {person.user_id === me && text.you}
          <span className={classes.email}>{person.email_id}</span>
        </>
      ),
    }),
    column.accessor('role', {
      header: text.role,
      meta: { width: '220px' },
      cell: ({ row: { original: person } }) => (
        <SelectField
          label={format(text.role_of, { name: nameOf(person) })}
          labelHidden
          options={ROLE_OPTIONS}
          value={person.role}
          disabled={busy || !person.is_active || person.user_id === me}
          onChange={(role) => role && role !== person.role && onSave(person, { role })}
        />
      ),
    }),
    column.accessor('can_export', {
      header: text.may_export,
      meta: { width: '120px' },
      cell: ({ row: { original: person } }) => (
        <input
          type="checkbox"
          className={classes.check}
          aria-label={format(text.may_export_of, { name: nameOf(person) })}
          checked={person.can_export}
          disabled={busy || !person.is_active || person.user_id === me}
          onChange={(event) => onSave(person, { can_export: event.currentTarget.checked })}
        />
      ),
    }),
    column.accessor('is_active', { header: text.state, cell: ({ row }) => stateOf(row.original) }),
    column.display({
      id: 'actions',
      header: text.actions,
      cell: ({ row: { original: person } }) =>
        person.user_id !== me &&
        (person.is_active ? (
          <Button
            disabled={busy}
            aria-label={format(text.deactivate_person, { name: nameOf(person) })}
            onClick={() => onDeactivate(person)}
          >
            {text.deactivate}
          </Button>
        ) : (
          <Button
            disabled={busy}
            aria-label={format(text.reactivate_person, { name: nameOf(person) })}
            onClick={() => onSave(person, { is_active: true })}
          >
            {text.reactivate}
          </Button>
        )),
    }),
  ]);
