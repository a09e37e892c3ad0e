import { describe, expect, it } from 'vitest';
import { chooseAnswerModel } from '#server/features/questions/choose-answer-model.ts';
import type { LanguageModel } from '#server/platform/llm/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import { inProcessReader } from '#tests/support/in-process-reader.ts';

const model: LanguageModel = { name: 'openai:some-model', ask: () => Promise.reject(new Error('asked')) };
const chosen = (services: Pick<Services, 'model' | 'demo'>, agreed: boolean) =>
  chooseAnswerModel({ ...services, reader: inProcessReader }, agreed);
const request = (question: string) => ({
  question,
  passages: [{ document_id: 'd', file_name: 'f.pdf', page: 1, text: 'Allergies: Penicillin', rank: 1 }],
  signal: new AbortController().signal,
});

describe('who answers', () => {
  it.each([
    ['the pages, without a model', null, true, 'offline'],
    ['the pages, where the organization has not agreed', model, false, 'offline'],
    ['the model, where it has', model, true, 'openai:some-model'],
  ])('is %s', (_, given, agreed, name) => {
    expect(chosen({ model: given, demo: false }, agreed).name).toBe(name);
  });

  it('fails on purpose in the demo alone', async () => {
    const asked = request('Any allergies? [model-error]');
    await expect(chosen({ model: null, demo: true }, false).answer(asked)).rejects.toMatchObject({
      reason: 'unavailable',
    });
    await expect(chosen({ model: null, demo: false }, false).answer(asked)).resolves.toMatchObject({
      found: expect.any(Boolean),
    });
  });
});
