import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createAudience, createCampaign, sendNow } from '../support/campaigns.ts';
import { press } from '../support/dialogs.ts';
import { SAMPLE_TEMPLATE } from '../support/email-templates.ts';
import { holdCalls } from '../support/held-calls.ts';
import { createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
// Frames run nothing, not even what looks at a page for a test.
const BLOCKED = /Blocked script execution in 'about:srcdoc'/;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
let outreach: Actor;
let draft: string;
let sent: string;

beforeAll(async () => {
  outreach = await app.signIn('outreach');
  const referral_id = await createSource(outreach);
  await createContact(outreach, referral_id, { firstname: 'Wren', email: 'wren@referents.example' });
  await createAudience(app, 'a');
  draft = await createCampaign(app, 'a');
  sent = await createCampaign(app, 'a', { name: 'Winter news' });
  await sendNow(outreach, sent);
  await app.runJobs();
});

interface Part {
  /** Where it is. */
  at: () => string;
  /** Of what is asked there, what is held; everything where left out. */
  held?: RegExp;
  /** What brings it on the page. */
  open?: (page: Page) => Promise<void>;
  /** What it says when it cannot be had. */
  failed: string;
}

const step = (name: string) => () => `/marketing/campaign/${draft}/${name}`;
const report = () => `/marketing/campaign?report=${sent}`;
/** A dialog that an address opens has the focus on its closing button, whose name is then shown outside of every landmark. */
const leaveClose = (page: Page) => page.getByRole('dialog').getByRole('heading').first().click();
const choose = (name: string) => (page: Page) => page.getByText(name, { exact: true }).first().click();

const PARTS: Record<string, Part> = {
  campaigns: { at: () => '/marketing/campaign', failed: 'Error fetching campaigns data' },
  'a report': { at: report, held: /^campaigns\.analytics$/, open: leaveClose, failed: 'Error fetching reports' },
  'the campaign of a report': {
    at: report,
    held: /^campaigns\.get$/,
    open: leaveClose,
    failed: 'Error loading campaign',
  },
  audiences: { at: () => '/marketing/audience', failed: 'Error fetching audiences' },
  'the people of an audience': {
    at: () => '/marketing/audience',
    held: /^audiences\.people$/,
    open: (page) => press(page, 'Preview the audience All'),
    failed: 'Failed to load audience contacts.',
  },
  'how many an audience reaches': {
    at: step('preview-and-send'),
    held: /^audiences\.people$/,
    failed: 'Failed to load audience contacts.',
  },
  suppressions: { at: () => '/marketing/suppressions', failed: 'Error fetching the suppression list' },
  templates: { at: () => '/marketing/templates', failed: 'Error fetching templates' },
  'a template': { at: () => '/marketing/edit-template/system-1', failed: 'Error fetching templates' },
  'a campaign': { at: step('audience'), failed: 'Error loading campaign' },
  'the audiences of a campaign': {
    at: step('audience'),
    held: /^audiences\.list$/,
    failed: 'Error fetching audiences',
  },
  'the templates of a campaign': {
    at: step('template'),
    held: /^emailTemplates\.list$/,
    open: async (page) => {
      await page.getByLabel('Use existing templates').check();
      await press(page, 'Next');
    },
    failed: 'Error loading templates',
  },
  'the sender of a campaign': {
    at: step('preview-and-send'),
    held: /^campaigns\.sender$/,
    failed: 'Failed to load details',
  },
  'blocks of the editor': {
    at: () => '/marketing/create-template',
    held: /^emailBlocks\.list$/,
    failed: 'Error loading your blocks',
  },
  'pictures of the editor': {
    at: () => '/marketing/create-template',
    held: /^assets\.list$/,
    open: choose('Images'),
    failed: 'Failed to load images',
  },
};

const parts = Object.entries(PARTS);

test.each(parts)('in Marketing, %s: the rules hold while it waits, and when it cannot be had', async (name, part) => {
  app.expectNoise(/Failed to load resource/);
  app.expectNoise(BLOCKED);
  const page = await app.open(outreach, '/marketing/campaign');
  await page.getByRole('row', { name: 'Winter news' }).waitFor();
  const { at, held, open, failed } = part;
  const calls = await holdCalls(page, held && ((call) => held.test(call)));
  await page.goto(at());
  await page.getByRole('heading').first().waitFor();
  await open?.(page);
  await expectAccessible(page, `${name}, loading`);
  calls.refuse();
  await page.getByText(failed).first().waitFor();
  await expectAccessible(page, `${name}, failed`);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page, `${name}, failed, on a phone`);
});

