import { inputMessages } from '#shared/platform/input.messages.ts';

/**
 * What is wrong with a telephone number before it is sent. The rule is large and is fetched when it is asked; where it cannot
 * be had, the server says it later.
 */
export async function phoneFault(given: string): Promise<string | null> {
  if (given.trim() === '') return null;
  try {
    const { readPhone } = await import('#shared/features/clients/read-phone.ts');
    return readPhone(given) === null ? inputMessages.phone : null;
  } catch {
    return null;
  }
}
