import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chooseModels, llmEnv, withSentinels } from '../../../../../src/server/platform/llm/choose-model.ts';
import { offlineModel } from '../../../../../src/server/platform/llm/offline.ts';

const env = (values: Record<string, string>) => z.object(llmEnv).parse(values);
const request = (question: string) => ({
  question,
  passages: [{ document_id: 'd', file_name: 'f.pdf', page: 1, text: 'Allergies: Penicillin', rank: 1 }],
  signal: new AbortController().signal,
});

describe('chooseModels', () => {
  it('sends nothing out unless it is configured', () => {
    expect(chooseModels(env({}), false)).toEqual({
      offline: offlineModel,
      external: null,
      filler: null,
      writer: null,
      source_filler: null,
    });
    expect(chooseModels(env({ LLM_PROVIDER: '', LLM_MODEL: '' }), false).external).toBeNull();
  });

  it('names the provider and the model', () => {
    const { external } = chooseModels(
      env({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'some-model', LLM_API_KEY: 'k' }),
      false,
    );
    expect(external).toMatchObject({ name: 'anthropic:some-model', external: true });
  });

  it.each([
    [{ LLM_PROVIDER: 'openai', LLM_API_KEY: 'k' }, 'LLM_MODEL is required with LLM_PROVIDER'],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm' }, 'LLM_API_KEY is required with LLM_PROVIDER=openai'],
  ])('names what is missing in %j', (values, message) => {
    expect(() => chooseModels(env(values), false)).toThrow(message);
  });

  it('needs no key of a local server', () => {
    expect(chooseModels(env({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'm' }), false).external).not.toBeNull();
  });

  it.each([
    ['LLM_PROVIDER', 'other'],
    ['LLM_BASE_URL', 'file:///etc'],
    ['LLM_TIMEOUT', 'soon'],
  ])('refuses %s=%s', (name, value) => {
    expect(z.object(llmEnv).safeParse({ [name]: value }).success).toBe(false);
  });
});

describe('the sentinels', () => {
  it('fail in the demo', async () => {
    const model = withSentinels(offlineModel, 5);
    await expect(model.answer(request('Any allergies? [model-timeout]'))).rejects.toMatchObject({ reason: 'timeout' });
    await expect(model.answer(request('Any allergies? [model-error]'))).rejects.toMatchObject({
      reason: 'unavailable',
    });
    await expect(model.answer(request('Any allergies?'))).resolves.toMatchObject({ found: true });
  });

  it('are words like any other without it', async () => {
    const { offline } = chooseModels(env({}), false);
    await expect(offline.answer(request('Any allergies? [model-error]'))).resolves.toMatchObject({
      found: expect.any(Boolean),
    });
  });
});