test('the people behind one of a report’s numbers: waiting, not to be had, nobody', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(outreach, report());
  const dialog = page.getByRole('dialog', { name: 'Report: Winter news' });
  await dialog.getByText('Select analytic event to see detail information').waitFor();
  await leaveClose(page);
  await expectAccessible(page, 'nothing chosen');
  await press(dialog, /^Opened \(estimate\)/);
  await dialog.getByText('No data available').waitFor();
  await expectAccessible(page, 'nobody');
  const calls = await holdCalls(page, (call) => call === 'campaigns.analytics');
  await press(dialog, /^Dropped/);
  await dialog.getByRole('heading', { name: 'People: Dropped' }).waitFor();
  await expectAccessible(page, 'waiting');
  calls.refuse();
  await dialog.getByText('Error fetching report data').waitFor();
  await expectAccessible(page, 'failed');
});

test('what has nothing in it, and what a search leaves nothing of', async () => {
  app.expectNoise(BLOCKED);
  const others = await app.signIn('outreach', 'b');
  const page = await app.open(others, '/marketing/campaign');
  const says = async (text: string) => {
    await page.getByText(text, { exact: true }).first().waitFor();
    await expectAccessible(page, text);
    await page.setViewportSize(PHONE);
    await expectAccessible(page, `${text} on a phone`);
    await page.setViewportSize(DESK);
  };
  await says('No campaigns found');
  // As in every empty list, what begins stands in its middle, and is the one filled button of the screen.
  await page.getByRole('cell').getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByRole('dialog', { name: 'Create Campaign' }).waitFor();
  await page.goto('/marketing/campaign?query=nowhere');
  await says('No campaign matches “nowhere”.');
  await page.goto('/marketing/audience');
  await press(page, 'Show archived');
  await says('No audience found');
  await page.goto('/marketing/audience');
  await press(page, 'Preview the audience All');
  await says('No data available');
  await page.goto('/marketing/suppressions');
  await says('Nobody is on this list.');
  await page.getByLabel('Search addresses').fill('nowhere');
  await says('No address matches.');
  await page.goto('/marketing/templates');
  await press(page, 'Show archived');
  await says('Nothing is archived.');
  await page.goto('/marketing/create-template');
  await says('Add an element or a layout to begin.');
  await choose('Images')(page);
  await says('No images yet.');
});

test('a card whose picture does not open shows a sign in its place, and says so on the console alone', async () => {
  app.expectNoise(BLOCKED);
  app.expectNoise(/^Failed to load template preview$/);
  const { id } = await outreach.trpc.emailTemplates.create.mutate({ name: 'Torn', restore_template: SAMPLE_TEMPLATE });
  const preview = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
  await app.within('a', (tx) => tx.db.updateTable('email_templates').set({ preview }).where('id', '=', id).execute());
  const page = await app.open(outreach, '/dashboard');
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto('/marketing/templates');
  const card = page.getByRole('listitem').filter({ hasText: 'Torn' });
  await card.locator('[data-stand-in]').waitFor();
  expect(await card.locator('img').count()).toBe(0);
  expect(said).toContain('Failed to load template preview');
  expect(await page.getByText('Failed to load template preview').count()).toBe(0);
  await expectAccessible(page);
});

test('a campaign that is not sent has no report, and its address leads to the campaign', async () => {
  app.expectNoise(BLOCKED);
  const page = await app.open(outreach, `/marketing/campaign?report=${draft}`);
  await page.getByRole('dialog').getByText('No reports available for this campaign yet.').waitFor();
  await page.getByRole('link', { name: 'Open the campaign' }).click();
  await page.waitForURL(`**/marketing/campaign/${draft}/*`);
});

test('the menu of a campaign is within reach in a window of 1280 pixels', async () => {
  const page = await app.open(outreach, '/marketing/campaign', { viewport: { width: 1280, height: 800 } });
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
});
