import { randomUUID } from 'node:crypto';

/** Texts met by the `encodeJson` that is running; null while none is. Encoding never waits, so there is one at most. */
let met: string[] | null = null;

/** What stands for a text until the rest is encoded. Nobody outside this process can know it, so none can forge it. */
const MARK = randomUUID();
const MARKS = new RegExp(`"${MARK}:(\\d+)"`, 'g');

/** A value that Postgres has already written as JSON: the doors pass the text on instead of reading and writing it again. */
export class JsonText<Value> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The value itself, for callers inside the process. */
  read(): Value {
    return JSON.parse(this.text) as Value;
  }

  toJSON(): Value {
    if (!met) return this.read();
    return `${MARK}:${met.push(this.text) - 1}` as Value;
  }
}

/** `JSON.stringify` that puts every `JsonText` in as it is. */
export function encodeJson(value: unknown): string {
  const texts: string[] = [];
  met = texts;
  try {
    const json = JSON.stringify(value) ?? 'null';
    return texts.length === 0 ? json : json.replace(MARKS, (_, index: string) => texts[Number(index)]!);
  } finally {
    met = null;
  }
}
