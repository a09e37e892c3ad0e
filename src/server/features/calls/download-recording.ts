import type { StreamRoute } from '#server/platform/rest.ts';
import { sendObject } from '#server/platform/send-object.ts';
import { callsMessages } from '#shared/features/calls/calls.messages.ts';
import { findRecording } from './calls.queries.ts';
import { storageKeyOf } from './recording-files.ts';

/** Answers with a call's audio, or a range of it; each request leaves its audit row. */
export const recordingRoute: StreamRoute = {
  method: 'GET',
  path: '/api/call_recording',
  summary: 'The audio of a call (audio/*); ranges are honored',
  verbs: [findRecording],
  handle: async (ctx, req, res) => {
    const { key } = req.query;
    const found = await findRecording(ctx, { key: typeof key === 'string' ? key : '' });
    await sendObject(req, res, ctx.services.storage, {
      key: storageKeyOf(ctx, found.recording_key),
      size: found.recording_size,
      content_type: found.recording_type,
      file_name: `call-${found.sid}.${found.recording_type.slice('audio/'.length)}`,
      missing: callsMessages.recording_not_found,
    });
  },
};
