import { useEffect, useState } from 'react';
import { decodeTemplate } from '#shared/features/email-templates/codec.ts';
import { emailTemplatesMessages } from '#shared/features/email-templates/email-templates.messages.ts';
import type { EmailTemplate } from '#shared/features/email-templates/model/email-template.ts';
import { type Begun, type Draft, dropDraft, readDraft } from './drafts.ts';

export interface Start {
  template: EmailTemplate;
  /** It was left unsaved in this browser. */
  restored: boolean;
  /** What that was begun on, where it says so. */
  begun?: Begun | undefined;
}

/** What is edited. A draft that cannot be read, of another version of the product say, keeps nobody from what is kept. */
function startFrom(found: Draft | null, stored: string): Start {
  if (found !== null && found.stored !== stored)
    try {
      return { template: decodeTemplate(found.stored), restored: true, begun: found.begun };
    } catch {
      // What is kept opens.
    }
  return { template: decodeTemplate(stored), restored: false };
}

/** What was left unsaved in this browser, where there is something, else what is kept. @returns words where neither opens */
export function useDraft(draft: string, stored: string): Start | string | undefined {
  const [start, setStart] = useState<Start | string>();
  useEffect(() => {
    let gone = false;
    const open = async () => {
      const found = await readDraft(draft);
      // It was kept after all: left here, it would come back once somebody else has saved another.
      if (found?.stored === stored) void dropDraft(draft);
      const begins = startFrom(found, stored);
      if (!gone) setStart(begins);
    };
    open().catch((error: unknown) => {
      if (!gone) setStart(error instanceof Error ? error.message : emailTemplatesMessages.invalid_data);
    });
    return () => {
      gone = true;
    };
  }, [stored, draft]);
  return start;
}
