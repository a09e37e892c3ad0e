import { useEffect, useRef, useState } from 'react';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { assistantMessages as text } from '#shared/features/assistant/assistant.messages.ts';
import { writeEmail } from './assistant.data.ts';

/** The writing of one e-mail: the prompt, what was written, and whether a person's own words would be lost. */
export function useEmail(referral_id: string) {
  const [prompt, setPrompt] = useState('');
  /** The prompt that the e-mail shown was written for. */
  const [asked, setAsked] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  /** What is kept elsewhere: in the clipboard, in the log. */
  const [kept, setKept] = useState('');
  const [writing, setWriting] = useState(false);
  const [failed, setFailed] = useState(false);
  const [unchanged, setUnchanged] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const write = async () => {
    const said = prompt.trim();
    if (said === '' || writing) return;
    setUnchanged(said === asked);
    if (said === asked) return toast.error(text.same_prompt);
    const controller = new AbortController();
    running.current = controller;
    setWriting(true);
    setFailed(false);
    try {
      const { answer } = await writeEmail({ prompt: said, response: email || null, referral_id }, controller.signal);
      setEmail(answer);
      setKept(answer);
      setAsked(said);
    } catch {
      if (controller.signal.aborted) return;
      setFailed(true);
      toast.error(text.failed_to_generate);
    }
    setWriting(false);
  };
  return {
    prompt,
    setPrompt: (next: string) => {
      setPrompt(next);
      setUnchanged(false);
    },
    email,
    setEmail,
    keep: () => setKept(email),
    dirty: email !== kept || (prompt.trim() !== '' && prompt.trim() !== asked),
    written: asked !== null,
    writing,
    failed,
    unchanged,
    write,
  };
}
