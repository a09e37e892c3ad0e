import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import type { Actor, TestApp } from './app.ts';
import type { OrganizationKey } from './organizations.ts';

/** The starter 'Intro' as it is stored. */
export const INTRO = encodeTemplate(STARTERS[0]!.template);

export const ADDRESS = '12 Harbor Road, Portland, ME 04101';

/** Lets an organization send: the law asks for its address in every campaign. */
export const setPostalAddress = (app: TestApp, key: OrganizationKey) =>
  app.within(key, (tx) =>
    tx.db.updateTable('organizations').set({ postal_address: ADDRESS }).where('id', '=', tx.actor.org_id).execute(),
  );

/** A draft to all contacts with a design, of an organization that may send; 'Spring news' where nothing else is said. */
export async function createCampaign(
  app: TestApp,
  key: OrganizationKey,
  fields: { name?: string; subject?: string; description?: string; restore_template?: string } = {},
): Promise<string> {
  await setPostalAddress(app, key);
  const { trpc } = await app.signIn('admin', key);
  const { restore_template = INTRO, ...texts } = fields;
  const { id } = await trpc.campaigns.create.mutate({
    name: 'Spring news',
    subject: 'Open beds this week',
    description: 'For everybody who refers to us',
    ...texts,
  });
  await trpc.campaigns.save.mutate({ campaign_id: id, audience: 'all', restore_template });
  return id;
}

const SENDER = { org_name: 'Maple House Recovery', reply_to: 'riley@maple.example' };

export const sendNow = (actor: Actor, campaign_id: string) =>
  actor.trpc.campaigns.send.mutate({ campaign_id, ...SENDER });

export async function createScheduledCampaign(app: TestApp, key: OrganizationKey): Promise<string> {
  const campaign_id = await createCampaign(app, key);
  const { trpc } = await app.signIn('admin', key);
  await trpc.campaigns.send.mutate({ campaign_id, ...SENDER, scheduled_at: 4_000_000_000 });
  return campaign_id;
}

/** Rules of an audience: the contacts of schools. */
export const SCHOOLS = {
  joined: 'all' as const,
  rules: [{ field: 'type' as const, is: 'any_of' as const, values: ['School'] }],
  excluded: [],
};

let audiences = 0;
/** An audience of its own name. */
export async function createAudience(app: TestApp, key: OrganizationKey, description = 'Every school') {
  const { trpc } = await app.signIn('admin', key);
  audiences += 1;
  const { id } = await trpc.audiences.create.mutate({ name: `Schools (${audiences})`, description, ...SCHOOLS });
  return id;
}
