import { describe, expect, it } from 'vitest';
import {
  type Assertion,
  assertionOf,
  isStruck,
  takesBack,
} from '#server/features/understanding/assertion/assertion.ts';

/** The signs that hold at the words in brackets. */
function signsOf(marked: string): (keyof Assertion)[] {
  const start = marked.indexOf('<');
  const text = marked.replace(/[<>]/g, '');
  const end = marked.indexOf('>') - 1;
  return Object.entries(assertionOf(text, start, end)).flatMap(([sign, holds]) =>
    holds ? [sign as keyof Assertion] : [],
  );
}

describe('what a sentence asserts of its words', () => {
  it.each(['The client has a history of <seizures> in the chart.', 'He reports <suicidal ideation> today.'])(
    '%s is said of the client',
    (text) => expect(signsOf(text)).not.toContain('negated'),
  );

  it.each([
    'He denies any history of seizures or <head injury>.',
    'No evidence of <psychosis>.',
    'She has never attempted <suicide>.',
    '<Suicidal ideation>: denied.',
    'Negative for <tremor>, nausea or vomiting.',
    'Patient denied alcohol, opioid and <benzodiazepine> use.',
  ])('%s is denied', (text) => expect(signsOf(text)).toContain('negated'));

  it.each([
    'He denies seizures but reports <tremor>.',
    'There is no change in her <depression>.',
    'Denies cocaine use; admits to daily <alcohol>.',
    'No longer drinks, however <cannabis> use goes on.',
  ])('%s is not denied', (text) => expect(signsOf(text)).not.toContain('negated'));

  it('a plan that a cell names plans nothing of the next cell', () =>
    expect(signsOf('Insurance\tHighpoint Plan\t<Subscriber ID>\t99214')).not.toContain('planned'));

  it.each([
    'His mother has <bipolar disorder>.',
    'Family history of <alcoholism>.',
    'The uncle died of <cirrhosis>.',
    'There is <depression> in her mother.',
    'A brother completed <suicide> in 2010.',
    'The bystander himself has <asthma> and left.',
    'Another member shared a <DUI> arrest.',
    'A fellow resident has <bipolar disorder>.',
    'Someone else in the van had a <seizure>.',
    'Member J.T. said that he takes <lithium>.',
    'Peer K. M. reported <self-harm>.',
  ])('%s is said of somebody else', (text) => expect(signsOf(text)).toContain('other'));

  it.each([
    'His mother reports that he has <seizures>.',
    'Seizure witnessed by his wife, with <loss of consciousness>.',
    'His father died in 2009 and he began <drinking> then.',
    'Lives with his sister and has <asthma>.',
    'According to the wife, <blackouts> are frequent.',
    'A bystander reports that he used <heroin>.',
    'Another resident saw the client have a <seizure>.',
    'He made another <suicide attempt> in May.',
    'Member ID with <Cigna>.',
  ])('%s is said of the client, whoever says it', (text) => expect(signsOf(text)).not.toContain('other'));

  it('knows what is only looked out for, and what is planned', () => {
    expect(signsOf('Monitor for <seizures>.')).toContain('uncertain');
    expect(signsOf('Rule out <PTSD>.')).toContain('uncertain');
    expect(signsOf('Seizure <precautions>.')).not.toContain('negated');
    expect(signsOf('Will start <naltrexone> next week.')).toContain('planned');
  });

  it('knows what is past, what was stopped and what was taken back', () => {
    expect(signsOf('History of <cocaine> use.')).toContain('past');
    expect(signsOf('Discontinued <gabapentin> in May.')).toContain('stopped');
    expect(signsOf('<Gabapentin> 300 mg was stopped in May.')).toContain('stopped');
    expect(signsOf('<Penicillin> allergy, entered in error.')).toContain('struck');
    expect(isStruck('Entry voided 03/02/2026, wrong patient.')).toBe(true);
    expect(isStruck('Allergic to penicillin.')).toBe(false);
  });

  it.each([
    '[Charted on the wrong member, strike. RL]',
    '(Wrong resident, strike this line. TK)',
    '-- ENTERED IN ERROR, RL --',
    'The above entry was made in the wrong chart.',
    '10/28/2026 Error: wrong patient.',
  ])('%s takes back what stands before it', (remark) => expect(takesBack(remark)).toBe(true));

  it.each(['[Signed: RL]', '(with food)', 'Penicillin allergy, entered in error.'])(
    '%s takes back nothing before it',
    (remark) => expect(takesBack(remark)).toBe(false),
  );
});
