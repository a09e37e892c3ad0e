import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { ContactCreateInput } from '#shared/features/contacts/contacts.schemas.ts';
import { ensureOffered, keptLists } from '../option-lists/option-lists.access.ts';
import { takeOutreachTurn } from '../referral-sources/take-outreach-turn.ts';
import { CONTACT_LISTS, listedContactFields } from './contact-options.ts';
import { insertContacts } from './insert-contacts.ts';

/**
 * Creates contacts, all or none. Each belongs to one referral source for good. A contact of the same name is no
 * hindrance: the screen has warned. Answers the ids in the order given.
 */
export const createContacts = verb(
  { name: 'contacts.create', kind: 'write', permission: 'outreach:write', input: ContactCreateInput },
  (ctx, input): Promise<{ ids: string[] }> =>
    withTransaction(
      ctx,
      (db) => [keptLists(db, ctx, CONTACT_LISTS)],
      async (tx, [lists]) => {
        const pathOf = (at: number) => (Array.isArray(input) ? `${at}.` : '');
        for (const [at, contact] of [input].flat().entries())
          ensureOffered(lists, listedContactFields(pathOf(at), contact));
        await takeOutreachTurn(tx, 'shared');
        return { ids: await insertContacts(tx, [input].flat(), pathOf) };
      },
    ),
);
