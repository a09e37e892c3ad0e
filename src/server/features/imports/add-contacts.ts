import { sql } from 'kysely';
import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { contactsMessages } from '#shared/features/contacts/contacts.messages.ts';
import { importsMessages } from '#shared/features/imports/imports.messages.ts';
import { AddContactsInput } from '#shared/features/imports/imports.schemas.ts';
import { AppError, invalidField } from '#shared/platform/errors.ts';
import { insertContacts } from '../contacts/insert-contacts.ts';
import { takeOutreachTurn } from '../referral-sources/take-outreach-turn.ts';

interface Named {
  firstname: string;
  lastname: string;
  referral_id?: string | undefined;
  organization_name?: string | undefined;
  email: string | null;
}

/** Refuses a list that holds someone who is there already, by e-mail address or by name and organization. */
async function refuseKnown(tx: TxContext, contacts: readonly Named[]): Promise<void> {
  const given = JSON.stringify(
    contacts.map((contact, at) => ({
      ...contact,
      referral_id: contact.referral_id ?? null,
      at,
    })),
  );
  const { rows } = await sql<{ at: number }>`with named as (
      select at, lower(email) as email_key, fold(collapse(firstname || ' ' || lastname)) as name_key,
        coalesce((select s.name_key from referral_sources s where ${inOrganization(tx, 's')} and s.id = one.referral_id),
          fold(collapse(organization_name))) as org_key
      from jsonb_to_recordset(${given}::jsonb) as one(at integer, firstname text, lastname text, organization_name text, email text,
        referral_id uuid)
    )
    select at from named r where exists (
      select 1 from named earlier where earlier.at < r.at
        and (earlier.email_key = r.email_key or (earlier.name_key = r.name_key and earlier.org_key = r.org_key))
    ) or exists (
      select 1 from referral_contacts c where ${inOrganization(tx, 'c')} and c.email_key = r.email_key
    ) or exists (
      select 1 from referral_contacts c where ${inOrganization(tx, 'c')} and c.name_key = r.name_key
        and c.organization_key = r.org_key
    ) order by at limit 50`.execute(tx.db);
  if (rows.length === 0) return;
  const fields = Object.fromEntries(rows.map(({ at }) => [`contacts.${at}`, importsMessages.contact_exists]));
  throw new AppError('conflict', importsMessages.contact_exists, { fields });
}

/** Creates the contacts of another program's list, all or none. Answers the ids in the order given. */
export const addContacts = verb(
  { name: 'imports.add_contacts', kind: 'write', permission: 'imports:use', input: AddContactsInput },
  (ctx, { contacts }): Promise<{ ids: string[] }> =>
    withTransaction(ctx, async (tx) => {
      person(tx);
      const unnamed = contacts.findIndex(({ referral_id, organization_name }) => !referral_id && !organization_name);
      if (unnamed !== -1) throw invalidField(`contacts.${unnamed}.organization_name`, contactsMessages.source_required);
      await takeOutreachTurn(tx, 'alone');
      await refuseKnown(tx, contacts);
      return { ids: await insertContacts(tx, contacts, (at) => `contacts.${at}.`) };
    }),
);
