import { Transform } from 'node:stream';

/** Readers accept a header that does not stand at the very start, and so do we. */
const HEADER_WINDOW = 1024;
const HEADER = '%PDF-';

/** The stream turned out to be no PDF. */
export class NotAPdf extends Error {
  constructor() {
    super('not a PDF');
    this.name = 'NotAPdf';
  }
}

/** Lets a PDF's bytes through; holds the first 1,024 back until its header has been seen among them, else fails. */
export function pdfOnly(): Transform {
  let held: Buffer | null = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!held) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      if (held.subarray(0, HEADER_WINDOW).includes(HEADER)) {
        const seen = held;
        held = null;
        return done(null, seen);
      }
      return held.length >= HEADER_WINDOW ? done(new NotAPdf()) : done();
    },
    flush(done) {
      done(held ? new NotAPdf() : null);
    },
  });
}
