import { audit } from '#server/platform/audit.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { UserInviteSeveralInput } from '#shared/features/users/users.schemas.ts';
import { insertUser, isSwitchedOff } from './insert-user.ts';
import { takeInvitations } from './take-invitations.ts';

/**
 * Which of several addresses were invited; one that has an account here already is left as it is, and said apart where
 * that account was switched off.
 */
export interface InvitedSeveral {
  invited: string[];
  taken: string[];
  deactivated: string[];
}

/** Opens an account for each of several people, all with the same rights, as one invitation does. */
export const inviteSeveral = verb(
  { name: 'users.invite_several', kind: 'write', permission: 'users:manage', input: UserInviteSeveralInput },
  async (ctx, { people, ...rights }): Promise<InvitedSeveral> => {
    await takeInvitations(ctx, people.length);
    return withTransaction(ctx, async (tx) => {
      const ids: string[] = [];
      const answer: InvitedSeveral = { invited: [], taken: [], deactivated: [] };
      for (const each of people) {
        const user_id = await insertUser(tx, { ...each, ...rights });
        if (user_id) ids.push(user_id);
        const isOff = !user_id && (await isSwitchedOff(tx, each.email_id));
        answer[user_id ? 'invited' : isOff ? 'deactivated' : 'taken'].push(each.email_id);
      }
      await audit(tx, { entity: 'user', ids, details: { role: rights.role } });
      return answer;
    });
  },
);
