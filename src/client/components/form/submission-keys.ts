/** A file by what sets it apart from another; JSON has no word for one. */
const inWords = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

export interface SubmissionKeys {
  /** The key of what is sent: the same while the same is sent again, so that a lost answer makes nothing twice. */
  of: (input: unknown) => string;
  /** It went through: the same sent again is meant again. */
  settle: () => void;
}

/** The idempotency keys of one form's submissions. */
export function submissionKeys(): SubmissionKeys {
  let last: { sent: string; key: string } | null = null;
  return {
    of: (input) => {
      const sent = JSON.stringify(input, inWords);
      if (last?.sent !== sent) last = { sent, key: crypto.randomUUID() };
      return last.key;
    },
    settle: () => {
      last = null;
    },
  };
}
