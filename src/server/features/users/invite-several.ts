import { audit } from '#server/platform/audit.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { UserInviteSeveralInput } from '#shared/features/users/users.schemas.ts';
import { insertUser } from './insert-user.ts';
import { takeInvitations } from './take-invitations.ts';

/** Which of several addresses were invited; one that has an account here already is left as it is. */
export interface InvitedSeveral {
  invited: string[];
  taken: string[];
}

/** Opens an account for each of several people, all with the same rights, as one invitation does. */
export const inviteSeveral = verb(
  { name: 'users.invite_several', kind: 'write', permission: 'users:manage', input: UserInviteSeveralInput },
  async (ctx, { people, ...rights }): Promise<InvitedSeveral> => {
    await takeInvitations(ctx, people.length);
    return withTransaction(ctx, async (tx) => {
      const ids: string[] = [];
      const answer: InvitedSeveral = { invited: [], taken: [] };
      for (const each of people) {
        const user_id = await insertUser(tx, { ...each, ...rights });
        if (user_id) ids.push(user_id);
        answer[user_id ? 'invited' : 'taken'].push(each.email_id);
      }
      await audit(tx, { entity: 'user', ids, details: { role: rights.role } });
      return answer;
    });
  },
);
