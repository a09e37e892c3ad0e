import { embed, likeness, VECTOR_SIZE } from './embed.ts';
import { type Window, windowsOf } from './windows.ts';

/** The meaning of a page's windows, one vector after the other, as it is kept with the page. */
export type PageMeaning = Uint8Array;

/** Makes the meaning of pages. Slow: about 20 ms a window. */
export async function meaningOf(pages: readonly { text: string }[]): Promise<PageMeaning[]> {
  const meanings: PageMeaning[] = [];
  for (const { text } of pages) {
    const windows = windowsOf(text);
    const vectors = await embed(windows.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')));
    const kept = new Uint8Array(vectors.length * VECTOR_SIZE);
    for (const [at, vector] of vectors.entries()) kept.set(new Uint8Array(vector.buffer), at * VECTOR_SIZE);
    meanings.push(kept);
  }
  return meanings;
}

const vectorsIn = (meaning: PageMeaning): Int8Array[] =>
  Array.from(
    { length: Math.floor(meaning.length / VECTOR_SIZE) },
    (_, at) => new Int8Array(meaning.buffer, meaning.byteOffset + at * VECTOR_SIZE, VECTOR_SIZE),
  );

/** How like a question each window of a page is; none where the page's meaning has not been made yet. */
export function likeWindows(
  question: Int8Array,
  text: string,
  meaning: PageMeaning | null,
): (Window & { like: number })[] {
  const vectors = meaning ? vectorsIn(meaning) : [];
  return windowsOf(text).flatMap((window, at) => {
    const vector = vectors[at];
    return vector ? [{ ...window, like: likeness(question, vector) }] : [];
  });
}
