import { TEST_START, type TestApp } from '../app.ts';
import { importIn, namesakeImport } from '../imports.ts';
import { type OrganisationKey, TEST_PASSWORD } from '../organisations.ts';
import { createContact, createSource } from '../referrals.ts';
import { makeSendable } from '../sendable-inquiry.ts';
import { createDeadJob, createResetToken, createSuggestion, type Records, uploadRecord } from './records.ts';

/** What a verb's input is made from. */
export interface InputSource {
  app: TestApp;
  organisation: OrganisationKey;
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
const createInquiry = async (app: TestApp, organisation: OrganisationKey, patient_id: string): Promise<string> => {
  const admin = await app.signIn('admin', organisation);
  return (await admin.trpc.inquiries.create.mutate({ patient_id, created_at_date: PAST_DAY })).id;
};

/** A contact of its own at another source: one who is archived can't be moved again. */
const createMovable = async (app: TestApp, organisation: OrganisationKey): Promise<string> => {
  const admin = await app.signIn('admin', organisation);
  return createContact(admin, await createSource(admin, { referral_name: `Rowan House ${fresh()}` }));
};

/** Far enough back to be in the past whenever a test runs. */
const PAST_DAY = TEST_START.slice(0, 10);

/** Days that hold the records' referral. */
const RANGE = { start_date: '2020-01-01', end_date: '2099-12-31' };

/** A session's refresh token of its own: the calls that take one use it up. */
const refreshToken: MakeInput = async ({ app, organisation }) => ({
  refresh_token: (await app.signIn('analyst', organisation)).refresh_token,
});

/**
 * An input that each verb accepts, from one organisation's own records. A verb that is missing here fails the matrices:
 * who adds one adds its input.
 */
export const INPUTS: Record<string, MakeInput> = {
  'account.get': () => ({}),
  'account.update': () => ({ account: { firstname: 'Avery', lastname: 'Example' } }),
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
  'auth.login': ({ organisation }) => ({ email_id: `manager@${organisation}.example`, password: TEST_PASSWORD }),
  'auth.refresh': refreshToken,
  'auth.logout': refreshToken,
  'auth.request_password_reset': ({ organisation }) => ({ email_id: `clinical@${organisation}.example` }),
  'auth.check_reset_token': async ({ app, organisation }) => ({ token: await createResetToken(app, organisation) }),
  'auth.change_password': async ({ app, organisation }) => ({
    token: await createResetToken(app, organisation),
    new_password: `Harbour%Quiet${fresh()}x`,
  }),
  'auth.test': () => ({}),
  'calls.list': () => ({ query: 'sample', page: 1, limit: 20 }),
  'calls.get': ({ records }) => ({ call_id: records.call_id }),
  'calls.callers': ({ records }) => ({ call_id: records.call_id }),
  'case_details.get': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'case_details.update': ({ records }) => ({
    opportunity_id: records.opportunity_id,
    sections: [{ id: 'current_concerns', fields: [{ id: 'allergies', value: 'None known.' }] }],
  }),
  'capacity.get': () => ({}),
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
  'configuration.get': () => ({ type: 'ADMISSION_STAFF' }),
  'configuration.admission_staff': () => ({}),
  'custom_config.get': () => ({}),
  'custom_config.create': () => ({ section: { name: `Section ${fresh()}`, description: 'Asked on the first call.' } }),
  'custom_config.update': ({ records }) => ({ section_id: records.section_id, description: 'Asked on each call.' }),
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
  'contacts.move': async ({ app, organisation, records }) => ({
    contact_id: await createMovable(app, organisation),
    contact: { referral_id: records.referral_id },
  }),
  'documents.list': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'documents.get': ({ records }) => ({ document_id: records.document_id }),
  'documents.pages': ({ records }) => ({ document_id: records.document_id }),
  'documents.search': () => ({ query: 'records' }),
  'documents.in_process': () => ({}),
  'documents.retry': ({ records }) => ({ document_id: records.failed_document_id }),
  'documents.delete': async ({ app, organisation, records }) => {
    const admin = await app.signIn('admin', organisation);
    return { document_id: await uploadRecord(app, admin, records.opportunity_id, 'spare') };
  },
  'ehr.preview': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'ehr.list': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'ehr.send': async ({ app, organisation }) => {
    const { opportunity_id } = await makeSendable(app, organisation);
    return { opportunity_id };
  },
  'ehr.retry': ({ records }) => ({ transmission_id: records.transmission_id }),
  'ehr.platforms': () => ({}),
  'ehr.set_api_keys': () => ({ name: 'Kipu', public_key: 'access-id', private_key: 'quiet-harbour-7431' }),
  'ehr.set_active': () => ({ name: null }),
  'imports.list': () => ({}),
  'imports.get': ({ records }) => ({ import_id: records.import_id }),
  'imports.rows': ({ records }) => ({ import_id: records.import_id, outcome: 'new', page: 1 }),
  'imports.organisations': ({ records }) => ({ import_id: records.import_id }),
  'imports.map': async ({ app, organisation }) => ({
    import_id: await importIn(app, 'checked', organisation),
    mapping: { firstname: 0, lastname: 1, organization_name: 2 },
  }),
  'imports.fix': ({ records }) => ({
    import_id: records.import_id,
    line: 2,
    values: { firstname: 'Robin', lastname: `Fixed ${fresh()}`, organization_name: 'Alder House' },
  }),
  'imports.choose_source': ({ app, organisation }) => namesakeImport(app, organisation),
  'imports.save': async ({ app, organisation }) => ({ import_id: await importIn(app, 'checked', organisation) }),
  'imports.undo': async ({ app, organisation }) => ({ import_id: await importIn(app, 'saved', organisation) }),
  'imports.discard': async ({ app, organisation }) => ({ import_id: await importIn(app, 'checked', organisation) }),
  'imports.add_contacts': ({ records }) => ({
    contacts: [{ firstname: 'Robin', lastname: `Listed ${fresh()}`, referral_id: records.referral_id }],
  }),
  'inquiries.list': () => ({ query: 'sample', page: 1, limit: 20, sort: 'opportunity_name', order: 'asc' }),
  'inquiries.get': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'inquiries.of_client': ({ records }) => ({ patient_id: records.patient_id }),
  'inquiries.own': () => ({}),
  'inquiries.draft_summary': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'inquiries.notes': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'inquiries.create': ({ records }) => ({
    patient_id: records.patient_id,
    created_at_date: PAST_DAY,
    condition: ['Anxiety'],
    staff: ['Robin Example'],
  }),
  'inquiries.update': ({ records }) => ({
    opportunity_id: records.opportunity_id,
    opportunity: { summary: 'Called back.', pinned_note_id: records.note_id },
  }),
  'inquiries.change_status': async ({ app, organisation, records }) => ({
    opportunity_id: await createInquiry(app, organisation, records.patient_id),
    status: 'SCHEDULED-ADMIT',
    facility: records.facility_id,
    duration: 28,
    scheduled_admit_date: PAST_DAY,
  }),
  'inquiries.status_history': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'inquiries.ready_to_discharge': () => ({}),
  'inquiries.add_note': ({ records }) => ({ opportunity_id: records.opportunity_id, description: 'Called back.' }),
  'inquiries.edit_note': ({ records }) => ({ note_id: records.note_id, description: 'Called back twice.' }),
  'jobs.dead': () => ({}),
  'jobs.retry': async ({ app, organisation }) => ({ job_id: await createDeadJob(app, organisation) }),
  'questions.list': ({ records }) => ({ opportunity_id: records.opportunity_id }),
  'questions.ask': ({ records }) => ({
    opportunity_id: records.opportunity_id,
    question: 'Which medication is taken every evening?',
  }),
  'questions.external_model': () => ({}),
  'questions.set_external_model': () => ({ allowed: false }),
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
  'suggestions.progress': ({ records }) => ({ document_id: records.document_id }),
  'suggestions.accept': async ({ app, organisation, records }) => ({
    opportunity_id: records.opportunity_id,
    accept: [{ suggestion_id: await createSuggestion(app, organisation, records) }],
  }),
  'suggestions.reject': async ({ app, organisation, records }) => ({
    opportunity_id: records.opportunity_id,
    suggestion_ids: [await createSuggestion(app, organisation, records)],
  }),
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
  'referral_sources.list': () => ({ query: 'house', page: 1, limit: 20 }),
  'referral_sources.get': ({ records }) => ({ referral_id: records.referral_id }),
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
  'tasks.list': () => ({ query: 'call', page: 1, limit: 20 }),
  'tasks.get': ({ records }) => ({ task_id: records.task_id }),
  'tasks.create': ({ records }) => ({ title: `Call back ${fresh()}`, referral_id: records.referral_id }),
  'tasks.update': ({ records }) => ({
    task_id: records.task_id,
    task: { additional_instructions: 'Ask for the director' },
  }),
  'users.search': () => ({ query: 'example' }),
  'users.list': () => ({}),
  'users.invite': () => ({
    email_id: `new-${fresh()}@people.example`,
    firstname: 'Sam',
    lastname: 'Example',
    role: 'admissions',
  }),
  'users.update': async ({ app, organisation, records }) => {
    const people = await (await app.signIn('admin', organisation)).trpc.users.list.query({});
    const version = people.find(({ user_id }) => user_id === records.user_id)?.version ?? 1;
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
