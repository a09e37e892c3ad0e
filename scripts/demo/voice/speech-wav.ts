import { seeded } from '../seeded.ts';

/** A stretch of a call in which one side speaks. */
export interface SpokenStretch {
  /** Seconds from the start. */
  from: number;
  to: number;
  /** Hertz: what sets one voice apart from the other. */
  pitch: number;
}

const RATE = 8_000;
const HEADER_BYTES = 44;
const HARMONICS = [1, 0.6, 0.45, 0.3, 0.2];

function header(dataBytes: number): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + dataBytes, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20); // PCM
  bytes.writeUInt16LE(1, 22); // one channel
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(dataBytes, 40);
  return bytes;
}

/** One syllable of a humming voice: it swells, sinks and glides a little in pitch. */
function hum(samples: Buffer, first: number, length: number, pitch: number): void {
  for (let at = 0; at < length && first + at < samples.length; at += 1) {
    const part = at / length;
    const frequency = pitch * (1.06 - 0.12 * part);
    const phase = (2 * Math.PI * frequency * at) / RATE;
    const tone = HARMONICS.reduce((sum, weight, index) => sum + weight * Math.sin(phase * (index + 1)), 0);
    samples[first + at] = 128 + Math.round(32 * Math.sin(Math.PI * part) * tone);
  }
}

/** A WAV file in which the stretches sound like two people humming a conversation; the same for the same stretches. */
export function speechWav(seconds: number, stretches: readonly SpokenStretch[]): Buffer {
  const samples = Buffer.alloc(Math.round(seconds * RATE), 128);
  const chance = seeded('voice');
  for (const { from, to, pitch } of stretches)
    for (let at = from; at < to - 0.1; ) {
      const syllable = 0.12 + chance.upTo(120) / 1_000;
      hum(samples, Math.round(at * RATE), Math.round(syllable * RATE), pitch * (0.92 + chance.upTo(16) / 100));
      at += syllable + 0.02 + chance.upTo(60) / 1_000;
    }
  return Buffer.concat([header(samples.length), samples]);
}
