import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chooseModel, llmEnv } from '#server/platform/llm/choose-model.ts';
import { failAsAsked } from '#server/platform/llm/demo-failure.ts';

const env = (values: Record<string, string>) => z.object(llmEnv).parse(values);

describe('chooseModel', () => {
  it('sends nothing out unless it is configured', () => {
    expect(chooseModel(env({}))).toBeNull();
    expect(chooseModel(env({ LLM_PROVIDER: '', LLM_MODEL: '' }))).toBeNull();
  });

  it('names the provider and the model', () => {
    const model = chooseModel(env({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'some-model', LLM_API_KEY: 'k' }));
    expect(model?.name).toBe('anthropic:some-model');
  });

  it.each([
    [{ LLM_PROVIDER: 'openai', LLM_API_KEY: 'k' }, 'LLM_MODEL is required with LLM_PROVIDER'],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm' }, 'LLM_API_KEY is required with LLM_PROVIDER=openai'],
  ])('names what is missing in %j', (values, message) => {
    expect(() => chooseModel(env(values))).toThrow(message);
  });

  it('needs no key of a local server', () => {
    expect(chooseModel(env({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'm' }))).not.toBeNull();
  });

  it.each([
    ['LLM_PROVIDER', 'other'],
    ['LLM_BASE_URL', 'file:///etc'],
    ['LLM_TIMEOUT', 'soon'],
  ])('refuses %s=%s', (name, value) => {
    expect(z.object(llmEnv).safeParse({ [name]: value }).success).toBe(false);
  });
});

describe('a failure asked for in the demo', () => {
  const { signal } = new AbortController();

  it('comes at once, or late', async () => {
    await expect(failAsAsked('Any allergies? [model-timeout]', signal, 5)).rejects.toMatchObject({ reason: 'timeout' });
    await expect(failAsAsked('Any allergies? [model-error]', signal)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('does not come to what asks for none', async () => {
    await expect(failAsAsked('Any allergies?', signal)).resolves.toBeUndefined();
  });
});
