import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { type MadeInquiry, makeInquiry } from '../support/people.ts';
import { createContact, createSource } from '../support/referrals.ts';
import { endedCall, sampleAudio, sayWithAudio, voiceKey } from '../support/voice-agent.ts';

const app = await startBrowserApp();
let staff: Actor;
let inquiry: MadeInquiry;
let call: string;
let source: string;

beforeAll(async () => {
  staff = await app.signIn('admin');
  inquiry = await makeInquiry(staff, {
    firstname: 'Maria',
    lastname: 'Lopez',
    dob: '1988-03-02',
    condition: ['Substance'],
  });
  await makeInquiry(staff, { firstname: 'Desmond', lastname: 'Vale' });
  const note = await staff.trpc.inquiries.addNote.mutate({
    opportunity_id: inquiry.id,
    description: 'Calls back tomorrow.',
  });
  await staff.trpc.inquiries.update.mutate({
    opportunity_id: inquiry.id,
    opportunity: { pinned_note_id: note.id, summary: 'Ready to travel.' },
  });
  source = await createSource(staff, { referral_name: 'Alder House', website_url: 'www.alderhouse.example' });
  await createContact(staff, source, { title: 'Case Manager' });
  await staff.trpc.referralFlow.add.mutate({
    opportunity_id: inquiry.id,
    referral_id: source,
    referral_direction: 'referral_received',
    priority_level: 'primary',
    source_type: 'professional_referral',
  });
  const said = await sayWithAudio(app, endedCall(app, { sid: 'CA-heard' }), sampleAudio(3), {
    key: await voiceKey(app),
  });
  call = said.body.result!.id;
});

/** Every screen, how it is known to be there, and what it says when its data can't be had. */
const SCREENS = [
  {
    name: 'dashboard',
    path: () => '/dashboard',
    there: 'Your recent inquiries',
    failed: 'Error fetching inquiries data',
  },
  {
    name: 'inquiries',
    path: () => '/admissions/inquiries',
    there: 'Desmond Vale',
    failed: 'Error fetching inquiries data',
  },
  {
    name: 'inquiry',
    path: () => `/admissions/inquiry/${inquiry.id}`,
    there: 'Calls back tomorrow.',
    failed: 'Error fetching inquiry or documents',
  },
  {
    name: 'clients',
    path: () => '/admissions/clients',
    there: 'Desmond Vale',
    failed: 'Error fetching clients data',
  },
  {
    name: 'client',
    path: () => `/admissions/client/${inquiry.patient_id}`,
    there: 'Personal details',
    failed: 'Error fetching client details',
  },
  {
    name: 'calls',
    path: () => '/admissions/calls',
    there: 'A sister asks for a bed.',
    failed: 'Error fetching call logs',
  },
  {
    name: 'call',
    path: () => `/admissions/call/${call}`,
    there: 'I am calling about my brother.',
    failed: 'Error fetching call details',
  },
  {
    name: 'case details',
    path: () => `/admissions/inquiry/${inquiry.id}/case-details`,
    there: 'Current Concerns',
    failed: 'Error fetching inquiry or documents',
  },
  {
    name: 'referral source',
    path: () => `/referal/${source}`,
    there: 'Case Manager',
    failed: 'Failed to fetch referral details',
  },
  {
    name: 'activities of a referral source',
    path: () => `/referal/${source}/activities`,
    there: 'Referral received',
    failed: 'Failed to fetch referral details',
  },
  {
    name: 'analytics of a referral source',
    path: () => `/referal/${source}/analytics`,
    there: 'Referred in: 1',
    failed: 'Failed to fetch referral details',
  },
  ...(['outreach', 'admissions', 'business'] as const).map((tab) => ({
    name: `analytics of ${tab}`,
    path: () => `/analytics/${tab}`,
    there: { outreach: 'Connection strength', admissions: 'Inquiries by status', business: 'Payer mix' }[tab],
    failed: 'Error fetching metrics',
  })),
  {
    name: 'census',
    path: () => '/admissions/census',
    there: 'The next 14 days',
    failed: 'Error fetching census data',
  },
  {
    name: 'staff of the configurations',
    path: () => '/configurations/staff',
    there: 'There are no members',
    failed: 'Error loading admissions config',
  },
  {
    name: 'admissions of the configurations',
    path: () => '/configurations/admissions',
    there: 'Pregnancy?',
    failed: 'Error fetching questions',
  },
  {
    name: 'outreach of the configurations',
    path: () => '/configurations/engagement',
    there: 'NAATP National',
    failed: 'Error fetching outreach events',
  },
  {
    name: 'integration of the configurations',
    path: () => '/configurations/integration',
    there: 'Sunwave',
    failed: 'Error fetching the integrations.',
  },
  {
    name: 'notifications of the configurations',
    path: () => '/configurations/notifications',
    there: 'Nobody gets a mail.',
    failed: 'Error fetching events notifications',
  },
  { name: 'settings', path: () => '/settings', there: 'This device', failed: null },
  {
    name: 'people of the settings',
    path: () => '/settings/people',
    there: 'analyst@a.example',
    failed: 'Error fetching the people of your organization',
  },
  {
    name: 'organization of the settings',
    path: () => '/settings/organization',
    there: 'Keeping calls',
    failed: 'The organization could not be loaded.',
  },
  { name: 'failed jobs', path: () => '/settings/jobs', there: 'No failed jobs', failed: 'Error fetching failed jobs' },
  { name: 'audit log', path: () => '/settings/audit', there: 'Check the seal', failed: 'Error fetching the audit log' },
];

