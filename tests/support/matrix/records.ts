import { randomBytes } from 'node:crypto';
import { storePasswordLink } from '#server/features/auth/password-links.ts';
import type { Actor, TestApp } from '../app.ts';
import { createAudience, createCampaign } from '../campaigns.ts';
import { createFacility } from '../capacity.ts';
import { createAsset, createBlock, templateSaying } from '../email-templates.ts';
import { importIn } from '../imports.ts';
import type { OrganizationKey } from '../organizations.ts';
import { textPdf } from '../pdf/text-pdf.ts';
import { createContact, createSource } from '../referrals.ts';
import { createFailedTransmission } from '../sendable-inquiry.ts';
import { endedCall, sampleAudio, sayWithAudio, voiceKey } from '../voice-agent.ts';

/** One record of each kind in one organization; ids of the same key name the same kind of record. */
export interface Records {
  patient_id: string;
  opportunity_id: string;
  note_id: string;
  document_id: string;
  section_id: string;
  field_id: string;
  failed_document_id: string;
  call_id: string;
  /** Of the call's recording. */
  key: string;
  transmission_id: string;
  suggestion_id: string;
  referral_id: string;
  contact_id: string;
  task_id: string;
  activity_id: string;
  job_id: string;
  user_id: string;
  facility_id: string;
  import_id: string;
  campaign_id: string;
  audience_id: string;
  block_id: string;
  template_id: string;
  asset_id: string;
  session_id: string;
}

export interface Canaried {
  records: Records;
  /** Stands in every text of the organization's records, and nowhere else. */
  canary: string;
}

/** 64 random bits, in letters that any text field takes. */
export const newCanary = (): string => `zq${randomBytes(8).toString('hex')}`;

/** A client of the same name in both organizations; the other fields hold the organization's canary. */
const clientFields = (canary: string) => ({
  firstname: 'Dana',
  lastname: 'Sample',
  phone_number: '(212) 555-0142',
  dob: '1990-04-02',
  email_id: `${canary}@people.example`,
  address: `1 ${canary} Street`,
  city: canary,
  state: 'New York',
  zip: '10001',
  ssn: '900-45-6789',
  employer: canary,
  emergency_contact_primary_firstname: canary,
  emergency_contact_primary_email: `${canary}@family.example`,
  legal_guardianship_documents: `papers ${canary}`,
  subscriber_id: canary,
});

