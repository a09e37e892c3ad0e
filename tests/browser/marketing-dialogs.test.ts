import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createAudience, createCampaign, INTRO, sendNow } from '../support/campaigns.ts';
import { expectNothingBeside, press, SIZES } from '../support/dialogs.ts';
import { createBlock, samplePicture, sendPicture } from '../support/email-templates.ts';
import { createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
let outreach: Actor;
let sent: string;

beforeAll(async () => {
  outreach = await app.signIn('outreach');
  const referral_id = await createSource(outreach, { type: 'School' });
  await createContact(outreach, referral_id, { firstname: 'Wren', email: 'wren@referents.example' });
  await createContact(outreach, referral_id, { firstname: 'Ash' });
  await createAudience(app, 'a');
  sent = await createCampaign(app, 'a', { name: 'Winter news' });
  await sendNow(outreach, sent);
  await app.runJobs();
  await createCampaign(app, 'a');
  await outreach.trpc.suppressions.add.mutate({ emails: ['gone@referents.example'], reason: 'manual' });
  await outreach.trpc.emailTemplates.create.mutate({ name: 'Own news', restore_template: INTRO });
  await createBlock(app, 'a');
  await sendPicture(app.url, outreach.token, { bytes: samplePicture(), name: 'house.png', called: 'House' });
});

const campaigns = () => '/marketing/campaign';
const report = () => `/marketing/campaign?report=${sent}`;
const audiences = () => '/marketing/audience';
const suppressions = () => '/marketing/suppressions';
const templates = () => '/marketing/templates';
const editor = () => '/marketing/create-template';
/** A step of a draft of its own: what one test sends, no other finds. */
const step = (name: string) => async () => `/marketing/campaign/${await createCampaign(app, 'a')}/${name}`;

const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const text = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click();
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function pick(page: Page, rule: string, field: string) {
  await page.getByRole('group', { name: rule }).getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
}

/** Chooses from the menu of an audience or a template, which stands in a card of its own. */
async function chooseOf(page: Page, role: 'region' | 'listitem', name: RegExp, action: string) {
  const card = role === 'region' ? page.getByRole(role, { name }) : page.getByRole(role).filter({ hasText: name });
  await press(card.first(), 'More actions');
  await choose(page, action);
}

/** On a phone the editor shows one of its panes at a time. */
async function turnTo(page: Page, name: 'Add' | 'Settings' | 'E-mail') {
  const pane = page.getByText(name, { exact: true }).first();
  if (page.viewportSize()!.width < 500) await pane.click();
}

async function add(page: Page, name: string) {
  await turnTo(page, 'Add');
  await press(page, name);
}

async function openLink(page: Page, kind: string) {
  await add(page, 'Link');
  await turnTo(page, 'Settings');
  await press(page, 'Set link');
  await dialogOf(page, 'Set link').getByText(kind, { exact: true }).first().click();
}

const VIEWS = ['Desktop', 'Mobile', 'Images off', 'Dark', 'Plain text'];
async function openPreview(page: Page, view: string) {
  await press(page, 'Preview');
  await dialogOf(page, 'Preview').getByText(view, { exact: true }).click();
}

type At = () => string | Promise<string>;
type Dialog = readonly [name: string | RegExp, at: At, open: (page: Page) => Promise<unknown>];

const DIALOGS: Record<string, readonly Dialog[]> = {
  campaigns: [
    [
      'Create Campaign',
      campaigns,
      async (page) => {
        await press(page, 'Actions');
        await choose(page, 'Create Campaign');
        await press(dialogOf(page, 'Create Campaign'), 'Save');
        await page.getByText('Email subject is required').waitFor();
      },
    ],
    [
      'Delete',
      campaigns,
      async (page) => {
        await press(page, 'Actions for Spring news');
        await choose(page, 'Delete');
      },
    ],
    [
      'Report: Winter news',
      campaigns,
      async (page) => {
        await press(page, 'Actions for Winter news');
        await choose(page, 'Report');
      },
    ],
    [
      'Report: Winter news',
      report,
      async (page) => {
        await press(page, /^Delivered/);
        await page.getByText('wren@referents.example').waitFor();
      },
    ],
  ],
  audiences: [
    ['Audience Preview', audiences, (page) => press(page, 'Preview the audience All')],
    [
      'Create Audience',
      audiences,
      async (page) => {
        await press(page, 'Create Audience');
        await press(page, 'Add rule');
        await pick(page, 'Rule 2', 'Last activity');
        await press(page, 'Leave somebody out');
        await pick(page, 'Left out 1', 'Earlier campaign');
        await page.getByRole('combobox', { name: 'Campaign', exact: true }).fill('winter');
        await page.getByRole('option', { name: /^Winter news/ }).click();
      },
    ],
    [
      'Edit audience',
      audiences,
      async (page) => {
        await chooseOf(page, 'region', /^Schools/, 'Edit');
        await page.getByText('1 of 2 contacts can be mailed').last().waitFor();
      },
    ],
    ['Delete', audiences, (page) => chooseOf(page, 'region', /^Schools/, 'Delete')],
    [
      'Add addresses',
      suppressions,
      async (page) => {
        await press(page, 'Add addresses');
        await page.getByLabel(/^Addresses/).fill('one@referents.example, nobody@');
        await page.getByText('Not understood: nobody@').waitFor();
      },
    ],
    ['Take off the list', suppressions, (page) => press(page, 'Take gone@referents.example off the list')],
  ],
  templates: [
    [
      'Rename',
      templates,
      async (page) => {
        await chooseOf(page, 'listitem', /Own news/, 'Rename');
        await page.getByLabel('Template Name').fill('Ow');
        await press(dialogOf(page, 'Rename'), 'Save');
        await page.getByText('Template name must be at least 3 characters long').waitFor();
      },
    ],
    ['Versions of Own news', templates, (page) => chooseOf(page, 'listitem', /Own news/, 'Versions')],
  ],
  'the editor': [
    [
      'Create template',
      editor,
      async (page) => {
        await press(page, 'Create');
        await page.getByLabel('Template Name').fill('Ne');
        await press(dialogOf(page, 'Create template'), 'Create');
        await page.getByText('Template name must be at least 3 characters long').waitFor();
      },
    ],
    ...['URL', 'Email', 'File', 'Phone'].map((kind): Dialog => ['Set link', editor, (page) => openLink(page, kind)]),
    ...VIEWS.map((view): Dialog => ['Preview', editor, (page) => openPreview(page, view)]),
    ['Checks', editor, (page) => press(page, /^Checks: /)],
    [
      'Checks',
      editor,
      async (page) => {
        await add(page, 'Button');
        await press(page, /^Checks: [1-9]/);
      },
    ],
    ['Import HTML', editor, (page) => add(page, 'Import HTML')],
    [
      'Save as a block',
      editor,
      async (page) => {
        await add(page, 'Heading');
        await press(page, 'Save as a block');
      },
    ],
    ['Delete block', editor, (page) => add(page, 'Delete block Greeting')],
    [
      'Remove image',
      editor,
      async (page) => {
        await turnTo(page, 'Add');
        await text(page, 'Images');
        await press(page, 'Remove House');
      },
    ],
    [
      'Discard changes?',
      editor,
      async (page) => {
        await add(page, 'Heading');
        await page.getByRole('link', { name: 'Exit', exact: true }).click();
      },
    ],
  ],
  'the steps of a campaign': [
    ['Exit', step('audience'), (page) => press(page, 'Exit')],
    ['Create Audience', step('audience'), (page) => press(page, 'Create Audience')],
    [
      'Test Campaign',
      step('design'),
      async (page) => {
        await press(page, 'Test Campaign');
        const form = dialogOf(page, 'Test Campaign');
        await form.getByLabel('From name').fill('');
        await press(form, 'Send test');
        await form.getByText("Please enter the 'From name'.").waitFor();
      },
    ],
    ['Audience Preview', step('preview-and-send'), (page) => press(page, 'Preview the audience All')],
    ['Confirm sending campaign', step('preview-and-send'), (page) => press(page, 'Send Now')],
    [
      'The campaign is scheduled',
      step('preview-and-send'),
      async (page) => {
        await page.getByLabel(/^Day and time to send/).fill('2099-05-01T09:00');
        await press(page, 'Send later');
        await page.getByText('This campaign leaves on May 1, 2099, 9:00 AM.').waitFor();
        await press(page, 'Confirm');
      },
    ],
    [
      'Campaign Sent',
      step('preview-and-send'),
      async (page) => {
        await press(page, 'Send Now');
        await press(page, 'Confirm');
        await page.getByText('You will start getting results soon.').waitFor();
      },
    ],
  ],
};

/** One window a size: what stands in the editor unsaved is asked about, and goes with the next page. */
const windows = SIZES.map(([where, viewport]) => ({ where, openAt: app.keep({ viewport }) }));

for (const [screen, dialogs] of Object.entries(DIALOGS))
  describe(`dialogs of ${screen}`, () => {
    test.each(dialogs)('%s holds the rules for everybody, on a desk and on a phone', async (name, at, open) => {
      app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
      for (const { where, openAt } of windows) {
        const page = await openAt(outreach, await at());
        await open(page);
        const dialog = page.getByRole('dialog', { name, exact: true });
        await dialog.waitFor();
        await expectAccessible(page, `on ${where}`);
        await expectNothingBeside(page, dialog);
      }
    });
  });

test('every element of an e-mail, its tools and all of its settings, on a desk and on a phone', async () => {
  const page = await app.open(outreach, '/marketing/create-template');
  const elements = ['Heading', 'Text', 'Button', 'Image', 'Spacer', 'Divider', 'Link', 'Container', 'Columns'];
  for (const name of [...elements, 'Social Links']) {
    await press(page, name);
    const block = page.getByRole('group', { name: new RegExp(`^${name}, `) }).last();
    await block.waitFor();
    const more = page.getByText('More settings', { exact: true });
    if (await more.isVisible()) await more.click();
    await expectAccessible(page, name);
    await page.setViewportSize({ width: 390, height: 844 });
    await turnTo(page, 'Settings');
    await expectAccessible(page, `${name}: settings on a phone`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
    await turnTo(page, 'E-mail');
    await expectAccessible(page, `${name}: the e-mail on a phone`);
    await page.setViewportSize({ width: 1440, height: 900 });
    // What follows stands behind it, not within it.
    await page.getByRole('group', { name: 'E-mail', exact: true }).focus();
    await page.keyboard.press('Escape');
  }
  for (const tab of ['Images', 'Designs']) {
    await text(page, tab);
    await expectAccessible(page, tab);
  }
});
