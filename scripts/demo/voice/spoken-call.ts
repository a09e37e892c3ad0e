import type { SampleCall } from './sample-calls.ts';
import { speechWav } from './speech-wav.ts';

/** Seconds a line takes: what one breathes, and what one says. */
const BREATH = 0.7;
const WORD = 0.32;
const GAP = 0.5;
/** Hertz. */
const PITCH = { agent: 190, caller: 115 } as const;

export interface SpokenLine {
  type: 'agent' | 'caller';
  message: string;
  /** Seconds from the start of the call. */
  from: number;
  to: number;
}

/** Lays a call's lines one after another, as long as it takes to say them. */
export function layLines(lines: readonly string[]): SpokenLine[] {
  let at = 1;
  return lines.map((message, index) => {
    const from = at;
    const to = from + BREATH + WORD * message.split(' ').length;
    at = to + GAP;
    return { type: index % 2 === 0 ? 'agent' : 'caller', message, from, to };
  });
}

/** Seconds of the whole call; one without words is a short silence. */
export const lengthOf = (lines: readonly SpokenLine[]): number => Math.ceil((lines.at(-1)?.to ?? 8) + 1);

/** The call's recording, whose stretches of sound are where its lines are. */
export const recordingOf = ({ lines }: Pick<SampleCall, 'lines'>): Buffer => {
  const laid = layLines(lines);
  const spoken = laid.length > 0 ? laid : [{ type: 'caller' as const, from: 1, to: 6 }];
  return speechWav(
    lengthOf(laid),
    spoken.map(({ type, from, to }) => ({ from, to, pitch: PITCH[type] })),
  );
};
