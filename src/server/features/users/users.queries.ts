import { sql } from 'kysely';
import { z } from 'zod';
import { UserSearchInput } from '../../../shared/features/users/users.schemas.ts';
import { AppError } from '../../../shared/platform/errors.ts';
import { userId } from '../../platform/context.ts';
import { read } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { ofOrganisation } from './users.access.ts';
import {
  type AccountView,
  type FoundUser,
  selectAccount,
  selectFoundUser,
  selectUser,
  type UserRow,
} from './users.view.ts';

/** The caller's own account. */
export const getAccount = verb(
  { name: 'account.get', kind: 'read', permission: 'account:use', input: z.strictObject({}) },
  async (ctx): Promise<AccountView> => {
    const [rows] = await read(ctx, (db) => [
      selectAccount(db).where(ofOrganisation(ctx)).where('users.id', '=', userId(ctx)),
    ]);
    const account = rows[0];
    if (!account) throw new AppError('unauthorized', 'Sign in again.');
    return account;
  },
);

/** The organisation's active people of any role, by name; with a query, those whose name or e-mail holds it. */
export const searchUsers = verb(
  { name: 'users.search', kind: 'read', permission: 'users:search', input: UserSearchInput },
  async (ctx, { query }): Promise<FoundUser[]> => {
    const [rows] = await read(ctx, (db) => [
      selectFoundUser(db)
        .where(ofOrganisation(ctx))
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

/** Everyone who has, had or was offered an account of the organisation, by name. */
export const listUsers = verb(
  { name: 'users.list', kind: 'read', permission: 'users:manage', input: z.strictObject({}) },
  async (ctx): Promise<UserRow[]> => {
    const [rows] = await read(
      ctx,
      (db) => [
        selectUser(db)
          .where(ofOrganisation(ctx))
          .orderBy(sql`fold(lastname)`)
          .orderBy(sql`fold(firstname)`)
          .orderBy('id'),
      ],
      { entity: 'user' },
    );
    return rows;
  },
);