for (const { name, path, there, failed } of SCREENS) {
  test(`${name}: loaded, on a phone, loading and failed`, async () => {
    app.expectNoise(/Failed to load resource/);
    const page = await app.open(staff, path());
    await page.getByText(there).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, 'loaded');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });

    // Held: the screen waits. Ended by refusing: the screen says so.
    const { refuse } = await holdCalls(page);
    await page.reload();
    await page.getByRole('heading').first().waitFor();
    await expectAccessible(page, 'loading');
    refuse();
    if (failed) {
      await page.getByText(failed).first().waitFor();
      await expectAccessible(page, 'failed');
    }
  });
}

test('empty screens', async () => {
  const others = await app.signIn('admin', 'b');
  const page = await app.open(others, '/dashboard');
  await page.getByText('Inquiries you create or change appear here.').waitFor();
  await expectAccessible(page, 'dashboard');
  await page.goto('/admissions/inquiries');
  await page.getByText('No inquiries found').waitFor();
  await expectAccessible(page, 'inquiries');
  await page.goto('/admissions/inquiries?query=nobody');
  await page.getByText('No inquiry matches “nobody”.').waitFor();
  await expectAccessible(page, 'filtered');
  const { id } = await makeInquiry(others, { firstname: 'New', lastname: 'Person' });
  await page.goto(`/admissions/inquiry/${id}`);
  await page.getByTitle('Opened as Pre Assessment').waitFor();
  await expectAccessible(page, 'inquiry');
  for (const [tab, nothing] of [
    ['outreach', 'Referrals by state: nothing in the range.'],
    ['admissions', 'Inquiries dropped: nothing in the range.'],
    ['business', 'Payer mix: nothing in the range.'],
  ] as const) {
    await page.goto(`/analytics/${tab}`);
    await page.getByText(nothing).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, `analytics of ${tab}`);
  }
});

test('dialogs, panels and menus', async () => {
  const page = await app.open(staff, '/admissions/inquiries');
  await page.getByText('Desmond Vale').waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await expectAccessible(page, 'filters');
  await page.getByLabel('Admitted').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectAccessible(page, 'help');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a person or an action' }).fill('mar');
  await page
    .getByRole('option', { name: /^Maria Lopez/ })
    .first()
    .waitFor();
  await expectAccessible(page, 'palette');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  await expectAccessible(page, 'account menu');
  await page.keyboard.press('Escape');
  await page.goto(`/admissions/inquiry/${inquiry.id}`);
  await page.getByRole('button', { name: 'Edit summary' }).click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Something else');
  await expectAccessible(page, 'editing the summary');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor();
  await expectAccessible(page, 'unsaved changes');
});

test('every step of the create dialog', async () => {
  const page = await app.open(staff, '/admissions/inquiries?new=true');
  const dialog = page.getByRole('dialog', { name: 'Create Inquiry' });
  await dialog.waitFor();
  await expectAccessible(page, 'existing client');
  await dialog.getByRole('combobox', { name: 'Client' }).fill('lopez');
  await page.getByRole('option', { name: 'Maria Lopez' }).waitFor();
  await expectAccessible(page, 'found clients');
  await page.getByRole('option', { name: 'Maria Lopez' }).click();
  await dialog.getByRole('radio', { name: 'No' }).check();
  await expectAccessible(page, 'declined');
  await dialog.getByText('New client').click();
  await dialog.getByLabel('First name').fill('Maria');
  await dialog.getByLabel('Last name').fill('Lopez');
  await page.getByText('Check Clients before proceeding to avoid duplicates.').waitFor();
  await expectAccessible(page, 'namesakes');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expectAccessible(page, 'details');
  await dialog.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('button', { name: 'Today' }).waitFor();
  await expectAccessible(page, 'calendar');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('heading', { name: 'Confirm' }).waitFor();
  await expectAccessible(page, 'confirm');
});

test('the pages of strangers and of the demo', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.openAsStranger('/login');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await expectAccessible(page, 'login');
  await page.getByLabel('E-mail').fill('nobody@a.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong#Password12');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Incorrect email or password').waitFor();
  await expectAccessible(page, 'refused');
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).waitFor();
  await expectAccessible(page, 'forgot password');
  await page.goto('/reset_password?token=none');
  await page.getByText('Invalid or expired token').waitFor();
  expect(await page.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot-password');
  await expectAccessible(page, 'reset password');
  await page.goto('/dev/kitchen-sink');
  await page.getByRole('heading').first().waitFor();
  await expectAccessible(page, 'kitchen sink');
  await page.goto('/dev/outbox');
  await page.getByRole('heading').first().waitFor();
  await expectAccessible(page, 'outbox');
});
