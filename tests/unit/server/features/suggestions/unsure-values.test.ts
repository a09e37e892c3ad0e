import { describe, expect, it } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';

const CONTEXT = { today: '2026-11-01', client: { firstname: 'Dana', lastname: 'Sample', dob: '1990-01-02' } } as const;

const suggested = (...pages: string[]): Record<string, string> =>
  Object.fromEntries(
    extractSuggestions(
      pages.map((text, at) => ({ page: at + 1, text })),
      CONTEXT,
    ).map(({ field, value }) => [field, value]),
  );

describe('what a record leaves unsure', () => {
  it.each([
    'Allergies: pending pharmacy review',
    'Allergies: Dr. Marsh to review',
    'Allergies: unknown at this time',
    'Allergies: mother unsure',
    'Allergies: penicillin?',
    'Allergies: Y / N',
    'Known allergies: Penicillin Sulfa Latex None',
    'Seizures: last assessed 10/2026',
    'Seizures: see neurology consult',
    'Seizures: Yes - son',
    'Seizure action plan on file: no',
    'Self-harm: urges',
    'Self-harm: not examined',
    'Self-injury (cutting, burning): denies current',
    'History of violence: victim of an assault',
    'History of violence: no / yes',
    'Violence risk: low',
    'Property damage: none',
    'Withdrawal protocol: CIWA every four hours',
    'Reason for withdrawal: moved away',
    'Concerns for withdrawal: to be assessed',
  ])('suggests nothing from “%s”', (text) => {
    expect(suggested(text)).toEqual({});
  });

  it.each([
    'No aggression noted in group today.',
    'He was calm and not aggressive during the interview.',
    'In my classroom he was not aggressive.',
    'He has never been violent at work.',
    'No injuries. No property damage.',
    'The patient did not have a seizure during detox.',
    'Accidental overdose in 2024, not a suicide attempt.',
    'Another member said he had seizures when he stopped drinking.',
    'He told me about his brother, who had seizures.',
    'Bystander reports a seizure of one minute, no history of seizures per mother.',
    'Seizure or head injury: head injury in 2010',
  ])('takes “%s” for no history', (text) => {
    const { history_of_seizures, history_of_suicide_attempts, aggression_or_property_damage } = suggested(text);
    expect([history_of_seizures, history_of_suicide_attempts, aggression_or_property_damage]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('still takes what is said of all times', () => {
    expect(suggested('At this time she denies any history of seizures.')).toMatchObject({ history_of_seizures: 'No' });
    expect(suggested('He had seizures in 2019 and no seizures since.')).toHaveProperty('history_of_seizures');
    expect(suggested('There are no pending charges at this time.')).toMatchObject({ pending_legal_charges: 'No' });
    expect(suggested('She is not a registered sex offender.')).toMatchObject({ registered_sex_offender: 'No' });
  });

  it.each(['Property damage: [x] Yes [ ] No', 'Property damage: present', 'Property destruction: broke two windows'])(
    'takes property alone where it is affirmed: “%s”',
    (text) => {
      expect(suggested(text)).toHaveProperty('aggression_or_property_damage');
    },
  );

  it('reads which of a form’s printed answers is circled', () => {
    expect(suggested('Seizures: Y (N)')).toMatchObject({ history_of_seizures: 'No' });
    expect(suggested('Seizures: (Yes) No')).toMatchObject({ history_of_seizures: 'Yes' });
    expect(suggested('Seizures: (Y) (N)')).toEqual({});
    expect(suggested('Seizures: No No')).toMatchObject({ history_of_seizures: 'No' });
  });

  it('takes a named allergy before a “none”, on the same page or on another', () => {
    const drug = 'Drug allergies: codeine (rash)';
    expect(suggested(`Food allergies: none\n${drug}`)).toMatchObject({ allergies: 'codeine (rash)' });
    expect(suggested('Allergies: NKDA', drug)).toMatchObject({ allergies: 'codeine (rash)' });
  });
});
