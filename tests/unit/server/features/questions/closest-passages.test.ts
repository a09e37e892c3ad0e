import { describe, expect, it } from 'vitest';
import { closestPlaces } from '#server/features/questions/engine/closest-passages.ts';
import type { NearPlace, Passage } from '#server/features/questions/engine/passage.ts';
import { indexPassages } from '#server/features/questions/engine/passage-index.ts';
import { readQuestion } from '#server/features/questions/engine/question-kind.ts';
import { VECTOR_SIZE } from '#server/features/understanding/meaning/embed.ts';
import { windowsOf } from '#server/features/understanding/meaning/windows.ts';

/** A vector that points along one of its numbers. */
const along = (at: number): Int8Array => Int8Array.from({ length: VECTOR_SIZE }, (_, each) => (each === at ? 100 : 0));

function pageOf(page: number, text: string, vectors?: readonly Int8Array[]): Passage {
  const meaning = vectors && Uint8Array.from(vectors.flatMap((vector) => [...new Uint8Array(vector.buffer)]));
  return { document_id: 'd', file_name: 'record.pdf', page, text, rank: 1 / page, meaning: meaning ?? null };
}

function closest(
  text: string,
  passages: readonly Passage[],
  asked: Int8Array | null = null,
  said: readonly NearPlace[] = [],
) {
  const question = readQuestion(text);
  const index = indexPassages(passages);
  return closestPlaces({ question, text, passages, index, asked }, said).map(({ passage, start, end }) => ({
    page: passages[passage]?.page,
    quote: passages[passage]?.text.slice(start, end),
  }));
}

/** Lines that have nothing to do with any question here, as long as two windows. */
const FILLER = Array.from(
  { length: 8 },
  (_, at) => `The kitchen served soup and bread at noon on day ${at + 1} of the week.`,
).join('\n');

describe('the closest passages', () => {
  it('puts what few places speak of before what many do', () => {
    const often = 'The nurse called the pharmacy about the refill order today.';
    const pages = [1, 2, 3, 4].map((page) => pageOf(page, `${often}\n${FILLER}`));
    const rare = pageOf(5, `The locker holds a bicycle helmet that the pharmacy lent.\n${FILLER}`);
    expect(closest('Which pharmacy lent the bicycle helmet?', [...pages, rare])[0]).toMatchObject({ page: 5 });
  });

  it('finds a word by its letters where it is derived or misspelled', () => {
    const passages = [pageOf(1, FILLER), pageOf(2, `Intoxicated on arrival, breath smelled of mouthwash.\n${FILLER}`)];
    const [first] = closest('Any sign of intoxification?', passages);
    expect(first).toMatchObject({ page: 2 });
    expect(first?.quote).toContain('Intoxicated on arrival');
  });

  it('finds by meaning what shares no word with the question', () => {
    const [asked, else_] = [along(0), along(1)];
    const passages = [
      pageOf(
        1,
        FILLER,
        windowsOf(FILLER).map(() => else_),
      ),
      pageOf(2, 'He keeps a dog named Biscuit.', [asked]),
    ];
    expect(closest('Is there a pet at home?', passages, asked)[0]).toEqual({
      page: 2,
      quote: 'He keeps a dog named Biscuit.',
    });
  });

  it('prefers what holds the sort of thing asked for', () => {
    const passages = [
      pageOf(1, 'The graduation ceremony was a joy to the whole house.'),
      pageOf(2, 'The graduation ceremony was held on 05/06/2026.'),
    ];
    expect(closest('When was the graduation ceremony?', passages)[0]).toMatchObject({ page: 2 });
  });

  it('offers other pages before more of the same', () => {
    const line = 'The graduation ceremony was a joy to the whole house, and every resident of the house sang.';
    const long = Array.from({ length: 12 }, () => line).join('\n');
    const passages = [pageOf(1, long), pageOf(2, line), pageOf(3, line)];
    const pages = closest('Who sang at the graduation ceremony?', passages).map(({ page }) => page);
    expect([...pages].sort()).toEqual([1, 2, 3]);
  });

  it('shows whole windows around the places of the field that was asked for, before all others', () => {
    const text = 'Allergies\nPenicillin: hives\nGroup at noon.';
    const start = text.indexOf('Penicillin');
    const said = [{ passage: 1, start, end: start + 'Penicillin'.length }];
    const passages = [pageOf(1, 'Any allergies? See the nursing sheet.'), pageOf(2, text)];
    expect(closest('Any allergies?', passages, null, said)[0]).toEqual({ page: 2, quote: text });
  });

  it('quotes a full window by the whole lines of what matters in it', () => {
    const before = 'a line that says nothing of note, only that the day went by. '.repeat(9).trim();
    const text = `${before}\nThe graduation ceremony was held on 05/06/2026 in the garden.`;
    const [first] = closest('When was the graduation ceremony?', [pageOf(1, text)]);
    expect(first?.quote).toBe('The graduation ceremony was held on 05/06/2026 in the garden.');
  });

  it('shows nothing where nothing is near', () => {
    expect(closest('Is there a pet at home?', [pageOf(1, FILLER)])).toEqual([]);
  });
});
