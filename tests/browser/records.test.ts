import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { chooseModel } from '#server/platform/llm/choose-model.ts';
import { chooseMore, expectAccessible, startBrowserApp } from '../support/browser.ts';
import type { WindowOptions } from '../support/browser-windows.ts';
import { DISGUISED_FILES, htmlPolyglot, zipPolyglot } from '../support/pdf/disguised-files.ts';
import { activeContentPdf } from '../support/pdf/hostile-pdfs.ts';
import { longTextPdf } from '../support/pdf/long-text-pdf.ts';
import { scanPdf } from '../support/pdf/scan-pdf.ts';
import { encryptedPdf, textPdf } from '../support/pdf/text-pdf.ts';
import { openInquiry, sendForm, uploadDocument } from '../support/uploads.ts';

const app = await startBrowserApp();
const actor = await app.signIn('admissions');
const recordPdf = await textPdf([
  'Intake cover sheet. This page names nobody and lists nothing of note.',
  'Medication history. The client takes sertraline 50 mg every morning.\nThe client is allergic to penicillin.',
  'Social history. The client lives with a sister in Portland.',
]);

// What is refused, here on purpose, the browser itself says.
beforeEach(() => app.expectNoise(/Failed to load resource/));

/** An address of the app without any of its scripts: there a test makes ready what it needs. */
const NOWHERE = '/favicon.svg';
const inquiryPath = (id: string) => `/admissions/inquiry/${id}`;
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

async function openAt(id: string, options?: WindowOptions): Promise<Page> {
  const page = await app.open(actor, inquiryPath(id), options);
  await page.getByRole('region', { name: 'Documents' }).waitFor();
  return page;
}

async function openUpload(page: Page) {
  await chooseMore(page, 'Attach documents');
  const dialog = page.getByRole('dialog', { name: 'Upload file' });
  await dialog.waitFor();
  return dialog;
}

/** An inquiry with one record that has been read. */
async function inquiryWithRecord(): Promise<string> {
  const id = await openInquiry(actor);
  await uploadDocument(app, actor, id, recordPdf, 'intake.pdf');
  await app.runJobs();
  return id;
}

