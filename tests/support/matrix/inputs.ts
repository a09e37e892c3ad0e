import { TEST_START, type TestApp } from '../app.ts';
import { createAudience, createCampaign, createScheduledCampaign, SCHOOLS } from '../campaigns.ts';
import { createFacility } from '../capacity.ts';
import { createAsset, createBlock, SAMPLE_TEMPLATE } from '../email-templates.ts';
import { importIn, namesakeImport, workbookImport } from '../imports.ts';
import { type OrganizationKey, TEST_PASSWORD } from '../organizations.ts';
import { createContact, createSource } from '../referrals.ts';
import { makeSendable } from '../sendable-inquiry.ts';
import { challengeOf, codeAt, requireTwoFactor, withTwoFactor } from '../two-factor.ts';
import { voiceKey } from '../voice-agent.ts';
import {
  createCall,
  createDeadJob,
  createResetToken,
  createSuggestion,
  type Records,
  uploadRecord,
} from './records.ts';

/** What a verb's input is made from. */
export interface InputSource {
  app: TestApp;
  organization: OrganizationKey;
  records: Records;
}

type MakeInput = (source: InputSource) => unknown | Promise<unknown>;

let made = 0;
/** Different with each call, where a value may be used once only. */
const fresh = (): number => {
  made += 1;
  return made;
};

/** An inquiry of its own: a status can be changed once only. */
const createInquiry = async (app: TestApp, organization: OrganizationKey, patient_id: string): Promise<string> => {
  const admin = await app.signIn('admin', organization);
  return (await admin.trpc.inquiries.create.mutate({ patient_id, created_at_date: PAST_DAY })).id;
};

/** A contact of its own at another source: one who is archived can't be moved again. */
const createMovable = async (app: TestApp, organization: OrganizationKey): Promise<string> => {
  const admin = await app.signIn('admin', organization);
  return createContact(admin, await createSource(admin, { referral_name: `Rowan House ${fresh()}` }));
};

/** Two sources of one name, as a merge names them. */
const createDoubles = async (app: TestApp, organization: OrganizationKey) => {
  const admin = await app.signIn('admin', organization);
  const referral_name = `Double House ${fresh()}`;
  return [await createSource(admin, { referral_name }), await createSource(admin, { referral_name })] as const;
};
const mergeOf = async (app: TestApp, organization: OrganizationKey) => {
  const [kept_id, merged_id] = await createDoubles(app, organization);
  return { kind: 'source' as const, kept_id, merged_id, take: [], kept_version: 1, merged_version: 1 };
};

/** Far enough back to be in the past whenever a test runs. */
const PAST_DAY = TEST_START.slice(0, 10);

/** Days that metrics look at: they end today at the latest. */
const METRIC_RANGE = { start_date: '2020-01-01', end_date: PAST_DAY };

/** Days that hold the records' referral. */
const RANGE = { start_date: '2020-01-01', end_date: '2099-12-31' };

/** A session's refresh token of its own: the calls that take one use it up. */
const refreshToken: MakeInput = async ({ app, organization }) => ({
  refresh_token: (await app.signIn('analyst', organization)).refresh_token,
});

/** A webhook key of its own: one can be replaced, and revoked, once only. */
const webhookKey: MakeInput = async ({ app, organization }) => ({
  key_id: (await voiceKey(app, organization)).key_id,
});
/** A code of whoever calls: everybody of the organization has two-factor sign-in, with one secret. */
const ownCode: MakeInput = async ({ app, organization }) => {
  let secret = '';
  for (const { user_id } of Object.values(app.organizations[organization].users))
    secret = await withTwoFactor(app, organization, user_id);
  return { code: await codeAt(app, secret) };
};

/** The challenge of somebody who has to set two-factor sign-in up before they come in. */
const enrolling = async ({ app, organization }: InputSource) => {
  await requireTwoFactor(app, organization, 'clinical');
  const { challenge } = await challengeOf(app, organization, 'clinical');
  return { challenge };
};

/**
 * An input that each verb accepts, from one organization's own records. A verb that is missing here fails the matrices:
 * who adds one adds its input.
 */
