import type { RestRoute } from '#server/platform/rest.ts';
import { updateAccount } from './update-account.ts';
import { getAccount, searchUsers } from './users.queries.ts';

export const usersRest: readonly RestRoute[] = [
  { method: 'GET', path: '/api/account', verb: getAccount, from: 'query', key: 'account' },
  { method: 'PUT', path: '/api/account', verb: updateAccount, from: 'body', key: 'account' },
  { method: 'GET', path: '/api/search_users', verb: searchUsers, from: 'query', key: 'users' },
];