describe('uploading', () => {
  test('a record goes from the dialog to read, and its uploader hears of it on another page', async () => {
    const id = await openInquiry(actor);
    const page = await openAt(id, { timers: true });
    await page.getByText('No documents yet').waitFor();
    await expectAccessible(page);

    const dialog = await openUpload(page);
    await dialog.getByText('PDFs must have 1000 pages or fewer.').waitFor();
    await dialog.locator('input[type=file]').setInputFiles(pdf('intake.pdf', recordPdf));
    await dialog.getByText('intake.pdf · ').waitFor();
    await dialog.getByLabel('Description').fill('Faxed by the family');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('Document successfully uploaded.').waitFor();
    await dialog.waitFor({ state: 'hidden' });

    const panel = page.getByRole('region', { name: 'Documents' });
    await panel.getByText('Processing').waitFor();
    await panel.getByText('Faxed by the family').waitFor();
    await panel.getByText('Waiting to be read').waitFor();
    const bar = panel.getByRole('progressbar', { name: 'Reading intake.pdf' });
    const before = Number(await bar.getAttribute('aria-valuenow'));
    expect(before).toBeLessThan(50);
    await page.clock.fastForward('10:00');
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('90');

    await page.getByRole('link', { name: 'Dashboard' }).click();
    const inProcess = page.getByRole('region', { name: 'Documents in process' });
    await inProcess.getByText('intake.pdf').waitFor();
    await expectAccessible(page);
    await app.runJobs();
    await page.getByText('intake.pdf has been read.').waitFor();
    await inProcess.getByText('Documents you upload appear here until they have been read.').waitFor();
    await page.getByRole('button', { name: 'Open' }).click();
    await page.waitForURL(`**${inquiryPath(id)}`);
    await panel.getByText('Completed').waitFor();
  });

  test('what is no PDF, only calls itself one, or is too large is refused before it travels', async () => {
    const page = await openAt(await openInquiry(actor));
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/file_upload')) sent += 1;
    });
    const dialog = await openUpload(page);
    const input = dialog.locator('input[type=file]');
    const send = dialog.getByRole('button', { name: 'Upload', exact: true });

    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await dialog.getByText('Invalid file type. Please select a PDF file.').waitFor();
    await expectAccessible(page);
    const big = path.join(app.folder, 'big.pdf');
    await writeFile(big, Buffer.concat([recordPdf, Buffer.alloc(20_971_520)]));
    await input.setInputFiles(big);
    await dialog.getByText('File size should not exceed 20MB.').waitFor();
    await input.setInputFiles(pdf('picture.pdf', DISGUISED_FILES.png));
    await dialog.getByText('Invalid file type. Please select a PDF file.').waitFor();
    expect(await send.isDisabled()).toBe(true);
    await input.setInputFiles(pdf('intake.pdf', recordPdf));
    await dialog.getByText('intake.pdf · ').waitFor();
    expect(await send.isEnabled()).toBe(true);
    expect(sent).toBe(0);
  });

  test('a file let go beside the place for it is not opened in place of the page', async () => {
    const page = await openAt(await openInquiry(actor));
    /** Whether the page keeps the browser from opening what is let go on it. */
    const letGo = () =>
      page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['%PDF-1.7'], 'intake.pdf', { type: 'application/pdf' }));
        const of = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        return ['dragover', 'drop'].map((type) => !document.body.dispatchEvent(of(type)));
      });
    expect(await letGo()).toEqual([false, false]);
    const dialog = await openUpload(page);
    expect(await letGo()).toEqual([true, true]);
    expect(await dialog.getByText('intake.pdf').count()).toBe(0);
  });

  test('a dialog with something in it asks before it closes, and gives the focus back', async () => {
    const page = await openAt(await openInquiry(actor));
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page
      .getByRole('link', { name: /^Dana Sample-/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Documents' }).waitFor();
    const dialog = await openUpload(page);
    await dialog.getByLabel('Description').fill('Half a sentence');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Half a sentence');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Half a sentence');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('More actions');
  });

  test('the bar follows what has left, stopping ends it, and what was typed stays', async () => {
    const id = await openInquiry(actor);
    const page = await openAt(id);
    const network = await page.context().newCDPSession(page);
    const speed = { offline: false, latency: 0, downloadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 200_000 });
    const dialog = await openUpload(page);
    await dialog.locator('input[type=file]').setInputFiles(pdf('long.pdf', await longTextPdf(40, 100_000)));
    await dialog.getByLabel('Description').fill('Forty pages');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    const bar = dialog.getByRole('progressbar', { name: 'Uploading long.pdf' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(3);
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stop upload' }).click();
    await bar.waitFor({ state: 'hidden' });
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Forty pages');
    expect(await actor.trpc.documents.list.query({ opportunity_id: id })).toEqual([]);
  });

  test('a server that does not answer is shown, and the same dialog tries again', async () => {
    const id = await openInquiry(actor);
    const page = await openAt(id);
    await page.route('**/api/file_upload', (route) => route.abort());
    const dialog = await openUpload(page);
    await dialog.locator('input[type=file]').setInputFiles(pdf('intake.pdf', recordPdf));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await dialog.getByRole('alert').getByText('Failed to upload document.').waitFor();
    await page.unroute('**/api/file_upload');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('Document successfully uploaded.').waitFor();
    expect(await actor.trpc.documents.list.query({ opportunity_id: id })).toHaveLength(1);
    await app.runJobs();
  });
});

