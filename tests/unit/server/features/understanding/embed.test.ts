import { describe, expect, it } from 'vitest';
import { embed, likeness, VECTOR_SIZE } from '#server/features/understanding/meaning/embed.ts';

describe('the meaning of a text as a vector', () => {
  it('puts a question nearer to what answers it than to something else', async () => {
    const [question, answer, other] = await embed([
      'Is he in trouble with the law?',
      'He was arrested in May and is due in court next month.',
      'The potassium was 4.1 and the sodium 139.',
    ]);
    if (!question || !answer || !other) throw new Error('three vectors');
    expect(question).toHaveLength(VECTOR_SIZE);
    expect(likeness(question, answer)).toBeGreaterThan(likeness(question, other) + 0.1);
    expect(likeness(question, question)).toBeCloseTo(1, 5);
  });

  it('is the same each time, whatever is asked beside it', async () => {
    const [alone] = await embed(['Allergic to penicillin.']);
    const [, beside] = await embed(['On probation until 2027.', 'Allergic to penicillin.']);
    if (!alone || !beside) throw new Error('vectors');
    expect(likeness(alone, beside)).toBeGreaterThan(0.999);
  });

  it('likens nothing to an empty vector', () => {
    expect(likeness(new Int8Array(VECTOR_SIZE), new Int8Array(VECTOR_SIZE))).toBe(0);
  });
});
