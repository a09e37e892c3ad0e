import { sql } from 'kysely';
import { z } from 'zod';
import { type Context, userId } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization, inPreparedOrganization } from '#server/platform/in-organization.ts';
import type { ServedPage } from '#server/platform/keyset.ts';
import type { Asked } from '#server/platform/list-query.ts';
import { listReader } from '#server/platform/list-reader.ts';
import { parameter } from '#server/platform/prepared.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { usersMessages } from '#shared/features/users/users.messages.ts';
import {
  USER_ORDERS,
  UserListInput,
  type UserListQuery,
  UserOfInput,
  UserSearchInput,
} from '#shared/features/users/users.schemas.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { deliveryOf, mailsLeave } from './users.access.ts';
import {
  type AccountView,
  type FoundUser,
  selectAccount,
  selectFoundUser,
  selectUser,
  type UserRow,
  userState,
} from './users.view.ts';

/** The caller's own account. */
export const getAccount = verb(
  { name: 'account.get', kind: 'read', permission: 'account:use', input: z.strictObject({}) },
  async (ctx): Promise<AccountView> => {
    const [rows] = await read(ctx, (db) => [
      selectAccount(db).where(inOrganization(ctx, 'users')).where('users.id', '=', userId(ctx)),
    ]);
    const account = rows[0];
    if (!account) throw new AppError('unauthorized', 'Sign in again.');
    return account;
  },
);

/** The organization's active people of any role, by name; with a query, those whose name or e-mail holds it. */
export const searchUsers = verb(
  { name: 'users.search', kind: 'read', permission: 'users:search', input: UserSearchInput },
  async (ctx, { query }): Promise<FoundUser[]> => {
    const [rows] = await read(ctx, (db) => [
      selectFoundUser(db)
        .where(inOrganization(ctx, 'users'))
        .where('is_active', '=', true)
        .$if(query !== undefined && query !== '', (all) =>
          all.where(sql<boolean>`fold(firstname || ' ' || lastname || ' ' || email_id) like containing(${query})`),
        )
        .orderBy(sql`fold(lastname)`)
        .orderBy(sql`fold(firstname)`)
        .orderBy('id'),
    ]);
    return rows;
  },
);

/** Part of a name or an e-mail, as a person types it. */
const named = sql<boolean>`fold(users.firstname || ' ' || users.lastname || ' ' || users.email_id)
  like containing(${parameter('query')})`;

type Asking = Asked<UserListQuery>;

const narrowed = ({ query, role, state }: Asking) =>
  sql<boolean>`${sql.join(
    [
      sql`true`,
      ...(query ? [named] : []),
      ...(role.length > 0 ? [sql`users.role in (${sql.join([...role])})`] : []),
      ...(state.length > 0 ? [sql`${userState} in (${sql.join([...state])})`] : []),
    ],
    sql` and `,
  )}`;

const people = listReader<typeof UserListInput, UserRow>({
  table: 'users',
  entity: 'user',
  input: UserListInput,
  orders: USER_ORDERS,
  sorts: { name: { type: 'text', key: sql`fold(users.lastname || ' ' || users.firstname)` } },
  found: (asked) => [{ where: sql`${inPreparedOrganization('users')} and ${narrowed(asked)}` }],
  rows: selectUser,
  total: (asked) =>
    sql`select count(*)::integer as total from users where ${inPreparedOrganization('users')} and ${narrowed(asked)}`,
  isCapped: () => false,
});

/** Everyone who has, had or was offered an account of the organization, by name. */
export const listUsers = verb(
  { name: 'users.list', kind: 'read', permission: 'users:manage', input: UserListInput },
  (ctx, query): Promise<ServedPage<UserRow>> => people.page(ctx, query),
);

/** An inquiry that goes on. */
export const ONGOING = ['PRE-ASSESSMENT', 'ASSESSMENT', 'SCHEDULED-ADMIT', 'ADMITTED'] as const;

const nameOf = (db: Db, ctx: Context, user_id: string) =>
  db
    .selectFrom('users')
    .select(sql<string>`firstname || ' ' || lastname`.as('name'))
    .where(inOrganization(ctx, 'users'))
    .where('id', '=', user_id);

const openTasksOf = (db: Db, ctx: Context, user_id: string) =>
  db
    .selectFrom('tasks')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(inOrganization(ctx, 'tasks'))
    .where('assigned_to_id', '=', user_id)
    .where('is_complete', '=', false);

/** Staff are names: the person is whoever bears the name. */
const openInquiriesOf = (db: Db, ctx: Context, user_id: string) =>
  db
    .selectFrom('inquiries')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(inOrganization(ctx, 'inquiries'))
    .where('status', 'in', ONGOING)
    .where(sql<boolean>`${nameOf(db, ctx, user_id)} = any(staff)`);

/** What somebody has in hand that others must go on with when they leave. */
export interface Belongings {
  open_tasks: number;
  /** Inquiries that name them as staff and have not ended. */
  open_inquiries: number;
}

/** What a person has in hand. @throws not_found for somebody of another organization */
export const getBelongings = verb(
  { name: 'users.belongings', kind: 'read', permission: 'users:manage', input: UserOfInput },
  async (ctx, { user_id }): Promise<Belongings> => {
    const [users, [tasks], [inquiries]] = await read(ctx, (db) => [
      selectFoundUser(db).where(inOrganization(ctx, 'users')).where('users.id', '=', user_id),
      openTasksOf(db, ctx, user_id),
      openInquiriesOf(db, ctx, user_id),
    ]);
    ensure(users[0], 'not_found', usersMessages.user_not_found);
    return { open_tasks: tasks?.count ?? 0, open_inquiries: inquiries?.count ?? 0 };
  },
);

/** Whether mails leave this server: where none does, an administrator hands the links over. */
export const getMailDelivery = verb(
  { name: 'users.mail_delivery', kind: 'read', permission: 'users:manage', input: z.strictObject({}) },
  async (ctx): Promise<{ leaves: boolean }> => {
    const [[delivery]] = await read(ctx, (db) => [deliveryOf(db, ctx)]);
    return { leaves: mailsLeave(ctx, delivery) };
  },
);
