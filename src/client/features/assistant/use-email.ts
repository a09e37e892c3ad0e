import { useEffect, useRef, useState } from 'react';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { assistantMessages as text } from '#shared/features/assistant/assistant.messages.ts';
import { greeted } from '#shared/features/assistant/referral-email.ts';
import { writeEmail } from './assistant.data.ts';

/** Who an e-mail can be for. */
export interface Recipient {
  id: string;
  name: string;
  email: string;
}

/** The writing of one e-mail: who it is for, the prompt, what was written, and whether a person's own words would be lost. */
export function useEmail(referral_id: string, likely: Recipient | undefined) {
  const [prompt, setPrompt] = useState('');
  /** The prompt that the e-mail shown was written for. */
  const [asked, setAsked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<Recipient | null>();
  const recipient = chosen === undefined ? (likely ?? null) : chosen;
  const [email, setEmail] = useState('');
  const [fromTemplate, setFromTemplate] = useState(false);
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
      const asked = { prompt: said, response: email || null, referral_id, contact_id: recipient?.id ?? null };
      const { answer, from_template } = await writeEmail(asked, controller.signal);
      setEmail(answer);
      setFromTemplate(from_template);
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
    recipient,
    /** What is written already greets whoever it is for now. */
    setRecipient: (next: Recipient | null) => {
      setChosen(next);
      if (!next) return;
      setEmail((before) => greeted(before, next.name));
      setKept((before) => greeted(before, next.name));
    },
    email,
    fromTemplate,
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
