import { describe, expect, test } from 'vitest';
import { verbs } from '#server/platform/verb.ts';
import { ROLES, type Role } from '#shared/platform/permissions.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { callProcedure, callRest, errorIn } from '#tests/support/matrix/calls.ts';
import { inputFor } from '#tests/support/matrix/inputs.ts';
import { createBothRecords } from '#tests/support/matrix/records.ts';
import { auditOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { procedures, restRoutesOf } from '#tests/support/routes.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const { a } = await createBothRecords(app);

const everyone = ROLES;
const desk: readonly Role[] = ['admin', 'manager', 'admissions'];
const care: readonly Role[] = [...desk, 'clinical'];
const managers: readonly Role[] = ['admin', 'manager'];
const outreach: readonly Role[] = [...desk, 'outreach'];
const admin: readonly Role[] = ['admin'];

/** Who may call what (C-5), said once more than the code says it: each side is held by the other. */
const WHO_MAY: Record<string, readonly Role[] | 'anyone'> = {
  'account.get': everyone,
  'account.update': everyone,
  'auth.change_own_password': everyone,
  'assistant.answer': outreach,
  'activities.list': everyone,
  'activities.of_inquiry': [...care, 'outreach'],
  'activities.counts_by_person': everyone,
  'activities.why_status': everyone,
  'activities.visit_place': outreach,
  'activities.preview_engagement': ['admin', 'manager', 'outreach'],
  'activities.engagement_progress': outreach,
  'activities.create': outreach,
  'activities.update': outreach,
  'assistant.autofill_source': outreach,
  'assistant.referral_email': outreach,
  'audit.actions': admin,
  'audit.check': admin,
  'audit.export': admin,
  'audit.list': admin,
  'audit.of_record': managers,
  'audit.record_name': admin,
  'audit.report': managers,
  'audit.report_pdf': managers,
  'auth.login': 'anyone',
  'auth.two_factor': 'anyone',
  'auth.two_factor_begin': 'anyone',
  'auth.two_factor_confirm': 'anyone',
  'auth.refresh': 'anyone',
  'auth.logout': 'anyone',
  'auth.request_password_reset': 'anyone',
  'auth.check_reset_token': 'anyone',
  'auth.change_password': 'anyone',
  'auth.test': everyone,
  'calls.list': care,
  'calls.get': care,
  'calls.callers': care,
  'calls.waiting': care,
  'calls.count_waiting': care,
  'calls.handle': desk,
  'calls.reopen': desk,
  'calls.recording': care,
  'first_contact.get': care,
  'first_contact.waiting': care,
  'first_contact.contacted': desk,
  'first_contact.take_back': desk,
  'case_details.get': care,
  'case_details.update': care,
  'capacity.get': care,
  'capacity.free_beds': care,
  'census.get': everyone,
  'census.details': everyone,
  'census.forecast': everyone,
  'census.trend': everyone,
  'census_booster.get': ['admin', 'manager', 'admissions', 'analyst'],
  'capacity.manage': desk,
  'capacity.create': managers,
  'capacity.update': managers,
  'capacity.delete': managers,
  'capacity.restore': managers,
  'clients.list': care,
  'clients.get': care,
  'clients.duplicates': care,
  'clients.create': desk,
  'clients.update': desk,
  'clients.reveal_ssn': desk,
  'configuration.get': everyone,
  'configuration.admission_staff': [...care, 'outreach'],
  'configuration.versions': managers,
  'configuration.restore': managers,
  'custom_config.get': managers,
  'custom_config.create': managers,
  'custom_config.update': managers,
  'custom_config.publish': managers,
  'custom_config.mode': managers,
  'custom_config.set_mode': managers,
  'custom_config.option_use': managers,
  'configuration.save': everyone,
  'configuration.outreach_staff': everyone,
  'contacts.view_all': everyone,
  'contacts.of_name': everyone,
  'contacts.list': everyone,
  'contacts.get': everyone,
  'contacts.export': everyone,
  'contacts.create': outreach,
  'contacts.update': outreach,
  'contacts.move': ['admin', 'manager', 'outreach'],
  'contacts.archive': ['admin', 'manager', 'outreach'],
  'contacts.unarchive': ['admin', 'manager', 'outreach'],
  'documents.list': care,
  'documents.get': care,
  'documents.pages': care,
  'documents.search': care,
  'documents.in_process': care,
  'documents.retry': care,
  'documents.delete': care,
  'documents.check_upload': care,
  'documents.upload': care,
  'documents.download': care,
  'duplicates.list': outreach,
  'duplicates.compare': outreach,
  'duplicates.merges': outreach,
  'duplicates.merge': outreach,
  'duplicates.undo': outreach,
  'duplicates.distinct': outreach,
  'ehr.preview': desk,
  'ehr.face_sheet': desk,
  'ehr.list': care,
  'ehr.send': desk,
  'ehr.retry': desk,
  'ehr.download': desk,
  'integrations.list': admin,
  'integrations.mail_way': desk,
  'integrations.remove': admin,
  'integrations.test': admin,
  'integrations.check_domain': admin,
  'webhooks.keys': admin,
  'webhooks.make_key': admin,
  'webhooks.replace_key': admin,
  'webhooks.revoke_key': admin,
  'integrations.set_api_keys': admin,
  'ehr.set_active': admin,
  'campaigns.list': ['admin', 'outreach', 'analyst'],
  'campaigns.get': ['admin', 'outreach', 'analyst'],
  'campaigns.find': ['admin', 'outreach', 'analyst'],
  'campaigns.sender': ['admin', 'outreach', 'analyst'],
  'suppressions.list': ['admin', 'outreach', 'analyst'],
  'suppressions.export': ['admin', 'outreach', 'analyst'],
  'suppressions.add': ['admin', 'outreach'],
  'suppressions.remove': ['admin', 'outreach'],
  'audiences.list': ['admin', 'outreach', 'analyst'],
  'audiences.people': ['admin', 'outreach', 'analyst'],
  'audiences.try': ['admin', 'outreach', 'analyst'],
  'audiences.create': ['admin', 'outreach'],
  'audiences.update': ['admin', 'outreach'],
  'audiences.archive': ['admin', 'outreach'],
  'audiences.delete': ['admin', 'outreach'],
  'campaigns.analytics': ['admin', 'outreach', 'analyst'],
  'campaigns.of_contact': ['admin', 'outreach', 'analyst'],
  'campaigns.export': ['admin', 'outreach', 'analyst'],
  'campaigns.create': ['admin', 'outreach'],
  'campaigns.duplicate': ['admin', 'outreach'],
  'campaigns.save': ['admin', 'outreach'],
  'campaigns.delete': ['admin', 'outreach'],
  'campaigns.send': ['admin', 'outreach'],
  'campaigns.send_test': ['admin', 'outreach'],
  'campaigns.steer': ['admin', 'outreach'],
  'assets.list': ['admin', 'outreach', 'analyst'],
  'assets.check_upload': ['admin', 'outreach'],
  'assets.record': ['admin', 'outreach'],
  'assets.remove': ['admin', 'outreach'],
  'email_blocks.list': ['admin', 'outreach', 'analyst'],
  'email_blocks.create': ['admin', 'outreach'],
  'email_blocks.import_html': ['admin', 'outreach'],
  'email_blocks.delete': ['admin', 'outreach'],
  'email_templates.list': ['admin', 'outreach', 'analyst'],
  'email_templates.find': ['admin', 'outreach', 'analyst'],
  'email_templates.get': ['admin', 'outreach', 'analyst'],
  'email_templates.versions': ['admin', 'outreach', 'analyst'],
  'email_templates.create': ['admin', 'outreach'],
  'email_templates.update': ['admin', 'outreach'],
  'email_templates.restore_version': ['admin', 'outreach'],
  'email_templates.duplicate': ['admin', 'outreach'],
  'email_templates.archive': ['admin', 'outreach'],
  'imports.list': outreach,
  'imports.get': outreach,
  'imports.rows': outreach,
  'imports.organizations': outreach,
  'imports.check_upload': outreach,
  'imports.create': outreach,
  'imports.choose_sheet': outreach,
  'imports.map': outreach,
  'imports.fix': outreach,
  'imports.keep_phones': outreach,
  'imports.choose_source': outreach,
  'imports.save': outreach,
  'imports.undo': outreach,
  'imports.discard': outreach,
  'imports.result': outreach,
  'imports.add_contacts': outreach,
  'inquiries.list': [...care, 'outreach'],
  'inquiries.get': [...care, 'outreach'],
  'inquiries.own': [...care, 'outreach'],
  'inquiries.staff_names': [...care, 'outreach'],
  'inquiries.facility_names': care,
  'inquiries.unanswered': care,
  'inquiries.board': care,
  'inquiries.export': [...care, 'analyst'],
  'inquiries.of_client': care,
  'suggestions.draft_summary': desk,
  'inquiries.notes': care,
  'inquiries.events': care,
  'inquiries.note_readers': care,
  'inquiries.create': desk,
  'inquiries.update': desk,
  'inquiries.change_many': desk,
  'inquiries.change_status': desk,
  'inquiries.status_history': care,
  'inquiries.ready_to_discharge': desk,
  'inquiries.add_note': care,
  'inquiries.edit_note': care,
  'jobs.dead': admin,
  'jobs.retry': admin,
  'organization.get': admin,
  'organization.update': admin,
  'organization.check_logo': admin,
  'organization.set_logo': admin,
  'organization.remove_logo': admin,
  'notifications.list': desk,
  'notifications.send_test': managers,
  'option_lists.get': everyone,
  'questions.list': care,
  'questions.ask': care,
  'questions.external_model': admin,
  'questions.set_external_model': admin,
  'sessions.list': everyone,
  'sessions.end': everyone,
  'sessions.end_others': everyone,
  'setup.get': admin,
  'setup.dismiss': admin,
  'search.near': everyone,
  'search.record_texts': care,
  'search.recent': everyone,
  'search.remember': everyone,
  'screening.list': care,
  'screening.answer': care,
  'suggestions.list': care,
  'suggestions.origins_of_inquiry': care,
  'suggestions.origins_of_client': care,
  'suggestions.progress': care,
  'suggestions.accept': care,
  'suggestions.reject': care,
  'suggestions.undo': care,
  'metric_days.upkeep': ['admin'],
  'metrics.get': everyone,
  'metrics.rows': everyone,
  'metrics.export': [...care, 'analyst'],
  'scorecards.list': [...desk, 'outreach', 'analyst'],
  'scorecards.get': [...desk, 'outreach', 'analyst'],
  'referral_map.get': [...desk, 'outreach', 'analyst'],
  'referral_map.sources': [...desk, 'outreach', 'analyst'],
  'referral_map.export': [...desk, 'outreach', 'analyst'],
  'referral_analytics.counts': everyone,
  'referral_analytics.details': everyone,
  'referral_analytics.export': [...care, 'analyst'],
  'referral_flow.list': [...care, 'outreach'],
  'referral_flow.alumni': care,
  'referral_flow.platforms': [...care, 'outreach'],
  'referral_flow.add_record': outreach,
  'referral_flow.log_many': outreach,
  'referral_sources.list': everyone,
  'referral_sources.get': everyone,
  'referral_sources.visits': everyone,
  'referral_sources.of_name': everyone,
  'referral_sources.create': outreach,
  'referral_sources.export': everyone,
  'referral_sources.archive': ['admin', 'manager', 'outreach'],
  'referral_sources.unarchive': ['admin', 'manager', 'outreach'],
  'referral_sources.update': outreach,
  'tasks.list': everyone,
  'tasks.due': everyone,
  'tasks.of_source': everyone,
  'tasks.get': everyone,
  'tasks.create': [...desk, 'outreach', 'clinical'],
  'tasks.update': [...desk, 'outreach', 'clinical'],
  'tasks.change_many': [...desk, 'outreach', 'clinical'],
  'tasks.undo_many': [...desk, 'outreach', 'clinical'],
  'tasks.delete': [...desk, 'outreach', 'clinical'],
  'users.search': everyone,
  'two_factor.get': everyone,
  'two_factor.begin': everyone,
  'two_factor.confirm': everyone,
  'two_factor.renew_codes': everyone,
  'two_factor.disable': everyone,
  'users.reset_two_factor': admin,
  'users.list': admin,
  'users.belongings': admin,
  'users.mail_delivery': admin,
  'users.invite_several': admin,
  'users.send_link': admin,
  'users.make_link': admin,
  'users.invite': admin,
  'users.update': admin,
  'users.deactivate': admin,
};

const actors = Object.fromEntries(
  await Promise.all(ROLES.map(async (role) => [role, await app.signIn(role, 'a')] as const)),
) as Record<Role, Actor>;
// Deactivated by the matrix itself: not one of the callers.
const records = { ...a.records, user_id: a.records.note_id };

test('every verb is in the table, and the table names no other', () => {
  expect([...verbs.keys()].sort()).toEqual(Object.keys(WHO_MAY).sort());
});

const behindProcedures = procedures().filter(({ verb }) => WHO_MAY[verb.description.name] !== 'anyone');

describe.each(behindProcedures)('$path', (route) => {
  const { name } = route.verb.description;

  test.each(ROLES)('as %s', async (role) => {
    const allowed = (WHO_MAY[name] as readonly Role[]).includes(role);
    const input = await inputFor(name, { app, organization: 'a', records });
    const answer = await callProcedure({ url: app.url, token: actors[role].token }, route, input);
    if (allowed) return expect([200, 404, 409]).toContain(answer.status);
    expect(answer.status).toBe(403);
    expect(errorIn(answer)).toEqual({ code: 'forbidden', message: 'Your role does not allow this.' });
    const rows = await auditOf(query, answer.headers.get('x-request-id'));
    expect(rows).toEqual([
      expect.objectContaining({
        action: name,
        outcome: 'refused',
        org_id: app.organizations.a.id,
        user_id: actors[role].user.user_id,
        session_id: actors[role].session_id,
      }),
    ]);
  });
});

test('the other door refuses the same', async () => {
  for (const route of restRoutesOf()) {
    const allowed = WHO_MAY[route.verb.description.name]!;
    if (allowed === 'anyone') continue;
    for (const role of ROLES.filter((each) => !allowed.includes(each))) {
      const input = await inputFor(route.verb.description.name, { app, organization: 'a', records });
      const answer = await callRest({ url: app.url, token: actors[role].token }, route, input);
      expect(`${route.path} ${role} ${answer.status}`).toBe(`${route.path} ${role} 403`);
    }
  }
});

test('a permission is asked for before the input is looked at', async () => {
  const answer = await callProcedure(
    { url: app.url, token: actors.analyst.token },
    { path: 'clients.create', type: 'mutation' },
    { nothing: 'of it' },
  );
  expect(answer.status).toBe(403);
});

test('a role that has changed in the database counts from the next call on, up and down', async () => {
  const { token, user } = actors.analyst;
  const invite = () =>
    inputFor('users.invite', { app, organization: 'a', records }).then((input) =>
      callProcedure({ url: app.url, token }, { path: 'users.invite', type: 'mutation' }, input),
    );
  const become = (role: Role) => query('update users set role = $1 where id = $2', [role, user.user_id]);
  expect((await invite()).status).toBe(403);
  await become('admin');
  expect((await invite()).status).toBe(200);
  await become('outreach');
  const refused = await invite();
  expect(refused.status).toBe(403);
  const [row] = await auditOf(query, refused.headers.get('x-request-id'));
  expect(row).toMatchObject({ action: 'users.invite', outcome: 'refused' });
  await become('analyst');
});
