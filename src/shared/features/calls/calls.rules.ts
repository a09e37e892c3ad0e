/** Bytes a call's recording may have (64 MB): more than an hour of telephone speech, uncompressed. */
export const MAX_RECORDING_BYTES = 67_108_864;
export const MAX_TRANSCRIPT_LINES = 2_000;
export const MAX_LINE_LENGTH = 5_000;
/** Records of each kind shown for a caller's number. */
export const MAX_MATCHES = 10;

/** Letters of what is kept of how a call was handled. */
export const MAX_HANDLED_NOTE = 2_000;
/** Letters of a call's summary, or of what the caller said first, that a list shows. */
export const MAX_ABOUT = 300;

/** What a call came to. */
export const HANDLED_HOW = ['inquiry', 'task', 'note', 'nothing'] as const;
export type HandledHow = (typeof HANDLED_HOW)[number];

/** Who called, as far as the number says: the client, somebody who stands by a client, or a referral contact. */
export const CALLER_KINDS = ['client', 'contact', 'by_client', 'by_inquiry'] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];

/** The first sentence of a text; a list has room for no more. */
export const firstSentence = (text: string): string => /^[\s\S]{8,}?[.!?](?=\s)/.exec(text)?.[0] ?? text;

export const SPEAKERS = ['assistant', 'user'] as const;
export type Speaker = (typeof SPEAKERS)[number];

export interface TranscriptLine {
  type: Speaker;
  message: string;
  /** Seconds since the epoch. */
  timestamp: number;
  /** Milliseconds into the call: where the line stands in the recording. */
  offset_ms: number;
}

/** Who speaks, whatever the voice agent calls its two sides. */
export const toSpeaker = (role: string): Speaker =>
  ['assistant', 'agent', 'bot'].includes(role.trim().toLowerCase()) ? 'assistant' : 'user';

/** Seconds below this are counted from the start of the call; no call was made so soon after the epoch. */
const SMALLEST_MOMENT = 100_000_000;

/** A line's place in the call, from a moment (seconds since the epoch) or from seconds into the call. */
export function placeLine(timestamp: number, callStart: number): Pick<TranscriptLine, 'timestamp' | 'offset_ms'> {
  const at = timestamp < SMALLEST_MOMENT ? callStart + timestamp : timestamp;
  return { timestamp: Math.floor(at), offset_ms: Math.max(0, Math.round((at - callStart) * 1000)) };
}

/** The line that is spoken `ms` into the recording: the last one begun; -1 before the first. */
export function lineAt(offsets: readonly number[], ms: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle]! <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** 'm:ss', with hours where there are any. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

/** What is known of a call: its facts as the voice agent said them. */
export interface CallFacts {
  caller: string;
  to: string | null;
  /** Seconds since the epoch. */
  timestamp: number;
  duration: number | null;
  status: string | null;
  summary: string | null;
  transcript: readonly TranscriptLine[];
}

export interface SaidCall extends CallFacts {
  event: 'call.started' | 'call.ended';
}

/** How a call that ended without a word about it is called. */
const ENDED = 'completed';

/** What an event says of a call; the end of one always has a status. */
export const factsOf = ({ event, ...said }: SaidCall): CallFacts =>
  event === 'call.ended' ? { ...said, status: said.status ?? ENDED } : said;

/**
 * What is known after one more event. The first `call.ended` counts more than the start it completes; any other event
 * only fills in what is missing. So repeats and a wrong order come to the same end.
 */
export function mergeCall(known: CallFacts, ended: boolean, said: SaidCall): CallFacts {
  const facts = factsOf(said);
  const [first, second] = said.event === 'call.ended' && !ended ? [facts, known] : [known, facts];
  return {
    caller: first.caller,
    timestamp: first.timestamp,
    to: first.to ?? second.to,
    duration: first.duration ?? second.duration,
    status: first.status ?? second.status,
    summary: first.summary ?? second.summary,
    transcript: first.transcript.length > 0 ? first.transcript : second.transcript,
  };
}
