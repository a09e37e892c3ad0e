import { mutation, query, router } from '../../platform/trpc.ts';
import { deactivateUser } from './deactivate-user.ts';
import { inviteUser } from './invite-user.ts';
import { updateAccount } from './update-account.ts';
import { updateUser } from './update-user.ts';
import { getAccount, listUsers, searchUsers } from './users.queries.ts';

/** One's own account. */
export const accountRouter = router({
  get: query(getAccount),
  update: mutation(updateAccount),
});

export const usersRouter = router({
  search: query(searchUsers),
  list: query(listUsers),
  invite: mutation(inviteUser),
  update: mutation(updateUser),
  deactivate: mutation(deactivateUser),
});
