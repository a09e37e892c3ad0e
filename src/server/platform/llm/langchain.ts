import type { BaseMessageLike } from '@langchain/core/messages';
import { boundedFetch } from './bounded-fetch.ts';
import type { LanguageModel, ModelRequest, Structure } from './language-model.ts';
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

type Fetch = typeof globalThis.fetch;

const MAX_RESPONSE_BYTES = 512 * 1024;
const OLLAMA_CONTEXT_TOKENS = 16_384;

/** A tracing switch left on in the environment would send prompts to a third party. */
function forbidTracing(): void {
  for (const name of ['LANGSMITH_TRACING_V2', 'LANGCHAIN_TRACING_V2', 'LANGSMITH_TRACING', 'LANGCHAIN_TRACING']) {
    delete process.env[name];
  }
}

/** The Ollama client prints a line it cannot parse; page text must not reach a log, so such a body stops here. */
function jsonLines(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok) return response;
    for (const line of (await response.clone().text()).split('\n')) if (line.trim() !== '') JSON.parse(line);
    return response;
  };
}

/** What each provider calls the same settings. */
const PROVIDER_OPTIONS = {
  openai: ({ api_key, base_url }: LangchainSettings, { tokens }: Structure, fetch: Fetch) => ({
    apiKey: api_key ?? 'none',
    maxTokens: tokens,
    useResponsesApi: false,
    configuration: { fetch, ...(base_url ? { baseURL: base_url } : {}) },
  }),
  anthropic: ({ api_key, base_url }: LangchainSettings, { tokens }: Structure, fetch: Fetch) => ({
    apiKey: api_key ?? 'none',
    maxTokens: tokens,
    clientOptions: { fetch },
    ...(base_url ? { anthropicApiUrl: base_url } : {}),
  }),
  ollama: ({ api_key, base_url }: LangchainSettings, { tokens }: Structure, fetch: Fetch) => ({
    temperature: 0,
    numCtx: OLLAMA_CONTEXT_TOKENS,
    numPredict: tokens,
    fetch: jsonLines(fetch),
    ...(base_url ? { baseUrl: base_url } : {}),
    ...(api_key ? { headers: { authorization: `Bearer ${api_key}` } } : {}),
  }),
} as const;

/**
 * A chat that answers in one structure. Langchain and the provider's package are loaded with the first question and not
 * at start. The structure is asked for as a response format, never as a tool: the model has nothing to call. Retries and
 * limits are ours, so theirs are off.
 */
async function structuredChat(settings: LangchainSettings, structure: Structure, fetch: Fetch) {
  const { initChatModel } = await import('langchain/chat_models/universal');
  const { provider, model } = settings;
  const options = PROVIDER_OPTIONS[provider](settings, structure, fetch);
  const chat = await initChatModel(model, { modelProvider: provider, maxRetries: 0, ...options });
  return chat.withStructuredOutput(structure.schema, {
    method: 'jsonSchema',
    name: structure.name,
    ...(provider === 'openai' ? { strict: true } : {}),
  });
}

/**
 * A model reached through langchain. One answer takes at most `timeout` milliseconds and three requests; a response
 * is read up to `max_bytes`. Throws `ModelError`.
 */
export function langchainModel(settings: LangchainSettings): LanguageModel {
  const ask = async <T>({ structure, prompt, read, signal }: ModelRequest<T>): Promise<T> => {
    forbidTracing();
    // A timer of our own: one that only a joined signal knows of can be collected before it fires.
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new DOMException('The model did not answer', 'TimeoutError')),
      settings.timeout,
    );
    const deadline = AbortSignal.any([signal, late.signal]);
    const fetch = boundedFetch(settings.max_bytes ?? MAX_RESPONSE_BYTES, deadline);
    const messages: BaseMessageLike[] = [
      ['system', prompt.system],
      ['human', prompt.user],
    ];
    const attempt = async () => {
      const chat = await structuredChat(settings, structure, fetch);
      return read(await chat.invoke(messages, { signal: deadline }));
    };
    return withRetries(attempt, deadline, settings.first_pause ?? 500).finally(() => clearTimeout(timer));
  };
  return { name: `${settings.provider}:${settings.model}`, ask };
}
