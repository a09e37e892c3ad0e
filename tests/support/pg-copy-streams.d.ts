declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** The stream into which the lines of a `COPY … FROM STDIN` are written. */
  export function from(statement: string): Writable & Submittable;

  /** The stream of the lines of a `COPY … TO STDOUT`. */
  export function to(statement: string): Readable & Submittable;
}