describe('uploading several files at once', () => {
  test('each goes under its own name, what is refused is named, and what did not arrive is tried again', async () => {
    const id = await openInquiry(actor);
    const page = await openAt(id, { viewport: { width: 390, height: 844 } });
    const dialog = await openUpload(page);
    expect(await dialog.getByRole('checkbox', { name: 'Suggest inquiry fields from this document' }).isChecked()).toBe(
      true,
    );
    await dialog
      .locator('input[type=file]')
      .setInputFiles([
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
        pdf('intake.pdf', recordPdf),
        pdf('labs.pdf', await textPdf(['Hemoglobin 13.9'])),
        pdf('court.pdf', await textPdf(['Next hearing in June'])),
        pdf('picture.pdf', DISGUISED_FILES.png),
      ]);
    await dialog
      .getByText(
        'notes.txt: Invalid file type. Please select a PDF file. picture.pdf: Invalid file type. Please select a PDF file.',
      )
      .waitFor();
    const files = dialog.getByRole('list', { name: 'PDF files' });
    await expect.poll(() => files.getByRole('listitem').count()).toBe(3);
    expect(await dialog.getByLabel('Name').count()).toBe(0);
    await files.getByRole('button', { name: 'Remove court.pdf' }).click();
    await expect.poll(() => files.getByRole('listitem').count()).toBe(2);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    let asked = 0;
    await page.route('**/api/file_upload', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await dialog.getByRole('button', { name: 'Upload 2 files' }).click();
    await dialog.getByText('1 of 2 files could not be uploaded.').waitFor();
    await files.getByText('Failed to upload document.').waitFor();
    expect(await files.getByRole('listitem').allTextContents()).toEqual([expect.stringContaining('intake.pdf')]);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('Document successfully uploaded.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const documents = await actor.trpc.documents.list.query({ opportunity_id: id });
    expect(documents.map(({ file_name, autofill }) => ({ file_name, autofill }))).toEqual([
      { file_name: 'intake.pdf', autofill: true },
      { file_name: 'labs.pdf', autofill: true },
    ]);
    await app.runJobs();
    await app.runJobs();
  });
});

describe('documents', () => {
  test('one that cannot be read says why; trying again is offered only where it may help', async () => {
    const id = await openInquiry(actor);
    await uploadDocument(app, actor, id, await encryptedPdf(['Locked'], 'secret'), 'locked.pdf');
    await app.runJobs();
    const page = await openAt(id);
    const panel = page.getByRole('region', { name: 'Documents' });
    await panel.getByText('This PDF is protected by a password. Remove the password and upload it again.').waitFor();
    expect(await panel.getByRole('button', { name: 'Retry locked.pdf' }).count()).toBe(0);
    await expectAccessible(page);
    await app.within('a', (tx) =>
      tx.db
        .updateTable('documents')
        .set({ failure_reason: 'stalled' })
        .where('org_id', '=', tx.actor.org_id)
        .where('opportunity_id', '=', id)
        .execute(),
    );
    await page.reload();
    await panel.getByRole('button', { name: 'Retry locked.pdf' }).click();
    await panel.getByText('Processing').waitFor();
    await app.runJobs();
    await panel.getByText('Failed').waitFor();
  });

  test('one is saved under its name', async () => {
    const id = await openInquiry(actor);
    await sendForm(app, actor.token, {
      parts: [
        ['opportunity_id', id],
        ['file_name', 'intake scan'],
        ['file', { name: 'scan0001.pdf', bytes: recordPdf }],
      ],
    });
    const page = await openAt(id);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download intake scan' }).click();
    expect((await download).suggestedFilename()).toBe('intake scan.pdf');
  });

  test('deleting asks, says what fails, and leaves the answers that cite it', async () => {
    const id = await inquiryWithRecord();
    await actor.trpc.questions.ask.mutate({ opportunity_id: id, question: 'Which allergies does the client have?' });
    const page = await openAt(id);
    const panel = page.getByRole('region', { name: 'Documents' });
    await page.getByRole('button', { name: 'Show where it stands' }).click();
    await page.getByRole('button', { name: 'intake.pdf, page 2' }).waitFor();
    await panel.getByRole('button', { name: 'Delete intake.pdf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this document?' });
    await dialog.waitFor();
    await expectAccessible(page);
    await page.route('**/trpc/documents.delete**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Error deleting document').waitFor();
    await page.unroute('**/trpc/documents.delete**');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await panel.getByText('No documents yet').waitFor();
    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByText('intake.pdf, page 2 (document deleted)').waitFor();
    expect(await questions.getByRole('button', { name: 'intake.pdf, page 2' }).count()).toBe(0);
    await app.runJobs();
  });
});

test('a document that somebody else deletes while one is asked is deleted', async () => {
  const id = await inquiryWithRecord();
  const page = await openAt(id);
  const panel = page.getByRole('region', { name: 'Documents' });
  await panel.getByRole('button', { name: 'Delete intake.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this document?' });
  const [document] = await actor.trpc.documents.list.query({ opportunity_id: id });
  await actor.trpc.documents.delete.mutate({ document_id: document!.id });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Document deleted').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await panel.getByText('No documents yet').waitFor();
  await app.runJobs();
});

describe('questions', () => {
  test('an answer leads to the page it stands on, with the words marked', async () => {
    const page = await openAt(await inquiryWithRecord());
    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByText('No questions yet').waitFor();
    const box = questions.getByLabel('Ask the records');
    await box.fill('Which allergies does the client have?');
    await box.press('Enter');
    const citation = questions.getByRole('button', { name: 'intake.pdf, page 2' });
    await citation.waitFor();
    expect(await box.inputValue()).toBe('');
    await questions.getByRole('listitem').getByText('allergic to penicillin').first().waitFor();
    await expectAccessible(page);

    await citation.click();
    const viewer = page.getByRole('dialog', { name: 'intake.pdf' });
    const mark = viewer.locator('[data-page="2"] mark').first();
    await mark.waitFor();
    await expect.poll(() => isInView(page, '[data-page="2"] mark')).toBe(true);
    expect(await viewer.locator('[data-page="2"] mark').allTextContents()).toContain(
      'The client is allergic to penicillin.',
    );
    expect(page.url()).not.toContain('penicillin');
    await expectAccessible(page);
    const box90 = await viewer.boundingBox();
    expect(box90?.width).toBeCloseTo(1440 * 0.9, -1);
    expect(box90?.height).toBeCloseTo(900 * 0.9, -1);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('intake.pdf, page 2');
  });

  test('pages are turned, made larger, and gone to by their pictures', async () => {
    const page = await openAt(await inquiryWithRecord());
    app.expectNoise(/Failed to load resource|ERR_FAILED|Not fetched/);
    await page.route('**/assets/pdf-*.js', (route) =>
      route.request().url().includes('pdf-viewer') ? route.continue() : route.abort(),
    );
    await page.getByRole('button', { name: 'intake.pdf', exact: true }).click();
    const viewer = page.getByRole('dialog', { name: 'intake.pdf' });
    // What shows documents did not come: the document may still be read elsewhere, and here with another try.
    await viewer.getByText('The server did not answer').waitFor();
    await viewer.getByRole('button', { name: 'Download intake.pdf' }).waitFor();
    await page.unrouteAll();
    await viewer.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'intake.pdf', exact: true }).click();
    const first = viewer.locator('[data-page="1"]');
    await first.locator('canvas').waitFor();
    const widthOf = async () => (await first.boundingBox())?.width ?? 0;
    const before = await widthOf();
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await widthOf()) / before).toBeCloseTo(1.25, 1);
    await viewer.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(async () => (await widthOf()) / before).toBeCloseTo(1, 1);
    await viewer.getByRole('button', { name: 'Fit to width' }).click();
    await expect.poll(async () => (await widthOf()) > before).toBe(true);
    await viewer.getByRole('button', { name: 'Rotate pages' }).click();
    await expect
      .poll(async () => {
        const box = await first.boundingBox();
        return (box?.width ?? 0) > (box?.height ?? 0);
      })
      .toBe(true);
    await viewer.getByRole('button', { name: 'Page thumbnails', pressed: false }).click();
    await viewer.getByRole('button', { name: 'Page thumbnails', pressed: true }).waitFor();
    await viewer.getByRole('button', { name: 'Go to page 2' }).click();
    await viewer.getByText('2 / ').waitFor();
    await expectAccessible(page);
  });

  test('the picture of the page in view is in view among many', async () => {
    const id = await openInquiry(actor);
    await uploadDocument(app, actor, id, await longTextPdf(24, 0), 'long.pdf');
    const page = await openAt(id);
    await page.getByRole('button', { name: 'long.pdf', exact: true }).click();
    const viewer = page.getByRole('dialog', { name: 'long.pdf' });
    await viewer.locator('[data-page="1"] canvas').waitFor();
    const pages = viewer.getByRole('region', { name: 'long.pdf' });
    const thumb = (n: number) => `[aria-label="Go to page ${n}"]`;
    await viewer.getByRole('button', { name: 'Page thumbnails' }).click();
    await expect.poll(() => isInView(page, thumb(1))).toBe(true);
    expect(await isInView(page, thumb(24))).toBe(false);
    await pages.evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight }));
    await viewer.getByText('24 / 24').waitFor();
    await expect.poll(() => isInView(page, thumb(24))).toBe(true);
    await app.runJobs();
  });

  test('on a phone, of a scan still to be read: ways between matches beside the search, and Back leaves the record alone', async () => {
    const id = await openInquiry(actor);
    await uploadDocument(app, actor, id, await scanPdf(['The client is allergic to penicillin.']), 'fax.pdf');
    const page = await openAt(id, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    // An address of ours behind this one, to which Back would lead.
    await page.getByRole('link', { name: 'Case details' }).click();
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'fax.pdf', exact: true }).click();
    const viewer = page.getByRole('dialog', { name: 'fax.pdf' });
    const box = viewer.getByLabel('Search in document');
    await box.fill('penicillin');
    await viewer.getByText('No matches').waitFor();
    await viewer.getByText('Scanned pages cannot be searched here: 1. Ask the records about them.').waitFor();
    const parts = [
      box,
      viewer.getByRole('button', { name: 'Previous match' }),
      viewer.getByRole('button', { name: 'Next match' }),
    ];
    const middles = await Promise.all(
      parts.map(async (part) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return Math.round(y + height / 2);
      }),
    );
    expect(new Set(middles).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.evaluate(() => history.back());
    await viewer.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Overview' }).and(page.locator('[aria-current="page"]')).waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('link', { name: 'Case details' }).and(page.locator('[aria-current="page"]')).waitFor();
    await app.runJobs();
  });

  test('on a scan, whose words cannot be marked, the viewer says what to look for', async () => {
    const id = await openInquiry(actor);
    await uploadDocument(app, actor, id, await scanPdf(['The client is allergic to penicillin.']), 'fax.pdf');
    await app.runJobs();
    await actor.trpc.questions.ask.mutate({ opportunity_id: id, question: 'Which allergies does the client have?' });
    // High enough to hold all of it: scrolled, its tabs stand half behind the header.
    const page = await openAt(id, { viewport: { width: 1440, height: 1200 } });
    await page.getByText('1 of 1 pages were read from a scan.').waitFor();
    await page.getByRole('button', { name: 'Show where it stands' }).click();
    await page.getByRole('button', { name: 'fax.pdf, page 1' }).click();
    const viewer = page.getByRole('dialog', { name: 'fax.pdf' });
    await viewer.getByText('This page is a scan, so the words cannot be marked. Look for: “The client').waitFor();
    await viewer.locator('[data-page="1"] canvas').waitFor();
    await expectAccessible(page);
    // Nor can they be found, and whoever looks for them must not take that for a no.
    expect(await viewer.getByText('cannot be searched').count()).toBe(0);
    await viewer.getByLabel('Search in document').fill('penicillin');
    await viewer.getByText('No matches').waitFor();
    await viewer.getByText('Scanned pages cannot be searched here: 1. Ask the records about them.').waitFor();
  });

  test('R16: a scan that lies on its head is shown as it was read, its writing at the top', async () => {
    const id = await openInquiry(actor);
    const bytes = await scanPdf(['The client is allergic to penicillin.\nNo history of seizures.'], { turns: 2 });
    await uploadDocument(app, actor, id, bytes, 'upside.pdf');
    await app.runJobs();
    const page = await openAt(id);
    await page.getByRole('button', { name: 'upside.pdf', exact: true }).click();
    const canvas = page.getByRole('dialog', { name: 'upside.pdf' }).locator('[data-page="1"] canvas');
    await canvas.waitFor();
    const darkHalves = () =>
      canvas.evaluate((drawn: HTMLCanvasElement) => {
        const { width, height } = drawn;
        const dark = (from: number) => {
          const { data } = drawn.getContext('2d')!.getImageData(0, from, width, Math.floor(height / 2));
          let count = 0;
          for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) count += 1;
          return count;
        };
        return { top: dark(0), bottom: dark(Math.floor(height / 2)) };
      });
    await expect.poll(async () => (await darkHalves()).top).toBeGreaterThan(0);
    const { top, bottom } = await darkHalves();
    expect(top).toBeGreaterThan(bottom * 3);
  });

  test('scripts, links and attachments of a record, and a record that is a web page too, do nothing in the viewer', async () => {
    const id = await openInquiry(actor);
    const files = {
      'active.pdf': activeContentPdf(),
      'page.pdf': htmlPolyglot(recordPdf),
      'archive.pdf': zipPolyglot(recordPdf),
    };
    for (const [name, bytes] of Object.entries(files)) await uploadDocument(app, actor, id, bytes, name);
    await app.runJobs();
    const page = await app.open(actor, NOWHERE);
    const happened: string[] = [];
    page.on('dialog', (dialog) => {
      happened.push(dialog.message());
      void dialog.dismiss();
    });
    page.context().on('page', (opened) => happened.push(opened.url()));
    page.on('console', (message) => message.type() === 'error' && happened.push(message.text()));
    await page.goto(inquiryPath(id));
    for (const name of Object.keys(files)) {
      const open = page.getByRole('button', { name, exact: true });
      await open.waitFor();
      await page.waitForLoadState('networkidle');
      const note = (request: { url(): string }) => {
        const { origin, pathname } = new URL(request.url(), app.url);
        // The file itself, our own code that shows it, and what of it the browser holds already.
        if (origin !== app.url || !/^\/(api\/document|assets\/|pdfjs\/|trpc\/)/.test(pathname))
          happened.push(request.url());
      };
      page.on('request', note);
      await open.click();
      const viewer = page.getByRole('dialog', { name });
      await viewer.locator('[data-page="1"] canvas').waitFor();
      const layer = viewer.locator('[data-page="1"]');
      await layer.click({ position: { x: 150, y: 90 } });
      expect(await layer.locator('a, [onclick], iframe, embed, object').count()).toBe(0);
      await page.keyboard.press('Escape');
      await viewer.waitFor({ state: 'hidden' });
      page.off('request', note);
    }
    expect(happened).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(inquiryPath(id));
  });

  test('a refusal says what was searched', async () => {
    const page = await openAt(await inquiryWithRecord());
    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByLabel('Ask the records').fill('What is the blood type of the neighbor?');
    await questions.getByRole('button', { name: 'Ask', exact: true }).click();
    await questions.getByRole('listitem').getByText('I could not find this in the uploaded records.').waitFor();
    await questions.getByText('Searched: intake.pdf').waitFor();
  });

  test('what comes near a question without answering it is shown as the closest passages, each with its page', async () => {
    const page = await openAt(await inquiryWithRecord());
    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByLabel('Ask the records').fill('Is the sister allergic to penicillin?');
    await questions.getByRole('button', { name: 'Ask', exact: true }).click();
    const closest = questions.getByRole('region', { name: 'Closest passages' });
    await closest.getByText('These are not answers. They are the places nearest to your question.').waitFor();
    await closest.getByRole('button', { name: 'intake.pdf, page 2' }).first().click();
    await page.getByRole('dialog', { name: 'intake.pdf' }).waitFor();
    await expectAccessible(page);
  });

  test('a question that fails stays in the box, and a history that fails offers Retry', async () => {
    const page = await app.open(actor, NOWHERE);
    await page.route('**/trpc/*questions.list*', (route) => route.abort());
    await page.goto(inquiryPath(await inquiryWithRecord()));
    const questions = page.getByRole('region', { name: 'Questions' });
    await questions.getByText('Error to load questions history').waitFor();
    const box = questions.getByLabel('Ask the records');
    await box.fill('ok');
    await box.press('Enter');
    await questions.getByText('Ask a whole question').waitFor();
    await box.fill('Which allergies? [model-error]');
    await box.press('Enter');
    await questions.getByText('Error asking the question').waitFor();
    expect(await box.inputValue()).toBe('Which allergies? [model-error]');
    await expectAccessible(page);
    await page.unroute('**/trpc/*questions.list*');
    await questions.getByRole('button', { name: 'Retry' }).last().click();
    await questions.getByText('No questions yet').waitFor();
  });

  test('a document that is gone, and one that does not come, are shown in the viewer', async () => {
    const id = await inquiryWithRecord();
    const page = await openAt(id);
    await page.route('**/api/document?**', (route) => route.abort());
    await page.getByRole('button', { name: 'intake.pdf', exact: true }).click();
    const viewer = page.getByRole('dialog', { name: 'intake.pdf' });
    await viewer.getByText('Error fetching PDF document: the server could not be reached').waitFor();
    await expectAccessible(page);
    await page.unroute('**/api/document?**');
    const [document] = await actor.trpc.documents.list.query({ opportunity_id: id });
    await actor.trpc.documents.delete.mutate({ document_id: document?.id ?? '' });
    await viewer.getByRole('button', { name: 'Retry' }).click();
    await viewer.getByText('Document not found').waitFor();
    await app.runJobs();
  });
});

