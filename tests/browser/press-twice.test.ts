import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { chooseMore, startBrowserApp } from '../support/browser.ts';
import { createCampaign } from '../support/campaigns.ts';
import { createFacility } from '../support/capacity.ts';
import { SAMPLE_TEMPLATE } from '../support/email-templates.ts';
import { filesUnder } from '../support/module-graph.ts';
import { TEST_PASSWORD } from '../support/organizations.ts';
import { textPdf } from '../support/pdf/text-pdf.ts';
import { makeInquiry } from '../support/people.ts';
import { createContact, createSource } from '../support/referrals.ts';
import { inquiryIn } from '../support/status.ts';
import { endedCall, say, voiceKey } from '../support/voice-agent.ts';

const app = await startBrowserApp();
const actors = {} as Record<'admin' | 'admissions' | 'outreach', Actor>;
const ids = {} as Record<
  'source' | 'contact' | 'task' | 'inquiry' | 'waiting' | 'client' | 'campaign' | 'call',
  string
>;

beforeAll(async () => {
  for (const role of ['admin', 'admissions', 'outreach'] as const) actors[role] = await app.signIn(role);
  const { admissions, outreach } = actors;
  ids.source = await createSource(outreach, { referral_name: 'Juniper Counseling' });
  await createSource(outreach, { referral_name: 'Birch Street Practice' });
  ids.contact = await createContact(outreach, ids.source, { firstname: 'Wren', lastname: 'Alder' });
  ids.task = (await outreach.trpc.tasks.create.mutate({ title: 'Plan a visit', referral_id: ids.source })).id;
  await outreach.trpc.activities.create.mutate({ referral_id: ids.source, event: 'Phone call' });
  ids.call = (await say(app, endedCall(app), { key: await voiceKey(app) })).body.result!.id;
  ids.client = (await makeInquiry(admissions, { firstname: 'Maria', lastname: 'Lopez' })).patient_id;
  await createFacility(app, 'a', { name: 'Birch House', size: 24 });
  await outreach.trpc.emailTemplates.create.mutate({ name: 'Own news', restore_template: SAMPLE_TEMPLATE });
  ids.campaign = await createCampaign(app, 'a');
  ids.waiting = (await inquiryIn(admissions, 'ASSESSMENT', { firstname: 'Sam', lastname: 'Waiting' })).id;
  ids.inquiry = (await inquiryIn(admissions, 'ASSESSMENT', { firstname: 'Dana', lastname: 'Twice' })).id;
});

interface FormRow {
  /** The file that makes the form. */
  file: string;
  role: keyof typeof actors;
  at: () => string;
  /** Opens the form and fills in what it needs; answers the button that sends it. */
  open: (page: Page) => Promise<Locator>;
  /** The one call it makes. */
  call: string;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const press = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true }).first().click();
const saveOf = (within: Locator, name = 'Save') => within.getByRole('button', { name, exact: true });

async function choose(page: Page, within: Locator, field: string, typed: string, option: string) {
  await within.getByRole('combobox', { name: field }).fill(typed);
  await page.getByRole('option', { name: option }).click();
}

/** A section of a record: its Edit pressed, one of its fields changed. */
const section = (title: string, field: string, typed: string) => async (page: Page) => {
  await press(page, `Edit Details, ${title}`);
  const form = page.getByRole('form', { name: title });
  await form.getByLabel(field).fill(typed);
  return saveOf(form);
};

