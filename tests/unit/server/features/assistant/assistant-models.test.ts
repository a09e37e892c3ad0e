import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { modelWriter } from '#server/features/assistant/email-writer.ts';
import { modelFiller } from '#server/features/assistant/source-filler.ts';
import { langchainModel } from '#server/platform/llm/langchain.ts';
import { fieldOptions } from '#shared/features/assistant/autofill-source.ts';
import type { EmailFacts } from '#shared/features/assistant/referral-email.ts';
import { OPTION_LISTS } from '#shared/features/option-lists/option-lists.ts';
import { type FakeLlm, startFakeLlm } from '#tests/support/fake-llm-server.ts';

let fake: FakeLlm;
beforeAll(async () => {
  fake = await startFakeLlm();
});
afterAll(() => fake.close());
afterEach(() => {
  fake.requests.length = 0;
});

const facts: EmailFacts = {
  organization: 'Harbour Example',
  sender: 'Avery Example',
  source: {
    referral_name: 'Alder House',
    type: 'Private practice',
    state: null,
    payment_type: [],
    specializations: [],
    levels_of_care: [],
    population_served: [],
    gender_served: null,
    average_length_of_stay: null,
    rule_out: null,
  },
  recipient: null,
  contacts: [],
  activities: [],
};

const model = (timeout: number) => {
  const base_url = `${fake.url}/v1`;
  return langchainModel({
    provider: 'openai',
    model: 'test-model',
    api_key: 'test-key',
    base_url,
    timeout,
    first_pause: 1,
  });
};
const { signal } = new AbortController();
const options = fieldOptions((list) => OPTION_LISTS[list]);

/** What the assistant asks a model for. */
const SERVICES = {
  'an e-mail': (timeout = 20_000) => modelWriter(model(timeout))({ prompt: 'Say hello', before: null, facts, signal }),
  'the details of a source': (timeout = 20_000) =>
    modelFiller(model(timeout))({ name: 'Alder House', similar: [], options, signal }),
};

describe.each(Object.entries(SERVICES))('asked for %s', (_, ask) => {
  test.each([
    ['text in place of the structure', { kind: 'text', text: 'Sure! Here you are.' }, 'bad_answer'],
    ['a structure of another shape', { kind: 'answer', output: { subject: 7, fields: 'all' } }, 'bad_answer'],
    ['too many requests', { kind: 'status', status: 429 }, 'rate_limited'],
    ['an error of the provider', { kind: 'status', status: 500 }, 'unavailable'],
    ['a refusal of the key', { kind: 'status', status: 401 }, 'rejected'],
    ['ten megabytes', { kind: 'huge', bytes: 10 * 1024 * 1024 }, 'too_large'],
  ] as const)('a model that answers with %s is notified of', async (_, reply, reason) => {
    fake.reply(reply);
    await expect(ask()).rejects.toMatchObject({ reason });
    expect(fake.requests.length).toBeLessThanOrEqual(3);
  });

  test('a model that never answers is left', async () => {
    fake.reply({ kind: 'hang' });
    await expect(ask(300)).rejects.toMatchObject({ reason: 'timeout' });
    expect(fake.requests).toHaveLength(1);
  });

  test('a model is given no tool to call', async () => {
    fake.reply({ kind: 'answer', output: { subject: 'Hello', body: 'Dear all', fields: [] } });
    await ask();
    expect(fake.requests[0]?.body.tools ?? []).toEqual([]);
  });
});
