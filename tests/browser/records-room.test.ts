import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, startBrowserApp } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { textPdf } from '../support/pdf/text-pdf.ts';
import { inquiryWithSuggestions, keepSuggestions } from '../support/suggested.ts';
import { uploadDocument } from '../support/uploads.ts';

const app = await startBrowserApp();
const actor = await app.signIn('admissions');

const openRoom = async (id: string, viewport?: { width: number; height: number }): Promise<Page> => {
  const page = await app.open(actor, `/admissions/inquiry/${id}/records`, viewport ? { viewport } : {});
  await page.getByRole('table', { name: 'Suggestions from records' }).waitFor();
  return page;
};
const held = async (id: string): Promise<Record<string, unknown>> => ({
  ...(await actor.trpc.inquiries.get.query({ opportunity_id: id })),
});

test('33 suggestions are reviewed with the keyboard alone in under 60 keystrokes, each beside its words', async () => {
  const { id, fields } = await inquiryWithSuggestions(app, actor, 33);
  const page = await openRoom(id);
  let strokes = 0;
  const press = async (key: string) => {
    strokes += 1;
    await page.keyboard.press(key);
  };
  const marked = () => page.locator('[data-page] mark').allInnerTexts();
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await expect.poll(marked).toEqual([`${fields[0]?.label}: answer 1`]);
  for (const [at, { label }] of fields.entries()) {
    await evidence.getByRole('heading', { name: label, exact: true }).waitFor();
    if (at === 20) await expect.poll(marked).toEqual([`${label}: answer 21`]);
    await press(at % 4 === 3 ? 'r' : 'a');
    if (at === 9) {
      // A slip: taken back, and decided the other way.
      await press('u');
      await evidence.getByRole('heading', { name: label, exact: true }).waitFor();
      await press('r');
    }
  }
  await page.getByText('33 of 33 decided').waitFor();
  expect(strokes).toBeLessThan(60);
  expect(strokes).toBe(35);
  await expect
    .poll(async () => (await actor.trpc.suggestions.list.query({ opportunity_id: id })).suggestions)
    .toEqual([]);
  const inquiry = await held(id);
  expect(fields.map(({ name }) => inquiry[name])).toEqual(
    fields.map((_, at) => (at % 4 === 3 || at === 9 ? null : `answer ${at + 1}`)),
  );
});

