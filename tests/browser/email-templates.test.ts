import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { mergeHtml } from '#shared/features/email-templates/render/merge-tags.ts';
import type { Actor } from '../support/app.ts';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { createAudience, INTRO } from '../support/campaigns.ts';
import { SAMPLE_TEMPLATE, samplePicture } from '../support/email-templates.ts';
import { TEST_PASSWORD } from '../support/organizations.ts';

const app = await startBrowserApp();
let outreach: Actor;

beforeAll(async () => {
  outreach = await app.signIn('outreach');
});

const block = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pressOn = async (page: Page, name: string) => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

/** The frames of previews run nothing, not even what looks at a page for a test. */
const BLOCKED_FRAMES = /Blocked script execution in 'about:srcdoc'/;

/** How many templates this browser keeps unsaved. */
const draftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const asked = indexedDB.open('landfall-email-drafts');
        asked.onsuccess = () => {
          const count = asked.result.transaction('drafts').objectStore('drafts').count();
          count.onsuccess = () => {
            asked.result.close();
            resolve(count.result);
          };
        };
      }),
  );

describe('the templates', () => {
  test('show the starters, turn around at their ends, and lead to the editor', async () => {
    // Its frames run nothing, not even what looks at a page for a test.
    app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
    const page = await app.open(outreach, '/marketing/templates');
    await page.getByRole('heading', { name: 'Preview Intro' }).waitFor();
    await button(page, 'Previous template').click();
    await page.getByRole('heading', { name: 'Preview Bed Availability' }).waitFor();
    await button(page, 'Next template').click();
    await page.getByRole('heading', { name: 'Preview Intro' }).waitFor();
    const frame = page.getByRole('region', { name: 'Preview Intro' }).frameLocator('iframe');
    await frame.getByText('Hello there,').waitFor();
    expect(await page.locator('iframe').first().getAttribute('sandbox')).toBe('');
    await page.getByRole('link', { name: 'Edit Tempalte' }).click();
    await page.getByRole('heading', { name: 'Edit template' }).waitFor();
    await block(page, 'E-mail').waitFor();
  });

  test('go back to what they held at an earlier version', async () => {
    app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
    const { id } = await outreach.trpc.emailTemplates.create.mutate({
      name: 'First',
      restore_template: SAMPLE_TEMPLATE,
    });
    await outreach.trpc.emailTemplates.update.mutate({ template_id: id, name: 'Second' });
    const page = await app.open(outreach, '/marketing/templates');
    const card = page.getByRole('listitem').filter({ hasText: 'Second' });
    await card.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions of Second' });
    await versions.getByText('Current').waitFor();
    await versions.getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByText('Version restored').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'First' }).waitFor();
    expect(await outreach.trpc.emailTemplates.get.query({ template_id: id })).toMatchObject({
      name: 'First',
      version: 3,
    });
  });

  test('are not there for who may not see them, and are not asked for', async () => {
    const page = await app.open(await app.signIn('clinical'), '/marketing/templates');
    await page.waitForURL('**/dashboard');
  });
});

