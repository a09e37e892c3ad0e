/** A bounded cache whose entries end at a time of their own; the longest unused entry makes room for a new one. */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { value: Value; expiresAt: number }>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value, unless its time is over. `now` and `expiresAt` share one unit. */
  get(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (now >= entry.expiresAt) return undefined;
    // Back to the end: a Map keeps insertion order, so its first key is the longest unused.
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, expiresAt: number): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#capacity) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    this.#entries.set(key, { value, expiresAt });
  }
}
