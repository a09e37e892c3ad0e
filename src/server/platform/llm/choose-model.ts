import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { EmailWriter } from './email-writer.ts';
import {
  type LangchainSettings,
  langchainEmailWriter,
  langchainFieldModel,
  langchainModel,
  langchainSourceFiller,
} from './langchain.ts';
import { type AnswerModel, type FieldModel, ModelError } from './llm.ts';
import { offlineModel } from './offline.ts';
import type { SourceFiller } from './source-filler.ts';

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

export interface AnswerModels {
  offline: AnswerModel;
  /** Asked only where the organisation has agreed that page text may leave. */
  external: AnswerModel | null;
  /** The external model again, for the fields of records; under the same consent. */
  filler: FieldModel | null;
  /** The external model once more, for e-mails; under the same consent. */
  writer: EmailWriter | null;
  /** And for the details that a referral source's name tells; under the same consent. */
  source_filler: SourceFiller | null;
}

/** Typed into a question, these make the model fail on purpose; they are words like any other without the demo. */
export const MODEL_SENTINELS = { timeout: '[model-timeout]', error: '[model-error]' } as const;

/** A model that fails when a question holds a sentinel: late (after `delay` milliseconds) or at once. */
export function withSentinels(model: AnswerModel, delay = 2_000): AnswerModel {
  return {
    ...model,
    answer: async (request) => {
      if (request.question.includes(MODEL_SENTINELS.error)) throw new ModelError('unavailable');
      if (request.question.includes(MODEL_SENTINELS.timeout)) {
        await pause(delay, undefined, { signal: request.signal }).catch(() => {
          throw new ModelError('timeout');
        });
        throw new ModelError('timeout');
      }
      return model.answer(request);
    },
  };
}

function externalSettings(env: LlmEnv): LangchainSettings | null {
  if (!env.LLM_PROVIDER) return null;
  if (!env.LLM_MODEL) throw new Error('LLM_MODEL is required with LLM_PROVIDER');
  const local = env.LLM_PROVIDER === 'ollama' || env.LLM_BASE_URL !== undefined;
  if (!env.LLM_API_KEY && !local) throw new Error(`LLM_API_KEY is required with LLM_PROVIDER=${env.LLM_PROVIDER}`);
  return {
    provider: env.LLM_PROVIDER,
    model: env.LLM_MODEL,
    api_key: env.LLM_API_KEY,
    base_url: env.LLM_BASE_URL,
    timeout: env.LLM_TIMEOUT,
  };
}

/** The models of an installation. Throws, naming the variable, when the choice is incomplete. */
export function chooseModels(env: LlmEnv, demo: boolean): AnswerModels {
  const settings = externalSettings(env);
  const external = settings && langchainModel(settings);
  const filler = settings && langchainFieldModel(settings);
  const writer = settings && langchainEmailWriter(settings);
  const others = { filler, writer, source_filler: settings && langchainSourceFiller(settings) };
  if (!demo) return { offline: offlineModel, external, ...others };
  return { offline: withSentinels(offlineModel), external: external && withSentinels(external), ...others };
}
