import { sql } from 'kysely';
import type { TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { enqueue } from '#server/platform/outbox.ts';
import { yearInZone } from '#server/platform/zoned.ts';
import { sendCampaignJob } from '#shared/features/campaigns/campaigns.jobs.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import type { Website } from '#shared/features/organization/footer-links.ts';
import { format } from '#shared/platform/define-messages.ts';
import { AppError, ensure, invalidField } from '#shared/platform/errors.ts';
import { assetLocation } from '../assets/assets.rules.ts';
import { holdAudience, peopleIn } from '../audiences/audiences.access.ts';
import type { LockedCampaign } from './campaign-record.ts';
import { htmlOf, type SenderFacts, sentHtml, whyTooLarge, whyUnfit } from './letter.ts';
import { holdAskedAudiences, variantOf, writeVersions } from './letter-versions.ts';

/** What the end of every mail says of the organization. @throws bad_request where its postal address is missing */
export async function organizationFacts(
  tx: TxContext,
): Promise<Pick<SenderFacts, 'postal_address' | 'logo_url' | 'year' | keyof Website>> {
  const { postal_address, logo_file, time_zone, ...website } = await tx.db
    .selectFrom('organizations')
    .select(['postal_address', 'website_url', 'about_url', 'contact_url', 'logo_file', 'time_zone'])
    .where('id', '=', tx.actor.org_id)
    .executeTakeFirstOrThrow();
  const address = postal_address?.trim();
  ensure(address, 'bad_request', text.no_postal_address);
  return {
    ...website,
    postal_address: address,
    logo_url: logo_file && assetLocation(tx, tx.actor.org_id, logo_file),
    year: yearInZone(tx.services.clock.now(), time_zone),
  };
}

/** A campaign's design as it may be sent. @throws bad_request saying what is missing */
export function sendableDesign({ restore_template, subject }: Pick<LockedCampaign, 'restore_template' | 'subject'>) {
  ensure(restore_template, 'bad_request', text.no_design);
  const why = whyUnfit(restore_template, htmlOf(restore_template, subject));
  if (why !== null) throw invalidField('restore_template', format(text.design_unfit, { why }));
  return restore_template;
}

/** A campaign whose sender and audience are known. */
export interface ReadyCampaign extends Pick<LockedCampaign, 'id' | 'subject' | 'restore_template' | 'audience'> {
  org_name: string;
  reply_to: string;
  from_email: string;
  sender_name: string;
}

/**
 * Freezes what is sent and to whom, and lets it be sent: a later change of contacts, template or settings changes
 * nothing of it. @returns how many people it goes to
 */
export async function startRun(tx: TxContext, campaign: ReadyCampaign): Promise<number> {
  const { id, subject, audience, org_name, reply_to, from_email, sender_name } = campaign;
  ensure(audience, 'bad_request', text.no_audience);
  const now = tx.services.clock.now();
  const restore_template = sendableDesign(campaign);
  const facts = { ...(await organizationFacts(tx)), org_name, reply_to, sender_name };
  const at = now.toISOString();
  const rules = await holdAudience(tx, audience);
  const asked = await holdAskedAudiences(tx, restore_template);
  const frozen = await tx.db
    .insertInto('campaign_recipients')
    .columns(['org_id', 'campaign_id', 'contact_id', 'email', 'first_name', 'organization', 'variant', 'updated_at'])
    .expression(
      tx.db
        .selectFrom(peopleIn(tx.db, tx, rules).as('people'))
        .select([sql<string>`${tx.actor.org_id}::uuid`.as('org_id'), sql<string>`${id}::uuid`.as('campaign_id')])
        .select(['people.id', sql<string>`people.email`.as('email'), 'people.firstname', 'people.organization_name'])
        .select(variantOf(tx, asked).as('variant'))
        .select(sql<string>`${at}::timestamptz`.as('updated_at'))
        .where('people.mailable', '=', true),
    )
    .executeTakeFirst();
  const total = Number(frozen.numInsertedOrUpdatedRows ?? 0);
  if (total === 0) throw new AppError('bad_request', text.no_recipients);
  const { letter, versions } = await writeVersions(tx, id, asked, { restore_template, subject }, facts);
  const [why] = [letter, ...versions].flatMap((each) => whyTooLarge(each) ?? []);
  if (why !== undefined) throw invalidField('restore_template', format(text.design_unfit, { why }));
  await tx.db
    .insertInto('campaign_runs')
    .values({
      campaign_id: id,
      org_id: tx.actor.org_id,
      ...letter,
      versions: JSON.stringify(versions),
      ...{ from_name: org_name, from_email, reply_to, sender_name, audience, total, started_at: at },
    })
    .execute();
  await tx.db
    .updateTable('campaigns')
    .set({ status: 'sending', fault: null, html_content: sentHtml(restore_template, subject, facts) })
    .set({ updated_at: at, version: sql<number>`version + 1` })
    .where(inOrganization(tx, 'campaigns'))
    .where('id', '=', id)
    .execute();
  await enqueue(tx, sendCampaignJob, { campaign_id: id });
  return total;
}
