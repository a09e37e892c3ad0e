import { setTimeout as pause } from 'node:timers/promises';
import type { Email, EmailFacts } from '../../../shared/features/assistant/referral-email.ts';
import { emailFromTemplate } from '../../../shared/features/referral-email/email-templates.ts';
import { MODEL_SENTINELS } from './choose-model.ts';
import { ModelError } from './llm.ts';

/** What a writer is given: what a person asks for, what was written before, the record, and the end of its time. */
export interface EmailRequest {
  prompt: string;
  before: string | null;
  facts: EmailFacts;
  signal: AbortSignal;
}

/** The port for whatever writes e-mails to referral sources; throws `ModelError` for failures it knows. */
export interface EmailWriter {
  readonly name: string;
  /** Whether asking sends the record out of the installation. */
  readonly external: boolean;
  write(request: EmailRequest): Promise<Email>;
}

/** The writers of an installation; the external one is asked only where the organisation has agreed. */
export interface EmailWriters {
  offline: EmailWriter;
  external: EmailWriter | null;
}

/** The default: one of three templates, in this process; nothing is sent anywhere. */
const offlineWriter: EmailWriter = {
  name: 'offline',
  external: false,
  write: async ({ prompt, facts, signal }) => {
    signal.throwIfAborted();
    return emailFromTemplate(prompt, facts);
  },
};

/** A writer that fails when a prompt holds a sentinel of the demo: late (after `delay` milliseconds) or at once. */
const withSentinels = (writer: EmailWriter, delay: number): EmailWriter => ({
  ...writer,
  write: async (request) => {
    if (request.prompt.includes(MODEL_SENTINELS.error)) throw new ModelError('unavailable');
    if (request.prompt.includes(MODEL_SENTINELS.timeout)) {
      await pause(delay, undefined, { signal: request.signal });
      throw new ModelError('timeout');
    }
    return writer.write(request);
  },
});

/** The writers of an installation; in the demo they can be made to fail. */
export function chooseEmailWriters(external: EmailWriter | null, demo: boolean, delay = 2_000): EmailWriters {
  if (!demo) return { offline: offlineWriter, external };
  return { offline: withSentinels(offlineWriter, delay), external: external && withSentinels(external, delay) };
}