describe('the editor', () => {
  test('builds a template by the keyboard alone', async () => {
    // It ends on the templates, whose frames run nothing, not even what looks at a page for a test.
    app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
    const page = await app.open(outreach, '/marketing/create-template');
    await pressOn(page, 'Heading');
    await block(page, 'Heading, 1 of 1').waitFor();
    await pressOn(page, 'Text');
    await block(page, 'Text, 2 of 2').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[contenteditable="true"]:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Written by keys. ');
    // What is pasted and looks like an address becomes a link.
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'https://example.com/map');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(paste);
    });
    await page.locator('[contenteditable="true"] a', { hasText: 'https://example.com/map' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => block(page, 'Text, 2 of 2').textContent()).toContain('Written by keys.');
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('Text moved up, position 1 of 2').waitFor();
    await pressOn(page, 'Button');
    await block(page, 'Button, 2 of 3').waitFor();
    await page.keyboard.press('Delete');
    await block(page, 'Button, 2 of 3').waitFor({ state: 'detached' });
    await page.keyboard.press('ControlOrMeta+Z');
    await block(page, 'Button, 2 of 3').waitFor();
    await page.keyboard.press('ArrowUp');
    await pressOn(page, 'Set link');
    const link = page.getByRole('dialog', { name: 'Set link' });
    await link.getByLabel('Link', { exact: true }).fill('nowhere');
    await page.keyboard.press('Enter');
    await link.getByText('Please enter a valid Link').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Keep editing').click();
    await link.getByLabel('Link', { exact: true }).fill('example.com/beds');
    await page.keyboard.press('Enter');
    await page.getByText('https://example.com/beds').waitFor();
    await pressOn(page, 'Create');
    const form = page.getByRole('dialog', { name: 'Create template' });
    await form.getByLabel('Template Name').fill('By keys');
    await page.keyboard.press('Enter');
    await page.getByText('Template saved successfully').waitFor();
    const kept = (await outreach.trpc.emailTemplates.list.query({})).find(({ name }) => name === 'By keys')!;
    const text = kept.html_content;
    expect(text.indexOf('Written by keys.')).toBeGreaterThan(0);
    // Nobody set its width.
    expect(text).toContain('max-width:1000px');
    expect(text.indexOf('Written by keys.')).toBeLessThan(text.indexOf('Heading...'));
    for (const page of ['beds', 'map']) expect(text).toContain(`href="https://example.com/${page}"`);
  });

  test('shows a name as a chip, says what stands where it is not known, and puts an element by for other e-mails', async () => {
    app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
    const page = await app.open(outreach, '/marketing/create-template');
    await button(page, 'Text').click();
    await block(page, 'Text, 1 of 1').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[contenteditable="true"]:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Dear {{first_name|colleague}}');
    const chip = page.locator('[data-merge-tag="first_name"]');
    expect(await chip.textContent()).toBe('First name · colleague');
    expect(await page.locator('[contenteditable="true"]').textContent()).toBe('Dear First name · colleague');
    await page.keyboard.press('ArrowLeft');
    await page.getByLabel('Instead, where it is not known').fill('friend');
    expect(await chip.textContent()).toBe('First name · friend');
    await page.locator('[contenteditable="true"]').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => block(page, 'Text, 1 of 1').textContent()).toContain('Dear {{first_name|friend}}');
    await button(page, 'Save as a block').click();
    await page.getByRole('dialog', { name: 'Save as a block' }).getByLabel('Name of the block').fill('Greeting');
    await page.keyboard.press('Enter');
    await page.getByText('Block saved').waitFor();
    const other = await app.open(outreach, '/marketing/create-template');
    await button(other, 'Insert Greeting').click();
    await expect.poll(() => block(other, 'Text, 1 of 1').textContent()).toContain('Dear {{first_name|friend}}');
    await button(other, 'Delete block Greeting').click();
    await button(other, 'Confirm').click();
    await other.getByText('Block deleted').waitFor();
  });

  test('shows an element to an audience alone, says so on the canvas, and previews each reader’s e-mail', async () => {
    app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
    const audience = await createAudience(app, 'a');
    const { name } = (await outreach.trpc.audiences.list.query({})).find(({ id }) => id === audience)!;
    const page = await app.open(outreach, '/marketing/create-template');
    await button(page, 'Heading').click();
    await block(page, 'Heading, 1 of 1').waitFor();
    await button(page, 'Text').click();
    await block(page, 'Text, 2 of 2').waitFor();
    await page.getByRole('combobox', { name: 'Shown to' }).click();
    await page.getByRole('option', { name }).click();
    await block(page, 'Text, 2 of 2').getByText(`Only for ${name}`).waitFor();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    const seen = async (reader: string) => {
      await button(page, 'Preview').click();
      await preview.getByText('Plain text', { exact: true }).click();
      await preview.getByRole('combobox', { name: 'As seen by' }).click();
      await page.getByRole('option', { name: reader }).click();
      await preview.getByText('Heading...').waitFor();
      const text = await preview.locator('pre').textContent();
      await page.keyboard.press('Escape');
      await preview.waitFor({ state: 'detached' });
      return text;
    };
    expect(await seen(`Somebody in ${name}`)).toContain('Text...');
    expect(await seen('Somebody in none of the audiences')).not.toContain('Text...');
    await page.getByText('Everybody else', { exact: true }).click();
    await block(page, 'Text, 2 of 2').getByText(`Not for ${name}`).waitFor();
    expect(await seen('Somebody in none of the audiences')).toContain('Text...');
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Shown to' }).click();
    await page.getByRole('option', { name: 'Everybody', exact: true }).click();
    await block(page, 'Text, 2 of 2').getByText('Not for').waitFor({ state: 'detached' });
  });

  test('what is pasted keeps its lines, entries and rows apart, and a line that is asked for is a paragraph', async () => {
    const page = await app.open(outreach, '/marketing/create-template');
    await button(page, 'Text').click();
    await block(page, 'Text, 1 of 1').waitFor();
    await page.keyboard.press('Enter');
    const written = page.locator('[contenteditable="true"]');
    await written.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    const copied =
      '<p>Dear {{first_name}},<br>we have&mdash;today:</p><ul><li>Detox</li></ul><table><tr><td>Mon</td><td>3</td></tr></table>';
    await page.evaluate((html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(paste);
    }, copied);
    const lines = () => written.locator('p').allTextContents();
    await expect.poll(lines).toEqual(['Dear First name,', 'we have—today:', '• Detox', 'Mon 3']);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Call us.');
    expect((await lines()).slice(-2)).toEqual(['Mon 3', 'Call us.']);
  });

  test('a link that is set where nothing is chosen reads as it was typed, without what programs need', async () => {
    const page = await app.open(outreach, '/marketing/create-template');
    await button(page, 'Text').click();
    await block(page, 'Text, 1 of 1').waitFor();
    await page.keyboard.press('Enter');
    const written = page.locator('[contenteditable="true"]');
    await written.and(page.locator(':focus')).waitFor();
    const dialog = page.getByRole('dialog', { name: 'Set link' });
    for (const [kind, field, address] of [
      ['Email', 'Email Address', 'riley@maple.example'],
      ['Phone', 'Phone Number', '+16175550100'],
    ] as const) {
      await page.keyboard.press('End');
      await page.keyboard.type(' Reach us: ');
      await button(page, 'Set link').click();
      await dialog.getByText(kind, { exact: true }).click();
      await dialog.getByLabel(field).fill(address);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    }
    const links = written.locator('a');
    await expect.poll(() => links.allTextContents()).toEqual(['riley@maple.example', '+16175550100']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'mailto:riley@maple.example',
      'tel:+16175550100',
    ]);
  });

  test('headings, buttons and links are written where they stand, and their sample words give way', async () => {
    const page = await app.open(outreach, '/marketing/create-template');
    const written = page.locator('[contenteditable]:focus');
    for (const name of ['Heading', 'Button', 'Link']) {
      await button(page, name).click();
      await block(page, `${name}, 1 of 1`).click();
      await written.waitFor();
      await page.keyboard.type(`Our ${name} & more`);
      await page.keyboard.press('Enter');
      await written.waitFor({ state: 'detached' });
      await expect.poll(() => block(page, `${name}, 1 of 1`).textContent()).toContain(`Our ${name} & more`);
      await page.keyboard.press('Delete');
      await block(page, `${name}, 1 of 1`).waitFor({ state: 'detached' });
    }
    await page.getByText('Add an element or a layout to begin.').waitFor();
    await button(page, 'Heading section').click();
    await block(page, 'Heading, 1 of 1').click();
    await written.waitFor();
    await page.keyboard.type('Four rooms are free');
    await page.keyboard.press('Enter');
    await expect.poll(() => block(page, 'Heading, 1 of 1').textContent()).toContain('Four rooms are free');
    expect(await block(page, 'Heading, 1 of 1').textContent()).not.toContain('Title');
    // No more is shown than is kept.
    await button(page, 'Link').click();
    await block(page, 'Link, 2 of 2').click();
    await written.and(page.locator(':focus')).waitFor();
    await page.keyboard.insertText('x'.repeat(199));
    await page.keyboard.type('yz!');
    expect(await written.textContent()).toBe(`${'x'.repeat(199)}y`);
  });

  test('E57: the browser makes the same HTML of a template as the server has kept', async () => {
    app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
    const website_url = 'https://example.test/';
    await app.within('a', (tx) =>
      tx.db.updateTable('organizations').set({ website_url }).where('id', '=', tx.actor.org_id).execute(),
    );
    const { id } = await outreach.trpc.emailTemplates.create.mutate({ name: 'Same', restore_template: INTRO });
    const { html_content } = await outreach.trpc.emailTemplates.get.query({ template_id: id });
    const page = await app.open(outreach, `/marketing/edit-template/${id}`);
    await button(page, 'Preview').click();
    const byDay = await page.getByRole('dialog', { name: 'Preview' }).locator('iframe').getAttribute('srcdoc');
    const shown = byDay?.replaceAll('@media not all', '@media (prefers-color-scheme:dark)');
    const sender = app.organizations.a.name;
    const sample = {
      ...{ first_name: '', organization: '', sender_name: sender, unsubscribe_url: website_url },
      postal_address: 'The postal address of your organization',
    };
    expect(shown).toBe(mergeHtml(html_content, sample));
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await preview.getByText('Mobile', { exact: true }).click();
    await expect
      .poll(() => preview.locator('iframe').evaluate((frame) => (frame as HTMLElement).offsetWidth))
      .toBe(480);
  });

  test('takes the HTML of another e-mail in as one locked element, which opens when it is unlocked', async () => {
    app.expectNoise(/Failed to load resource/);
    const page = await app.open(outreach, '/marketing/create-template');
    await button(page, 'Import HTML').click();
    const form = page.getByRole('dialog', { name: 'Import HTML' });
    await form.getByLabel('HTML of the e-mail').fill('<style>p{}</style>');
    await form.getByRole('button', { name: 'Import' }).click();
    await form.getByText('There is nothing in this HTML that an e-mail can show.').waitFor();
    await form.getByLabel('HTML of the e-mail').fill('<h1>Open beds</h1><script>run()</script><p>This week.</p>');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Import' }).click();
    await page.getByText('HTML imported').waitFor();
    const locked = block(page, 'Container, 1 of 1');
    const settings = page.getByRole('complementary', { name: 'Settings' });
    await locked.getByText('This week.').waitFor();
    await locked.getByText('This week.').click({ force: true });
    await settings.getByRole('heading', { name: 'Container' }).waitFor();
    await page.getByLabel('Locked: chosen and moved as a whole').uncheck();
    await block(page, 'Text, 2 of 2').click();
    await settings.getByRole('heading', { name: 'Text' }).waitFor();
  });

  test('opens what is kept now, saves what somebody else has overtaken as a copy, and shows what it has saved', async () => {
    app.expectNoise(BLOCKED_FRAMES);
    app.expectNoise(/Failed to load resource/);
    const { id } = await outreach.trpc.emailTemplates.create.mutate({
      name: 'Shared by two',
      restore_template: SAMPLE_TEMPLATE,
    });
    const page = await app.open(outreach, `/marketing/edit-template/${id}`);
    await block(page, 'Text, 1 of 1').waitFor();
    await page.getByRole('link', { name: 'Exit', exact: true }).click();
    // The address changes before the page does: who goes back at once has never left the editor.
    await page.getByRole('heading', { name: 'Preview Intro' }).waitFor();
    await outreach.trpc.emailTemplates.update.mutate({ template_id: id, restore_template: INTRO });
    await page.goBack();
    await block(page, 'E-mail').waitFor();
    await block(page, 'Text, 1 of 1').waitFor({ state: 'detached' });
    await button(page, 'Spacer').click();
    await outreach.trpc.emailTemplates.update.mutate({ template_id: id, restore_template: SAMPLE_TEMPLATE });
    await button(page, 'Update').click();
    const form = page.getByRole('dialog', { name: 'Edit template' });
    await form.getByRole('button', { name: 'Update', exact: true }).click();
    await form
      .getByText(
        'has saved this template meanwhile. Save yours as a copy under a name of its own, or exit to see theirs.',
      )
      .waitFor();
    await form.getByLabel('Template Name').fill('Mine of the two');
    await form.getByRole('button', { name: 'Save a copy' }).click();
    await page.getByRole('heading', { name: 'Preview Mine of the two' }).waitFor();
    const kept = await outreach.trpc.emailTemplates.get.query({ template_id: id });
    expect(kept).toMatchObject({ name: 'Shared by two', restore_template: SAMPLE_TEMPLATE, version: 3 });
    // The card stands below the starters: its preview is in sight beside it.
    const card = page.getByRole('listitem').filter({ hasText: 'Mine of the two' });
    await card.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const heading = page.getByRole('heading', { name: 'Preview Mine of the two' });
    expect((await heading.boundingBox())!.y).toBeGreaterThan(0);
  });

  test('saves once what is sent again after a lost answer', async () => {
    app.expectNoise(BLOCKED_FRAMES);
    app.expectNoise(/Failed to load resource/);
    const { create, get } = outreach.trpc.emailTemplates;
    const { id } = await create.mutate({ name: 'Answered once', restore_template: SAMPLE_TEMPLATE });
    const page = await app.open(outreach, `/marketing/edit-template/${id}`);
    await button(page, 'Spacer').click();
    await button(page, 'Update').click();
    await page.route(
      '**/trpc/emailTemplates.update**',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const form = page.getByRole('dialog', { name: 'Edit template' });
    const save = form.getByRole('button', { name: 'Update', exact: true });
    await save.click();
    await page.getByText('Error saving template').waitFor();
    await save.click();
    await page.waitForURL('**/marketing/templates**');
    expect(await get.query({ template_id: id })).toMatchObject({ version: 2 });
  });

  test('brings back what was not saved', async () => {
    app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
    const { id } = await outreach.trpc.emailTemplates.create.mutate({
      name: 'Unsaved',
      restore_template: SAMPLE_TEMPLATE,
    });
    const page = await app.open(outreach, `/marketing/edit-template/${id}`);
    await button(page, 'Heading').click();
    await block(page, 'Heading, 2 of 2').waitFor();
    await expect
      .poll(() =>
        page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'landfall-email-drafts')),
      )
      .toBe(true);
    // What is kept is written half a second after the last change.
    const kept = () => draftsOf(page);
    await expect.poll(kept).toBe(1);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Restored unsaved changes').waitFor();
    await block(page, 'Heading, 2 of 2').waitFor();
    await button(page, 'Discard them').click();
    await block(page, 'Heading, 2 of 2').waitFor({ state: 'detached' });
    // Whoever leaves it on purpose has given it up.
    await button(page, 'Heading').click();
    await block(page, 'Heading, 2 of 2').waitFor();
    await expect.poll(kept).toBe(1);
    await page.getByRole('link', { name: 'Exit', exact: true }).click();
    await button(page, 'Discard').click();
    await page.waitForURL('**/marketing/templates');
    await expect.poll(kept).toBe(0);
  });

  test('finds what was changed just as the session ended, once the same person is back', async () => {
    app.expectNoise(BLOCKED_FRAMES);
    app.expectNoise(/Failed to load resource/);
    const page = await app.open(outreach, '/marketing/create-template');
    await button(page, 'Heading').waitFor();
    // It ends in another window, within the half second before a change is kept.
    await page.evaluate(() => {
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Heading')!.click();
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await page.getByText('Your session has ended. Log in again.').waitFor();
    await expect.poll(() => draftsOf(page)).toBe(1);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByLabel('E-mail').fill(outreach.user.email_id);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await button(page, 'Log in').click();
    await page.getByText('Restored unsaved changes').waitFor();
    await block(page, 'Heading, 1 of 1').waitFor();
  });

  test('warns when what comes back was begun on a version that somebody has saved over', async () => {
    app.expectNoise(BLOCKED_FRAMES);
    app.expectNoise(/Failed to load resource/);
    const { create, update, get } = outreach.trpc.emailTemplates;
    const { id } = await create.mutate({ name: 'Left over night', restore_template: SAMPLE_TEMPLATE });
    const page = await app.open(outreach, `/marketing/edit-template/${id}`);
    await button(page, 'Heading').click();
    await expect.poll(() => draftsOf(page)).toBe(1);
    await update.mutate({ template_id: id, restore_template: INTRO });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Restored unsaved changes').waitFor();
    // What is typed after it came back is no less begun on the old one.
    await button(page, 'Spacer').click();
    await button(page, 'Update').click();
    const form = page.getByRole('dialog', { name: 'Edit template' });
    await form.getByRole('button', { name: 'Update', exact: true }).click();
    await form.getByText(/has saved this template meanwhile\. Save yours as a copy/).waitFor();
    expect(await get.query({ template_id: id })).toMatchObject({ version: 2 });
    await form.getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Discard them').click();
    await button(page, 'Update').click();
    await form.getByRole('button', { name: 'Update', exact: true }).click();
    await page.waitForURL('**/marketing/templates**');
  });

  test('opens what is kept where a draft cannot be read', async () => {
    app.expectNoise(BLOCKED_FRAMES);
    const { create } = outreach.trpc.emailTemplates;
    const { id } = await create.mutate({ name: 'Spoiled draft', restore_template: SAMPLE_TEMPLATE });
    const page = await app.open(outreach, `/marketing/edit-template/${id}`);
    await button(page, 'Heading').click();
    await expect.poll(() => draftsOf(page)).toBe(1);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await block(page, 'Heading, 2 of 2').waitFor();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const asked = indexedDB.open('landfall-email-drafts');
          asked.onsuccess = () => {
            const drafts = asked.result.transaction('drafts', 'readwrite').objectStore('drafts');
            drafts.getAllKeys().onsuccess = ({ target }) => {
              const [key] = (target as IDBRequest<IDBValidKey[]>).result;
              drafts.put({ stored: 'of another version' }, key).onsuccess = () => {
                asked.result.close();
                resolve();
              };
            };
          };
        }),
    );
    await page.reload();
    await button(page, 'Heading').waitFor();
    expect(await page.getByText('Restored unsaved changes').count()).toBe(0);
    await button(page, 'Heading').click();
    await block(page, 'Heading, 2 of 2').waitFor();
  });

  test('keeps the unsaved template of each of two windows', async () => {
    app.expectNoise(/Blocked script execution in 'about:srcdoc'/);
    const one = await app.open(outreach, '/marketing/create-template');
    await button(one, 'Heading').click();
    await block(one, 'Heading, 1 of 1').waitFor();
    const other = await one.context().newPage();
    await other.goto('/marketing/create-template');
    await button(other, 'Divider').click();
    await block(other, 'Divider, 1 of 1').waitFor();
    expect(await other.getByText('Restored unsaved changes').count()).toBe(0);
    await expect.poll(() => draftsOf(one)).toBe(2);
    for (const [page, name] of [
      [one, 'Heading'],
      [other, 'Divider'],
    ] as const) {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.bringToFront();
      await page.reload();
      await page.getByText('Restored unsaved changes').waitFor();
      await block(page, `${name}, 1 of 1`).waitFor();
    }
  });

  test('hands nothing that one person has copied to the next', async () => {
    app.expectNoise(BLOCKED_FRAMES);
    const { user } = await app.signIn('admin');
    // They log out in it: the session is one of their own.
    const page = await app.open(await app.signIn('outreach'), '/marketing/create-template');
    const addSpacer = async () => {
      await button(page, 'Spacer').click();
      await block(page, 'Spacer, 1 of 1').waitFor();
    };
    await addSpacer();
    await page.keyboard.press('ControlOrMeta+C');
    await expect.poll(() => button(page, 'Paste').isEnabled()).toBe(true);
    await page.getByRole('link', { name: 'Exit', exact: true }).click();
    await button(page, 'Discard').click();
    await page.getByRole('heading', { name: 'Preview Intro' }).waitFor();
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByLabel('E-mail').fill(user.email_id);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await button(page, 'Log in').click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    // Within the page that is in memory.
    await page.evaluate(() => history.pushState(null, '', '/marketing/create-template'));
    await addSpacer();
    expect(await button(page, 'Paste').isDisabled()).toBe(true);
  });

  test('takes a picture, and says what it still lacks', async () => {
    const page = await app.open(outreach, '/marketing/create-template');
    await page.getByText('Images', { exact: true }).click();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'house.png', mimeType: 'image/png', buffer: Buffer.from(samplePicture()) });
    await page.getByText('File uploaded successfully').waitFor();
    await button(page, 'Use house').click();
    await block(page, 'Image, 1 of 1').waitFor();
    const described = page.getByRole('dialog', { name: 'Describe the image' });
    await described.getByLabel('Decorative: needs no description').check();
    await described.getByLabel('Decorative: needs no description').uncheck();
    await expectAccessible(page);
    expect(await described.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
    await described.getByRole('button', { name: 'Later' }).click();
    await button(page, 'Checks: 1 to fix, 1 to look at').click();
    await button(page, 'Describe the image, or say that it is decorative.').click();
    await page.getByLabel('Description for who cannot see it').fill('Our house');
    await button(page, 'Checks: 0 to fix, 1 to look at').waitFor();
    // Chosen for what is selected, it takes the place of what was there, and its description is asked again.
    await button(page, 'Use house').click();
    await described.getByLabel('Description for who cannot see it').fill('Our house in May');
    await page.keyboard.press('Enter');
    await described.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Description for who cannot see it').inputValue()).toBe('Our house in May');
    await block(page, 'Image, 1 of 1').waitFor();
    // It can be made round, and no rounder: 40 px wide.
    await page.getByText('More settings').click();
    const corner = page.getByLabel('Corner radius');
    expect(await corner.getAttribute('max')).toBe('20');
    await corner.fill('10');
    await corner.press('ControlOrMeta+Z');
    expect(await corner.inputValue()).toBe('0');
    // Mail programs keep a picture's proportions: where one side is set, the other follows.
    const side = (name: string) => page.getByRole('slider', { name, exact: true });
    await side('Width').fill('20');
    expect(await side('Height').inputValue()).toBe('10');
    await side('Width').fill('1');
    await side('Height').fill('60');
    expect(await side('Width').inputValue()).toBe('120');
    // Another picture does not go out under the description of the one before.
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'garden.png', mimeType: 'image/png', buffer: Buffer.from(samplePicture(20, 40)) });
    await button(page, 'Use garden').click();
    await described.getByRole('button', { name: 'Later' }).click();
    await described.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Description for who cannot see it').inputValue()).toBe('');
    // At its edge, where nothing of what is in it stands.
    await block(page, 'E-mail').click({ position: { x: 4, y: 4 } });
    await page.getByRole('combobox', { name: 'Background image' }).click();
    await page.getByRole('option', { name: 'house' }).click();
    await expect.poll(() => page.locator('[style*="background-image"]').count()).toBe(1);
    await button(page, 'Remove house').click();
    await page.getByText('Are you sure you want to delete house?').waitFor();
    await button(page, 'Confirm').click();
    await page.getByText('Image removed').waitFor();
    await button(page, 'Use house').waitFor({ state: 'detached' });
  });
});
