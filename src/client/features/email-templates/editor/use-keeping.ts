import { type RefObject, useEffect, useRef, useState } from 'react';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import type { EmailTemplate } from '#shared/features/email-templates/model/email-template.ts';
import { type Begun, dropDraft, keepDraft } from './drafts.ts';
import type { Editor } from './use-editor.ts';

const AUTOSAVE_MS = 500;

export type Kept = 'kept' | 'keeping' | 'failed';

/**
 * Keeps an e-mail while it is edited: half a second after the last change, and at once whenever somebody leaves, also to
 * another tab. One writing is under way at a time. What could not be kept stays in this browser until it can.
 */
export function useKeeping(
  { template, changed }: Editor,
  draft: string,
  keep: (stored: string) => Promise<unknown>,
  begun: RefObject<Begun>,
) {
  const [kept, setKept] = useState<Kept>('kept');
  const waiting = useRef<EmailTemplate | null>(null);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  const writeNext = async (): Promise<boolean> => {
    const next = waiting.current;
    if (!next) return true;
    waiting.current = null;
    const stored = encodeTemplate(next);
    setKept('keeping');
    try {
      await keep(stored);
    } catch {
      waiting.current ??= next;
      await keepDraft(draft, { stored: encodeTemplate(waiting.current), begun: begun.current });
      setKept('failed');
      return false;
    }
    if (waiting.current === null) await dropDraft(draft);
    setKept('kept');
    return true;
  };
  const flush = (): Promise<boolean> => {
    running.current = running.current.then(writeNext);
    return running.current;
  };
  const latest = useRef(flush);
  latest.current = flush;

  useEffect(() => {
    if (!changed) return;
    waiting.current = template;
    const timer = setTimeout(() => void latest.current(), AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [template, changed]);

  useEffect(() => {
    const leave = () => {
      if (waiting.current) void keepDraft(draft, { stored: encodeTemplate(waiting.current), begun: begun.current });
      void latest.current();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [draft, begun]);

  return {
    kept,
    flush,
    /** Keeps this next, whether something changed or not. */
    hold: (held: EmailTemplate) => {
      waiting.current ??= held;
    },
    giveUp: () => {
      waiting.current = null;
      return dropDraft(draft);
    },
  };
}