const FORMS: FormRow[] = [
  {
    file: 'features/email-templates/template-name-dialog.tsx',
    role: 'outreach',
    at: () => '/marketing/create-template',
    open: async (page) => {
      await press(page, 'Create');
      const form = dialog(page, 'Create template');
      await form.getByLabel('Template Name').fill('Pressed twice');
      return saveOf(form, 'Create');
    },
    call: '/trpc/emailTemplates.create',
  },
  {
    file: 'features/email-templates/editor/save-block-dialog.tsx',
    role: 'outreach',
    at: () => '/marketing/create-template',
    open: async (page) => {
      await press(page, 'Heading');
      await press(page, 'Save as a block');
      const form = dialog(page, 'Save as a block');
      await form.getByLabel('Name of the block').fill('Pressed twice');
      return saveOf(form);
    },
    call: '/trpc/emailBlocks.create',
  },
  {
    file: 'features/email-templates/editor/import-html-dialog.tsx',
    role: 'outreach',
    at: () => '/marketing/create-template',
    open: async (page) => {
      await press(page, 'Import HTML');
      const form = dialog(page, 'Import HTML');
      await form.getByLabel('HTML of the e-mail').fill('<p>Pressed twice</p>');
      return saveOf(form, 'Import');
    },
    call: '/trpc/emailBlocks.importHtml',
  },
  {
    file: 'features/email-templates/template-name-dialog.tsx',
    role: 'outreach',
    at: () => '/marketing/templates',
    open: async (page) => {
      const card = page.getByRole('listitem').filter({ hasText: 'Own news' });
      await press(card, 'More actions');
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      const form = dialog(page, 'Rename');
      await form.getByLabel('Template Name').fill('Own news, again');
      return saveOf(form);
    },
    call: '/trpc/emailTemplates.update',
  },
  {
    file: 'features/campaigns/create-campaign-dialog.tsx',
    role: 'outreach',
    at: () => '/marketing/campaign?add=campaign',
    open: async (page) => {
      const form = dialog(page, 'Create Campaign');
      await form.getByLabel('Name').fill('Pressed twice');
      await form.getByLabel('Email subject').fill('Open beds');
      await form.getByLabel('Description').fill('For everybody');
      return saveOf(form);
    },
    call: '/trpc/campaigns.create',
  },
  {
    file: 'features/campaigns/audience-dialog.tsx',
    role: 'outreach',
    at: () => '/marketing/audience',
    open: async (page) => {
      await press(page, 'Create Audience');
      const form = dialog(page, 'Create Audience');
      await form.getByLabel('Name').fill('Pressed twice');
      await form.getByLabel('Description').fill('Whoever was added lately');
      await form.getByRole('combobox', { name: 'Field' }).click();
      await page.getByRole('option', { name: 'Contact added' }).click();
      return saveOf(form);
    },
    call: '/trpc/audiences.create',
  },
  {
    file: 'features/campaigns/suppressions-dialog.tsx',
    role: 'outreach',
    at: () => '/marketing/suppressions',
    open: async (page) => {
      await press(page, 'Add addresses');
      const form = dialog(page, 'Add addresses');
      await form.getByLabel('Addresses').fill('twice@referents.example');
      return saveOf(form);
    },
    call: '/trpc/suppressions.add',
  },
  {
    file: 'features/campaigns/test-dialog.tsx',
    role: 'outreach',
    at: () => `/marketing/campaign/${ids.campaign}/design`,
    open: async (page) => {
      await press(page, 'Test Campaign');
      return saveOf(dialog(page, 'Test Campaign'), 'Send test');
    },
    call: '/trpc/campaigns.sendTest',
  },
  {
    file: 'features/calls/handle-dialogs.tsx',
    role: 'admissions',
    at: () => `/admissions/call/${ids.call}`,
    open: async (page) => {
      await press(page, 'Write a note');
      const form = dialog(page, 'Write a note');
      await form.getByLabel('Note').fill('Pressed twice');
      return saveOf(form);
    },
    call: '/trpc/calls.handle',
  },
  {
    file: 'features/tasks/add-task-dialog.tsx',
    role: 'outreach',
    at: () => '/tasks',
    open: async (page) => {
      await press(page, 'Add Task');
      const form = dialog(page, 'Add Task');
      await form.getByLabel('Title').fill('Pressed twice');
      await choose(page, form, 'Referral source associated', 'juniper', 'Juniper Counseling');
      return saveOf(form);
    },
    call: '/trpc/tasks.create',
  },
  {
    file: 'features/tasks/due-dialog.tsx',
    role: 'outreach',
    at: () => '/tasks',
    open: async (page) => {
      await press(page, /^Due date of Plan a visit: /);
      await page.getByRole('menuitem', { name: 'Choose a day…' }).click();
      const form = dialog(page, 'Due Date');
      await form.getByRole('textbox', { name: 'Due date' }).fill('+40');
      await page.keyboard.press('Tab');
      return saveOf(form);
    },
    call: '/trpc/tasks.changeMany',
  },
  {
    file: 'features/referral-flow/many-referrals-dialog.tsx',
    role: 'admissions',
    at: () => '/admissions/inquiries',
    open: async (page) => {
      await page.getByRole('checkbox', { name: /^Select Sam Waiting/ }).check();
      await press(page.getByRole('region', { name: 'Selected rows' }), 'Referral source');
      const form = dialog(page, 'Log a referral source');
      await choose(page, form, 'Referral source', 'juniper', 'Juniper Counseling');
      return saveOf(form, 'Log it');
    },
    call: '/trpc/referralFlow.addMany',
  },
  {
    file: 'features/tasks/ask-for-records.tsx',
    role: 'admissions',
    at: () => `/admissions/inquiry/${ids.inquiry}`,
    open: async (page) => {
      await press(page, 'Ask for records');
      return saveOf(dialog(page, 'Ask for records'), 'Add a task for it');
    },
    call: '/trpc/tasks.create',
  },
  {
    file: 'features/inquiries/record/fill-fact.tsx',
    role: 'admissions',
    at: () => `/admissions/inquiry/${ids.inquiry}`,
    open: async (page) => {
      await press(page, 'Add payer');
      const form = dialog(page, 'Add payer');
      await form.getByRole('combobox', { name: 'Payment method' }).click();
      await page.getByRole('option', { name: 'Private pay' }).click();
      return saveOf(form);
    },
    call: '/trpc/clients.update',
  },
  {
    file: 'features/tasks/task-form.tsx',
    role: 'outreach',
    at: () => `/task/${ids.task}`,
    open: section('Task Details', 'Title', 'Plan two visits'),
    call: '/trpc/tasks.update',
  },
  {
    file: 'components/record-section/record-form.tsx',
    role: 'outreach',
    at: () => `/referal/${ids.source}`,
    open: section('Address and website', 'Address', '1 Harbor Street'),
    call: '/trpc/referralSources.update',
  },
  {
    // Before the person has logged anything: nowhere is offered yet.
    file: 'features/activities/visit-page.tsx',
    role: 'outreach',
    at: () => '/outreach/visit',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Where' }).fill('juniper');
      await page.getByRole('option', { name: /^Juniper Counseling/ }).click();
      await expect.poll(() => page.getByRole('radio', { name: 'Juniper Counseling' }).isChecked()).toBe(true);
      return saveOf(page.locator('form'), 'Save visit');
    },
    call: '/trpc/activities.create',
  },
  {
    file: 'features/activities/add-activity-dialog.tsx',
    role: 'outreach',
    at: () => `/referal/${ids.source}/activities`,
    open: async (page) => {
      await press(page, 'Add Activity');
      const form = dialog(page, 'Add Activity');
      await form.getByRole('combobox', { name: 'Event' }).click();
      await page.getByRole('option', { name: 'Phone call' }).click();
      return saveOf(form, 'Save Activity');
    },
    call: '/trpc/activities.create',
  },
  {
    file: 'features/activities/activity-dialog.tsx',
    role: 'outreach',
    at: () => `/referal/${ids.source}/activities`,
    open: async (page) => {
      await press(page, /^Phone call, /);
      const form = dialog(page, 'Edit Activity');
      await form.getByLabel('Description').fill('Rang once more.');
      return saveOf(form, 'Save Activity');
    },
    call: '/trpc/activities.update',
  },
  {
    file: 'features/contacts/new-contact-dialog.tsx',
    role: 'outreach',
    at: () => '/outreach/contacts?add=contact',
    open: async (page) => {
      const form = dialog(page, 'Add Contact');
      await form.getByLabel('Firstname').fill('Robin');
      await form.getByLabel('Lastname').fill('Once');
      await choose(page, form, 'Referral source', 'juniper', 'Juniper Counseling');
      return saveOf(form);
    },
    call: '/trpc/contacts.create',
  },
  {
    file: 'features/referral-sources/new-source-dialog.tsx',
    role: 'outreach',
    at: () => '/outreach/referral-sources?add=source',
    open: async (page) => {
      const form = dialog(page, 'Add New Referral Source');
      await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Alder House');
      await form.getByRole('combobox', { name: 'Type', exact: true }).click();
      await page.getByRole('option').first().click();
      return saveOf(form, 'Add source');
    },
    call: '/trpc/referralSources.create',
  },
  {
    file: 'features/users/invite-dialog.tsx',
    role: 'admin',
    at: () => '/settings/people',
    open: async (page) => {
      await press(page, 'Invite a person');
      const form = dialog(page, 'Invite a person');
      await form.getByRole('textbox', { name: 'Email' }).fill('once@a.example');
      await form.getByLabel('First name').fill('Only');
      await form.getByLabel('Last name').fill('Once');
      return saveOf(form, 'Invite');
    },
    call: '/trpc/users.invite',
  },
  {
    file: 'features/settings/account-form.tsx',
    role: 'admin',
    at: () => '/settings',
    open: async (page) => {
      const card = page.getByRole('region', { name: 'Account details' });
      await card.getByLabel('First name').fill('Adele');
      return saveOf(card);
    },
    call: '/trpc/account.update',
  },
  {
    file: 'features/auth/forgot-password-page.tsx',
    role: 'outreach',
    at: () => '/forgot-password',
    open: async (page) => {
      await page.getByLabel('E-mail').fill('outreach@a.example');
      return page.getByRole('button', { name: 'Send reset link' });
    },
    call: '/trpc/auth.requestPasswordReset',
  },
  {
    file: 'features/organization/organization-form.tsx',
    role: 'admin',
    at: () => '/settings/organization',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Organization' });
      await form.getByLabel('Postal address').fill('1 Harbor Street');
      return saveOf(form);
    },
    call: '/trpc/organization.update',
  },
  {
    file: 'features/users/invite-several-dialog.tsx',
    role: 'admin',
    at: () => '/settings/people?add=several',
    open: async (page) => {
      const form = dialog(page, 'Invite several');
      await form.getByLabel('E-mail addresses').fill('first.one@a.example, second.one@a.example');
      return saveOf(form, 'Invite');
    },
    call: '/trpc/users.inviteSeveral',
  },
  {
    file: 'features/users/person-dialog.tsx',
    role: 'admin',
    at: () => '/settings/people',
    open: async (page) => {
      await press(page, 'Casey Example');
      const form = dialog(page, 'Casey Example');
      await form.getByText('May export').click();
      return saveOf(form);
    },
    call: '/trpc/users.update',
  },
  {
    file: 'features/users/deactivate-dialog.tsx',
    role: 'admin',
    at: () => '/settings/people',
    open: async (page) => {
      await press(page, 'Quinn Example');
      await press(dialog(page, 'Quinn Example'), 'Deactivate');
      return saveOf(dialog(page, 'Deactivate Quinn Example'), 'Deactivate');
    },
    call: '/trpc/users.deactivate',
  },
  {
    file: 'features/auth/password-card.tsx',
    role: 'outreach',
    at: () => '/settings',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Change your password' });
      await form.getByLabel('Current password').fill(TEST_PASSWORD);
      await form.getByLabel('New password').fill('Winter#Lantern73');
      await form.getByLabel('Confirm password').fill('Winter#Lantern73');
      return saveOf(form, 'Change password');
    },
    call: '/trpc/auth.changeOwnPassword',
  },
  {
    file: 'features/integrations/api-keys-dialog.tsx',
    role: 'admin',
    at: () => '/configurations/integration',
    open: async (page) => {
      await press(page, 'Set API Keys: Kipu');
      const form = page.getByRole('dialog');
      await form.getByLabel('Public key').fill('access-id');
      await form.getByLabel('Private key').fill('quiet-harbor-7431');
      return saveOf(form);
    },
    call: '/trpc/integrations.setApiKeys',
  },
  {
    file: 'features/contacts/move-contact-dialog.tsx',
    role: 'outreach',
    at: () => `/contact/${ids.contact}`,
    open: async (page) => {
      await press(page, 'Archive and create a new contact');
      const form = dialog(page, 'Archive and create a new contact');
      await choose(page, form, 'Referral source', 'birch', 'Birch Street Practice');
      return saveOf(form, 'Archive and create a new contact');
    },
    call: '/trpc/contacts.move',
  },
  {
    file: 'features/documents/upload-dialog.tsx',
    role: 'admissions',
    at: () => `/admissions/inquiry/${ids.inquiry}`,
    open: async (page) => {
      await chooseMore(page, 'Attach documents');
      const form = dialog(page, 'Upload file');
      const buffer = await textPdf(['Allergies: none.']);
      await form.locator('input[type=file]').setInputFiles({ name: 'record.pdf', mimeType: 'application/pdf', buffer });
      return saveOf(form, 'Upload');
    },
    call: '/api/file_upload',
  },
  {
    file: 'features/inquiries/status/change-status.tsx',
    role: 'admissions',
    at: () => `/admissions/inquiry/${ids.inquiry}`,
    open: async (page) => {
      await press(page, 'Status: Assessment. Change status');
      await page.getByRole('menuitem', { name: 'Dropped' }).click();
      const form = dialog(page, 'Change Status');
      await form.getByRole('combobox', { name: 'Drop reason' }).click();
      await page.getByRole('option', { name: 'Lack of funds' }).click();
      return saveOf(form);
    },
    call: '/trpc/inquiries.changeStatus',
  },
  {
    file: 'features/inquiries/create/create-inquiry.tsx',
    role: 'admissions',
    at: () => '/admissions/inquiries?new=true',
    open: async (page) => {
      const form = dialog(page, 'Create Inquiry');
      await form.getByText('New client').click();
      await form.getByLabel('First name').fill('Only');
      await form.getByLabel('Last name').fill('Once');
      await press(form, 'Next');
      await press(form, 'Next');
      return saveOf(form, 'Create inquiry');
    },
    call: '/trpc/inquiries.create',
  },
  {
    file: 'features/inquiries/admit/schedule-admit.tsx',
    role: 'admissions',
    at: () => `/admissions/inquiry/${ids.waiting}`,
    open: async (page) => {
      await press(page, 'Status: Assessment. Change status');
      await page.getByRole('menuitem', { name: 'Scheduled Admit' }).click();
      const form = dialog(page, 'Schedule admit');
      await form.getByRole('combobox', { name: 'Facility' }).click();
      await page.getByRole('option', { name: 'Birch House' }).click();
      await press(form, 'Next');
      await form.getByLabel('Admit Date').fill('5/18');
      await form.getByLabel('Admit Date').press('Tab');
      await press(form, 'Next');
      await press(form, 'Next');
      return saveOf(form, 'Finish');
    },
    call: '/trpc/inquiries.changeStatus',
  },
  {
    file: 'features/referral-flow/referral-wizard.tsx',
    role: 'admissions',
    at: () => `/admissions/inquiry/${ids.inquiry}`,
    open: async (page) => {
      await press(page, 'Start: Incoming primary referral');
      const form = dialog(page, 'Incoming primary referral');
      await form.getByRole('radio', { name: 'Online' }).check();
      await press(form, 'Next');
      await form.getByRole('combobox', { name: 'Online platforms' }).click();
      await page.getByRole('option', { name: 'ARTA' }).click();
      await page.keyboard.press('Escape');
      await press(form, 'Next');
      await press(form, 'Next');
      return saveOf(form, 'Complete task');
    },
    call: '/trpc/referralFlow.add',
  },
  {
    file: 'features/configurations/capacity/program-dialog.tsx',
    role: 'admin',
    at: () => '/configurations/admissions',
    open: async (page) => {
      await press(page, 'Add program');
      const form = dialog(page, 'Add program');
      await form.getByLabel('Program name').fill('Cedar House');
      return saveOf(form);
    },
    call: '/trpc/capacity.create',
  },
  {
    file: 'features/configurations/capacity/member-dialog.tsx',
    role: 'admin',
    at: () => '/configurations/staff',
    open: async (page) => {
      await press(page, 'Add clinical member');
      const form = dialog(page, 'Add clinical member');
      await form.getByLabel('First name').fill('Only');
      await form.getByLabel('Last name').fill('Once');
      await form.getByRole('combobox').click();
      await page.getByRole('option', { name: 'Therapist' }).click();
      return saveOf(form);
    },
    call: '/trpc/capacity.create',
  },
  {
    file: 'features/configurations/lists/entry-dialog.tsx',
    role: 'outreach',
    at: () => '/configurations/engagement',
    open: async (page) => {
      await press(page.getByRole('region', { name: 'Outreach events' }), 'Add');
      const form = dialog(page, 'Add event');
      await form.getByLabel('Event').fill('Breakfast');
      return saveOf(form);
    },
    call: '/trpc/configuration.save',
  },
  {
    file: 'features/configurations/admissions/speed-card.tsx',
    role: 'admin',
    at: () => '/configurations/admissions',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Speed to lead' });
      await form.getByLabel('Minutes to the first contact').fill('15');
      return saveOf(form);
    },
    call: '/trpc/configuration.save',
  },
  {
    file: 'features/configurations/admissions/weights-card.tsx',
    role: 'admin',
    at: () => '/configurations/admissions',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Weights of the board' });
      await form.getByLabel('Scheduled admit (%)').fill('75');
      return saveOf(form);
    },
    call: '/trpc/configuration.save',
  },
  {
    file: 'features/configurations/outreach/interval-card.tsx',
    role: 'outreach',
    at: () => '/configurations/engagement',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Engagement interval' });
      await form.getByLabel('Days').fill('30');
      return saveOf(form);
    },
    call: '/trpc/configuration.save',
  },
  {
    file: 'features/configurations/outreach/rhythm-card.tsx',
    role: 'outreach',
    at: () => '/configurations/engagement',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Visit rhythm' });
      await form.getByLabel('School (days)').fill('14');
      return saveOf(form);
    },
    call: '/trpc/configuration.save',
  },
];

