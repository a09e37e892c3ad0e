/** Characters of a question. */
export const QUESTION_LENGTH = { least: 3, most: 1_000 } as const;
