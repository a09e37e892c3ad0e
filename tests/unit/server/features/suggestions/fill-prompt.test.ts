import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildFillPrompt, FILLED_FIELDS, readFillOutput } from '#server/features/suggestions/fill-prompt.ts';
import { langchainModel, type Provider } from '#server/platform/llm/langchain.ts';
import { type FakeLlm, startFakeLlm } from '#tests/support/fake-llm-server.ts';
import { inProcessReader } from '#tests/support/in-process-reader.ts';

let fake: FakeLlm;
beforeAll(async () => {
  fake = await startFakeLlm();
});
afterAll(() => fake.close());
afterEach(() => {
  fake.requests.length = 0;
});

const FIELDS = [{ name: 'allergies', label: 'Allergies' }];
const PAGES = [{ page: 7, text: 'Allergies: Penicillin (hives)\nSSN: 912-44-1177' }];
const FILLED = { field: 'allergies', value: 'Penicillin (hives)', quote: 'Allergies: Penicillin (hives)' };

const fill = async (provider: Provider) => {
  const model = langchainModel({
    provider,
    model: 'test-model',
    api_key: 'test-key',
    base_url: provider === 'openai' ? `${fake.url}/v1` : fake.url,
    timeout: 20_000,
    first_pause: 1,
  });
  const { sources, ...prompt } = await buildFillPrompt(inProcessReader, { fields: FIELDS, pages: PAGES });
  const read = (output: unknown) => readFillOutput(output, sources);
  return model.ask({ structure: FILLED_FIELDS, prompt, read, signal: new AbortController().signal });
};

describe.each<Provider>(['openai', 'anthropic', 'ollama'])('the %s model', (provider) => {
  test('fills fields, each with the page it was sent', async () => {
    const unsent = { ...FILLED, source: 'P9' };
    fake.reply({ kind: 'answer', output: { fields: [{ ...FILLED, source: 'P1' }, unsent] } });
    expect(await fill(provider)).toEqual([{ ...FILLED, page: 7 }]);
    const [request] = fake.requests;
    expect(request?.body.tools ?? []).toEqual([]);
    expect(request?.prompt.user).toContain('Penicillin (hives)');
    expect(JSON.stringify(request?.body)).not.toContain('1177');
  });

  test.each([
    ['text', { kind: 'text', text: 'Sure! Here you are.' }, 'bad_answer'],
    ['an error of the provider', { kind: 'status', status: 500 }, 'unavailable'],
    ['a refusal of the key', { kind: 'status', status: 401 }, 'rejected'],
    ['ten megabytes', { kind: 'huge', bytes: 10 * 1024 * 1024 }, 'too_large'],
  ] as const)('speaks of %s', async (_, reply, reason) => {
    fake.reply(reply);
    await expect(fill(provider)).rejects.toMatchObject({ reason });
    expect(fake.requests.length).toBeLessThanOrEqual(3);
  });
});
