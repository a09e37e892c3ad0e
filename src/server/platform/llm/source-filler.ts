import { setTimeout as pause } from 'node:timers/promises';
import {
  type FilledSource,
  fillFromName,
  type SimilarSource,
} from '../../../shared/features/assistant/autofill-source.ts';
import { MODEL_SENTINELS } from './choose-model.ts';
import { ModelError } from './llm.ts';

/** What a filler is given: a source's name, existing sources that resemble it, and the signal that ends its time. */
interface FillRequest {
  name: string;
  similar: readonly SimilarSource[];
  signal: AbortSignal;
}

/** The port for whatever tells a referral source's details from its name; throws `ModelError` for failures it knows. */
export interface SourceFiller {
  readonly name: string;
  /** Whether asking sends the name out of the installation. */
  readonly external: boolean;
  fill(request: FillRequest): Promise<FilledSource>;
}

/** The fillers of an installation; the external one is asked only where the organisation has agreed. */
export interface SourceFillers {
  offline: SourceFiller;
  external: SourceFiller | null;
}

/** The default: rules over the name, in this process; nothing is sent anywhere. */
const offlineFiller: SourceFiller = {
  name: 'offline',
  external: false,
  fill: async ({ name, similar, signal }) => {
    signal.throwIfAborted();
    return fillFromName(name, similar);
  },
};

/** A filler that fails when a name holds a sentinel of the demo: late (after `delay` milliseconds) or at once. */
const withSentinels = (filler: SourceFiller, delay: number): SourceFiller => ({
  ...filler,
  fill: async (request) => {
    if (request.name.includes(MODEL_SENTINELS.error)) throw new ModelError('unavailable');
    if (request.name.includes(MODEL_SENTINELS.timeout)) {
      await pause(delay, undefined, { signal: request.signal });
      throw new ModelError('timeout');
    }
    return filler.fill(request);
  },
});

/** The fillers of an installation; in the demo they can be made to fail. */
export function chooseSourceFillers(external: SourceFiller | null, demo: boolean, delay = 2_000): SourceFillers {
  if (!demo) return { offline: offlineFiller, external };
  return { offline: withSentinels(offlineFiller, delay), external: external && withSentinels(external, delay) };
}
