import { z } from 'zod';
import { langchainModel } from './langchain.ts';
import type { LanguageModel } from './language-model.ts';

const blankIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** The variables of the environment that choose a model. With none of them, nothing leaves the installation. */
export const llmEnv = {
  LLM_PROVIDER: blankIsAbsent(z.enum(['openai', 'anthropic', 'ollama']).optional()),
  LLM_MODEL: blankIsAbsent(z.string().max(200).optional()),
  LLM_API_KEY: blankIsAbsent(z.string().max(1000).optional()),
  LLM_BASE_URL: blankIsAbsent(z.url({ protocol: /^https?$/ }).optional()),
  /** Milliseconds for one answer. */
  LLM_TIMEOUT: z.coerce.number().int().min(1_000).max(120_000).default(30_000),
};
const LlmEnv = z.object(llmEnv);
export type LlmEnv = z.infer<typeof LlmEnv>;

/** The installation's language model, or null without one. Throws, naming the variable, when the choice is incomplete. */
export function chooseModel(env: LlmEnv): LanguageModel | null {
  if (!env.LLM_PROVIDER) return null;
  if (!env.LLM_MODEL) throw new Error('LLM_MODEL is required with LLM_PROVIDER');
  const local = env.LLM_PROVIDER === 'ollama' || env.LLM_BASE_URL !== undefined;
  if (!env.LLM_API_KEY && !local) throw new Error(`LLM_API_KEY is required with LLM_PROVIDER=${env.LLM_PROVIDER}`);
  return langchainModel({
    provider: env.LLM_PROVIDER,
    model: env.LLM_MODEL,
    api_key: env.LLM_API_KEY,
    base_url: env.LLM_BASE_URL,
    timeout: env.LLM_TIMEOUT,
  });
}
