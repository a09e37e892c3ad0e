import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { descriptionOf, expectAccessible, holdBack, startBrowserApp } from '../support/browser.ts';
import {
  createAudience,
  createCampaign,
  createScheduledCampaign,
  INTRO,
  sendNow,
  setPostalAddress,
} from '../support/campaigns.ts';
import { TEST_PASSWORD } from '../support/organizations.ts';
import { createContact, createSource } from '../support/referrals.ts';

const app = await startBrowserApp();
let outreach: Actor;
let contactId: string;

beforeAll(async () => {
  outreach = await app.signIn('outreach');
  await setPostalAddress(app, 'a');
  const referral_id = await createSource(outreach);
  contactId = await createContact(outreach, referral_id, { firstname: 'Wren', email: 'wren@referents.example' });
});

const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isAt = (page: Page, step: string) => page.waitForURL(`**/marketing/campaign/*/${step}`);
const designOf = async (campaign_id: string) =>
  (await outreach.trpc.campaigns.get.query({ campaign_id })).html_content ?? '';

// Frames run nothing, not even what looks at a page for a test.
const BLOCKED = /Blocked script execution in 'about:srcdoc'/;

describe('the design step', () => {
  test('begins from nothing, keeps every change, and what was typed last when somebody leaves', async () => {
    app.expectNoise(BLOCKED);
    const { id } = await outreach.trpc.campaigns.create.mutate({ name: 'News', subject: 'Hello', description: 'All' });
    const page = await app.open(outreach, `/marketing/campaign/${id}/template`);
    await page.getByText('Would you like to start with template or create a new template?').waitFor();
    await button(page, 'Next').click();
    await page.getByRole('main').getByText('Please select a design first').waitFor();
    await page.getByLabel('Start from Scratch').check();
    await button(page, 'Next').click();
    await isAt(page, 'design');
    await button(page, 'Heading').click();
    await block(page, 'Heading, 1 of 1').waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => designOf(id)).toContain('Heading...');
    await button(page, 'Text').click();
    await block(page, 'Text, 2 of 2').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[contenteditable="true"]:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Typed and left.');
    await button(page, 'Exit').click();
    await button(page, 'Confirm').click();
    await page.waitForURL('**/marketing/campaign');
    await expect.poll(() => designOf(id)).toContain('Typed and left.');
  });

  test('begins with a copy of a template, which stays as it is', async () => {
    app.expectNoise(BLOCKED);
    const { id } = await outreach.trpc.campaigns.create.mutate({ name: 'Copy', subject: 'Hello', description: 'All' });
    const page = await app.open(outreach, `/marketing/campaign/${id}/template`);
    await page.getByLabel('Use existing templates').check();
    await button(page, 'Next').click();
    await page.getByRole('group', { name: 'Choose a template' }).waitFor();
    // The way back leads to the choice, by its button as by the browser's.
    const question = page.getByText('Would you like to start with template or create a new template?');
    await page.goBack();
    await question.waitFor();
    await page.goForward();
    await page.getByRole('group', { name: 'Choose a template' }).waitFor();
    await page.setViewportSize({ width: 390, height: 600 });
    expect((await button(page, 'Back').boundingBox())!.y).toBeLessThan(600 - 64);
    await page.setViewportSize({ width: 1280, height: 800 });
    await button(page, 'Back').click();
    await question.waitFor();
    expect(await page.getByLabel('Use existing templates').isChecked()).toBe(true);
    await button(page, 'Next').click();
    await button(page, 'Next').click();
    await page.getByRole('main').getByText('Please select a template first').waitFor();
    await page.getByRole('radio', { name: 'Intro' }).check();
    await button(page, 'Next').click();
    await isAt(page, 'design');
    await button(page, 'Spacer').click();
    await page.locator('main').getByRole('button', { name: 'Preview', exact: true }).last().click();
    await isAt(page, 'preview-and-send');
    await page.getByLabel('Subject').waitFor();
    expect(await designOf(id)).toContain('Hello {{first_name}}');
  });

  test('tests itself on the person’s own address, whoever is to be answered', async () => {
    const id = await createCampaign(app, 'a');
    await outreach.trpc.campaigns.save.mutate({ campaign_id: id, reply_to: 'desk@elsewhere.example' });
    const page = await app.open(outreach, `/marketing/campaign/${id}/design`);
    await button(page, 'Test Campaign').click();
    const form = page.getByRole('dialog', { name: 'Test Campaign' });
    await form.getByText(outreach.user.email_id, { exact: true }).waitFor();
    expect(await form.getByLabel('Reply to').inputValue()).toBe('desk@elsewhere.example');
    expect(await form.getByLabel('From email').isEditable()).toBe(false);
    await form.getByRole('button', { name: 'Send test' }).click();
    await page.getByText('Test email sent successfully.').waitFor();
    expect((await app.mails()).filter(({ subject }) => subject.startsWith('[Test]')).map(({ to }) => to)).toEqual([
      outreach.user.email_id,
    ]);
  });

  test('sends nothing by itself once what came back unsaved was given up', async () => {
    app.expectNoise(/Failed to load resource/);
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}/design`);
    const saves = '**/trpc/campaigns.save**';
    await page.route(saves, (route) => route.abort());
    await button(page, 'Divider').click();
    await page.getByText('Not saved yet. It is kept in this browser.').waitFor();
    await page.reload();
    await page.getByText('Restored unsaved changes').waitFor();
    await page.unroute(saves);
    let sent = 0;
    await page.route(saves, (route) => {
      sent += 1;
      return route.continue();
    });
    await button(page, 'Discard them').click();
    // A dialog draws the page around the editor another time.
    await button(page, 'Test Campaign').click();
    await page.getByRole('dialog', { name: 'Test Campaign' }).getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Save Draft').click();
    await page.getByText('Campaign saved successfully').waitFor();
    expect(sent).toBe(0);
  });

  test('asks who is signed out elsewhere to sign in again, and keeps what they wrote meanwhile', async () => {
    app.expectNoise(/Failed to load resource/);
    const own = await app.signIn('outreach');
    const id = await createCampaign(app, 'a');
    const page = await app.open(own, `/marketing/campaign/${id}/design`);
    await button(page, 'Heading').click();
    await expect.poll(() => designOf(id)).toContain('Heading...');
    await own.trpc.auth.logOut.mutate({ refresh_token: own.refresh_token });
    await page.keyboard.press('Enter');
    await page.locator('[contenteditable]:focus').waitFor();
    await page.keyboard.insertText('Open beds');
    await page.getByText('Your session has ended. Log in again.').waitFor();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(own.user.email_id);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await button(page, 'Log in').click();
    await button(page, 'Save Draft').click();
    await page.getByText('Campaign saved successfully').waitFor();
    expect(await designOf(id)).toContain('Open beds');
  });

  test('asks before another beginning replaces a design', async () => {
    app.expectNoise(BLOCKED);
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}/template`);
    await page.getByLabel('Start from Scratch').check();
    await button(page, 'Next').click();
    const question = page.getByRole('dialog', { name: 'Replace the design' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await designOf(id)).toContain('Hello {{first_name}}');
    await button(page, 'Next').click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await isAt(page, 'design');
    expect(await designOf(id)).toBe('');
  });

  test('whose answer is lost on the way is not taken for somebody else', async () => {
    app.expectNoise(/Failed to load resource/);
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}/design`);
    await button(page, 'Heading').waitFor();
    await page.route('**/trpc/campaigns.save**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, 'Heading').click();
    await page.getByText('Not saved yet. It is kept in this browser.').waitFor();
    await page.unroute('**/trpc/campaigns.save**');
    await button(page, 'Spacer').click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await page.getByText('Somebody changed this design meanwhile.').count()).toBe(0);
    await expect.poll(() => designOf(id)).toContain('Heading...');
  });

  test('two who write the same design are asked whose stays', async () => {
    app.expectNoise(/Failed to load resource/);
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}/design`);
    await button(page, 'Heading').waitFor();
    const { restore_template } = (await outreach.trpc.emailTemplates.list.query({}))[1]!;
    await outreach.trpc.campaigns.save.mutate({ campaign_id: id, restore_template });
    await button(page, 'Heading').click();
    await page.getByText('Somebody changed this design meanwhile. Which one should stay?').waitFor();
    await button(page, 'Keep mine').click();
    await expect.poll(() => designOf(id)).toContain('Heading...');
  });

  test('that a colleague sends while it is written says that the last change was not saved', async () => {
    app.expectNoise(BLOCKED);
    app.expectNoise(/Failed to load resource/);
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}/design`);
    await button(page, 'Heading').waitFor();
    await sendNow(await app.signIn('admin'), id);
    await button(page, 'Heading').click();
    await isAt(page, 'preview-and-send');
    const said = page.getByText(
      'This campaign is no draft anymore. What you changed last in its design was not saved.',
    );
    await said.waitFor();
    expect(await said.count()).toBe(1);
    expect(await designOf(id)).not.toContain('Heading...');
  });
});

describe('the address of a campaign', () => {
  const row = (page: Page, name: string) => page.getByRole('row', { name }).getByRole('link', { name, exact: true });

  test('leads from the list to the last step where there is a design, else to the first', async () => {
    app.expectNoise(BLOCKED);
    await createCampaign(app, 'a', { name: 'With a design' });
    const bare = { name: 'Without one', subject: 'Hello', description: 'All' };
    const { id } = await outreach.trpc.campaigns.create.mutate(bare);
    const page = await app.open(outreach, '/marketing/campaign');
    await row(page, 'With a design').click();
    await isAt(page, 'preview-and-send');
    await page.goBack();
    await row(page, 'Without one').click();
    await page.waitForURL(`**/marketing/campaign/${id}/audience`);
  });

  test.each(['', '/anything'])('shows the audience step at %j, with a design too', async (rest) => {
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}${rest}`);
    await page.waitForURL(`**/marketing/campaign/${id}/audience`);
    await page.getByRole('radio', { name: 'All: All CRM Contacts' }).waitFor();
  });

  test('is left by an exit that asks, also once it is sent', async () => {
    app.expectNoise(BLOCKED);
    const id = await createCampaign(app, 'a');
    await sendNow(outreach, id);
    const page = await app.open(outreach, '/marketing/campaign');
    const showSender = await holdBack(page, '**/trpc/**campaigns.sender**');
    await page.goto(`/marketing/campaign/${id}/preview-and-send`);
    await button(page, 'Exit').click();
    const question = page.getByRole('dialog', { name: 'Exit' });
    await question.getByText('Do you want to exit?').waitFor();
    // What the step waits for comes behind the question, which stays.
    showSender();
    await page.getByLabel('From name').waitFor();
    await question.getByText('Do you want to exit?').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(page.url()).toMatch(/preview-and-send$/);
    await button(page, 'Exit').click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL('**/marketing/campaign');
  });
});

