import { expect, test } from 'vitest';
import { startBrowserApp } from '../support/browser.ts';
import { endedCall, sampleAudio, sayWithAudio, voiceKey } from '../support/voice-agent.ts';

const app = await startBrowserApp();
const NUMBER = /2125550187|555-0187|555%2D0187/;

test('from a call of the voice agent to the inquiry of who called', async () => {
  const key = await voiceKey(app);
  const staff = await app.signIn('admissions');
  await sayWithAudio(app, endedCall(app, { sid: 'CA-new', caller: '+12125550187' }), sampleAudio(3), { key });

  const page = await app.open(staff, '/admissions/calls');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
  await page.getByRole('link', { name: '(212) 555-0187', exact: true }).click();
  await page.getByText('Nobody on file has this number.').waitFor();
  await page.getByRole('button', { name: 'Create inquiry' }).click();

  const dialog = page.getByRole('dialog', { name: 'Create Inquiry' });
  expect(await dialog.getByLabel('Phone').inputValue()).toBe('(212) 555-0187');
  addresses.push(page.url());
  await dialog.getByLabel('First name').fill('Odessa');
  await dialog.getByLabel('Last name').fill('Fairwater');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Created date').waitFor();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('heading', { name: 'Confirm' }).waitFor();
  await dialog.getByRole('button', { name: 'Create inquiry' }).click();
  await page.getByRole('heading', { name: /^Odessa Fairwater-[A-Z2-9]{4}$/ }).waitFor();
  await page.getByText('(212) 555-0187').first().waitFor();

  await page.goBack();
  const who = page.getByRole('region', { name: 'Who has this number' });
  await who.getByRole('link', { name: /^Odessa Fairwater-/ }).waitFor();
  // The call is handled by what it became.
  const outcome = page.getByRole('region', { name: 'What comes of this call' });
  await outcome.getByRole('link', { name: 'Inquiry' }).waitFor();
  expect(addresses.filter((address) => NUMBER.test(address))).toEqual([]);
  const [client] = (await staff.trpc.clients.list.query({ query: 'Odessa Fairwater' })).list;
  expect(client?.phone_number).toBe('+12125550187');
});

test('the dialog is closed to the call it was opened over, and opens without a number that is withheld', async () => {
  const key = await voiceKey(app);
  const staff = await app.signIn('admissions');
  const { body } = await sayWithAudio(app, endedCall(app, { caller: 'anonymous' }), sampleAudio(1), { key });
  const page = await app.open(staff, `/admissions/call/${body.result!.id}?new=true&call=${body.result!.id}`);
  const dialog = page.getByRole('dialog', { name: 'Create Inquiry' });
  await dialog.getByRole('combobox', { name: 'Client' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('heading', { name: 'Call from anonymous' }).waitFor();
});
