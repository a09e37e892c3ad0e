import { describe, expect, test } from 'vitest';
import { valueIn } from '#tests/support/records/value-in.ts';

const FIELD = 'concerns_for_withdrawal';

describe('concerns_for_withdrawal', () => {
  test.each([
    ['CIWA 14 on arrival.', 'CIWA 14 on arrival.'],
    ['CIWA-Ar score: 18', 'CIWA-Ar score 18'],
    ['CIWA: 22 @ 0600', 'CIWA 22 @ 0600'],
    ['COWS 11.', 'COWS 11.'],
    ['COWS score 14 (moderate).', 'COWS score 14 (moderate).'],
    ['Time  CIWA  BP  HR\n0600  16  150/92  104\n1000  12  144/88  96', 'CIWA 16'],
    ['Tremulous, diaphoretic, last drink 8 hrs ago.', 'Tremulous, diaphoretic, last drink 8 hrs ago.'],
    ['Withdrawal sx: tremors, sweats, nausea', 'tremors, sweats, nausea'],
    ['Withdrawal risk: High', 'Withdrawal risk: High'],
    ['Risk of withdrawal: moderate - hx of DTs', 'moderate - hx of DTs'],
    ['Hx of DTs 2022.', 'Hx of DTs 2022.'],
    ['H/o complicated withdrawal.', 'H/o complicated withdrawal.'],
    ['DTs x2', 'DTs x2'],
    ['History of delirium tremens.', 'History of delirium tremens.'],
    ['Has had the shakes and sweats when he stops drinking.', 'Has had the shakes and sweats when he stops drinking.'],
    ['She gets sick when she does not use.', 'She gets sick when she does not use.'],
    [
      'Dimension 1: Acute intoxication/withdrawal potential: risk rating 3, severe tremors',
      'risk rating 3, severe tremors',
    ],
    [
      'Dimension 1 - High risk: daily drinking, prior DTs, BP 160/100',
      'Dimension 1 - High risk: daily drinking, prior DTs, BP 160/100',
    ],
    ['ASAM D1: 2 - mild tremor, sweating, COWS 8', 'ASAM D1: 2 - mild tremor, sweating, COWS 8'],
    ['Librium taper started for alcohol withdrawal.', 'Librium taper started for alcohol withdrawal.'],
    ['He is at risk for alcohol withdrawal.', 'He is at risk for alcohol withdrawal.'],
    ['Admitted for alcohol withdrawal.', 'Admitted for alcohol withdrawal.'],
    ['Opioid withdrawal, moderate.', 'Opioid withdrawal, moderate.'],
    ['Hands shake until first drink.', 'Hands shake until first drink.'],
    ['I shake in the mornings until I drink.', 'I shake in the mornings until I drink.'],
    ['I get sick if I do not use.', 'I get sick if I do not use.'],
    ['You had shakes and saw spiders when you stopped.', 'You had shakes and saw spiders when you stopped.'],
    ['Experiencing withdrawal: Y - shakes, vomiting', 'Yes, shakes, vomiting'],
    ['Have you ever had withdrawal symptoms? Yes, shakes and sweats', 'Yes, shakes and sweats'],
    ['Currently in withdrawal? [X] Yes [ ] No', 'Yes'],
    ['Withdrawal history: tremors, DTs x1, no seizures', 'tremors, DTs x1, no seizures'],
    ['Detox hx: 3 medical detoxes for ETOH w/ Ativan.', '3 medical detoxes for ETOH w/ Ativan.'],
    ['Needs medical detox.', 'Needs medical detox.'],
    ['Shakes every morning.', 'Shakes every morning.'],
    ['Morning shakes, dry heaves, last drink 0200.', 'Morning shakes, dry heaves, last drink 0200.'],
    ['Withdrawal\tYes\ttremor, anxiety', 'Withdrawal Yes tremor, anxiety'],
    ['Hallucinations during past withdrawal.', 'Hallucinations during past withdrawal.'],
    ['Goes into withdrawal within 8 hours of last use.', 'Goes into withdrawal within 8 hours of last use.'],
    ['Dope sick by noon.', 'Dope sick by noon.'],
    ['Describe withdrawal symptoms experienced: chills, leg cramps, vomiting', 'chills, leg cramps, vomiting'],
    ['Tolerance: yes. Withdrawal: yes (sweats, anxiety).', 'Yes, (sweats, anxiety).'],
    ['COWS (1-36): 19', 'COWS (1-36) 19'],
    ['Peak CIWA 26', 'Peak CIWA 26'],
    ['CIWA trend 18-14-9-4', 'CIWA trend 18-14-9-4'],
    ['Vitals 0800: BP 158/98 HR 112 CIWA 17', 'Vitals 0800: BP 158/98 HR 112 CIWA 17'],
  ])('%s', (text, value) => {
    expect(valueIn(text, FIELD)).toBe(value);
  });

  test.each(['Withdrawal symptoms: none'])('%s denies it', (text) => {
    expect(valueIn(text, FIELD)).toBe('No');
  });

  test.each([
    'CIWA-Ar total 4, no medication needed.',
    'Denies withdrawal symptoms.',
    'No signs of withdrawal.',
    'Brother had DTs.',
    'Alcohol withdrawal can be dangerous.',
    'Call your doctor if you notice withdrawal symptoms.',
    'Withdrawal from the program is voluntary.',
    'Social withdrawal and isolation.',
    'Monitor for withdrawal.',
    'Withdrawal protocol initiated.',
    'CIWA protocol ordered.',
    'Withdrawal of consent',
    'She withdrew from college.',
    'Give lorazepam 2 mg for CIWA 8-15.',
    'Start buprenorphine when COWS 8 or more.',
    'Call for CIWA greater than 20.',
    'Opioid withdrawal can be uncomfortable.',
    'If you have withdrawal, call us.',
    'Alcohol withdrawal protocol.',
    'No alcohol withdrawal.',
    'Not in withdrawal.',
    'Cash withdrawal of $40.',
    'His father died of alcohol withdrawal.',
    'Assess for withdrawal q4h.',
    'COWS 2 at 0800.',
    'CIWA < 8 x 24 h.',
    'Social withdrawal, poor sleep.',
  ])('%s says nothing of it', (text) => {
    expect(valueIn(text, FIELD)).toBeUndefined();
  });
});
