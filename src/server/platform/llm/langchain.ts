import type { BaseMessageLike } from '@langchain/core/messages';
import { fillFromModel, fillFromName } from '../../../shared/features/assistant/autofill-source.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { buildEmailPrompt, EmailOutput, readEmailOutput } from './email-prompt.ts';
import type { EmailWriter } from './email-writer.ts';
import { buildFillPrompt, FillOutput, readFillOutput } from './fill-prompt.ts';
import type { AnswerModel, FieldModel, FilledField, FillRequest, ModelAnswer, ModelRequest } from './llm.ts';
import { buildPrompt, ModelOutput, readOutput } from './prompt.ts';
import { withRetries } from './retry-model.ts';
import type { SourceFiller } from './source-filler.ts';
import { buildSourcePrompt, readSourceOutput, SourceOutput } from './source-prompt.ts';

export type Provider = 'openai' | 'anthropic' | 'ollama';

export interface LangchainSettings {
  provider: Provider;
  model: string;
  api_key?: string | undefined;
  /** The provider's own address when absent; an OpenAI-compatible server's needs its `/v1`. */
  base_url?: string | undefined;
  /** Milliseconds for one answer, retries included. */
  timeout: number;
  /** Milliseconds before the first retry. */
  first_pause?: number;
  /** Bytes of one response. */
  max_bytes?: number;
}

type Messages = BaseMessageLike[];
type Chat = (messages: Messages, signal: AbortSignal) => Promise<unknown>;

/** The structure a provider is told to return. */
interface Structure {
  name: string;
  schema: typeof ModelOutput | typeof FillOutput | typeof EmailOutput | typeof SourceOutput;
  /** Tokens of one answer. */
  tokens: number;
}
const CITED_ANSWER: Structure = { name: 'cited_answer', schema: ModelOutput, tokens: 1_500 };
const FILLED_FIELDS: Structure = { name: 'filled_fields', schema: FillOutput, tokens: 4_000 };
const SOURCE_FIELDS: Structure = { name: 'source_fields', schema: SourceOutput, tokens: 1_000 };
const WRITTEN_EMAIL: Structure = { name: 'written_email', schema: EmailOutput, tokens: 1_500 };

const MAX_RESPONSE_BYTES = 512 * 1024;
const OLLAMA_CONTEXT_TOKENS = 16_384;
const STRUCTURED = { method: 'jsonSchema' } as const;

/** A tracing switch left on in the environment would send prompts to a third party. */
function forbidTracing(): void {
  for (const name of ['LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING_V2', 'LANGSMITH_TRACING', 'LANGCHAIN_TRACING']) {
    delete process.env[name];
  }
}

/*
 * Each provider's package is loaded with its first question and not at start. The structure is asked for as a
 * response format, never as a tool: the model has nothing to call. Retries and limits are ours, so theirs are off.
 */
async function openaiChat(
  settings: LangchainSettings,
  structure: Structure,
  fetch: typeof globalThis.fetch,
): Promise<Chat> {
  const { ChatOpenAICompletions } = await import('@langchain/openai');
  const model = new ChatOpenAICompletions({
    model: settings.model,
    apiKey: settings.api_key ?? 'none',
    maxTokens: structure.tokens,
    maxRetries: 0,
    configuration: { fetch, ...(settings.base_url ? { baseURL: settings.base_url } : {}) },
  });
  const structured = model.withStructuredOutput(structure.schema, {
    ...STRUCTURED,
    name: structure.name,
    strict: true,
  });
  return (messages, signal) => structured.invoke(messages, { signal });
}

async function anthropicChat(
  settings: LangchainSettings,
  structure: Structure,
  fetch: typeof globalThis.fetch,
): Promise<Chat> {
  const { ChatAnthropic } = await import('@langchain/anthropic');
  const model = new ChatAnthropic({
    model: settings.model,
    apiKey: settings.api_key ?? 'none',
    maxTokens: structure.tokens,
    maxRetries: 0,
    clientOptions: { fetch },
    ...(settings.base_url ? { anthropicApiUrl: settings.base_url } : {}),
  });
  const structured = model.withStructuredOutput(structure.schema, { ...STRUCTURED, name: structure.name });
  return (messages, signal) => structured.invoke(messages, { signal });
}

