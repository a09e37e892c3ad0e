import { audit } from '#server/platform/audit.ts';
import { fullName, person, userId } from '#server/platform/context.ts';
import { fillBulk } from '#server/platform/mailer/fill-bulk.ts';
import { MailError } from '#server/platform/mailer/mailer.ts';
import { forgetAnswer, withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { yearInZone } from '#server/platform/zoned.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { senderAddress } from '#shared/features/campaigns/campaigns.rules.ts';
import { CampaignTestInput } from '#shared/features/campaigns/campaigns.schemas.ts';
import { fill } from '#shared/platform/define-messages.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { assetLocation } from '../assets/assets.rules.ts';
import { organizationMailer } from '../integrations/organization-mailer.ts';
import { lockCampaign } from './campaign-record.ts';
import { placesOf, type SenderFacts, writeLetter } from './letter.ts';

/** What the link to unsubscribe carries in a test: nobody's token, so that nobody is taken off the list. */
const NOBODY = 'test';

/** Sends a campaign as it stands to addresses of one's own, one mail each and marked as a test (C-91). */
export const sendTestCampaign = verb(
  { name: 'campaigns.send_test', kind: 'write', permission: 'marketing:write', input: CampaignTestInput },
  async (ctx, { campaign_id, org_name, reply_to, subject, test_email_ids }): Promise<{ ok: true }> => {
    const { limits, publicUrl, campaignMail, clock } = ctx.services;
    await limits.consume('campaign_test_user', userId(ctx) ?? '');
    let isFirst = false;
    const { letter, from_email } = await withTransaction(ctx, async (tx) => {
      const me = person(tx);
      const { id, restore_template } = await lockCampaign(tx, campaign_id);
      ensure(restore_template, 'bad_request', text.no_design);
      const { postal_address, logo_file, ...website } = await tx.db
        .selectFrom('organizations')
        .select(['postal_address', 'website_url', 'about_url', 'contact_url', 'logo_file'])
        .where('id', '=', tx.actor.org_id)
        .executeTakeFirstOrThrow();
      const sender: SenderFacts = {
        ...{ ...website, org_name, reply_to, postal_address: postal_address ?? '-' },
        logo_url: logo_file && assetLocation(tx, tx.actor.org_id, logo_file),
        ...{ sender_name: fullName(me), year: yearInZone(clock.now(), me.time_zone) },
      };
      await audit(tx, { entity: 'campaign', ids: [id], details: { tests: test_email_ids.length } });
      const design = { restore_template, subject: fill(text.test_mark, { subject }) };
      isFirst = true;
      return {
        letter: writeLetter(design, sender, publicUrl, { isCounted: false }),
        from_email: senderAddress(me.email_id, campaignMail.domain),
      };
    });
    // Said again under its idempotency key, it has been mailed.
    if (!isFirst) return { ok: true };
    const { html, recipientOf } = placesOf(letter);
    const mail = {
      ...{ org_id: ctx.actor.org_id, subject: letter.subject, text: letter.plain, html, category: 'campaign_test' },
      ...{ from_name: org_name, from_email, reply_to },
    };
    try {
      const { mailer } = await organizationMailer(ctx);
      for (const email of test_email_ids) {
        const recipient = recipientOf({ email, first_name: '', organization: '' }, NOBODY, publicUrl);
        await mailer.send(fillBulk(mail, recipient));
      }
    } catch (error) {
      await forgetAnswer(ctx);
      if (error instanceof MailError)
        throw new AppError('service_unavailable', text.failed_to_test, { retry_after: 5 });
      throw error;
    }
    return { ok: true };
  },
);
