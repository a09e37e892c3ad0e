import { finished } from 'node:stream/promises';
import type { Context, PublicContext } from '#server/platform/context.ts';
import { receiveBody } from '#server/platform/receive-body.ts';
import { discardRest, receiveFile, UploadError, type UploadFault } from '#server/platform/receive-file.ts';
import type { WebhookRequest, WebhookRoute } from '#server/platform/rest.ts';
import { StorageError } from '#server/platform/storage/storage.ts';
import { DatabaseAway } from '#server/platform/transaction.ts';
import { parseInput } from '#server/platform/verb.ts';
import { callsMessages } from '#shared/features/calls/calls.messages.ts';
import { MAX_RECORDING_BYTES } from '#shared/features/calls/calls.rules.ts';
import { CallEventInput } from '#shared/features/calls/calls.schemas.ts';
import { AppError, type ErrorCode, ensure } from '#shared/platform/errors.ts';
import { isSigned, readSignature, type Signature, signing } from '../webhooks/signature.ts';
import { findWebhookKey } from '../webhooks/webhook-keys.ts';
import { NotAudio } from './audio-only.ts';
import { receiveCall } from './receive-call.ts';
import { discardRecording, type StoredRecording, storeRecording } from './recording-files.ts';

/** Bytes of a call without its audio. */
const MAX_JSON = 1_048_576;
const FORM = {
  field: 'audio',
  body: MAX_RECORDING_BYTES + MAX_JSON + 16_384,
  fieldSize: MAX_JSON,
  pace: { window: 15_000, bytes: 15_000 },
};

const refused = () => new AppError('unauthorized', callsMessages.signature_refused);

const FAULTS: Record<UploadFault, [ErrorCode, string]> = {
  not_a_form: ['bad_request', callsMessages.form_malformed],
  no_file: ['bad_request', callsMessages.form_malformed],
  many_files: ['bad_request', callsMessages.form_malformed],
  malformed: ['bad_request', callsMessages.form_malformed],
  cut_off: ['bad_request', callsMessages.form_incomplete],
  too_slow: ['bad_request', callsMessages.form_incomplete],
  too_large: ['payload_too_large', callsMessages.call_too_large],
};

function inWords(error: unknown): unknown {
  if (error instanceof NotAudio) return new AppError('unsupported_media_type', callsMessages.not_audio);
  if (error instanceof UploadError) return new AppError(...FAULTS[error.code]);
  if (!(error instanceof StorageError)) return error;
  return error.code === 'too_large'
    ? new AppError('payload_too_large', callsMessages.call_too_large)
    : new AppError('service_unavailable', callsMessages.recording_not_kept, { retry_after: 5 });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('bad_request', callsMessages.body_not_json);
  }
}

interface Arrived {
  said: unknown;
  recording: StoredRecording | null;
}

/** Reads the request once: its bytes are hashed as they come, and its audio goes straight into the object store. */
async function arrive(own: Context, secret: string, signature: Signature, req: WebhookRequest): Promise<Arrived> {
  const hmac = signing(secret, signature.timestamp);
  if (!/^multipart\/form-data\b/i.test(req.headers['content-type'] ?? '')) {
    const body = await receiveBody(req, MAX_JSON);
    ensure(isSigned(hmac.update(body), signature), 'unauthorized', callsMessages.signature_refused);
    return { said: parseJson(body.toString()), recording: null };
  }
  req.on('data', (chunk: Buffer) => hmac.update(chunk));
  let recording: StoredRecording | null = null;
  try {
    const { fields } = await receiveFile(req, FORM, async ({ stream }, _before, signal) => {
      recording = await storeRecording(own, stream, signal);
    });
    if (!isSigned(hmac, signature)) throw refused();
    const { call, ...others } = fields;
    ensure(call !== undefined && Object.keys(others).length === 0, 'bad_request', callsMessages.form_malformed);
    return { said: parseJson(call), recording };
  } catch (error) {
    if (recording) await discardRecording(own, (recording as StoredRecording).recording_key);
    if (error instanceof AppError) throw error;
    discardRest(req);
    if (error instanceof UploadError && error.code === 'too_large') throw error;
    // What is wrong with a form is said to its sender alone, so the rest of it is waited for and its signature checked.
    // A sender that breaks off has no whole body to judge: `req.complete` says so.
    await finished(req, { writable: false }).catch(() => undefined);
    if (req.complete && !isSigned(hmac, signature)) throw refused();
    throw error;
  }
}

async function handle(ctx: PublicContext, req: WebhookRequest): Promise<{ id: string }> {
  const { limits, clock } = ctx.services;
  const sender = ctx.request.ip ?? '';
  await limits.consume('webhook_ip', sender);
  const signature = readSignature(req.headers, clock.now());
  const key = signature ? await findWebhookKey(ctx, signature.key_id, 'voice-calls') : undefined;
  if (!signature || !key) throw refused();
  const { said, recording } = await arrive(key.own, key.secret, signature, req);
  let unused = recording;
  try {
    await limits.giveBack('webhook_ip', sender);
    await limits.consume('webhook_org', key.own.actor.org_id);
    const { id, recordingKept } = await receiveCall(key, parseInput(CallEventInput, said), recording);
    if (recordingKept) unused = null;
    return { id };
  } catch (error) {
    // The write may have been kept all the same: then the audio is left to the orphan sweep.
    if (error instanceof DatabaseAway) unused = null;
    throw error;
  } finally {
    if (unused) await discardRecording(key.own, unused.recording_key);
  }
}

/**
 * Takes in what a voice agent says of a call. Nothing is read before the key and the time are right, and nothing is
 * kept unless the signature over every byte is.
 */
export const voiceCallsWebhook: WebhookRoute = {
  path: '/webhooks/voice-calls',
  summary: 'A voice agent tells of a call: JSON, or multipart/form-data with “call” (the JSON) and “audio”',
  handle: async (ctx, req) => {
    try {
      return await handle(ctx, req);
    } catch (error) {
      throw inWords(error);
    }
  },
};
