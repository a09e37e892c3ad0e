import { expect, test } from 'vitest';
import { turnsBack } from '#server/features/understanding/assertion/turns-back.ts';

test.each([
  ['His stepfather beat him until he was ten.', 'He attempted suicide at 15.'],
  ['His stepfather beat him.', 'He has nightmares of it.'],
  ['Her uncle molested her.', 'She began cutting at twelve.'],
  ['His brother found him in the garage.', 'He was on a ventilator for two days.'],
  ['Her mother has bipolar disorder.', 'She denies any suicide attempt.'],
  ['His father drinks.', 'He reports a seizure in 2024.'],
  ['Her sister is on Suboxone.', 'She is asking for detox.'],
  ['His father died of cirrhosis.', 'He drinks a pint of vodka daily.'],
  ['His brother hanged himself in 2011.', 'He takes sertraline 50 mg.'],
  ['Her late mother drank.', 'She has had two seizures.'],
])('%s %s speaks of the client again', (before, text) => {
  expect(turnsBack(before, text)).toBe(true);
});

test.each([
  ['His stepfather drank.', 'He attempted suicide in 2019.'],
  ['His brother has epilepsy.', 'He takes Keppra.'],
  ['His stepfather beat him.', 'He was convicted in 2010.'],
  ['His stepfather beat him.', 'He is in prison now.'],
  ['Her husband drove her here.', 'He drinks every day.'],
  ['His father says he drinks too.', 'He denies any seizures.'],
  ['His brother was interviewed.', 'He reports a fight in May.'],
  ['His father died of cirrhosis.', 'He drank from morning on.'],
  ['Her sister hit her mother.', 'She attempted suicide once.'],
])('%s %s goes on', (before, text) => {
  expect(turnsBack(before, text)).toBe(false);
});
