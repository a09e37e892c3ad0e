import { ContactCreateInput } from '../../../shared/features/contacts/contacts.schemas.ts';
import { withTransaction } from '../../platform/transaction.ts';
import { verb } from '../../platform/verb.ts';
import { takeOutreachTurn } from '../referral-sources/take-outreach-turn.ts';
import { insertContacts } from './insert-contacts.ts';

/**
 * Creates contacts, all or none. Each belongs to one referral source for good. A contact of the same name is no
 * hindrance: the screen has warned. Answers the ids in the order given.
 */
export const createContacts = verb(
  { name: 'contacts.create', kind: 'write', permission: 'outreach:write', input: ContactCreateInput },
  (ctx, input): Promise<{ ids: string[] }> =>
    withTransaction(ctx, async (tx) => {
      await takeOutreachTurn(tx, 'shared');
      return { ids: await insertContacts(tx, [input].flat(), (at) => (Array.isArray(input) ? `${at}.` : '')) };
    }),
);
