import { describe, expect, test } from 'vitest';
import { extractSuggestions } from '#server/features/suggestions/engine/extract-suggestions.ts';
import { type PageWord, packWords } from '#shared/features/documents/page-words.ts';

const CONTEXT = { today: '2026-11-01', client: { firstname: 'Dana', lastname: 'Sample' } };
const read = (text: string, words?: string): Record<string, string> =>
  Object.fromEntries(extractSuggestions([{ page: 1, text, words }], CONTEXT).map(({ field, value }) => [field, value]));

/** Lines as they stand on paper, with the places of their words. */
function laid(...lines: string[]): [text: string, words: string] {
  const words: PageWord[] = lines.flatMap((line, at) =>
    [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      x: index * 5,
      y: at * 13,
      w: text.length * 5,
      h: 9,
    })),
  );
  return [lines.map((line) => line.trim().replace(/\s+/g, ' ')).join('\n'), packWords(words)];
}

describe('an address without a label', () => {
  test('is read under the client’s name', () => {
    expect(read('Dana Sample\n118 Wickford Street, Apt 2R\nDanton, CT 06990\nDear Ms. Sample:')).toMatchObject({
      address: '118 Wickford Street, Apt 2R',
      city: 'Danton',
      state: 'CT',
      zip: '06990',
    });
  });

  test('is not read under another name', () => {
    expect(read('Valleygreen Drug\n2208 Tarrow Pike\nEllery, TN 37099\nProfile of Dana Sample')).not.toHaveProperty(
      'address',
    );
  });
});

describe('what is said of the client in passing', () => {
  test.each<[string, string, string | RegExp]>([
    ['Dana Sample (16 July 1984), who leaves us', 'dob', '1984-07-16'],
    ['re: Dana Sample (bday 1/30/69).', 'dob', '1969-01-30'],
    ['The defendant, born January 2, 1990, pleaded guilty.', 'dob', '1990-01-02'],
    ['Vodka since his divorce went thru in Feb.', 'marital_status', 'Divorced'],
    ['34 yo SWF with hx of heroin use.', 'marital_status', 'Single'],
    ['Soc: laid off, divorced, two cats.', 'marital_status', 'Divorced'],
    ['36F brought by EMS.', 'sex_at_birth', 'Female'],
    ['lives: her van, beach lot', 'living_status', 'Unhoused'],
    ['Lives with  aunt, two cousins', 'living_status', 'With family'],
    ['Employ: FT, Example Trucking', 'employment_status', 'Full-time'],
    ['On SSDI for a back injury.', 'employment_status', 'Disability'],
    ['aunt, court-appointed guardian 2022', 'legal_guardianship_status', 'Court-appointed guardian'],
    ['Needs van parked safe and a ride.', 'transportation_required', /ride/],
    ['Has State Medicaid thru 12/31.', 'carrier', 'Medicaid/MCO'],
    ['Who pays?  his retirement plan, GEHA.', 'carrier', 'GEHA'],
    ['ANTHEM ID he read me: YRP 118 M 60277', 'subscriber_id', 'YRP 118 M 60277'],
    ['Dad passed, OD, 2019.', 'family_history', /OD/],
    ['Mother bipolar.', 'family_history', /bipolar/],
    ['Has a safety plan w/ Ms. Example, her therapist at Bridgeway.', 'current_therapist_name', /Example/],
    ['On paper (probation or parole)?  Probation, Lime County', 'probation', /Lime County/],
    ['Probation: none at present', 'probation', 'No'],
    ['He goes to court 11/19/2026.', 'upcoming_court_date', '2026-11-19'],
    ['caller = mother, Ana Example, 808-555-0150', 'contact_person_name', 'Ana Example'],
    ['Holder: Sample, Ana (spouse) DOB 3/4/1988\nGrp: 00551', 'subscriber_dob', '1988-03-04'],
    ['Auth # obtained: AX-55102\nGrp: 00551', 'authorization_number', 'AX-55102'],
  ])('%s', (text, field, value) => {
    if (typeof value === 'string') expect(read(text)[field]).toBe(value);
    else expect(read(text)[field]).toMatch(value);
  });

  test.each([
    ['He is going through a divorce.', 'marital_status'],
    ['Her parents divorced in 2001.', 'marital_status'],
    ['Rent a month: $1,200', 'living_status'],
    ['Will drive himself, no ride needed.', 'transportation_required'],
    ['Does not have Medicaid.', 'carrier'],
    ['On medical leave from the college.', 'carrier'],
    ['His brother drinks vodka daily.', 'family_history'],
    ['caller = N. Example, RN, 808-555-0150', 'contact_person_name'],
  ])('%s says nothing of %s', (text, field) => {
    expect(read(text)).not.toHaveProperty(field);
  });

  test('another’s name under the client’s takes the phone behind it', () => {
    const text = 'Member: Dana Sample\nName  Ana Example MD  Ph 225-555-0193';
    expect(read(text)).not.toHaveProperty('phone_number');
  });
});

describe('lists of things to tick', () => {
  test('say what is ticked, and nothing of the rest', () => {
    const found = read('History of (check all): [X] seizures [ ] violence [X] suicide attempts');
    expect(found).toMatchObject({ history_of_seizures: 'Yes', history_of_suicide_attempts: 'Yes' });
    expect(found).not.toHaveProperty('aggression_or_property_damage');
  });

  test.each([
    'Precautions ordered: [X] seizures [X] self-harm',
    'Family history of: [X] seizures [ ] suicide attempts',
  ])('%s fills no history', (text) => {
    expect(read(text)).not.toHaveProperty('history_of_seizures');
  });
});

describe('values that go on below', () => {
  test('are read in their column to the next label', () => {
    const [text, words] = laid(
      'Alcohol and drugs   Vapes weed oil before and after school. Was',
      '                    caught with pressed pills.',
      'When not using      Snappy, night sweats for a week.',
    );
    expect(read(text, words)).toMatchObject({
      recent_substance_abuse: 'Vapes weed oil before and after school. Was\ncaught with pressed pills.',
      concerns_for_withdrawal: 'Snappy, night sweats for a week.',
    });
  });

  test('end where the next known label opens in the same cell', () => {
    const found = read('COURT  Drug court, next 11/20/2026 1330. Probation: none at present.');
    expect(found).toMatchObject({ upcoming_court_date: '2026-11-20' });
  });

  test('do not hold what was reversed or stopped', () => {
    const [text, words] = laid(
      'DRUG                 SIG             FILL',
      'AMLODIPINE 10 MG     1 QD            08/15/26',
      'DIAZEPAM 5 MG        1 HS            ** DC PER MD **',
      'CEPHALEXIN 500 MG    1 QID           ** REVERSED - NOT PICKED UP **',
    );
    expect(read(text, words).medication_plan).toBe('AMLODIPINE 10 MG 1 QD 08/15/26');
  });

  test('a penned-out value is none', () => {
    expect(read('Allergies: ~~Latex~~')).not.toHaveProperty('allergies');
  });
});