/** The Ollama client prints a line it cannot parse; page text must not reach a log, so such a body stops here. */
function jsonLines(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok) return response;
    for (const line of (await response.clone().text()).split('\n')) if (line.trim() !== '') JSON.parse(line);
    return response;
  };
}

async function ollamaChat(
  settings: LangchainSettings,
  structure: Structure,
  fetch: typeof globalThis.fetch,
): Promise<Chat> {
  const { ChatOllama } = await import('@langchain/ollama');
  const model = new ChatOllama({
    model: settings.model,
    temperature: 0,
    numCtx: OLLAMA_CONTEXT_TOKENS,
    numPredict: structure.tokens,
    maxRetries: 0,
    fetch: jsonLines(fetch),
    ...(settings.base_url ? { baseUrl: settings.base_url } : {}),
    ...(settings.api_key ? { headers: { authorization: `Bearer ${settings.api_key}` } } : {}),
  });
  const structured = model.withStructuredOutput(structure.schema, { ...STRUCTURED, name: structure.name });
  return (messages, signal) => structured.invoke(messages, { signal });
}

const CHATS = { openai: openaiChat, anthropic: anthropicChat, ollama: ollamaChat } as const;

/** Asks for one structure: at most three requests within the time, and no more bytes than an answer can have. */
async function ask<T>(
  settings: LangchainSettings,
  structure: Structure,
  prompt: { system: string; user: string },
  { signal, read }: { signal: AbortSignal; read: (output: unknown) => T },
): Promise<T> {
  forbidTracing();
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(settings.timeout)]);
  const fetch = boundedFetch(settings.max_bytes ?? MAX_RESPONSE_BYTES, deadline);
  const messages: Messages = [
    ['system', prompt.system],
    ['human', prompt.user],
  ];
  const attempt = async () => {
    const chat = await CHATS[settings.provider](settings, structure, fetch);
    return read(await chat(messages, deadline));
  };
  return withRetries(attempt, deadline, settings.first_pause ?? 500);
}

const nameOf = ({ provider, model }: LangchainSettings): string => `${provider}:${model}`;

/**
 * A model reached through langchain. One answer takes at most `timeout` milliseconds and three requests; a response
 * is read up to `max_bytes`. Throws `ModelError`.
 */
export function langchainModel(settings: LangchainSettings): AnswerModel {
  const answer = async ({ question, passages, signal }: ModelRequest): Promise<ModelAnswer> => {
    const prompt = buildPrompt(question, passages);
    const read = (output: unknown) => readOutput(output, prompt.sources);
    return ask(settings, CITED_ANSWER, prompt, { signal, read });
  };
  return { name: nameOf(settings), external: true, answer };
}

/** The same model, asked for the fields of a record. Throws `ModelError`. */
export function langchainFieldModel(settings: LangchainSettings): FieldModel {
  const fill = async ({ fields, pages, signal }: FillRequest): Promise<FilledField[]> => {
    const prompt = buildFillPrompt(fields, pages);
    const read = (output: unknown) => readFillOutput(output, prompt.sources);
    return ask(settings, FILLED_FIELDS, prompt, { signal, read });
  };
  return { name: nameOf(settings), fill };
}

/** The same model, asked for an e-mail to a referral source. Throws `ModelError`. */
export const langchainEmailWriter = (settings: LangchainSettings): EmailWriter => ({
  name: nameOf(settings),
  external: true,
  write: ({ signal, ...request }) =>
    ask(settings, WRITTEN_EMAIL, buildEmailPrompt(request), { signal, read: readEmailOutput }),
});

/** The same model, asked for what the rules over a source's name leave empty. Throws `ModelError`. */
export const langchainSourceFiller = (settings: LangchainSettings): SourceFiller => ({
  name: nameOf(settings),
  external: true,
  fill: async ({ name, similar, signal }) => {
    const told = await ask(settings, SOURCE_FIELDS, buildSourcePrompt(name), { signal, read: readSourceOutput });
    return fillFromModel(fillFromName(name, similar), told);
  },
});
