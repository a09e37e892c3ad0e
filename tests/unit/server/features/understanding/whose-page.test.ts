import { describe, expect, it } from 'vitest';
import { whosePage, whosePages } from '#server/features/understanding/assertion/whose-page.ts';

const CLIENT = { firstname: 'Marisol', lastname: 'Tandy', dob: '1990-04-12', mrn: 'C-20418' };
const TODAY = '2026-11-01';
const whose = (text: string) => whosePage(text, CLIENT, TODAY);

describe('whose a page is', () => {
  it.each([
    'Patient: Marisol Tandy   DOB: 04/12/1990\nShe was admitted.',
    'Name: TANDY, MARISOL\nMRN: 5512',
    'Client name - Marisol J. Tandy',
    'RE: Marisol Tandy, DOB 4/12/90',
    'Patient: Mariso1 Tandy  DOB: 04/12/1990',
    'Name: Mari Tandy\nDate of birth: April 12, 1990',
    'MRN: C-20418\nPatient: Unreadable Words',
  ])('the client: %s', (text) => expect(whose(text)).toBe('client'));

  it.each([
    'Patient: Odessa Marsh   DOB: 01/30/1961',
    'Name: MARSH, ODESSA\nAllergies: latex',
    'Resident: Hector Tandy   DOB: 09/09/1958\nSeizures: yes',
    'Patient: Marisol Tandy   DOB: 11/02/1957\nA namesake.',
    'DOB: 11/02/1957   Room 4\nAllergic to latex.',
    'Person being referred: Odessa Marsh\nBorn on: 01/30/1961',
    'NURSING NOTES     Odessa Marsh     DOB 01/30/1961',
    'BILLING INFORMATION\nAccount: Odessa Marsh   Z-90001   01/30/1961',
    'AFTERCARE PLAN\nPrepared for Odessa Marsh (01/30/1961)',
  ])('somebody else: %s', (text) => expect(whose(text)).toBe('other'));

  it.each([
    'PROGRESS NOTE\nShe slept well.',
    'To: Intake desk\nFrom: Dr. Odessa Marsh\nRe: transfer of Marisol Tandy',
    'Prescriber name: Odessa Marsh, MD',
    'Program name: Harbor Point Recovery',
    'Harbor Point Recovery 10/01/2026\nNegative for opioids.',
    `${'She slept well. '.repeat(30)}Her son Odell Marsh (01/30/2011) visited.`,
  ])('not said, or not plainly somebody else: %s', (text) => expect(whose(text)).not.toBe('other'));

  it('goes on from a stranger’s page until the client is named again', () => {
    const pages = [
      'Patient: Marisol Tandy',
      'Patient: Odessa Marsh',
      'continued\nAllergic to latex.',
      'Discharge of Marisol Tandy to residential care.',
      'Signed and dated.',
    ];
    expect(
      whosePages(
        pages.map((text) => ({ text })),
        CLIENT,
        TODAY,
      ),
    ).toEqual(['client', 'other', 'other', 'unknown', 'unknown']);
  });

  it('knows a double last name with an initial in a header', () => {
    const client = { firstname: 'Ezekiel', lastname: 'Sandoval-Reyes', dob: '1983-04-29' };
    const page = (name: string) =>
      `Mesa Verde Clinic\t${name}\tMV-20771\tTERMINATION OF AGREEMENT\nOctober 9, 2026\nThe agreement is ended.`;
    expect(whosePage(page('Sandoval-Reyes, E.'), client, TODAY)).toBe('client');
    expect(whosePage(page('Sandoval-Reyes, Lucia'), client, TODAY)).toBe('other');
    expect(whosePage(`${page('Sandoval-Reyes, L.')}\nDear Mrs. Sandoval-Reyes,`, client, TODAY)).toBe('other');
  });
});
