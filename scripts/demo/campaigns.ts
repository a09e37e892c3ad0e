import { peopleIn } from '#server/features/audiences/audiences.access.ts';
import { htmlOf, writeLetter } from '#server/features/campaigns/letter.ts';
import { fullName, type TxContext } from '#server/platform/context.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { EVERYONE } from '#shared/features/audiences/audiences.rules.ts';
import { senderAddress } from '#shared/features/campaigns/campaigns.rules.ts';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { drawPreviewJob } from '#shared/features/email-templates/email-templates.jobs.ts';
import { STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import type { DemoOrganization } from './organizations.ts';
import type { Seeded } from './seeded.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Cast {
  organization: DemoOrganization;
  users: readonly (DemoOrganization['users'][number] & { id: string })[];
  now: Date;
}

/** A draft, one that waits for its day, and one that was sent a week ago and has been read since. */
export async function addCampaigns(tx: TxContext, chance: Seeded, { organization, users, now }: Cast): Promise<void> {
  const author = users.find(({ role }) => role === 'outreach') ?? users[0]!;
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  await tx.db
    .updateTable('organizations')
    .set({ postal_address: '12 Harbor Road, Portland, ME 04101' })
    .where('id', '=', organization.id)
    .execute();
  const from = {
    org_name: organization.name,
    reply_to: author.email_id,
    from_email: senderAddress(author.email_id, tx.services.campaignMail.domain),
  };
  const campaign = (name: string, subject: string, starter: number | null, days: number) => {
    const restore_template = starter === null ? null : encodeTemplate(STARTERS[starter]!.template);
    return {
      id: chance.id(`campaign ${name}`),
      org_id: organization.id,
      ...{ name, subject, description: 'To everybody who refers to us', restore_template, ...from },
      audience: EVERYONE,
      html_content: restore_template === null ? null : htmlOf(restore_template, subject),
      ...{ created_at: at(days), created_by_id: author.id, created_by: fullName(author) },
      ...{ updated_at: at(days), updated_by: author.id },
    };
  };
  const sent = campaign('Openings this month', 'Beds available this week', 2, -9);
  await tx.db
    .insertInto('campaigns')
    .values([
      campaign('Meet our new clinical director', 'A new face at our house', null, -1),
      {
        ...campaign('Holiday hours', 'We are open through the holidays', 1, -2),
        status: 'scheduled',
        scheduled_at: at(5),
      },
      { ...sent, status: 'SENT', sent_at: at(-7) },
    ])
    .execute();
  const own = {
    org_id: organization.id,
    created_by_id: author.id,
    created_by: fullName(author),
    updated_by: author.id,
  };
  await tx.db
    .insertInto('audiences')
    .values({
      ...own,
      id: chance.id('audience of practices'),
      name: 'Practices and interventionists',
      description: 'Who refers privately, without addresses that bounced',
      joined: 'all',
      rules: JSON.stringify([{ field: 'type', is: 'any_of', values: ['Private practice', 'Interventionist'] }]),
      excluded: JSON.stringify([{ field: 'campaign', is: 'did', event: 'dropped', campaign_id: null }]),
      ...{ created_at: at(-20), updated_at: at(-20) },
    })
    .execute();
  await addTemplate(tx, chance, 'Monthly letter', 1, { ...own, at: at(-15) });
  await addTemplate(tx, chance, 'Beds and how to reach us', 2, { ...own, at: at(-12) });
  await addReport(tx, chance, {
    ...{ ...sent, sender_name: fullName(author), sent_at: new Date(at(-7)) },
    website_url: organization.website_url,
  });
}

interface Author {
  org_id: string;
  created_by_id: string;
  created_by: string;
  updated_by: string;
  at: string;
}

/** A template of the organization's own, made of a starter; the worker draws its card. */
async function addTemplate(
  tx: TxContext,
  chance: Seeded,
  name: string,
  starter: number,
  { at, ...own }: Author,
): Promise<void> {
  const template_id = chance.id(`template ${name}`);
  const restore_template = encodeTemplate(STARTERS[starter]!.template);
  await tx.db
    .insertInto('email_templates')
    .values({
      ...own,
      ...{ id: template_id, name, restore_template, html_content: htmlOf(restore_template, name), preview: null },
      ...{ created_at: at, updated_at: at },
    })
    .execute();
  const { org_id, created_by_id: saved_by, created_by: saved_by_name } = own;
  await tx.db
    .insertInto('email_template_versions')
    .values({ org_id, template_id, version: 1, name, restore_template, saved_at: at, saved_by, saved_by_name })
    .execute();
  await enqueue(tx, drawPreviewJob, { template_id });
}

interface SentCampaign {
  id: string;
  org_id: string;
  subject: string;
  restore_template: string | null;
  org_name: string;
  reply_to: string;
  from_email: string;
  sender_name: string;
  website_url: string;
  sent_at: Date;
}

/** The run of the campaign that was sent, with what became of each mail. */
async function addReport(tx: TxContext, chance: Seeded, sent: SentCampaign): Promise<void> {
  const { id, org_id, subject, org_name, reply_to, from_email, sender_name, website_url, sent_at } = sent;
  const facts = { ...{ org_name, reply_to, sender_name }, postal_address: '12 Harbor Road, Portland, ME 04101' };
  const letter = writeLetter(
    { restore_template: sent.restore_template ?? '', subject },
    { ...facts, website_url, about_url: null, contact_url: null, logo_url: null, year: sent_at.getUTCFullYear() },
    tx.services.publicUrl,
  );
  const people = (await peopleIn(tx.db, tx, null).orderBy('c.id').execute()).filter(({ mailable }) => mailable);
  const after = (hours: number) => new Date(sent_at.getTime() + hours * HOUR_MS).toISOString();
  const recipients = people.map(({ id: contact_id, firstname, organization_name, email }) => {
    const bounced = chance.chance(0.04);
    const opened = !bounced && chance.chance(0.46);
    const hours = 1 + chance.upTo(60);
    return {
      id: chance.id(`recipient ${contact_id}`),
      ...{ org_id, campaign_id: id, contact_id, email: email!, first_name: firstname, organization: organization_name },
      ...{ state: 'sent' as const, sent_at: after(0), reason: bounced ? ('bounced' as const) : null },
      delivered_at: bounced ? null : after(0.01),
      dropped_at: bounced ? after(0.02) : null,
      opened_at: opened ? after(hours) : null,
      clicked_at: opened && chance.chance(0.3) ? after(hours + 0.1) : null,
      machine_opened_at: !bounced && !opened && chance.chance(0.2) ? after(0.05) : null,
      updated_at: after(1),
    };
  });
  if (recipients.length === 0) return;
  await tx.db
    .insertInto('campaign_runs')
    .values({
      ...{ campaign_id: id, org_id, ...letter, from_name: org_name, from_email, reply_to, sender_name },
      ...{ audience: EVERYONE, total: recipients.length, started_at: after(0) },
    })
    .execute();
  await tx.db.insertInto('campaign_recipients').values(recipients).execute();
  const link = letter.links.indexOf(website_url);
  const clicks = recipients.flatMap(({ id: recipient_id, clicked_at }) =>
    clicked_at === null ? [] : [{ org_id, recipient_id, link, campaign_id: id, clicked_at }],
  );
  if (clicks.length > 0) await tx.db.insertInto('campaign_clicks').values(clicks).execute();
}
