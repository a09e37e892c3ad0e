import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ClientCreateInput } from '#shared/features/clients/clients.schemas.ts';
import { ContactCreateInput } from '#shared/features/contacts/contacts.schemas.ts';
import { UserInviteInput } from '#shared/features/users/users.schemas.ts';
import { isMailAddress } from '#shared/platform/mail-address.ts';

const TABLE = new URL('../../../../docs/spec/mail-addresses.tsv', import.meta.url);

/** The published table: an address as JSON, what becomes of it, and why. */
const vectors = readFileSync(TABLE, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [address = '', judgment = '', why = ''] = line.split('\t');
    return { address: JSON.parse(address) as string, judgment, why };
  });

const judged = (accepted: boolean) => (accepted ? 'accepted' : 'refused');
const names = { firstname: 'Ada', lastname: 'Example' };
const source = { referral_id: '00000000-0000-4000-8000-000000000001' };

/** What people type an address into. */
const FORMS: Record<string, (typed: string) => { success: boolean }> = {
  'a client': (email_id) => ClientCreateInput.safeParse({ ...names, email_id }),
  'a contact': (email) => ContactCreateInput.safeParse({ ...names, ...source, email }),
  'a user': (email_id) => UserInviteInput.safeParse({ ...names, role: 'admin', email_id }),
};

test('the table holds some hundreds of addresses, each once', () => {
  expect(vectors.length).toBeGreaterThan(300);
  expect(new Set(vectors.map(({ address }) => address)).size).toBe(vectors.length);
  expect(vectors.filter(({ judgment }) => judgment === 'accepted').length).toBeGreaterThan(50);
});

test('each address of the table is judged as it says', () => {
  const said = vectors.map((vector) => ({ ...vector, judgment: judged(isMailAddress(vector.address)) }));
  expect(said).toEqual(vectors);
});

describe.each(Object.entries(FORMS))('in the form of %s', (_, accepts) => {
  test('an address of the table is judged alike, but for blanks around it, which are taken off', () => {
    const bare = (address: string) => address.replace(/^[ \t]+|[ \t]+$/g, '');
    const clear = vectors.filter(({ address }) => bare(address) === address && address !== '');
    const said = clear.map((vector) => ({ ...vector, judgment: judged(accepts(vector.address).success) }));
    expect(said).toEqual(clear);
    expect(accepts('  ada@mail.example ').success).toBe(true);
  });
});

test('no text with a line break, a comma or without a domain is an address', () => {
  const word = fc.stringMatching(/^[a-z0-9.@+_-]{0,12}$/);
  const broken = fc
    .tuple(word, fc.constantFrom('\r', '\n', '\r\n', ',', ';', ' ', '\u2028'), word)
    .map((parts) => parts.join(''));
  const withoutDomain = fc.string({ unit: 'binary' }).filter((text) => !/@[^@]*\.[^@]*$/.test(text));
  fc.assert(
    fc.property(fc.oneof(broken, withoutDomain), (text) => {
      expect(isMailAddress(text)).toBe(false);
    }),
    { numRuns: 5_000 },
  );
});
