import type { FormEntry } from './form-entries.ts';

const IN_SENTENCE = /^\p{Ll}/u;
const SENTENCE_END = /(?<=\p{Ll}{2}|[)\]])[.!]\s+(?=\p{Lu})/u;

/** Of a letter that comes to speak of allergies ("she cannot take SSRIs: …") no more than its sentence. */
export function withinSentence(entry: FormEntry): FormEntry {
  const { label, meaning, value, valueStart } = entry;
  if (meaning?.field !== 'allergies' || !IN_SENTENCE.test(label)) return entry;
  const end = SENTENCE_END.exec(value)?.index ?? value.length;
  return end === value.length ? entry : { ...entry, value: value.slice(0, end), end: valueStart + end };
}
