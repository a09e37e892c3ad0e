const MAX_KNOWN = 2_000;

/** Remembers what was looked up lately: forms say their labels page after page, and several readers ask of each. */
export function lately<Answer>(lookUp: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Answer;
    const answer = lookUp(text);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, answer);
    return answer;
  };
}
