import { isMailAddress } from '#shared/platform/mail-address.ts';
import { NAME_MAX_LENGTH } from './users.rules.ts';

export interface PastedPerson {
  email_id: string;
  firstname: string;
  /** Empty where neither a name nor the address says one. */
  lastname: string;
}

const NAMED = /^"?([^"<]*?)"?\s*<([^>]+)>$/;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const cut = (name: string): string => name.slice(0, NAME_MAX_LENGTH);

const localPart = (address: string): string => address.slice(0, address.indexOf('@'));

/** What an address calls its owner: 'maria.lopez@…' is Maria Lopez. */
const nameIn = (address: string): string =>
  localPart(address)
    .split(/[._+-]+|\d+/)
    .filter(Boolean)
    .map(capital)
    .join(' ');

function personOf(email_id: string, said: string): PastedPerson {
  const [firstname = '', ...rest] = (said || nameIn(email_id) || localPart(email_id)).split(/\s+/);
  return { email_id, firstname: cut(firstname), lastname: cut(rest.join(' ')) };
}

/**
 * The people of pasted addresses: a line, a comma or a semicolon parts them, and 'Maria Lopez <maria@example.com>' says
 * the name too. An address that stands there twice counts once. Besides them, what is no address.
 */
export function pastedPeople(pasted: string): { people: PastedPerson[]; wrong: string[] } {
  const people = new Map<string, PastedPerson>();
  const wrong: string[] = [];
  for (const part of pasted.split(/[\n\r,;]+/).map((each) => each.trim())) {
    if (part === '') continue;
    const [, said = '', inside = part] = NAMED.exec(part) ?? [];
    const address = inside.trim();
    if (!isMailAddress(address)) wrong.push(part);
    else if (!people.has(address.toLowerCase())) people.set(address.toLowerCase(), personOf(address, said.trim()));
  }
  return { people: [...people.values()], wrong };
}
