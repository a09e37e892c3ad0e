declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** The stream into which the lines of a `COPY … FROM STDIN` are written. */
  export function from(statement: string): Writable & Submittable;
}
