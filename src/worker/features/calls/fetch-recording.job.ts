import { NotAudio } from '#server/features/calls/audio-only.ts';
import { storeRecording } from '#server/features/calls/recording-files.ts';
import { findRecordingToFetch, keepRecording } from '#server/features/calls/recording-record.ts';
import { OutboundError } from '#server/platform/outbound/outbound-error.ts';
import { MAX_RECORDING_BYTES } from '#shared/features/calls/calls.rules.ts';
import { type Handler, PermanentFailure } from '#worker/platform/run-job.ts';

/** Milliseconds for a whole recording. */
const TIMEOUT_MS = 120_000;

/** The other side's answer, when it is not the recording. */
class NoRecording extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'NoRecording';
  }
}

/**
 * Fetches a call's audio from where the voice agent keeps it, once: run again, it finds the audio there. An address
 * that may not be asked, and one that holds no audio, end in the dead letters.
 */
export const fetchRecordingJob: Handler<'calls.fetch_recording'> = async (ctx, { call_id }, { signal }) => {
  const address = await findRecordingToFetch(ctx, call_id);
  if (address === null) return;
  try {
    const limits = { maxBytes: MAX_RECORDING_BYTES, timeout: TIMEOUT_MS, signal };
    const { status, body } = await ctx.services.outbound.get(address, limits);
    if (status !== 200) {
      body.destroy();
      throw new NoRecording(`status_${status}`);
    }
    await keepRecording(ctx, call_id, await storeRecording(ctx, body, signal));
  } catch (error) {
    if (error instanceof OutboundError && error.lasting) throw new PermanentFailure(error.code);
    if (error instanceof NotAudio) throw new PermanentFailure('not_audio');
    throw error;
  }
};
