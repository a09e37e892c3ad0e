import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { HeaderActions } from '#client/components/header-actions.tsx';
import { defineList } from '#client/components/list/define-list.ts';
import type { ListFilter } from '#client/components/list/list-filters.ts';
import { ROLE_LABELS, ROLE_OPTIONS } from '#client/components/roles.ts';
import { SettingsFrame } from '#client/components/settings-frame.tsx';
import { Instant } from '#client/components/when.tsx';
import { accountOptions } from '#client/platform/organization.ts';
import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { usersMessages as text } from '#shared/features/users/users.messages.ts';
import { USER_STATES } from '#shared/features/users/users.rules.ts';
import { USER_ORDERS, UserListInput, type UserListQuery } from '#shared/features/users/users.schemas.ts';
import { joined } from '#shared/platform/joined.ts';
import { nameOf, type Person, STATE_LABELS } from './person.ts';
import { peopleOptions } from './users.data.ts';
import classes from './users.module.css';

const FILTERS: readonly ListFilter[] = [
  {
    key: 'role',
    title: text.role,
    type: 'list_multi',
    options: ROLE_OPTIONS.map(({ value, label }) => ({ value, title: label })),
  },
  {
    key: 'state',
    title: text.state,
    type: 'list_multi',
    options: USER_STATES.map((state) => ({ value: state, title: STATE_LABELS[state] })),
  },
];

function Mine({ person }: { person: Person }) {
  const { data } = useQuery(accountOptions());
  return data?.user_id === person.id && <span className={classes.faint}>{text.you}</span>;
}

function InviteSeveral() {
  const navigate = useNavigate();
  const open = () => void navigate({ to: '.', search: (shown: object) => ({ ...shown, add: 'several' }) });
  return <HeaderActions actions={[{ key: 'several', label: text.invite_several, onSelect: open }]} />;
}

const stateOf = ({ state }: Person) => (
  <span className={state === 'active' ? undefined : classes.faint}>{STATE_LABELS[state]}</span>
);
const seen = ({ last_seen_at }: Person) => (last_seen_at === null ? text.never_seen : <Instant at={last_seen_at} />);

/** Who may sign in, and what each may do. */
export const peopleList = defineList<UserListQuery, Person>({
  name: 'people',
  title: text.people,
  reads: 'users:manage',
  input: UserListInput,
  orders: USER_ORDERS,
  page: peopleOptions,
  nameOf,
  beside: { after: (person) => <Mine person={person} /> },
  columns: [
    { id: 'name', label: text.person },
    { id: 'email_id', label: text.email, width: '264px' },
    { id: 'role', label: text.role, width: '176px', cell: ({ role }) => ROLE_LABELS[role] },
    { id: 'state', label: text.state, width: '120px', cell: stateOf },
    {
      id: 'has_two_factor',
      label: text.two_factor,
      width: '120px',
      cell: ({ has_two_factor }) => (has_two_factor ? uiMessages.yes : uiMessages.no),
    },
    { id: 'last_seen_at', label: text.last_seen, width: '144px', cell: seen },
    {
      id: 'can_export',
      label: text.may_export,
      width: '112px',
      cell: ({ can_export }) => (can_export ? uiMessages.yes : uiMessages.no),
    },
  ],
  phone: (person) => ({
    status: stateOf(person),
    about: joined(ROLE_LABELS[person.role], person.email_id),
    date: seen(person),
  }),
  searchLabel: text.search_people,
  useFilters: () => FILTERS,
  add: { label: text.invite, permission: 'users:manage', shows: { add: 'person' } },
  Frame: ({ add, children }) => (
    <SettingsFrame
      tab="people"
      actions={
        <>
          <InviteSeveral />
          {add}
        </>
      }
    >
      {children}
    </SettingsFrame>
  ),
  texts: { failed: text.error_fetching_people, none: text.no_people_found, row: text.row },
});