test('an administrator lets a configured model read pages, and stops it again', async () => {
  const admin = await app.signIn('admin');
  const page = await app.open(admin, '/settings/organization');
  await page.getByRole('textbox', { name: 'Name', exact: true }).waitFor();
  expect(await page.getByText('Answering model').count()).toBe(0);
  app.services.model = chooseModel({
    LLM_PROVIDER: 'ollama',
    LLM_MODEL: 'small-model',
    LLM_BASE_URL: 'http://127.0.0.1:9',
    LLM_TIMEOUT: 1_000,
  });
  await page.reload();
  const consent = page.getByLabel('We accept that these texts are sent to ollama:small-model');
  await consent.waitFor();
  await page.getByText('Not accepted: nothing is sent.').waitFor();
  await expectAccessible(page);
  await consent.check();
  await page.getByText('Answering model saved').waitFor();
  await page.getByText(/^Accepted by .+ on \w{3} \d{2}, \d{4}\.$/).waitFor();
  const { name, allowed } = await admin.trpc.questions.externalModel.query({});
  expect([name, allowed]).toEqual(['ollama:small-model', true]);
  await consent.uncheck();
  await expect.poll(async () => (await admin.trpc.questions.externalModel.query({})).allowed).toBe(false);
});

/** Whether the first match lies within the part of the page that is seen. */
const isInView = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    const scroller = document.querySelector(wanted)?.closest('section')?.getBoundingClientRect();
    return Boolean(box && scroller && box.top >= scroller.top && box.bottom <= scroller.bottom);
  }, selector);