test('all empty fields are accepted with one key and taken back with one, but for those that records disagree about', async () => {
  const { id, fields } = await inquiryWithSuggestions(app, actor, 5);
  const other = await uploadDocument(app, actor, id, await textPdf([`${fields[1]?.label}: something else`]), 'fax.pdf');
  await app.runJobs();
  const name = fields[1]?.name ?? '';
  const quote = `${fields[1]?.label}: something else`;
  await keepSuggestions(app, id, other, [{ field: name, value: 'something else', page: 1, quote }]);
  const page = await openRoom(id);
  await page.getByText('0 of 6 decided').waitFor();
  expect(await page.getByText('Records disagree', { exact: true }).count()).toBe(2);
  await page
    .getByText('Fields that hold a value, and those about which records disagree, are decided one by one.')
    .waitFor();
  // R12: both records' words stand beside each other, each with its place.
  await page
    .getByRole('button', { name: fields[1]?.label ?? '', exact: true })
    .first()
    .click();
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await evidence.getByText('something else', { exact: true }).waitFor();
  expect((await evidence.getByRole('blockquote').allInnerTexts()).toSorted()).toEqual(
    [`${fields[1]?.label}: answer 2`, quote].toSorted(),
  );
  for (const place of ['packet.pdf, page 1', 'fax.pdf, page 1'])
    await evidence.getByRole('button', { name: place }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('A');
  await page.getByText('4 fields filled in', { exact: true }).waitFor();
  await page.getByText('4 of 6 decided').waitFor();
  await page.keyboard.press('u');
  await page.getByText('0 of 6 decided').waitFor();
  await expect.poll(async () => (await held(id))[fields[0]?.name ?? '']).toBeNull();

  await page.getByRole('button', { name: `Accept ${fields[1]?.label}: something else` }).click();
  await page.getByText('2 of 6 decided').waitFor();
  const rows = page.getByRole('row').filter({ hasText: fields[1]?.label ?? '' });
  expect((await rows.allInnerTexts()).map((each) => /Accepted|Rejected/.exec(each)?.[0]).toSorted()).toEqual([
    'Accepted',
    'Rejected',
  ]);
  await expect.poll(async () => (await held(id))[name]).toBe('something else');
  await page.keyboard.press('u');
  await page.getByText('0 of 6 decided').waitFor();
  await expect.poll(async () => (await held(id))[name]).toBeNull();
  expect((await actor.trpc.suggestions.list.query({ opportunity_id: id })).suggestions).toHaveLength(6);
});

test('what the server refuses goes off the table again, and says why', async () => {
  const { id, fields } = await inquiryWithSuggestions(app, actor, 2);
  app.expectNoise(/409/);
  const page = await openRoom(id);
  const [first] = fields;
  await actor.trpc.inquiries.update.mutate({
    opportunity_id: id,
    opportunity: { [first?.name ?? '']: 'Typed meanwhile' },
  });
  await page.keyboard.press('a');
  await page.getByText(`${first?.label} holds a value already. Replace it by itself.`).waitFor();
  await page.getByText('0 of 2 decided').waitFor();
  await page.getByRole('button', { name: first?.label ?? '', exact: true }).click();
  await page.getByRole('region', { name: 'Evidence' }).getByText('Now: Typed meanwhile').waitFor();
});

test('a double click decides about one line', async () => {
  const { id, fields } = await inquiryWithSuggestions(app, actor, 3);
  const page = await openRoom(id);
  const [first, second] = fields;
  await page.getByRole('button', { name: `Accept ${first?.label}: answer 1` }).dblclick();
  await page.getByText('1 of 3 decided').waitFor();
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await evidence.getByRole('heading', { name: second?.label ?? '', exact: true }).waitFor();
  await evidence.getByRole('button', { name: 'Accept' }).dblclick();
  await page.getByText('2 of 3 decided').waitFor();
  await expect
    .poll(async () => {
      const inquiry = await held(id);
      return fields.map(({ name }) => inquiry[name]);
    })
    .toEqual(['answer 1', 'answer 2', null]);
});

test('a key that is held down decides about one line', async () => {
  const { id, fields } = await inquiryWithSuggestions(app, actor, 3);
  const page = await openRoom(id);
  for (let beat = 0; beat < 3; beat++) await page.keyboard.down('r');
  await page.keyboard.up('r');
  await page.keyboard.press('a');
  await expect
    .poll(async () => {
      const inquiry = await held(id);
      return fields.map(({ name }) => inquiry[name]);
    })
    .toEqual([null, 'answer 2', null]);
});

test('an address that names a page shows that page until somebody goes through the suggestions', async () => {
  const { id, fields } = await inquiryWithSuggestions(app, actor, 3);
  const pages = ['Admission note', 'Allergies: penicillin'];
  const other = await uploadDocument(app, actor, id, await textPdf(pages), 'pharmacy.pdf');
  await app.runJobs();
  const page = await app.open(actor, `/admissions/inquiry/${id}/records?file=${other}&page=2`);
  await page.getByRole('table', { name: 'Suggestions from records' }).waitFor();
  await page.getByRole('region', { name: 'Evidence' }).getByText('packet.pdf, page 1').waitFor();
  await page.locator('[data-page="2"]').getByText('Allergies: penicillin').waitFor();
  expect(await page.locator('[data-page] mark').count()).toBe(0);
  // Beside it goes what is looked at, and the page stays.
  await uploadDocument(app, actor, id, await textPdf(['A newer one']), 'newer.pdf');
  await page.reload();
  await page.getByRole('link', { name: 'Questions' }).click();
  await page.getByLabel('Ask the records').fill('What is the');
  await page.locator('[data-page="2"]').getByText('Allergies: penicillin').waitFor();
  expect(await page.getByRole('region', { name: 'newer.pdf' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Suggestions' }).click();
  await page.locator('tbody tr[data-row]').first().waitFor();
  await page.getByRole('link', { name: 'Questions' }).click();
  expect(await page.getByLabel('Ask the records').inputValue()).toBe('What is the');
  await page.getByRole('link', { name: 'Suggestions' }).click();
  await page.locator('tbody tr[data-row]').first().click();
  await expect.poll(() => page.locator('[data-page] mark').allInnerTexts()).toEqual([`${fields[0]?.label}: answer 1`]);
});

test('questions, suggestions and screening lead into the same document, on a phone in its own tab', async () => {
  const { id, fields } = await inquiryWithSuggestions(app, actor, 5);
  const page = await openRoom(id, { width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Evidence' }).getByRole('button', { name: 'packet.pdf, page 1' }).click();
  await expect
    .poll(() => page.locator('[data-page="1"] mark').allInnerTexts())
    .toEqual([`${fields[0]?.label}: answer 1`]);
  await page.waitForURL('**/records?tab=document');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Questions' }).click();
  const box = page.getByLabel('Ask the records');
  await box.fill(`What does the record say under ${fields[1]?.label}?`);
  await box.press('Enter');
  await page.getByRole('button', { name: 'packet.pdf, page 1' }).first().click();
  await page.waitForURL('**/records?tab=document');
  await page.locator('[data-page="1"] canvas').waitFor();
  await page.goBack();
  await page.getByLabel('Ask the records').waitFor();
  await page.getByRole('link', { name: 'Screening' }).click();
  await page.getByRole('region', { name: 'Key Screening Questions' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the inquiry' }).click();
  await page.waitForURL(`**/admissions/inquiry/${id}`);
  await page.getByRole('link', { name: 'Open the records room' }).click();
  await page.getByRole('heading', { name: /^Records of Dana Sample/ }).waitFor();
});

test('words too long for the strip are read from their first line on', async () => {
  const { id, fields } = await inquiryWithSuggestions(app, actor, 1);
  const value = 'She asks for a bed close to her sister, who looks after her daughter. '.repeat(20).trim();
  const other = await uploadDocument(app, actor, id, await textPdf([value]), 'letter.pdf');
  await app.runJobs();
  await keepSuggestions(app, id, other, [{ field: fields[0]?.name ?? '', value, page: 1, quote: value }]);
  const page = await openRoom(id);
  const evidence = page.getByRole('region', { name: 'Evidence' });
  const heading = evidence.getByRole('heading', { name: fields[0]?.label ?? '', exact: true });
  await evidence.getByText(value, { exact: true }).first().waitFor();
  expect(await evidence.evaluate((strip) => strip.scrollHeight > strip.clientHeight)).toBe(true);
  const top = (await evidence.boundingBox())!.y;
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(top);
  // What decides stays in sight.
  const bottom = top + (await evidence.boundingBox())!.height;
  const reject = (await evidence.getByRole('button', { name: 'Reject' }).boundingBox())!;
  expect(reject.y + reject.height).toBeLessThanOrEqual(bottom);
});

test('the room is as high as its window, and what is suggested has more room than where it stands', async () => {
  const { id } = await inquiryWithSuggestions(app, actor, 33);
  const page = await openRoom(id);
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  const widthOf = async (name: string) => (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
  expect(await widthOf('Suggested')).toBeGreaterThan(await widthOf('Record'));
});

test('on a phone a long suggestion takes two lines of the table, and stands whole below it', async () => {
  const { id, fields } = await inquiryWithSuggestions(app, actor, 3);
  const value = 'She drinks every evening and was asked to leave her home. '.repeat(6).trim();
  const document = await uploadDocument(app, actor, id, await textPdf([value]), 'long.pdf');
  await app.runJobs();
  const { name = '', label = '' } = fields[0] ?? {};
  await keepSuggestions(app, id, document, [{ field: name, value, page: 1, quote: value }]);
  const page = await openRoom(id, { width: 390, height: 844 });
  const row = page.getByRole('row').filter({ hasText: value });
  const words = row.locator('td').first().locator('span');
  expect((await words.boundingBox())?.height).toBe(36);
  await row.getByRole('button', { name: label, exact: true }).click();
  expect(await page.getByRole('region', { name: 'Evidence' }).textContent()).toContain(value);
});

test('the way to the suggestions is read by night too', async () => {
  const { id } = await inquiryWithSuggestions(app, actor, 1);
  const page = await app.open(actor, `/admissions/inquiry/${id}`, { colorScheme: 'dark' });
  await page.getByRole('link', { name: 'Review suggestions' }).waitFor();
  await expectAccessible(page, 'with suggestions waiting, by night');
});

test('leaving before a decision has been sent asks first', async () => {
  const { id } = await inquiryWithSuggestions(app, actor, 2);
  const page = await openRoom(id);
  const leaving = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  app.expectNoise(/Failed to load resource/);
  const accepting = await holdCalls(page, (call) => call === 'suggestions.accept');
  await page.keyboard.press('a');
  await page.getByText('1 of 2 decided').waitFor();
  expect(await leaving()).toBe(true);
  accepting.refuse();
  await expect.poll(leaving).toBe(false);
  await accepting.release();
});
