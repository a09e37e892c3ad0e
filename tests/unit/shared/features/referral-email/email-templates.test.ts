import { describe, expect, test } from 'vitest';
import type { EmailFacts } from '#shared/features/assistant/referral-email.ts';
import { emailFromTemplate } from '#shared/features/referral-email/email-templates.ts';

const facts: EmailFacts = {
  organization: 'Harbour Example',
  sender: 'Avery Example',
  source: {
    referral_name: 'Alder House',
    type: 'Private practice',
    state: 'MA',
    payment_type: ['Insurance', 'Medicaid'],
    specializations: ['SUD', 'Trauma'],
    levels_of_care: [],
    population_served: [],
    gender_served: null,
    average_length_of_stay: null,
    rule_out: null,
  },
  recipient: null,
  contacts: ['Robin Referent'],
  activities: [{ event: 'Phone call', event_date: '2026-05-01', description: 'A long talk' }],
};

describe('without a model', () => {
  test.each([
    ['Thank them for the visit', 'Thank you from Harbour Example'],
    ['We have three beds open', 'Bed availability at Harbour Example'],
    ['Say hello', 'Introducing Harbour Example'],
  ])('%s', (prompt, subject) => {
    const email = emailFromTemplate(prompt, facts);
    expect(email.subject).toBe(subject);
    expect(email.body).toContain('Dear Robin Referent,');
    expect(email.body).toContain('We were last in touch on May 1, 2026 (Phone call).');
    expect(email.body).toContain('Alder House');
    expect(email.body).toMatch(/Avery Example\n\nHarbour Example$/);
    expect(email.body).not.toContain('A long talk');
  });

  test('what the record lacks leaves no gap', () => {
    const bare = {
      ...facts,
      contacts: [],
      activities: [],
      source: { ...facts.source, specializations: [], payment_type: [] },
    };
    for (const prompt of ['thanks', 'beds', 'hello']) {
      const { body } = emailFromTemplate(prompt, bare);
      expect(body).toContain('Dear Alder House team,');
      expect(body).not.toMatch(/\n{3}|undefined|null/);
    }
  });
});

test('who it is for is greeted, whoever else is there', () => {
  const both = { ...facts, contacts: ['Robin Referent', 'Ewan Ash'] };
  expect(emailFromTemplate('hello', both).body).toContain('Dear Alder House team,');
  expect(emailFromTemplate('hello', { ...both, recipient: 'Ewan Ash' }).body).toContain('Dear Ewan Ash,');
});

test('what a person typed stands in it; what an e-mail is begun with does not', () => {
  const { body } = emailFromTemplate('Thank them for the visit, and ask about parking', facts);
  expect(body).toContain('\n\nThank them for the visit, and ask about parking\n\n');
  for (const start of ['Introduce us and propose a first meeting', 'Thank them for the referral'])
    expect(emailFromTemplate(start, facts).body).not.toContain(start);
});

test('each says of the record what belongs to it, in whole sentences', () => {
  const said = (prompt: string, source: Partial<EmailFacts['source']> = {}) =>
    emailFromTemplate(prompt, { ...facts, source: { ...facts.source, ...source } }).body;
  expect(said('hello')).toContain('because Alder House supports people with a focus on SUD and Trauma, and I believe');
  expect(said('hello', { specializations: [], population_served: ['Adults', 'Veterans'] })).toContain(
    'supports people such as Adults and Veterans, and I believe',
  );
  expect(said('beds')).toContain(
    'As your focus is on SUD and Trauma, tell us about it when you call. We also look at coverage with you, be it Insurance or Medicaid.',
  );
  expect(said('hello')).toContain('- tell you about our programs and how admissions work\n- learn how');
});
