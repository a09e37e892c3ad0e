import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const admin = await app.signIn('admin');
const inquiry = await makeInquiry(admin, { firstname: 'Dana', lastname: 'Sample' });
const source = await createSource(admin, { referral_name: 'Alder House' });
const contact_id = await createContact(admin, source, { firstname: 'Wren', lastname: 'Alder' });

/** Every door by which a person gives a telephone number, with what it calls the field. */
const DOORS = {
  'patient.phone_number': (phone: string) =>
    admin.rest('PUT', '/api/patient_details', { patient_id: inquiry.patient_id, patient: { phone_number: phone } }),
  'patient.emergency_contact_primary_phone': (phone: string) =>
    admin.rest('PUT', '/api/patient_details', {
      patient_id: inquiry.patient_id,
      patient: { emergency_contact_primary_phone: phone },
    }),
  'contact.phone_number': (phone: string) =>
    admin.rest('PUT', '/api/contact_details', { contact_id, contact: { phone_number: phone } }),
  phone_number: (phone: string) =>
    admin.rest('POST', '/api/referral_contacts', {
      ...{ firstname: 'New', lastname: 'Contact', referral_id: source },
      phone_number: phone,
    }),
  'opportunity.contact_person_phone': (phone: string) =>
    admin.rest('PUT', '/api/opportunity_details', {
      opportunity_id: inquiry.id,
      opportunity: { contact_person_phone: phone },
    }),
  'sections.current_concerns.current_pcp_phone': (phone: string) =>
    admin.rest('PUT', '/api/case_details', {
      opportunity_id: inquiry.id,
      sections: [{ id: 'current_concerns', fields: [{ id: 'current_pcp_phone', value: phone }] }],
    }),
};

test.each(Object.entries(DOORS))('C13: %s takes a number or the choice to keep what it is not', async (field, give) => {
  const refused = await give('call mum');
  expect([refused.status, refused.body.error?.fields]).toEqual([
    400,
    { [field]: 'Enter a phone number, or keep it as typed' },
  ]);
  expect((await give('617-555-0999 ext 12')).status).toBeLessThan(300);
  expect((await give('as-typed:call mum')).status).toBeLessThan(300);
  // What is read is put back: it is no new choice.
  if (field !== 'phone_number') expect((await give('call mum')).status).toBe(200);
});

test('C13: an extension is kept and stored behind its number', async () => {
  await DOORS['patient.phone_number']('617-555-0999 ext 12');
  const { phone_number } = await admin.trpc.clients.get.query({ patient_id: inquiry.patient_id });
  expect(phone_number).toBe('+16175550999;ext=12');
});

test('C13: a birth to come is refused where it is given, by the organization’s day', async () => {
  const today = '2026-05-12';
  const client = (dob: string) =>
    admin.rest('PUT', '/api/patient_details', { patient_id: inquiry.patient_id, patient: { dob } });
  const contact = (dob: string) => admin.rest('PUT', '/api/contact_details', { contact_id, contact: { dob } });
  for (const [give, field] of [
    [client, 'patient.dob'],
    [contact, 'contact.dob'],
  ] as const) {
    const answer = await give('2026-05-13');
    expect([answer.status, answer.body.error?.fields]).toEqual([
      400,
      { [field]: 'A date of birth cannot be in the future' },
    ]);
    expect((await give(today)).status).toBe(200);
  }
});
