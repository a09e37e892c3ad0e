import { describe, expect, test } from 'vitest';
import {
  type EmailFacts,
  emailFromTemplate,
  emailParts,
  emailText,
} from '../../../../../src/shared/features/assistant/referral-email.ts';

const facts: EmailFacts = {
  organisation: 'Harbour Example',
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
    expect(email.body).toContain('We were last in touch on 05/01/2026 (Phone call).');
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

test('an e-mail’s text and its parts are one another', () => {
  const email = { subject: 'Thank you', body: 'Dear Robin,\n\nthank you.' };
  expect(emailParts(emailText(email))).toEqual(email);
  expect(emailParts('Only words')).toEqual({ subject: '', body: 'Only words' });
});
