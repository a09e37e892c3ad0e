import { describe, expect, it } from 'vitest';
import { readQuestion } from '#server/features/questions/engine/question-kind.ts';
import { hasDose, polarityOf } from '#server/features/questions/engine/statement-signs.ts';
import {
  askedNotions,
  daysNamed,
  normalize,
  saidNotions,
  stem,
  widerNotions,
  wordsOf,
} from '#server/features/understanding/meaning/question-terms.ts';

describe('words', () => {
  it.each([
    ['seizures', 'seizure'],
    ['allergies', 'allergy'],
    ['stopped', 'stop'],
    ['prescribed', 'prescribes'],
    ['withdrawing', 'withdraw'],
    ['diagnosed', 'diagnosing'],
    ['used', 'using'],
  ])('%s and %s have one stem', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it('keeps the length of a text when it makes it plain', () => {
    const text = 'Señora O’Brien–Núñez took ½ tablet, “twice”';
    expect(normalize(text)).toHaveLength(text.length);
    expect(normalize(text)).toContain("senora o'brien-nunez");
  });

  it('keeps decimals whole', () => {
    expect(wordsOf('took 0.81 mg/dL').map((word) => word.raw)).toEqual(['took', '0.81', 'mg', 'dl']);
  });
});

describe('dates', () => {
  it.each(['10/03/2026', '10/3/26', '2026-10-03', 'October 3, 2026', 'Oct. 3rd', 'on october 3'])(
    'reads the day in %j',
    (text) => {
      expect(daysNamed(text)).toContain('10-3');
    },
  );

  it.each(['132/84', 'ASAM 3.7', 'May we call', '8 of 10'])('sees no day in %j', (text) => {
    expect(daysNamed(text)).toEqual([]);
  });
});

describe('polarity', () => {
  it.each([
    ['Seizure history: [X] Yes [ ] No', 'yes'],
    ['Seizure history: [ ] Yes [X] No', 'no'],
    ['☐ Yes ☒ No', 'no'],
    ['She denies any history of seizures.', 'no'],
    ['There is no history of violence.', 'no'],
    ['HIV 1/2 antigen: Non-reactive', 'no'],
    ['She had one seizure in March 2024.', 'yes'],
    ['[ ] HIV status', null],
  ])('of %j is %s', (text, polarity) => {
    expect(polarityOf(text)).toBe(polarity);
  });
});

describe('doses', () => {
  it.each(['Sertraline 50 mg', '18 mcg', '0.5 mg twice', '750 ml of vodka'])('sees one in %j', (text) => {
    expect(hasDose(text)).toBe(true);
  });
  it.each(['0.81 mg/dL', '412 ng/mL', '1,240,000 IU/mL', '8.6 g/dL'])('sees none in the concentration %j', (text) => {
    expect(hasDose(text)).toBe(false);
  });
});

describe('questions', () => {
  it.each([
    ['When is her next appointment?', 'when'],
    ['What was the date of the last EKG?', 'when'],
    ['Who is the guardian?', 'who'],
    ['What is her mother’s name?', 'who'],
    ['How many drinks does he have?', 'how_many'],
    ['How long was he in the hospital?', 'how_long'],
    ['How often does she use?', 'how_often'],
    ['What dose of methadone is she on?', 'dose'],
    ['What is the member ID?', 'identifier'],
    ['Where does he live?', 'where'],
    ['Why did she leave?', 'why'],
    ['Has he ever been arrested?', 'yes_no'],
    ['What medications is she on?', 'open'],
  ])('%j asks %s', (question, kind) => {
    expect(readQuestion(question).kind).toBe(kind);
  });

  it('takes alternatives as one thing', () => {
    const { terms } = readQuestion('Has she used heroin or fentanyl?');
    expect(terms.map((term) => term.choices.flatMap((choice) => choice.stems))).toContainEqual(['heroin', 'fentanyl']);
  });
});

describe('words of meaning', () => {
  it.each([
    ['did he convulse', 'no w/d sz ever'],
    ['was she knocked out', 'subdural in 2019'],
    ['blood borne infections', 'Hep C neg'],
    ['lung trouble', 'asthma since childhood'],
    ['is she nursing the infant', 'Not breast feeding'],
    ['nightly booze', 'six beers to sleep'],
    ['is he starving', 'restricts to 900 a day'],
    ['wheelchair', 'walks with rollator'],
  ])('%j is asked of what the record calls %j', (question, text) => {
    const asked = askedNotions(wordsOf(question)).flatMap(({ notions }) => notions);
    const said = [...saidNotions(wordsOf(text)), ...widerNotions(wordsOf(text))];
    expect(said.filter((notion) => asked.includes(notion))).not.toEqual([]);
  });
});
