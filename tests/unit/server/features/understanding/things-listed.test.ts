import { describe, expect, it } from 'vitest';
import { pagesOfClient } from '#server/features/suggestions/engine/scope/client-pages.ts';
import { whosePage } from '#server/features/understanding/assertion/whose-page.ts';

const CLIENT = { firstname: 'Dana', lastname: 'Sample' };
const TODAY = '2026-11-01';

describe('a page of one line', () => {
  it.each([
    'PMH: seizure d/o (Depakote), HTN',
    'PMH: Epilepsy, HTN',
    'Meds: lithium (Eskalith), Zoloft',
    'Dx: Bipolar, PTSD',
    'Problem list: Cirrhosis, Ascites',
    'Allergies: Keflex, Lisinopril',
    'Gabapentin, Trazodone',
    'Substances: Heroin, Xanax',
  ])('of illnesses and medicines is nobody else’s: %s', (text) => {
    expect(whosePage(text, CLIENT, TODAY)).toBe('unknown');
    expect(pagesOfClient([{ page: 1, text }], { client: CLIENT, today: TODAY })).toHaveLength(1);
  });

  it.each([
    'STAMPER, ORVILLE',
    'Stamper, Orville (Lee)',
    'Stamper, Orville   PMH: asthma, HTN',
    'Stamper, Orville\nMeds: Depakote, Zoloft',
  ])('that begins with another name is another’s: %s', (text) => expect(whosePage(text, CLIENT, TODAY)).toBe('other'));
});
