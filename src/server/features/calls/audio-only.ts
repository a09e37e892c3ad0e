import { Transform } from 'node:stream';

/** Enough of a file's beginning to know every format below. */
const HEAD = 12;

/** The stream turned out to be no audio that browsers play. */
export class NotAudio extends Error {
  constructor() {
    super('not audio');
    this.name = 'NotAudio';
  }
}

/** The media type of a file by its first bytes; whatever its sender calls it counts for nothing. */
export function audioType(head: Buffer): string | null {
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.startsWith('WAVE', 8)) return 'audio/wav';
  if (text.startsWith('OggS')) return 'audio/ogg';
  if (text.startsWith('fLaC')) return 'audio/flac';
  if (text.startsWith('ftyp', 4)) return 'audio/mp4';
  if (text.startsWith('ID3')) return 'audio/mpeg';
  if (head.length >= 4 && head.readUInt32BE() === 0x1a45dfa3) return 'audio/webm';
  if (head.length < 2) return null;
  const sync = head.readUInt16BE();
  if ((sync & 0xfff6) === 0xfff0) return 'audio/aac';
  // The frame's sync, and layer III.
  return (sync & 0xffe6) === 0xffe2 ? 'audio/mpeg' : null;
}

/** Lets audio through, holding its first bytes back until they have said its type; fails for anything else. */
export function audioOnly(): { stream: Transform; type(): string } {
  let held: Buffer | null = Buffer.alloc(0);
  let found: string | null = null;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!held) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      if (held.length < HEAD) return done();
      const seen = held;
      held = null;
      found = audioType(seen);
      return found ? done(null, seen) : done(new NotAudio());
    },
    flush(done) {
      done(held ? new NotAudio() : null);
    },
  });
  return {
    stream,
    type: () => {
      if (!found) throw new NotAudio();
      return found;
    },
  };
}