describe('the report of a campaign', () => {
  test('is offered once it is sent; until then the list and the page say how far sending has come', async () => {
    app.expectNoise(BLOCKED);
    const id = await createCampaign(app, 'a', { name: 'On its way' });
    await sendNow(outreach, id);
    const page = await app.open(outreach, '/marketing/campaign');
    const row = page.getByRole('row', { name: 'On its way' });
    await row.getByText(/^0 of \d+ handled$/).waitFor();
    const report = row.getByRole('button', { name: 'Report: On its way' });
    expect(await report.isDisabled()).toBe(true);
    await row.getByRole('button', { name: 'Actions for On its way' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Report' }).count()).toBe(0);
    await page.goto(`/marketing/campaign/${id}/preview-and-send`);
    await page.getByText(/^0 of \d+ handled$/).waitFor();
    expect(await button(page, 'Report').count()).toBe(0);
    await page.goto(`/contact/${contactId}`);
    await page.getByRole('link', { name: 'On its way' }).click();
    await page.waitForURL(`**/marketing/campaign/${id}/preview-and-send`);
    await app.runJobs();
    await button(page, 'Report').click();
    await page.getByRole('dialog', { name: 'Report: On its way' }).waitFor();
  });

  test('needs no subject of the last step: the campaign keeps its own', async () => {
    app.expectNoise(BLOCKED);
    const id = await createCampaign(app, 'a');
    const { subject } = await outreach.trpc.campaigns.get.query({ campaign_id: id });
    const page = await app.open(outreach, `/marketing/campaign/${id}/preview-and-send`);
    await page.getByLabel(/^Subject/).fill('');
    await page.getByText(`Left empty, it stays “${subject}”.`).waitFor();
    await button(page, 'Send Now').click();
    await button(page, 'Confirm').click();
    await page.getByText('Campaign Sent Successfully').waitFor();
    expect(await outreach.trpc.campaigns.get.query({ campaign_id: id })).toMatchObject({ status: 'sending', subject });
  });
});

describe('a campaign that is being sent', () => {
  test('is paused, gone on with and copied from its own page, by a press that is made twice as by one', async () => {
    app.expectNoise(BLOCKED);
    const id = await createCampaign(app, 'a', { name: 'Held up' });
    await sendNow(outreach, id);
    // With motion, a menu can still be pressed while it fades away.
    const page = await app.open(outreach, `/marketing/campaign/${id}/preview-and-send`, {
      reducedMotion: 'no-preference',
    });
    const choose = async (action: string) => {
      await button(page, 'Actions for Held up').click();
      await page.getByRole('menuitem', { name: action }).dblclick();
    };
    const isNow = (status: string) => page.getByRole('heading', { level: 1 }).locator('..').getByText(status).waitFor();
    await choose('Pause');
    await isNow('Paused');
    await choose('Resume');
    await isNow('Sending');
    await choose('Duplicate');
    await page.getByText('Campaign duplicated').waitFor();
    const named = async () => (await outreach.trpc.campaigns.list.query({ query: 'Held up' })).total;
    expect(await named()).toBe(2);
    await choose('Cancel what is not sent yet');
    await isNow('Canceled');
    expect(await page.getByText('This campaign cannot do that now.').count()).toBe(0);
    expect(await named()).toBe(2);
  });
});

describe('a campaign whose provider asks to wait', () => {
  test('says why in the list too, on a desk and on a phone', async () => {
    const id = await createCampaign(app, 'a', { name: 'Throttled' });
    await sendNow(outreach, id);
    await app.within('a', ({ db }) =>
      db.updateTable('campaigns').set({ fault: 'throttled' }).where('id', '=', id).execute(),
    );
    const why = 'Sending has stopped: the mail provider asks to wait. It is tried again by itself.';
    const page = await app.open(outreach, '/marketing/campaign');
    await page.getByRole('row', { name: 'Throttled' }).getByText(why).waitFor();
    const phone = await app.open(outreach, '/marketing/campaign', { viewport: { width: 390, height: 844 } });
    await phone.getByRole('listitem').filter({ hasText: 'Throttled' }).getByText(why).waitFor();
  });
});

describe('a campaign that waits for its day', () => {
  test('says on its page and in the list when it leaves, and is called back from there', async () => {
    app.expectNoise(BLOCKED);
    const id = await createCampaign(app, 'a', { name: 'June letter' });
    const sender = { org_name: 'Maple House', reply_to: 'riley@maple.example' };
    const scheduled_at = Date.parse('2026-06-01T13:00:00Z') / 1000;
    await outreach.trpc.campaigns.send.mutate({ campaign_id: id, ...sender, scheduled_at });
    const page = await app.open(outreach, '/marketing/campaign');
    await page.getByRole('row', { name: 'June letter' }).getByText('Jun 1, 2026').waitFor();
    await page.goto(`/marketing/campaign/${id}`);
    await page.getByText('This campaign leaves on Jun 1, 2026, 9:00 AM.').waitFor();
    await expectAccessible(page);
    await button(page, 'Call back to draft').click();
    await button(page, 'Send Now').waitFor();
    expect(await outreach.trpc.campaigns.get.query({ campaign_id: id })).toMatchObject({ status: 'draft' });
    // What is wrong with another day stays beside it once the toast is gone.
    const later = page.getByLabel('Day and time to send');
    await later.fill('2020-01-01T09:00');
    await button(page, 'Send later').click();
    await expect.poll(() => descriptionOf(later)).toContain('Choose a time in the future.');
    await later.fill('2027-03-14T02:30');
    await later.blur();
    await expect
      .poll(() => descriptionOf(later))
      .toContain('The clocks go forward over this time, so there is none like it on that day. Choose another.');
    await expectAccessible(page);
  });
});

describe('a step that is left by the steps above it', () => {
  test('keeps who was chosen, and what was typed of the sender', async () => {
    app.expectNoise(BLOCKED);
    app.expectNoise(/Failed to load resource/);
    const audience = await createAudience(app, 'a');
    const { name } = (await outreach.trpc.audiences.list.query({})).find(({ id }) => id === audience)!;
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}/audience`);
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: /Preview & Send/ }).click();
    await isAt(page, 'preview-and-send');
    await page.getByRole('region', { name }).waitFor();
    const subject = page.getByLabel(/^Subject/);
    await subject.fill('Two beds in June');
    await page.getByRole('button', { name: /Design/ }).click();
    await isAt(page, 'design');
    const kept = () => outreach.trpc.campaigns.get.query({ campaign_id: id });
    expect(await kept()).toMatchObject({ audience, subject: 'Two beds in June' });
    await button(page, 'Heading').waitFor();
    await page.getByRole('button', { name: /Preview & Send/ }).click();
    await subject.fill('');
    await page.getByRole('button', { name: /Design/ }).click();
    await page.getByText('Email subject is required').waitFor();
    expect(page.url()).toMatch(/preview-and-send$/);
    await outreach.trpc.audiences.archive.mutate({ audience_id: audience, archived: true });
    await subject.fill('Two beds in June');
    await page.reload();
    await page.getByRole('button', { name: /Audience/ }).click();
    await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true);
  });

  test('asks before who was chosen or what was typed is lost on another way out, and once alone at the exit', async () => {
    app.expectNoise(BLOCKED);
    const audience = await createAudience(app, 'a');
    const { name } = (await outreach.trpc.audiences.list.query({})).find((each) => each.id === audience)!;
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}/audience`);
    const chosen = page.getByRole('radio', { name });
    await chosen.check();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await chosen.isChecked()).toBe(true);
    await button(page, 'Next').click();
    await isAt(page, 'design');
    await page.getByRole('button', { name: /Preview & Send/ }).click();
    const subject = page.getByLabel(/^Subject/);
    await subject.fill('Half typed');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' }).click();
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await subject.inputValue()).toBe('Half typed');
    await button(page, 'Exit').click();
    await button(page, 'Confirm').click();
    await page.waitForURL('**/marketing/campaign');
    expect(await question.count()).toBe(0);
  });

  test('shows what somebody else saved meanwhile, and saves and sends upon that the next time', async () => {
    app.expectNoise(BLOCKED);
    app.expectNoise(/Failed to load resource/);
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}/preview-and-send`);
    const [fromName, replyTo] = [page.getByLabel('From name'), page.getByLabel('Reply to')];
    await replyTo.fill('desk@maple.example');
    const other = await app.signIn('admin');
    await other.trpc.campaigns.save.mutate({ campaign_id: id, org_name: 'Maple House East' });
    await button(page, 'Save Draft').click();
    await page.getByText('changed this campaign meanwhile').first().waitFor();
    await expect.poll(() => fromName.inputValue()).toBe('Maple House East');
    expect(await replyTo.inputValue()).toBe('desk@maple.example');
    await button(page, 'Save Draft').click();
    await page.getByText('Campaign saved successfully').waitFor();
    await outreach.trpc.suppressions.add.mutate({ emails: ['wren@referents.example'], reason: 'manual' });
    await button(page, 'Send Now').click();
    await page.getByText('Campaign will be send to 0 contacts.').waitFor();
    await outreach.trpc.suppressions.remove.mutate({ email: 'wren@referents.example' });
    await other.trpc.campaigns.save.mutate({ campaign_id: id, org_name: 'Maple House West' });
    await button(page, 'Confirm').click();
    await expect.poll(() => fromName.inputValue()).toBe('Maple House West');
    const kept = () => outreach.trpc.campaigns.get.query({ campaign_id: id });
    expect(await kept()).toMatchObject({ status: 'draft', reply_to: 'desk@maple.example' });
    await button(page, 'Send Now').click();
    await button(page, 'Confirm').click();
    await page.getByText('Campaign Sent Successfully').waitFor();
    expect(await kept()).toMatchObject({ org_name: 'Maple House West' });
  });

  test('marks a field that is refused, saves once what is pressed twice, and says where it could not', async () => {
    app.expectNoise(BLOCKED);
    app.expectNoise(/Failed to load resource/);
    const id = await createCampaign(app, 'a');
    const page = await app.open(outreach, `/marketing/campaign/${id}/preview-and-send`);
    const replyTo = page.getByLabel('Reply to');
    await replyTo.fill('desk');
    await button(page, 'Send Now').click();
    await page.getByText('Invalid email format in "Reply to" field').first().waitFor();
    await expect.poll(() => replyTo.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await replyTo.getAttribute('aria-invalid')).toBe('true');
    await replyTo.fill('desk@maple.example');
    const moment = page.getByLabel(/^Day and time to send/);
    await moment.fill('2020-01-01T09:00');
    await button(page, 'Send later').click();
    await page.getByText('Choose a time in the future.').first().waitFor();
    expect(await moment.getAttribute('aria-invalid')).toBe('true');
    await moment.fill('');
    await button(page, 'Save Draft').dblclick();
    await page.getByText('Campaign saved successfully').first().waitFor();
    expect(await page.getByText('changed this campaign meanwhile').count()).toBe(0);
    await page.route('**/trpc/campaigns.save**', (route) => route.abort());
    await button(page, 'Save Draft').click();
    await page.getByText('Error saving campaign').waitFor();
    expect(await outreach.trpc.campaigns.get.query({ campaign_id: id })).toMatchObject({
      reply_to: 'desk@maple.example',
    });
  });
});

describe('audiences', () => {
  test('are described by rules, counted while they are written, and chosen for a campaign', async () => {
    app.expectNoise(/Failed to load resource/);
    const page = await app.open(outreach, '/marketing/audience');
    await page.getByRole('region', { name: 'All' }).getByText('1 of 1 contacts can be mailed').waitFor();
    await button(page, 'Create Audience').click();
    const form = page.getByRole('dialog', { name: 'Create Audience' });
    await form.getByText('Complete the rules to see how many they reach.').waitFor();
    await form.getByLabel('Name').fill('Everybody lately');
    await form.getByLabel('Description').fill('Whoever was added this month');
    const rule = form.getByRole('group', { name: 'Rule 1' });
    await rule.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Contact added' }).click();
    await rule.getByLabel('Days').fill('30');
    await form.getByText('1 of 1 contacts can be mailed').waitFor();
    await form.getByText('Among them: Wren').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Audience created').waitFor();
    const card = page.getByRole('region', { name: 'Everybody lately' });
    await card.getByText('1 of 1 contacts can be mailed').waitFor();
    await card.getByRole('button', { name: 'Preview the audience Everybody lately' }).click();
    const shown = page.getByRole('dialog', { name: 'Audience Preview' });
    await shown.getByText('wren@referents.example').waitFor();
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });

    await card.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: 'Edit audience' });
    await edit.getByLabel('Description').fill('Added in the last weeks');
    await button(page, 'Leave somebody out').click();
    const leftOut = edit.getByRole('group', { name: 'Left out 1' });
    await leftOut.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Contact added' }).click();
    await leftOut.getByLabel('Days').fill('7');
    const { audiences } = outreach.trpc;
    const [made] = await audiences.list.query({});
    const within = { field: 'created_at' as const, is: 'within' as const, days: 60 };
    const id = await createCampaign(app, 'a', { name: 'Winter news' });
    const clicked = { field: 'campaign' as const, is: 'did' as const, event: 'clicked' as const, campaign_id: id };
    const theirs = { description: 'Added in two months', rules: [within], excluded: [clicked] };
    await audiences.update.mutate({ audience_id: made!.id, version: made!.version, ...theirs });
    await edit.getByRole('button', { name: 'Save' }).click();
    await edit.getByText('changed this audience meanwhile').waitFor();
    expect(await edit.getByRole('group', { name: 'Rule 1' }).getByLabel('Days').inputValue()).toBe('60');
    await edit.getByText('follow a link (Winter news)').waitFor();
    await edit.getByRole('button', { name: 'Take theirs: Left out' }).click();
    await edit.getByRole('button', { name: 'Keep mine: Description' }).click();
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Audience saved').waitFor();
    const [kept] = await audiences.list.query({});
    expect(kept).toMatchObject({ description: 'Added in the last weeks', rules: [within], excluded: [clicked] });

    const wizard = await app.open(outreach, `/marketing/campaign/${id}/audience`);
    await wizard.getByRole('radio', { name: 'Everybody lately' }).check();
    await button(wizard, 'Save Draft').click();
    await wizard.getByText('Campaign saved successfully').waitFor();
    const { audience } = await outreach.trpc.campaigns.get.query({ campaign_id: id });
    expect(audience).toBe((await outreach.trpc.audiences.list.query({}))[0]!.id);
  });
});

describe('every screen of Marketing', () => {
  const SCREENS: readonly (readonly [path: string, there: string])[] = [
    ['/marketing/campaign', 'Spring news'],
    ['/marketing/audience', 'All CRM Contacts'],
    ['/marketing/suppressions', 'Nobody is on this list.'],
    ['/marketing/templates', 'Preview Intro'],
    ['/marketing/create-template', 'Create template'],
    ['/marketing/campaign/{id}/audience', 'Who gets this campaign'],
    ['/marketing/campaign/{id}/template', 'Start from Scratch'],
    ['/marketing/campaign/{id}/template?from=templates', 'Choose a template'],
    ['/marketing/campaign/{id}/design', 'Saved'],
    ['/marketing/campaign/{id}/preview-and-send', 'Send Now'],
  ];

  const LONG = 'W'.repeat(120);
  beforeAll(() => outreach.trpc.emailTemplates.create.mutate({ name: LONG, restore_template: INTRO }));

  test('a long name of a template keeps to its card', async () => {
    app.expectNoise(BLOCKED);
    const page = await app.open(outreach, '/marketing/templates');
    const card = page.getByRole('button', { name: LONG });
    await card.waitFor();
    expect((await card.boundingBox())!.width).toBeLessThanOrEqual(300);
  });

  test.each(SCREENS)('%s holds the rules for everybody, also on a phone', async (path, there) => {
    app.expectNoise(BLOCKED);
    const page = await app.open(outreach, path.replace('{id}', await createCampaign(app, 'a')));
    await page.getByText(there).first().waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

describe('the last step', () => {
  test('is all that who only reads is shown of a draft, and nobody’s address stands in for its sender', async () => {
    app.expectNoise(BLOCKED);
    const campaign_id = await createCampaign(app, 'a');
    const analyst = await app.signIn('analyst');
    const page = await app.open(analyst, `/marketing/campaign/${campaign_id}/design`);
    await page.waitForURL(`**/marketing/campaign/${campaign_id}/preview-and-send`);
    expect(await page.getByLabel('From email').inputValue()).toBe('');
    expect(await page.getByLabel('Reply to').inputValue()).toBe('');
    await page.getByText('Your role reads campaigns, and changes none.').waitFor();
    for (const name of ['Save Draft', 'Send Now', 'Next']) expect(await button(page, name).count()).toBe(0);
    const steps = page.getByRole('listitem').filter({ hasText: /Step \d/ });
    expect(await steps.count()).toBe(3);
    expect(await steps.getByRole('button', { disabled: false }).count()).toBe(0);
    await page.goto('/marketing/create-template');
    await page.getByRole('heading', { level: 1, name: 'Create template' }).waitFor();
    await page.getByText('Your role reads templates, and changes none.').waitFor();
  });

  test('offers the names of the settings, comes from whoever opens it, and shows whole addresses', async () => {
    app.expectNoise(BLOCKED);
    const email = 'bartholomew.applegarth@referents-of-maple.example';
    await createContact(outreach, await createSource(outreach), { firstname: 'Bart', lastname: 'Applegarth', email });
    await app.within('a', (tx) =>
      tx.db
        .updateTable('organizations')
        .set({ sender_names: ['Maple House', 'Riley of Maple House'] })
        .where('id', '=', tx.actor.org_id)
        .execute(),
    );
    const campaign_id = await createScheduledCampaign(app, 'a');
    await outreach.trpc.campaigns.steer.mutate({ campaign_id, to: 'cancel' });
    const page = await app.open(outreach, `/marketing/campaign/${campaign_id}/preview-and-send`);
    const offered = page
      .getByLabel('From name')
      .evaluate((field) => [...((field as HTMLInputElement).list?.options ?? [])].map(({ value }) => value));
    expect(await offered).toEqual(['Maple House', 'Riley of Maple House']);
    expect(await page.getByLabel('From email').inputValue()).toMatch(/^outreach-/);
    await button(page, 'Preview the audience All').click();
    const shown = page.getByRole('dialog', { name: 'Audience Preview' }).getByText(email);
    const cut = shown.evaluate((text) => {
      const cell = text.closest('td')!;
      return [cell, ...cell.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1);
    });
    expect(await cut).toBe(false);
  });
});

test('what would reach nobody is refused before it is asked about', async () => {
  app.expectNoise(BLOCKED);
  const id = await createCampaign(app, 'a');
  const courts = {
    joined: 'all' as const,
    rules: [{ field: 'type' as const, is: 'any_of' as const, values: ['Court'] }],
  };
  const { id: audience } = await outreach.trpc.audiences.create.mutate({
    ...{ name: 'Courts', description: 'Every court', excluded: [] },
    ...courts,
  });
  await outreach.trpc.campaigns.save.mutate({ campaign_id: id, audience });
  const page = await app.open(outreach, `/marketing/campaign/${id}/preview-and-send`);
  await page.getByText('0 of 0 contacts').first().waitFor();
  await button(page, 'Send Now').click();
  await page.getByText('This audience has nobody who can be mailed.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