/** Writes one record of each kind as the organization's administrator, through the product's own doors. */
export async function createRecords(app: TestApp, key: OrganizationKey, canary: string): Promise<Records> {
  const admin = await app.signIn('admin', key);
  const { id: patient_id } = await admin.trpc.clients.create.mutate(clientFields(canary));
  const { id: opportunity_id } = await admin.trpc.inquiries.create.mutate({
    patient_id,
    created_at_date: '2026-05-01',
    condition: ['Depression'],
    staff: [`Robin ${canary}`],
    additional_instructions: `instructions ${canary}`,
  });
  const note = await admin.trpc.inquiries.addNote.mutate({ opportunity_id, description: `note ${canary}` });
  await admin.trpc.inquiries.update.mutate({
    opportunity_id,
    opportunity: { summary: `summary ${canary}`, priority: 2, pinned_note_id: note.id },
  });
  await admin.trpc.caseDetails.update.mutate({
    opportunity_id,
    sections: [{ id: 'history', fields: [{ id: 'family_history', value: `family ${canary}` }] }],
  });
  const { section_id, field_id } = await createArchivedField(admin, canary);
  const document_id = await uploadRecord(app, admin, opportunity_id, canary);
  const failed_document_id = await uploadRecord(app, admin, opportunity_id, canary);
  await finishReading(app, key, { document_id, failed_document_id, canary });
  await admin.trpc.questions.ask.mutate({ opportunity_id, question: `What does ${canary} take every evening?` });
  const call_id = await createCall(app, key, canary);
  const { call } = await admin.trpc.calls.get.query({ call_id });
  const { referral_id, contact_id } = await createReferral(admin, opportunity_id, canary);
  const { id: task_id } = await admin.trpc.tasks.create.mutate({
    title: `Call ${canary}`,
    referral_id,
    contact_id,
    additional_instructions: `ask for ${canary}`,
    opportunity_id,
  });
  const { id: activity_id } = await admin.trpc.activities.create.mutate({
    referral_id,
    event: 'Phone call',
    contact_name: [contact_id],
    description: `spoke of ${canary}`,
  });
  const { user_id } = app.organizations[key].users.outreach;
  const transmission_id = await createFailedTransmission(app, key, opportunity_id);
  const job_id = await createDeadJob(app, key);
  const suggestion_id = await createSuggestion(app, key, { opportunity_id, document_id }, canary);
  const facility_id = await createFacility(app, key, { name: 'Residential', size: 24 });
  const import_id = await importIn(app, 'checked', key, canary);
  const { id: template_id } = await admin.trpc.emailTemplates.create.mutate({
    name: 'Spring news',
    restore_template: templateSaying(`news ${canary}`),
  });
  return {
    import_id,
    block_id: await createBlock(app, key, `block ${canary}`),
    audience_id: await createAudience(app, key, `audience ${canary}`),
    campaign_id: await createCampaign(app, key, { description: `campaign ${canary}` }),
    template_id,
    asset_id: await createAsset(app, key),
    session_id: admin.session_id,
    ...{ patient_id, opportunity_id, note_id: note.id, document_id, failed_document_id },
    ...{ referral_id, contact_id, call_id, key: call.recording_key!, job_id, user_id, facility_id, transmission_id },
    section_id,
    field_id,
    suggestion_id,
    task_id,
    activity_id,
  };
}

/** A source and a contact of the same names in both organizations, and a referral of the inquiry from them. */
async function createReferral(admin: Actor, opportunity_id: string, canary: string) {
  const referral_id = await createSource(admin, {
    referral_name: 'Alder House',
    address: `1 ${canary} Street`,
    rule_out: `rule out ${canary}`,
  });
  const contact_id = await createContact(admin, referral_id, {
    email: `${canary}@referents.example`,
    special_notes: `notes ${canary}`,
  });
  await admin.trpc.referralFlow.add.mutate({
    opportunity_id,
    referral_direction: 'referral_received',
    priority_level: 'primary',
    source_type: 'professional_referral',
    referral_id,
    contact_id,
    notes: `referral ${canary}`,
  });
  return { referral_id, contact_id };
}

/** A call of the client's number with its audio, said through the webhook; every text of it holds the canary. */
export async function createCall(app: TestApp, key: OrganizationKey, canary: string): Promise<string> {
  const event = endedCall(app, {
    caller: '(212) 555-0142',
    summary: `summary ${canary}`,
    transcript: [{ type: 'user', message: `sample line ${canary}`, timestamp: 1 }],
  });
  const said = await sayWithAudio(app, event, sampleAudio(1), { key: await voiceKey(app, key) });
  return said.body.result!.id;
}

/** A section of the organization's own; its one field is archived, so that inquiries keep the fixed sections. */
async function createArchivedField(admin: Actor, canary: string) {
  const [section] = await admin.trpc.customConfig.create.mutate({
    section: { name: `Section of ${canary}`, description: `description ${canary}` },
  });
  const section_id = section!.id;
  const [own] = await admin.trpc.customConfig.create.mutate({
    section_id,
    fields: [{ name: `Field of ${canary}`, field_type: 'enum', enum_options: [canary], is_visible: false }],
  });
  return { section_id, field_id: own!.fields[0]!.id };
}