const ROOT = fileURLToPath(new URL('../../src/client', import.meta.url));
/** Forms that are not in the table, and why. */
const ELSEWHERE: Record<string, string> = {
  'features/email-templates/editor/alt-dialog.tsx': 'asks no server',
  'features/email-templates/editor/link-dialog.tsx': 'asks no server',
  'components/date-range/custom-dates-dialog.tsx': 'asks no server',
  'components/views/new-view-dialog.tsx': 'saves the list of views, whose names are unique',
  'components/views/share-view-dialog.tsx': 'saves the list of views, whose names are unique',
  'features/auth/login-form.tsx': 'stands before the sign-in',
  'features/auth/new-password-form.tsx': 'its link works once',
  'features/census-booster/booster-form.tsx': 'changes nothing',
  'features/auth/second-step.tsx': 'stands before the sign-in; the server takes a code once',
  'features/auth/two-factor-dialogs.tsx': 'the server takes a code once',
  'features/clients/reveal-dialog.tsx': 'changes nothing',
  'features/configurations/fields/field-dialog.tsx': 'changes the working copy alone',
  'features/configurations/fields/fields-preview.tsx': 'sends nothing',
  'features/configurations/fields/section-dialog.tsx': 'changes the working copy alone',
  'features/imports/problem-rows.tsx': 'judges the same row again',
  'features/inquiries/overview/summary-card.tsx': 'saves by its version',
  'features/kitchen-sink/sample-wizard.tsx': 'a sample',
};

