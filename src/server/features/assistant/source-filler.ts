import { failAsAsked } from '#server/platform/llm/demo-failure.ts';
import type { LanguageModel } from '#server/platform/llm/language-model.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type FieldOptions,
  type FilledSource,
  fillFromModel,
  fillFromName,
  onlyOffered,
  type SimilarSource,
} from '#shared/features/assistant/autofill-source.ts';
import { buildSourcePrompt, readSourceOutput, SOURCE_FIELDS } from './source-prompt.ts';

/** What a filler is given: a source's name, existing sources that resemble it, what may be chosen, and the signal that ends its time. */
interface FillRequest {
  name: string;
  similar: readonly SimilarSource[];
  options: FieldOptions;
  signal: AbortSignal;
}

/** Whatever finds a referral source's details from its name; throws `ModelError` for failures it knows. */
export type SourceFiller = (request: FillRequest) => Promise<FilledSource>;

/** The default: rules over the name; nothing is sent anywhere. */
const offlineFiller: SourceFiller = async ({ name, similar, options, signal }) => {
  signal.throwIfAborted();
  return onlyOffered(fillFromName(name, similar), options);
};

/** A language model as a filler; it is asked for what the rules leave empty. */
export const modelFiller =
  (model: LanguageModel): SourceFiller =>
  async ({ name, similar, options, signal }) => {
    const prompt = buildSourcePrompt(name, options);
    const readOutput = (output: unknown) => readSourceOutput(output, options);
    const found = await model.ask({ structure: SOURCE_FIELDS, prompt, read: readOutput, signal });
    return fillFromModel(onlyOffered(fillFromName(name, similar), options), found, options);
  };

/** Who fills: the installation's language model where the organization agreed, else the rules. */
export function sourceFiller({ model, demo }: Services, agreed: boolean): SourceFiller {
  const fill = agreed && model ? modelFiller(model) : offlineFiller;
  return async (request) => {
    if (demo) await failAsAsked(request.name, request.signal);
    return fill(request);
  };
}
