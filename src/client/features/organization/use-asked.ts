import { useState } from 'react';

interface Question {
  title: string;
  confirm: string;
  lines: readonly string[];
}

/** Questions put one after another before something is done: the first no ends it. */
export function useAsked() {
  const [asked, setAsked] = useState<(Question & { answer: (yes: boolean) => void }) | null>(null);
  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(null);
        resolve(yes);
      };
      setAsked({ ...question, answer });
    });
  const askAll = async (questions: readonly Question[]): Promise<boolean> => {
    for (const question of questions) if (!(await ask(question))) return false;
    return true;
  };
  return { asked, askAll };
}