/** Uploads a small PDF whose name and only page hold the canary. */
export async function uploadRecord(app: TestApp, by: Actor, opportunity_id: string, canary: string): Promise<string> {
  const form = new FormData();
  form.set('opportunity_id', opportunity_id);
  form.set('file_description', `description ${canary}`);
  form.set('file', new Blob([new Uint8Array(await textPdf([`${canary} takes lithium.`]))]), `record-${canary}.pdf`);
  const response = await fetch(`${app.url}/api/file_upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}` },
    body: form,
  });
  const body = (await response.json()) as { result: { document_id: string } };
  return body.result.document_id;
}

/** Marks one document as read, with its page's text, and another as failed, as the worker would. */
async function finishReading(
  app: TestApp,
  key: OrganizationKey,
  read: { document_id: string; failed_document_id: string; canary: string },
): Promise<void> {
  await app.within(key, async (tx) => {
    const { org_id } = tx.actor;
    const document = await tx.db
      .updateTable('documents')
      .set({ status: 'Completed', pages_total: 1, pages_done: 1, completed_at: tx.services.clock.now().toISOString() })
      .where('org_id', '=', org_id)
      .where('id', '=', read.document_id)
      .returning('opportunity_id')
      .executeTakeFirstOrThrow();
    await tx.db
      .insertInto('document_pages')
      .values({
        id: tx.services.newId(),
        org_id,
        document_id: read.document_id,
        opportunity_id: document.opportunity_id,
        page: 1,
        text: `${read.canary} takes lithium every evening.`,
        method: 'text',
        quality: 'good',
        confidence: null,
      })
      .execute();
    await tx.db
      .updateTable('documents')
      .set({ status: 'Failed', failure_reason: 'damaged' })
      .where('org_id', '=', org_id)
      .where('id', '=', read.failed_document_id)
      .execute();
  });
}

/** A suggestion for the inquiry's allergies that waits for a decision; the field is empty, and the one before it is gone. */
export async function createSuggestion(
  app: TestApp,
  key: OrganizationKey,
  { opportunity_id, document_id }: Pick<Records, 'opportunity_id' | 'document_id'>,
  canary = 'lithium',
): Promise<string> {
  return app.within(key, async (tx) => {
    const id = tx.services.newId();
    const { org_id } = tx.actor;
    await tx.db.updateTable('inquiries').set({ allergies: null }).where('id', '=', opportunity_id).execute();
    await tx.db.deleteFrom('suggestions').where('document_id', '=', document_id).execute();
    await tx.db
      .insertInto('suggestions')
      .values({
        ...{ id, org_id, opportunity_id, document_id },
        ...{ target: 'inquiry', field: 'allergies', value: canary, page: 1, quote: canary, confidence: 'high' },
        created_at: tx.services.clock.now().toISOString(),
      })
      .execute();
    return id;
  });
}

/** A job of the organization that was given up. */
export async function createDeadJob(app: TestApp, key: OrganizationKey): Promise<string> {
  return app.within(key, async (tx) => {
    const id = tx.services.newId();
    const at = tx.services.clock.now().toISOString();
    await tx.db
      .insertInto('outbox')
      .values({
        id,
        org_id: tx.actor.org_id,
        job: 'documents.extract',
        payload: JSON.stringify({ document_id: tx.services.newId() }),
        state: 'dead',
        attempts: 3,
        error_code: 'timeout',
        finished_at: at,
      })
      .execute();
    return id;
  });
}

/** A link's token that sets the password of the organization's analyst. */
export async function createResetToken(app: TestApp, key: OrganizationKey): Promise<string> {
  const token = app.services.tokens.newSecretToken();
  const { user_id } = app.organizations[key].users.analyst;
  await app.within(key, (tx) => storePasswordLink(tx, { user_id, purpose: 'reset', token }));
  return token;
}

/** Both organizations with one record of each kind. */
export async function createBothRecords(app: TestApp): Promise<Record<OrganizationKey, Canaried>> {
  const make = async (key: OrganizationKey): Promise<Canaried> => {
    const canary = newCanary();
    return { canary, records: await createRecords(app, key, canary) };
  };
  return { a: await make('a'), b: await make('b') };
}
