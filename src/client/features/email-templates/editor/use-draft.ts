import { useEffect, useState } from 'react';
import { decodeTemplate } from '#shared/features/email-templates/codec.ts';
import { emailTemplatesMessages } from '#shared/features/email-templates/email-templates.messages.ts';
import type { EmailTemplate } from '#shared/features/email-templates/model/email-template.ts';
import { type Begun, readDraft } from './drafts.ts';

export interface Start {
  template: EmailTemplate;
  /** It was left unsaved in this browser. */
  restored: boolean;
  /** What that was begun on, where it says so. */
  begun?: Begun | undefined;
}

/** What was left unsaved in this browser, where there is something, else what is kept. @returns words where neither opens */
export function useDraft(draft: string, stored: string): Start | string | undefined {
  const [start, setStart] = useState<Start | string>();
  useEffect(() => {
    let gone = false;
    const open = async () => {
      const found = await readDraft(draft);
      const restored = found !== null && found.stored !== stored;
      const template = decodeTemplate(restored ? found.stored : stored);
      if (!gone) setStart({ template, restored, begun: restored ? found.begun : undefined });
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
