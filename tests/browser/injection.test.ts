import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '../support/app.ts';
import { startBrowserApp } from '../support/browser.ts';
import { textPdf } from '../support/pdf/text-pdf.ts';
import { makeInquiry } from '../support/people.ts';
import { createContact, createSource } from '../support/referrals.ts';
import { changeStatus } from '../support/status.ts';
import { sendForm } from '../support/uploads.ts';
import { endedCall, say, voiceKey } from '../support/voice-agent.ts';

const app = await startBrowserApp();
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "javascript:alert('x')",
  '{{constructor.constructor("alert(1)")()}}',
  '[link](javascript:alert(1))',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
];
/** All of them, for a text that takes as much. */
const ALL = PAYLOADS.join(' ');
let staff: Actor;
/** The pages of one record each: what stands on them is hostile wherever a person may type. */
const pages: string[] = [];
const stored: { id: string }[] = [];

beforeAll(async () => {
  staff = await app.signIn('admin');
  const { list } = await staff.trpc.configuration.get.query({ type: 'CONDITIONS' });
  await staff.trpc.configuration.save.mutate({
    type: 'CONDITIONS',
    config: { list: [...(list as string[]), ...PAYLOADS.map((payload) => payload.trim())] },
  });
  for (const payload of PAYLOADS) {
    const inquiry = await makeInquiry(staff, { firstname: payload, lastname: payload, city: payload });
    stored.push(inquiry);
    const note = await staff.trpc.inquiries.addNote.mutate({ opportunity_id: inquiry.id, description: payload });
    await staff.trpc.inquiries.update.mutate({
      opportunity_id: inquiry.id,
      opportunity: { summary: payload, staff: [payload], condition: [payload], pinned_note_id: note.id },
    });
    await createSource(staff, { referral_name: payload });
  }
  await storeInRecords();
  await storeInCall();
});

/** Stores them in every other kind of record: a client, a dropped inquiry with a record, a source with all it has. */
async function storeInRecords() {
  const inquiry = await makeInquiry(staff, { firstname: PAYLOADS[0]!, lastname: PAYLOADS[1]! });
  const { id: opportunity_id, patient_id } = inquiry;
  const texts = { address: ALL, employer: ALL, emergency_contact_primary_firstname: PAYLOADS[2]!, subscriber_id: ALL };
  await staff.rest('PUT', '/api/patient_details', { patient_id, patient: texts });
  await staff.trpc.caseDetails.update.mutate({
    opportunity_id,
    sections: [{ id: 'history', fields: [{ id: 'family_history', value: ALL }] }],
  });
  await staff.trpc.inquiries.update.mutate({ opportunity_id, opportunity: { additional_instructions: ALL } });
  const dropped = { status: 'DROPPED', drop_reason: 'Lack of funds', description: ALL };
  expect((await changeStatus(staff, opportunity_id, dropped)).status).toBe(200);
  const bytes = await textPdf([`Allergies: penicillin. ${ALL}`]);
  await sendForm(app, staff.token, {
    parts: [
      ['opportunity_id', opportunity_id],
      ['file_name', `${PAYLOADS[1]}.pdf`],
      ['file_description', ALL],
      ['file', { name: 'record.pdf', bytes }],
    ],
  });
  await app.runJobs();
  await staff.trpc.questions.ask.mutate({ opportunity_id, question: `Which allergies does the client have? ${ALL}` });

  const referral_id = await createSource(staff, { referral_name: PAYLOADS[1]!, address: ALL, rule_out: ALL });
  const contact_id = await createContact(staff, referral_id, {
    firstname: PAYLOADS[1]!,
    lastname: PAYLOADS[2]!,
    special_notes: ALL,
    additional_info: ALL,
  });
  await staff.trpc.activities.create.mutate({
    referral_id,
    event: 'Phone call',
    contact_name: [contact_id],
    description: ALL,
  });
  await staff.trpc.referralFlow.add.mutate({
    opportunity_id,
    referral_direction: 'referral_received',
    priority_level: 'primary',
    source_type: 'professional_referral',
    referral_id,
    contact_id,
    notes: ALL,
  });
  const { id: task } = await staff.trpc.tasks.create.mutate({
    title: PAYLOADS[1]!,
    referral_id,
    contact_id,
    additional_instructions: ALL,
  });
  pages.push(
    ...['', '/case-details', '/treatment-plan'].map((tab) => `/admissions/inquiry/${opportunity_id}${tab}`),
    ...['', '/point-of-contact', '/insurance-payment'].map((tab) => `/admissions/client/${patient_id}${tab}`),
    ...['', '/activities', '/analytics'].map((tab) => `/referal/${referral_id}${tab}`),
    `/contact/${contact_id}`,
    `/task/${task}`,
  );
}

/** Stores them in a call: what its caller is named, what was said, and what it came to. */
async function storeInCall() {
  const said = endedCall(app, {
    caller: PAYLOADS[1]!.slice(0, 40),
    status: PAYLOADS[0]!.slice(0, 40),
    summary: ALL,
    transcript: PAYLOADS.map((payload, at) => ({ type: payload.slice(0, 40), message: payload, timestamp: at + 1 })),
  });
  pages.push(`/admissions/call/${(await say(app, said, { key: await voiceKey(app) })).body.result!.id}`);
}

/** Elements with a handler of their own, or with an address that runs: nothing of ours has one. */
const live = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.attributes].some(
          ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data:text\/html)/i.test(value),
        ),
      )
      .filter((element) => !(element instanceof HTMLInputElement))
      .map((element) => element.outerHTML),
  );

test('scripts stored in names, notes, files, answers and every other text stay words on every screen', {
  timeout: 300_000,
}, async () => {
  const said: string[] = [];
  const watched = async (path: string): Promise<Page> => {
    const page = await app.open(staff, path);
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== app.url || pathname.endsWith('/x')) said.push(request.url());
    });
    return page;
  };
  const page = await watched('/dashboard');
  for (const address of [
    '/dashboard',
    '/admissions/inquiries',
    ...stored.map(({ id }) => `/admissions/inquiry/${id}`),
    ...pages,
    '/admissions/clients',
    '/tasks',
    '/outreach/referral-sources',
    '/outreach/contacts',
    '/admissions/calls',
  ]) {
    await page.goto(address);
    await page.getByText('alert(', { exact: false }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await live(page), address).toEqual([]);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a person or an action' }).fill('alert');
  await page.getByRole('option', { name: /alert/ }).first().waitFor();
  expect(await live(page)).toEqual([]);

  const creating = await watched('/admissions/inquiries?new=true&query=<script>alert(1)</script>');
  const dialog = creating.getByRole('dialog', { name: 'Create Inquiry' });
  await dialog.getByRole('combobox', { name: 'Client' }).fill('onerror');
  await creating.getByRole('option').first().waitFor();
  expect(await live(creating)).toEqual([]);
  expect(said).toEqual([]);
});
