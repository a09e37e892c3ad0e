import { uiMessages } from '#shared/features/ui/ui.messages.ts';
import { toast } from './toast-store.ts';

interface CopyWords {
  copied?: string;
  failed?: string;
}

/** Puts a text into the clipboard and says so; a browser that forbids it is said too. @returns whether it is there */
export async function copyText(words: string, said: CopyWords = {}): Promise<boolean> {
  const { copied = uiMessages.copied, failed = uiMessages.not_copied } = said;
  try {
    await navigator.clipboard.writeText(words);
    toast.success(copied);
    return true;
  } catch {
    toast.error(failed);
    return false;
  }
}
