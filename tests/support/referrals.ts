import type { inferRouterInputs } from '@trpc/server';
import type { AppRouter } from '#server/app-router.ts';
import type { Actor, TestApp } from './app.ts';
import type { OrganizationKey } from './organizations.ts';

type Inputs = inferRouterInputs<AppRouter>;
type SourceInput = Exclude<Inputs['referralSources']['create'], unknown[]>;
type ContactInput = Exclude<Inputs['contacts']['create'], unknown[]>;

/** A referral source made through the product's own door; 'Alder House', a private practice, where nothing else is said. */
export async function createSource(actor: Actor, fields: Partial<SourceInput> = {}): Promise<string> {
  const made = await actor.trpc.referralSources.create.mutate({
    referral_name: 'Alder House',
    type: 'Private practice',
    ...fields,
  });
  if (!('id' in made)) throw new Error('one source has one id');
  return made.id;
}

/** A contact of a source; 'Robin Referent' where nothing else is said. */
export async function createContact(
  actor: Actor,
  referral_id: string,
  fields: Partial<ContactInput> = {},
): Promise<string> {
  const { ids } = await actor.trpc.contacts.create.mutate({
    firstname: 'Robin',
    lastname: 'Referent',
    referral_id,
    ...fields,
  });
  return ids[0]!;
}

/** Keeps a configuration of an organization as its screens would. */
export const configure = (app: TestApp, type: string, config: object, organization: OrganizationKey = 'a') =>
  app.within(organization, (tx) =>
    tx.db
      .insertInto('configurations')
      .values({
        id: tx.services.newId(),
        org_id: tx.actor.org_id,
        user_id: null,
        type,
        config: JSON.stringify(config),
        updated_by: null,
      })
      .onConflict((conflict) =>
        conflict.constraint('configurations_once').doUpdateSet({ config: JSON.stringify(config) }),
      )
      .execute(),
  );
