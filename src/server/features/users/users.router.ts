import { mutation, query, router } from '#server/platform/trpc.ts';
import { deactivateUser } from './deactivate-user.ts';
import { inviteSeveral } from './invite-several.ts';
import { inviteUser } from './invite-user.ts';
import { makeLink, sendLink } from './password-link.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import { updateAccount } from './update-account.ts';
import { updateUser } from './update-user.ts';
import { getAccount, getBelongings, getMailDelivery, listUsers, searchUsers } from './users.queries.ts';

/** One's own account. */
export const accountRouter = router({
  get: query(getAccount),
  update: mutation(updateAccount),
});

export const usersRouter = router({
  search: query(searchUsers),
  list: query(listUsers),
  belongings: query(getBelongings),
  mailDelivery: query(getMailDelivery),
  invite: mutation(inviteUser),
  inviteSeveral: mutation(inviteSeveral),
  sendLink: mutation(sendLink),
  makeLink: mutation(makeLink),
  resetTwoFactor: mutation(resetTwoFactor),
  update: mutation(updateUser),
  deactivate: mutation(deactivateUser),
});
