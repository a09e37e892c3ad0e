import type { BaseMessageLike } from '@langchain/core/messages';
import { boundedFetch } from './bounded-fetch.ts';
import type { AnswerModel, ModelAnswer, ModelRequest } from './llm.ts';
import { buildPrompt, ModelOutput, readOutput } from './prompt.ts';
import { withRetries } from './retry-model.ts';

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

const MAX_ANSWER_TOKENS = 1_500;
const MAX_RESPONSE_BYTES = 512 * 1024;
const OLLAMA_CONTEXT_TOKENS = 16_384;
const STRUCTURED = { method: 'jsonSchema', name: 'cited_answer' } as const;

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
async function openaiChat(settings: LangchainSettings, fetch: typeof globalThis.fetch): Promise<Chat> {
  const { ChatOpenAICompletions } = await import('@langchain/openai');
  const model = new ChatOpenAICompletions({
    model: settings.model,
    apiKey: settings.api_key ?? 'none',
    maxTokens: MAX_ANSWER_TOKENS,
    maxRetries: 0,
    configuration: { fetch, ...(settings.base_url ? { baseURL: settings.base_url } : {}) },
  });
  const structured = model.withStructuredOutput(ModelOutput, { ...STRUCTURED, strict: true });
  return (messages, signal) => structured.invoke(messages, { signal });
}

async function anthropicChat(settings: LangchainSettings, fetch: typeof globalThis.fetch): Promise<Chat> {
  const { ChatAnthropic } = await import('@langchain/anthropic');
  const model = new ChatAnthropic({
    model: settings.model,
    apiKey: settings.api_key ?? 'none',
    maxTokens: MAX_ANSWER_TOKENS,
    maxRetries: 0,
    clientOptions: { fetch },
    ...(settings.base_url ? { anthropicApiUrl: settings.base_url } : {}),
  });
  const structured = model.withStructuredOutput(ModelOutput, STRUCTURED);
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

async function ollamaChat(settings: LangchainSettings, fetch: typeof globalThis.fetch): Promise<Chat> {
  const { ChatOllama } = await import('@langchain/ollama');
  const model = new ChatOllama({
    model: settings.model,
    temperature: 0,
    numCtx: OLLAMA_CONTEXT_TOKENS,
    numPredict: MAX_ANSWER_TOKENS,
    maxRetries: 0,
    fetch: jsonLines(fetch),
    ...(settings.base_url ? { baseUrl: settings.base_url } : {}),
    ...(settings.api_key ? { headers: { authorization: `Bearer ${settings.api_key}` } } : {}),
  });
  const structured = model.withStructuredOutput(ModelOutput, STRUCTURED);
  return (messages, signal) => structured.invoke(messages, { signal });
}

const CHATS = { openai: openaiChat, anthropic: anthropicChat, ollama: ollamaChat } as const;

/**
 * A model reached through langchain. One answer takes at most `timeout` milliseconds and three requests; a response
 * is read up to `max_bytes`. Throws `ModelError`.
 */
export function langchainModel(settings: LangchainSettings): AnswerModel {
  const answer = async ({ question, passages, signal }: ModelRequest): Promise<ModelAnswer> => {
    forbidTracing();
    const prompt = buildPrompt(question, passages);
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(settings.timeout)]);
    const fetch = boundedFetch(settings.max_bytes ?? MAX_RESPONSE_BYTES, deadline);
    const messages: Messages = [
      ['system', prompt.system],
      ['human', prompt.user],
    ];
    const attempt = async () => {
      const chat = await CHATS[settings.provider](settings, fetch);
      return readOutput(await chat(messages, deadline), prompt.sources);
    };
    return withRetries(attempt, deadline, settings.first_pause ?? 500);
  };
  return { name: `${settings.provider}:${settings.model}`, external: true, answer };
}
