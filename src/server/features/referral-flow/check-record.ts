import { person, type TxContext } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { alumniName, onlinePlatforms } from '#shared/features/referral-flow/referral-flow.rules.ts';
import type { RecordInput } from '#shared/features/referral-flow/referral-flow.schemas.ts';
import { AppError, ensure, invalidField } from '#shared/platform/errors.ts';
import { may } from '#shared/platform/permissions.ts';
import { findContact } from '../contacts/find-contact.ts';
import { keptLists, offeredIn } from '../option-lists/option-lists.access.ts';
import { findSources } from '../referral-sources/find-sources.ts';

const SOURCE_FIELDS = { id: 'referral_id', name: 'referral_name' };

/** What a referral's input refers to, found in the organization. */
export interface References {
  referral_id: string | null;
  contact_id: string | null;
  contact_name: string | null;
  /** What the inquiry's referral column shows for it. */
  shown: string;
}

/** The source, and the contact of that source, that a professional or outgoing referral names. */
async function sourceOf(tx: TxContext, input: RecordInput): Promise<References> {
  const reference = { id: input.referral_id, name: input.referral_name, fields: SOURCE_FIELDS };
  // Its engagement changes with the referral.
  const [source] = await findSources(tx, [reference], 'to_change');
  if (!source) throw invalidField('referral_id', text.source_required);
  const contact = await findContact(tx, source.id, input);
  await ensureMarketingContact(tx, input.marketing_contact);
  return {
    referral_id: source.id,
    contact_id: contact?.id ?? null,
    contact_name: contact?.name ?? null,
    shown: source.referral_name,
  };
}

/** A marketing contact is one of the outreach staff (C-41). */
async function ensureMarketingContact(tx: TxContext, name: string | null): Promise<void> {
  if (name === null) return;
  const row = await tx.db
    .selectFrom('configurations')
    .select('config')
    .where(inOrganization(tx, 'configurations'))
    .where('type', '=', 'OUTREACH_STAFF')
    .executeTakeFirst();
  const { staff = [] } = (row?.config ?? {}) as { staff?: string[] };
  if (!staff.includes(name)) throw invalidField('marketing_contact', text.marketing_contact_unknown);
}

/** A former client with a discharged inquiry, who is not the inquiry's own. Named only by a role that sees clients. */
async function alumniOf(tx: TxContext, alumni_patient_id: string, patient_id: string): Promise<string> {
  const { role } = person(tx);
  ensure(may(role, 'clients:read'), 'forbidden', text.alumni_not_allowed);
  const client = await tx.db
    .selectFrom('clients')
    .select(['clients.id', 'clients.firstname', 'clients.lastname'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('inquiries')
          .select('inquiries.id')
          .where(inOrganization(tx, 'inquiries'))
          .whereRef('inquiries.patient_id', '=', 'clients.id')
          .where('inquiries.status', '=', 'DISCHARGED'),
      ).as('discharged'),
    )
    .where(inOrganization(tx, 'clients'))
    .where('clients.id', '=', alumni_patient_id)
    .forKeyShare()
    .executeTakeFirst();
  ensure(client, 'not_found', text.client_not_found, { fields: { alumni_patient_id: text.client_not_found } });
  if (client.id === patient_id) throw invalidField('alumni_patient_id', text.alumni_own_client);
  if (!client.discharged) throw invalidField('alumni_patient_id', text.alumni_not_discharged);
  return alumniName(client);
}

/** The platforms, joined as the inquiry's referral column shows them. */
async function platformsOf(tx: TxContext, platforms: readonly string[]): Promise<string> {
  const [organization, lists] = await Promise.all([
    tx.db.selectFrom('organizations').select('website_url').where('id', '=', tx.actor.org_id).executeTakeFirst(),
    keptLists(tx.db, tx, ['ONLINE_PLATFORMS']).execute(),
  ]);
  const offered = onlinePlatforms(organization?.website_url, offeredIn(lists, 'ONLINE_PLATFORMS'));
  const labels = new Map(offered.map(({ value, label }) => [value, label]));
  const shown = platforms.map((platform) => labels.get(platform));
  if (shown.includes(undefined)) throw invalidField('online_sources', text.platform_unknown);
  return shown.join(', ');
}

/**
 * Finds what a referral refers to, in its organization alone.
 * @throws AppError naming the field: not_found for what is not there, bad_request for what does not fit
 */
export async function checkReferences(tx: TxContext, input: RecordInput, patient_id: string): Promise<References> {
  const none = { referral_id: null, contact_id: null, contact_name: null };
  if (input.source_type === 'online') return { ...none, shown: await platformsOf(tx, input.online_sources) };
  if (input.source_type === 'alumni_referral') {
    if (!input.alumni_patient_id) throw new AppError('bad_request', text.alumni_required);
    return { ...none, shown: await alumniOf(tx, input.alumni_patient_id, patient_id) };
  }
  return sourceOf(tx, input);
}