export const INPUTS: Record<string, MakeInput> = {
  'account.get': () => ({}),
  'account.update': () => ({ account: { firstname: 'Avery', lastname: 'Example' } }),
  'auth.change_own_password': () => ({ current_password: TEST_PASSWORD, new_password: `Harbour%Quiet${fresh()}x` }),
  'assistant.answer': ({ records }) => ({
    respond: 'referral_email',
    prompt: 'Introduce us',
    referral_id: records.referral_id,
  }),
  'assistant.autofill_source': () => ({ respond: 'autofill_org', name: 'Willow Counseling, Gull Haven, MA' }),
  'assistant.referral_email': ({ records }) => ({
    respond: 'referral_email',
    prompt: 'Thank them',
    response: 'Subject: Thank you',
    referral_id: records.referral_id,
  }),
  'assets.list': () => ({}),
  'assets.check_upload': () => ({}),
  'assets.remove': async ({ app, organization }) => ({ asset_id: await createAsset(app, organization) }),
  'auth.login': ({ organization }) => ({ email_id: `manager@${organization}.example`, password: TEST_PASSWORD }),
  'auth.two_factor': async ({ app, organization }) => {
    const { user_id } = app.organizations[organization].users.clinical;
    const secret = await withTwoFactor(app, organization, user_id);
    const { challenge } = await challengeOf(app, organization, 'clinical');
    return { challenge, code: await codeAt(app, secret) };
  },
  'auth.two_factor_begin': enrolling,
  'auth.two_factor_confirm': async (source) => {
    const { app } = source;
    const { challenge } = await enrolling(source);
    const begun = await app.anyone.trpc.auth.twoFactorBegin.mutate({ challenge });
    return { challenge, code: await codeAt(app, begun.secret) };
  },
  'auth.refresh': refreshToken,
  'auth.logout': refreshToken,
  'auth.request_password_reset': ({ organization }) => ({ email_id: `clinical@${organization}.example` }),
  'auth.check_reset_token': async ({ app, organization }) => ({ token: await createResetToken(app, organization) }),
  'audit.actions': () => ({}),
  'audit.check': () => ({}),
  'audit.list': () => ({}),
  'audit.record_name': ({ records }) => ({ record: records.opportunity_id }),
  'audit.of_record': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'auth.change_password': async ({ app, organization }) => ({
    token: await createResetToken(app, organization),
    new_password: `Harbour%Quiet${fresh()}x`,
  }),
  'auth.test': () => ({}),
  'first_contact.get': ({ records }) => ({ call_id: records.call_id }),
  'first_contact.waiting': () => ({}),
  'first_contact.contacted': async ({ app, organization }) => ({
    call_id: await createCall(app, organization, 'nobody'),
  }),
  'first_contact.take_back': async ({ app, organization }) => {
    const call_id = await createCall(app, organization, 'nobody');
    const admin = await app.signIn('admin', organization);
    await admin.trpc.firstContact.contacted.mutate({ call_id });
    return { call_id };
  },
  'calls.list': () => ({ query: 'sample', page: 1, limit: 20 }),
  'calls.get': ({ records }) => ({ call_id: records.call_id }),
  'calls.waiting': () => ({}),
  'calls.count_waiting': () => ({}),
  'calls.handle': async ({ app, organization }) => ({
    call_id: await createCall(app, organization, 'nobody'),
    how: 'nothing',
    note: 'Wrong number',
  }),
  'calls.reopen': ({ records }) => ({ call_id: records.call_id }),
  'calls.callers': ({ records }) => ({ call_id: records.call_id }),
  'campaigns.list': () => ({ query: 'spring', page: 1, limit: 20 }),
  'campaigns.get': ({ records }) => ({ campaign_id: records.campaign_id }),
  // Without an id: an empty one in an address is left out, and `campaigns.get` holds what one leads to.
  'campaigns.find': () => ({}),
  'suppressions.list': () => ({ query: 'referents' }),
  'suppressions.export': () => ({}),
  'suppressions.add': () => ({ emails: [`stop${fresh()}@referents.example`] }),
  'suppressions.remove': async ({ app, organization }) => {
    const email = `again${fresh()}@referents.example`;
    const { trpc } = await app.signIn('admin', organization);
    await trpc.suppressions.add.mutate({ emails: [email] });
    return { email };
  },
  'audiences.list': () => ({}),
  'audiences.people': () => ({}),
  'audiences.try': () => SCHOOLS,
  'audiences.create': () => ({ name: `Schools ${fresh()}`, description: 'Every school', ...SCHOOLS }),
  'audiences.update': ({ records }) => ({
    audience_id: records.audience_id,
    name: 'Schools near us',
    description: 'Every school',
    ...SCHOOLS,
  }),
  'audiences.archive': ({ records }) => ({ audience_id: records.audience_id, archived: true }),
  'audiences.delete': async ({ app, organization }) => ({ audience_id: await createAudience(app, organization) }),
  'campaigns.sender': () => ({}),
  'campaigns.create': () => ({ name: `Fall ${fresh()}`, subject: 'Open beds', description: 'For referents' }),
  'campaigns.duplicate': ({ records }) => ({ campaign_id: records.campaign_id }),
  'campaigns.save': ({ records }) => ({ campaign_id: records.campaign_id, description: 'For all referents' }),
  'campaigns.delete': async ({ app, organization }) => ({ campaign_id: await createCampaign(app, organization) }),
  'campaigns.send': async ({ app, organization }) => ({
    campaign_id: await createCampaign(app, organization),
    org_name: 'Maple House Recovery',
    reply_to: `admin@${organization}.example`,
    scheduled_at: 4_000_000_000,
  }),
  'campaigns.send_test': ({ organization, records }) => ({
    campaign_id: records.campaign_id,
    org_name: 'Maple House Recovery',
    reply_to: `admin@${organization}.example`,
    subject: 'Open beds',
    test_email_ids: [`admin@${organization}.example`],
  }),
  'campaigns.steer': async ({ app, organization }) => ({
    campaign_id: await createScheduledCampaign(app, organization),
    to: 'cancel',
  }),
  'campaigns.analytics': ({ records }) => ({ campaign_id: records.campaign_id }),
  'campaigns.of_contact': ({ records }) => ({ contact_id: records.contact_id }),
  'campaigns.export': ({ records }) => ({ campaign_id: records.campaign_id, event_type: 'sent' }),
  'case_details.get': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'case_details.update': ({ records }) => ({
    opportunity_id: records.opportunity_id,
    sections: [{ id: 'current_concerns', fields: [{ id: 'allergies', value: 'None known.' }] }],
  }),
  'capacity.get': () => ({}),
  'census.details': ({ records }) => ({ date: PAST_DAY, metric: 'Census', facility_id: records.facility_id }),
  'census.forecast': ({ records }) => ({ facility_id: records.facility_id }),
  'census.trend': ({ records }) => ({ days: 30, facility_id: records.facility_id }),
  'census_booster.get': () => ({ total_capacity: 40, target_occupancy: 85, avg_los: 30 }),
  'census.get': ({ records }) => ({ date: PAST_DAY, facility_id: records.facility_id }),
  'capacity.manage': () => ({}),
  'capacity.create': () => ({ facilities: [{ name: `House ${fresh()}`, size: 8 }] }),
  'capacity.update': ({ records }) => ({ type: 'facility', id: records.facility_id, update: { size: 30 } }),
  'capacity.delete': async ({ app, organization }) => ({
    type: 'facility',
    id: await createFacility(app, organization, { name: `Annex ${fresh()}`, size: 2 }),
  }),
  'capacity.restore': async ({ app, organization }) => {
    const admin = await app.signIn('admin', organization);
    const id = await createFacility(app, organization, { name: `Lodge ${fresh()}`, size: 2 });
    await admin.trpc.capacity.delete.mutate({ type: 'facility', id });
    return { type: 'facility', id };
  },
  'capacity.free_beds': ({ records }) => ({ facility_id: records.facility_id, from: PAST_DAY, to: PAST_DAY }),
  'clients.list': () => ({ query: 'sample', page: 1, limit: 20 }),
  'clients.get': ({ records }) => ({ patient_id: records.patient_id }),
  'clients.duplicates': () => ({ firstname: 'Dana', lastname: 'Sample', phone_number: '(212) 555-0142' }),
  'clients.update': ({ records }) => ({
    patient_id: records.patient_id,
    patient: { city: 'Pinebrook', employer: 'Sample Works', subscriber_ssn: '900-12-3456' },
  }),
  'clients.reveal_ssn': ({ records }) => ({ patient_id: records.patient_id, field: 'ssn', reason: 'insurance' }),
  'clients.create': () => ({ firstname: 'Jamie', lastname: `Sample${fresh()}` }),
  'configuration.get': () => ({ type: 'CLIENTS_VIEWS' }),
  'configuration.versions': () => ({ type: 'ADMISSION_STAFF' }),
  'configuration.restore': async ({ app, organization }) => {
    const admin = await app.signIn('admin', organization);
    const type = 'OUTREACH_EVENTS' as const;
    const { version } = await admin.trpc.configuration.save.mutate({ type, config: { events: [`Gala ${fresh()}`] } });
    return { type, restore: 0, version };
  },
  'configuration.admission_staff': () => ({}),
  'custom_config.get': () => ({}),
  'custom_config.create': () => ({ section: { name: `Section ${fresh()}`, description: 'Asked on the first call.' } }),
  'custom_config.update': ({ records }) => ({ section_id: records.section_id, description: 'Asked on each call.' }),
  'custom_config.publish': ({ records }) => ({
    sections: [{ section_id: records.section_id, description: `Asked on each call ${fresh()}.` }],
  }),
  'custom_config.mode': () => ({}),
  'custom_config.set_mode': () => ({ before: 'auto', case_details_mode: 'auto' }),
  'custom_config.option_use': ({ records }) => ({ field_id: records.field_id }),
  'configuration.save': () => ({
    type: 'OPPORTUNITY_VIEWS',
    name: 'views',
    config: {
      views: [
        { view_name: 'Mine', columns: ['opportunity_name', 'status'], sort: 'status', order: 'asc', filters: {} },
      ],
    },
  }),
  'configuration.outreach_staff': () => ({}),
  'contacts.view_all': ({ records }) => ({ referral_id: records.referral_id }),
  'contacts.of_name': () => ({ firstname: 'Robin', lastname: 'Referent' }),
  'contacts.create': ({ records }) => ({ firstname: 'Robin', lastname: 'Example', referral_id: records.referral_id }),
  'contacts.list': () => ({ query: 'robin', page: 1, limit: 20, sort: 'name', order: 'asc' }),
  'contacts.get': ({ records }) => ({ contact_id: records.contact_id }),
  'contacts.update': ({ records }) => ({ contact_id: records.contact_id, contact: { city: 'Pinebrook' } }),
  'contacts.archive': ({ records }) => ({ ids: [records.contact_id] }),
  'contacts.unarchive': ({ records }) => ({ ids: [records.contact_id] }),
  'contacts.move': async ({ app, organization, records }) => ({
    contact_id: await createMovable(app, organization),
    contact: { referral_id: records.referral_id },
  }),
  'documents.list': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'documents.get': ({ records }) => ({ document_id: records.document_id }),
  'documents.pages': ({ records }) => ({ document_id: records.document_id }),
  'documents.search': () => ({ query: 'records' }),
  'documents.in_process': () => ({}),
  'documents.retry': ({ records }) => ({ document_id: records.failed_document_id }),
  'documents.delete': async ({ app, organization, records }) => {
    const admin = await app.signIn('admin', organization);
    return { document_id: await uploadRecord(app, admin, records.opportunity_id, 'spare') };
  },
  'duplicates.list': () => ({ kind: 'source' }),
  'duplicates.merges': () => ({ kind: 'source' }),
  'duplicates.compare': async ({ app, organization }) => {
    const [one_id, other_id] = await createDoubles(app, organization);
    return { kind: 'source', one_id, other_id };
  },
  'duplicates.distinct': async ({ app, organization }) => {
    const [one_id, other_id] = await createDoubles(app, organization);
    return { kind: 'source', one_id, other_id };
  },
  'duplicates.merge': ({ app, organization }) => mergeOf(app, organization),
  'duplicates.undo': async ({ app, organization }) => {
    const admin = await app.signIn('admin', organization);
    return admin.trpc.duplicates.merge.mutate(await mergeOf(app, organization));
  },
  'email_blocks.list': () => ({}),
  'email_blocks.create': () => ({ name: `Greeting ${fresh()}`, restore_block: SAMPLE_TEMPLATE }),
  'email_blocks.import_html': () => ({ html: '<h1>News</h1><p>From the house.</p>' }),
  'email_blocks.delete': async ({ app, organization }) => ({ block_id: await createBlock(app, organization) }),
  'email_templates.list': () => ({}),
  'email_templates.find': () => ({}),
  'email_templates.get': ({ records }) => ({ template_id: records.template_id }),
  'email_templates.versions': ({ records }) => ({ template_id: records.template_id }),
  'email_templates.create': () => ({ name: `Spring ${fresh()}`, restore_template: SAMPLE_TEMPLATE }),
  'email_templates.update': ({ records }) => ({ template_id: records.template_id, name: 'Spring news' }),
  'email_templates.restore_version': ({ records }) => ({ template_id: records.template_id, restore: 1 }),
  'email_templates.duplicate': ({ records }) => ({ template_id: records.template_id }),
  'email_templates.archive': ({ records }) => ({ template_id: records.template_id, archived: true }),
  'ehr.preview': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'ehr.list': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'ehr.send': async ({ app, organization }) => {
    const { opportunity_id } = await makeSendable(app, organization);
    return { opportunity_id };
  },
  'ehr.retry': ({ records }) => ({ transmission_id: records.transmission_id }),
  'integrations.list': () => ({}),
  'integrations.mail_way': () => ({}),
  'integrations.check_domain': () => ({}),
  'integrations.remove': () => ({ name: 'Mailgun' }),
  'integrations.test': async ({ app, organization }) => {
    const admin = await app.signIn('admin', organization);
    await admin.trpc.integrations.setApiKeys.mutate({ name: 'Mailgun', public_key: 'id', private_key: 'key-0001' });
    return { name: 'Mailgun' };
  },
  'webhooks.keys': () => ({}),
  'webhooks.make_key': () => ({}),
  'webhooks.replace_key': webhookKey,
  'webhooks.revoke_key': webhookKey,
  'integrations.set_api_keys': () => ({ name: 'Kipu', public_key: 'access-id', private_key: 'quiet-harbour-7431' }),
  'ehr.set_active': () => ({ name: null }),
  'imports.list': () => ({}),
  'imports.get': ({ records }) => ({ import_id: records.import_id }),
  'imports.rows': ({ records }) => ({ import_id: records.import_id, outcome: 'new', page: 1 }),
  'imports.organizations': ({ records }) => ({ import_id: records.import_id }),
  'imports.choose_sheet': async ({ app, organization }) => ({
    import_id: await workbookImport(app, organization),
    sheet: 1,
  }),
  'imports.map': async ({ app, organization }) => ({
    import_id: await importIn(app, 'checked', organization),
    mapping: { firstname: 0, lastname: 1, organization_name: 2 },
  }),
  'imports.fix': ({ records }) => ({
    import_id: records.import_id,
    line: 2,
    values: { firstname: 'Robin', lastname: `Fixed ${fresh()}`, organization_name: 'Alder House' },
  }),
  'imports.keep_phones': ({ records }) => ({ import_id: records.import_id }),
  'imports.choose_source': ({ app, organization }) => namesakeImport(app, organization),
  'imports.save': async ({ app, organization }) => ({ import_id: await importIn(app, 'checked', organization) }),
  'imports.undo': async ({ app, organization }) => ({ import_id: await importIn(app, 'saved', organization) }),
  'imports.discard': async ({ app, organization }) => ({ import_id: await importIn(app, 'checked', organization) }),
  'imports.add_contacts': ({ records }) => ({
    contacts: [{ firstname: 'Robin', lastname: `Listed ${fresh()}`, referral_id: records.referral_id }],
  }),
  'metrics.get': () => ({
    ...METRIC_RANGE,
    metric: ['opportunities_created_by_professional_referral'],
    details: 'true',
  }),
  'metrics.rows': () => ({ ...METRIC_RANGE, metric: 'opportunities_created_by_professional_referral' }),
  'metrics.export': () => ({ ...METRIC_RANGE, metric: 'opportunities_created_by_professional_referral' }),
  'referral_map.get': () => METRIC_RANGE,
  'referral_map.sources': () => ({ ...METRIC_RANGE, state: 'others' }),
  'referral_map.export': () => ({ ...METRIC_RANGE, state: 'others' }),
  'inquiries.list': () => ({ query: 'sample', page: 1, limit: 20, sort: 'opportunity_name', order: 'asc' }),
  'inquiries.board': () => ({ query: 'sample' }),
  'inquiries.get': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'inquiries.of_client': ({ records }) => ({ patient_id: records.patient_id }),
  'inquiries.own': () => ({}),
  'inquiries.staff_names': () => ({}),
  'inquiries.facility_names': () => ({}),
  'inquiries.unanswered': () => ({}),
  'suggestions.draft_summary': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'inquiries.note_readers': () => ({}),
  'inquiries.events': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'inquiries.notes': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'inquiries.create': ({ records }) => ({
    patient_id: records.patient_id,
    created_at_date: PAST_DAY,
    condition: ['Anxiety'],
    staff: ['Robin Example'],
  }),
  'inquiries.update': async ({ app, organization, records }) => {
    // What the record says already is no change, and asks for no right.
    await app.within(organization, (tx) =>
      tx.db.updateTable('inquiries').set({ summary: null }).where('id', '=', records.opportunity_id).execute(),
    );
    return {
      opportunity_id: records.opportunity_id,
      opportunity: { summary: 'Called back.', pinned_note_id: records.note_id },
    };
  },
  'inquiries.change_many': ({ records }) => ({ rows: [{ id: records.opportunity_id, change: { priority: 7 } }] }),
  'inquiries.change_status': async ({ app, organization, records }) => ({
    opportunity_id: await createInquiry(app, organization, records.patient_id),
    status: 'SCHEDULED-ADMIT',
    facility: records.facility_id,
    duration: 28,
    scheduled_admit_date: PAST_DAY,
  }),
  'inquiries.status_history': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'inquiries.ready_to_discharge': () => ({}),
  'inquiries.add_note': ({ records }) => ({ opportunity_id: records.opportunity_id, description: 'Called back.' }),
  'inquiries.edit_note': ({ records }) => ({ note_id: records.note_id, description: 'Called back twice.' }),
  'scorecards.list': () => METRIC_RANGE,
  'scorecards.get': ({ records }) => ({ ...METRIC_RANGE, referral_id: records.referral_id }),
  'metric_days.upkeep': () => ({}),
  'jobs.dead': () => ({}),
  'jobs.retry': async ({ app, organization }) => ({ job_id: await createDeadJob(app, organization) }),
  'organization.check_logo': () => ({}),
  'organization.set_logo': () => ({ file_name: `${'ab'.repeat(32)}.png` }),
  'organization.remove_logo': () => ({}),
  'organization.get': () => ({}),
  'organization.update': async ({ app, organization }) => {
    const admin = await app.signIn('admin', organization);
    const { usual_retention_years: _usual, ...settled } = await admin.trpc.organization.get.query({});
    return { ...settled, postal_address: `${fresh()} Harbor Street` };
  },
  'notifications.list': () => ({}),
  'notifications.send_test': () => ({ event: 'referral_sent' }),
  'option_lists.get': () => ({}),
  'questions.list': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'questions.ask': ({ records }) => ({
    opportunity_id: records.opportunity_id,
    question: 'Which medication is taken every evening?',
  }),
  'questions.external_model': () => ({}),
  'questions.set_external_model': () => ({ allowed: false }),
  'search.near': () => ({ query: 'robn' }),
  'search.record_texts': () => ({ query: 'records' }),
  'search.recent': () => ({}),
  'search.remember': ({ records }) => ({ kind: 'inquiry', id: records.opportunity_id }),
  'screening.list': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'screening.answer': ({ records }) => ({
    opportunity_id: records.opportunity_id,
    question: 'Pregnancy?',
    answer: 'No',
    evidence: 'Said so on the phone.',
    document_id: records.document_id,
    page: 1,
    version: 0,
  }),
  'suggestions.list': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'suggestions.origins_of_inquiry': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'suggestions.origins_of_client': ({ records }) => ({ patient_id: records.patient_id }),
  'suggestions.progress': ({ records }) => ({ document_id: records.document_id }),
  'suggestions.accept': async ({ app, organization, records }) => ({
    opportunity_id: records.opportunity_id,
    accept: [{ suggestion_id: await createSuggestion(app, organization, records) }],
  }),
  'suggestions.reject': async ({ app, organization, records }) => ({
    opportunity_id: records.opportunity_id,
    suggestion_ids: [await createSuggestion(app, organization, records)],
  }),
  'suggestions.undo': async ({ app, organization, records: { opportunity_id, document_id } }) => {
    const suggestion_id = await createSuggestion(app, organization, { opportunity_id, document_id });
    const admin = await app.signIn('admin', organization);
    await admin.trpc.suggestions.accept.mutate({ opportunity_id, accept: [{ suggestion_id }] });
    return { opportunity_id, suggestion_ids: [suggestion_id] };
  },
  'referral_analytics.counts': ({ records }) => ({ referral_id: records.referral_id, ...RANGE }),
  'referral_analytics.details': ({ records }) => ({ referral_id: records.referral_id, ...RANGE }),
  'referral_analytics.export': ({ records }) => ({
    referral_id: records.referral_id,
    metric: 'referred_in',
    ...RANGE,
  }),
  'referral_flow.list': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'referral_flow.alumni': ({ records }) => ({ opportunity_id: records.opportunity_id, query: 'sample' }),
  'referral_flow.platforms': () => ({}),
  'referral_flow.add_record': ({ records }) => ({
    notes: 'Sent for detox first.',
    opportunity_id: records.opportunity_id,
    referral_direction: 'referral_sent',
    referral_id: records.referral_id,
    contact_id: records.contact_id,
  }),
  'referral_flow.log_many': ({ records }) => ({
    opportunity_ids: [records.opportunity_id],
    referral_id: records.referral_id,
  }),
  'referral_sources.list': () => ({ query: 'house', page: 1, limit: 20 }),
  'referral_sources.get': ({ records }) => ({ referral_id: records.referral_id }),
  'referral_sources.visits': () => ({ day: '2026-12-31', state: 'MA' }),
  'referral_sources.of_name': () => ({ referral_name: 'Alder House' }),
  'referral_sources.archive': ({ records }) => ({ ids: [records.referral_id] }),
  'referral_sources.unarchive': ({ records }) => ({ ids: [records.referral_id] }),
  'referral_sources.update': ({ records }) => ({
    referral_id: records.referral_id,
    referral: { address: '1 Example Street', website_url: 'www.alderhouse.example' },
  }),
  'referral_sources.create': () => ({ referral_name: 'Juniper Lane', type: 'School', state: 'VT' }),
  'activities.list': ({ records }) => ({ referral_id: records.referral_id, page: 1, limit: 20 }),
  'activities.of_inquiry': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'activities.counts_by_person': ({ records }) => ({
    referral_id: records.referral_id,
    start_date: '2026-01-01',
    end_date: '2026-12-31',
  }),
  'activities.why_status': ({ records }) => ({ referral_id: records.referral_id }),
  'activities.visit_place': () => ({}),
  'activities.preview_engagement': () => ({ period: 30 }),
  'activities.engagement_progress': () => ({}),
  'activities.create': ({ records }) => ({
    description: `Asked for beds ${fresh()}`,
    referral_id: records.referral_id,
    event: 'Phone call',
    contact_name: [records.contact_id],
  }),
  'activities.update': ({ records }) => ({
    activity_id: records.activity_id,
    activity: { description: 'Asked for two beds', contact_name: [records.contact_id] },
  }),
  'tasks.due': () => ({}),
  'tasks.of_source': ({ records }) => ({ referral_id: records.referral_id }),
  'tasks.list': () => ({ query: 'call', page: 1, limit: 20 }),
  'tasks.get': ({ records }) => ({ task_id: records.task_id }),
  'tasks.create': ({ records }) => ({ title: `Call back ${fresh()}`, referral_id: records.referral_id }),
  'tasks.change_many': ({ records }) => ({ ids: [records.task_id], change: { priority: 'HIGH' } }),
  'tasks.undo_many': async ({ app, organization, records: { referral_id } }) => {
    const admin = await app.signIn('admin', organization);
    const { id } = await admin.trpc.tasks.create.mutate({ title: `Call back ${fresh()}`, referral_id });
    return { rows: [{ id, version: 1, was: { priority: 'LOW' } }] };
  },
  'tasks.delete': async ({ app, organization, records: { referral_id } }) => {
    const admin = await app.signIn('admin', organization);
    const { id } = await admin.trpc.tasks.create.mutate({ title: `Call back ${fresh()}`, referral_id });
    return { task_id: id };
  },
  'tasks.update': ({ records }) => ({
    task_id: records.task_id,
    task: { additional_instructions: 'Ask for the director' },
  }),
  'sessions.list': () => ({}),
  'setup.get': () => ({}),
  'setup.dismiss': () => ({}),
  'sessions.end': async ({ app, organization }) => ({
    session_id: (await app.signIn('admin', organization)).session_id,
  }),
  'sessions.end_others': () => ({}),
  'two_factor.get': () => ({}),
  'two_factor.begin': () => ({}),
  'two_factor.confirm': async (source) => {
    const admin = await source.app.signIn('admin', source.organization);
    const { is_on } = await admin.trpc.twoFactor.get.query({});
    if (is_on) return ownCode(source);
    const { secret } = await admin.trpc.twoFactor.begin.mutate({});
    return { code: await codeAt(source.app, secret) };
  },
  'two_factor.renew_codes': ownCode,
  'two_factor.disable': ownCode,
  'users.reset_two_factor': async ({ app, organization, records }) => {
    const { user_id } = records;
    const people = Object.values(app.organizations[organization].users);
    // Where the records are of nowhere, there is nobody to turn it on for.
    if (people.some((person) => person.user_id === user_id)) await withTwoFactor(app, organization, user_id);
    return { user_id };
  },
  'users.search': () => ({ query: 'example' }),
  'users.list': () => ({}),
  'users.belongings': ({ records }) => ({ user_id: records.user_id }),
  'users.mail_delivery': () => ({}),
  'users.send_link': ({ records }) => ({ user_id: records.user_id }),
  'users.make_link': ({ records }) => ({ user_id: records.user_id }),
  'users.invite_several': () => ({
    people: [{ email_id: `several-${fresh()}@people.example`, firstname: 'Sam', lastname: 'Example' }],
    role: 'admissions',
  }),
  'users.invite': () => ({
    email_id: `new-${fresh()}@people.example`,
    firstname: 'Sam',
    lastname: 'Example',
    role: 'admissions',
  }),
  'users.update': async ({ app, organization, records }) => {
    const { list } = await (await app.signIn('admin', organization)).trpc.users.list.query({});
    const version = list.find(({ id }) => id === records.user_id)?.version ?? 1;
    return { user_id: records.user_id, user: { version, can_export: true } };
  },
  'users.deactivate': ({ records }) => ({ user_id: records.user_id }),
};

/** @throws for a verb without an input */
export async function inputFor(verb: string, source: InputSource): Promise<unknown> {
  const make = INPUTS[verb];
  if (!make) throw new Error(`tests/support/matrix/inputs.ts has no input for ${verb}`);
  return make(source);
}