test('every form that is made stands in the table', () => {
  const made = filesUnder(ROOT, '.')
    .filter((file) => file.endsWith('.tsx') && !/^(components\/form|ui)\//.test(file))
    .filter((file) =>
      /<Form(Dialog|Modal|Wizard)\b|\buseForm\(|useRecordForm\(|<Wizard\b|<form\b/.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
  // One form may stand in two places, each with a row of its own.
  expect([...new Set(FORMS.map(({ file }) => file)), ...Object.keys(ELSEWHERE)].sort()).toEqual(made.sort());
});

const openAt = app.keep();

describe('pressed twice 200 ms apart, it is sent once and nothing is refused:', () => {
  test.each(FORMS)('$file', async ({ role, at, open, call }) => {
    const page = await openAt(actors[role], at());
    // A mail is shown in a frame that runs nothing, not even what looks at a page for a test.
    app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
    const submit = await open(page);
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes(call) && calls.push(request.url()));
    await expect.poll(() => submit.isEnabled()).toBe(true);
    await submit.scrollIntoViewIfNeeded();
    const box = await submit.boundingBox();
    const answered = page.waitForResponse((response) => response.url().includes(call));
    // Each press holds the button down for 200 ms, so that the two are as far apart.
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { clickCount: 2, delay: 200 });
    expect((await answered).status()).toBe(200);
    await page.getByRole('status').filter({ hasText: /\w/ }).first().waitFor();
    expect(calls).toHaveLength(1);
    const said = await page.getByRole('alert').allTextContents();
    expect(said.filter((text) => text !== '')).toEqual([]);
  });
});
