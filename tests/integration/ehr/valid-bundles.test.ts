import { expect, test, vi } from 'vitest';
import { CASE_FIELD_NAMES, caseFieldKind } from '#shared/features/case-details/case-fields.ts';
import { type ClientField, OPTIONAL_CLIENT_FIELDS } from '#shared/features/client-details/client-fields.ts';
import { PRIMARY_SUBSTANCES } from '#shared/features/inquiries/inquiries.rules.ts';
import { startTestApp } from '#tests/support/app.ts';
import { faultsOf } from '#tests/support/fhir/check-bundle.ts';
import { NAUGHTY_STRINGS } from '#tests/support/matrix/naughty.ts';
import { textPdf } from '#tests/support/pdf/text-pdf.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';
import { makeSendable, type SendableInquiry } from '#tests/support/sendable-inquiry.ts';
import { uploadDocument } from '#tests/support/uploads.ts';

// The schema of each type is compiled when it is first met.
vi.setConfig({ testTimeout: 120_000 });

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const admin = await app.signIn('admin');

type Kind = ClientField['kind'];
const PLAIN: Record<Kind, string> = {
  text: 'Example & Sons',
  long: 'First line.\nSecond line, 50 % of it.',
  date: '1971-03-09',
  email: 'alex@people.example',
  phone: '+1 212 555 0142',
  select: '',
  masked: '900-17-4242',
};
const clientWith = (words: Record<Kind, string>) =>
  Object.fromEntries(OPTIONAL_CLIENT_FIELDS.map(({ name, kind, options }) => [name, options?.[0] ?? words[kind]]));
const caseWith = (words: Record<Kind, string>) =>
  Object.fromEntries(CASE_FIELD_NAMES.map((name) => [name, words[caseFieldKind(name) ?? 'text']]));

async function fill({ opportunity_id, patient_id }: SendableInquiry, words = PLAIN) {
  await admin.trpc.clients.update.mutate({ patient_id, patient: clientWith(words) });
  const opportunity = { ...caseWith(words), summary: words.long, primary_substance: PRIMARY_SUBSTANCES[0] };
  await admin.trpc.inquiries.update.mutate({ opportunity_id, opportunity });
}

async function refer({ opportunity_id }: SendableInquiry) {
  const referral_id = await createSource(desk, { referral_name: `House of ${opportunity_id}` });
  const contact_id = await createContact(desk, referral_id);
  const incoming = { opportunity_id, referral_direction: 'referral_received' as const };
  const online = { source_type: 'online' as const, online_sources: ['Google Search'] };
  await desk.trpc.referralFlow.add.mutate({
    ...incoming,
    priority_level: 'primary',
    source_type: 'professional_referral',
    referral_id,
    contact_id,
  });
  await desk.trpc.referralFlow.add.mutate({ ...incoming, priority_level: 'secondary', ...online });
  await desk.trpc.referralFlow.add.mutate({
    opportunity_id,
    referral_direction: 'referral_sent',
    referral_id,
    contact_id,
  });
}

const COMPLETENESS: Record<string, (made: SendableInquiry) => Promise<unknown>> = {
  'that has only what must be there': () => Promise.resolve(),
  'that pays by itself': ({ patient_id }) =>
    desk.trpc.clients.update.mutate({ patient_id, patient: { payment_method: 'Private pay' } }),
  'that is its own subscriber': ({ patient_id }) =>
    desk.trpc.clients.update.mutate({
      patient_id,
      patient: { subscriber_id: 'XYZ123', subscriber_firstname: 'robin', subscriber_lastname: 'sample' },
    }),
  'with a guardian known by a phone number alone': ({ patient_id }) =>
    desk.trpc.clients.update.mutate({
      patient_id,
      patient: { emergency_contact_primary_phone: '212 555 0143', legal_guardianship_status: null },
    }),
  'with every field filled in': (made) => fill(made),
  'with referrals in both directions': refer,
  'with records whose names are odd': async ({ opportunity_id }) => {
    for (const name of ['"quoted".pdf', 'مستند.pdf', '2026-99-99.pdf'])
      await uploadDocument(app, desk, opportunity_id, await textPdf(['A record.']), name);
  },
  'with all of it': async (made) => {
    await fill(made);
    await refer(made);
    await uploadDocument(app, desk, made.opportunity_id, await textPdf(['A record.']));
  },
  'in the letters of every script': (made) =>
    fill(made, { ...PLAIN, text: 'Ωλένα 山田 🌊', long: 'أهلاً\t\u2028וְשָׁלוֹם' }),
};

test.each(Object.entries(COMPLETENESS))('an inquiry %s is sent as valid FHIR', async (_, complete) => {
  const made = await makeSendable(app);
  await complete(made);
  const { bundle, missing } = await desk.trpc.ehr.preview.query({ opportunity_id: made.opportunity_id });
  expect(missing).toEqual([]);
  expect(faultsOf(JSON.parse(bundle))).toEqual([]);
});

test('so is one of whatever the product lets be typed', async () => {
  const made = await makeSendable(app);
  for (const naughty of NAUGHTY_STRINGS) {
    const words = { ...PLAIN, text: naughty.slice(0, 40), long: naughty.slice(0, 400), phone: naughty.slice(0, 40) };
    const opportunity = { ...caseWith(words), summary: words.long };
    const said = await admin.rest('PUT', '/api/opportunity_details', {
      opportunity_id: made.opportunity_id,
      opportunity,
    });
    expect(said.status).toBeLessThan(500);
    const { bundle } = await desk.trpc.ehr.preview.query({ opportunity_id: made.opportunity_id });
    expect(faultsOf(JSON.parse(bundle))).toEqual([]);
  }
});

test('who referred the client is said of an online and an alumni referral too, the former client unnamed', async () => {
  const former = await makeSendable(app);
  await app.within('a', (tx) =>
    tx.db
      .updateTable('inquiries')
      .set({ status: 'DISCHARGED' })
      .where('org_id', '=', tx.actor.org_id)
      .where('id', '=', former.opportunity_id)
      .execute(),
  );
  const { opportunity_id } = await makeSendable(app);
  const incoming = { opportunity_id, referral_direction: 'referral_received' as const, referred_at: '2026-05-02' };
  await desk.trpc.referralFlow.add.mutate({
    ...incoming,
    priority_level: 'primary',
    source_type: 'online',
    online_sources: ['Google Search', 'Online chat'],
  });
  await desk.trpc.referralFlow.add.mutate({
    ...incoming,
    priority_level: 'secondary',
    source_type: 'alumni_referral',
    alumni_patient_id: former.patient_id,
  });
  const { bundle, sections } = await desk.trpc.ehr.preview.query({ opportunity_id });
  expect(sections.find(({ title }) => title === 'Referral')?.facts).toEqual([
    ['Referred by', 'Google Search, Online chat · May 2, 2026'],
    ['Referred by', 'Alumni Referral · May 2, 2026'],
  ]);
  expect(bundle).toContain('"display": "Google Search, Online chat"');
  expect(bundle).toContain('Referred by: Alumni Referral (2026-05-02)');
  expect(bundle).not.toContain(former.patient_id);
});
