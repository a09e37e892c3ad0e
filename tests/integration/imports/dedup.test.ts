import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { CONTACT_HEADER, csvOf, uploadList, workOn } from '#tests/support/imports.ts';
import { createSource } from '#tests/support/referrals.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';

/** Files of random rows. */
const FILES = rounds(4);
const EACH_MS = 4_000;
const ROWS = 40;

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');

interface Person {
  firstname: string;
  lastname: string;
  organization: string;
  email: string;
}

const sameName = (one: Person, other: Person): boolean =>
  [one.firstname, one.lastname, one.organization].join('|').toLowerCase() ===
  [other.firstname, other.lastname, other.organization].join('|').toLowerCase();
const sameEmail = (one: Person, other: Person): boolean =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase();
const repeats = (one: Person, other: Person): boolean => sameEmail(one, other) || sameName(one, other);

const recordOf = ({ firstname, lastname, organization, email }: Person) =>
  CONTACT_HEADER.map(
    (header) =>
      ({ 'First Name': firstname, 'Last Name': lastname, 'Organization Name': organization, Email: email })[header] ??
      '',
  );

test(
  'new and duplicate rows are those that a count by hand finds, and the same file again adds nobody',
  async () => {
    const chance = chances('dedup');
    const pick = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
    const cased = (word: string) => pick([word, word.toUpperCase(), word.toLowerCase()]);
    await createSource(staff, { referral_name: 'Harbour Clinic' });
    await createSource(staff, { referral_name: 'Hill School', type: 'School' });
    const known: Person[] = [];

    const checked = async (people: readonly Person[]) => {
      const import_id = await uploadList(app, staff, csvOf([CONTACT_HEADER, ...people.map(recordOf)]));
      await workOn(app, import_id);
      const rows = await staff.trpc.imports.rows.query({ import_id, outcome: 'new', page: 1 });
      const { counts } = await staff.trpc.imports.get.query({ import_id });
      return { import_id, fresh: rows.map(({ line }) => people[line - 2]!), counts };
    };

    for (let file = 0; file < FILES; file++) {
      const people = Array.from({ length: ROWS }, () => ({
        firstname: cased(pick(['Ann', 'Bo', 'Cy', `Dee${file}`])),
        lastname: cased(pick(['Lake', 'Brook', 'Moor'])),
        organization: cased(pick(['Harbour Clinic', 'Hill School'])),
        email: chance() < 0.5 ? '' : cased(`${pick(['one', 'two', 'three', `four${file}`])}@mail.example`),
      }));
      const expected = people.filter(
        (one, n) => ![...known, ...people.slice(0, n)].some((other) => repeats(one, other)),
      );
      const { import_id, fresh, counts } = await checked(people);
      expect(fresh).toEqual(expected);
      expect(counts).toMatchObject({ ...(expected.length > 0 ? { new: expected.length } : {}) });
      if (expected.length > 0) {
        await staff.trpc.imports.save.mutate({ import_id, organizations: [] });
        await workOn(app, import_id);
        known.push(...expected);
      }
      expect((await checked(people)).fresh).toEqual([]);
    }
  },
  timeFor(FILES, EACH_MS),
);

test('of two rows that repeat each other the second is the duplicate, whichever it is', async () => {
  const [one, other] = [
    recordOf({ firstname: 'Fay', lastname: 'Reed', organization: 'Harbour Clinic', email: 'fay@mail.example' }),
    recordOf({ firstname: 'Gil', lastname: 'Rush', organization: 'Hill School', email: 'FAY@mail.example' }),
  ];
  for (const people of [
    [one, other],
    [other, one],
  ]) {
    const import_id = await uploadList(app, staff, csvOf([CONTACT_HEADER, ...people]));
    await workOn(app, import_id);
    const rows = await staff.trpc.imports.rows.query({ import_id, outcome: 'duplicate' });
    expect(rows.map(({ line, reason, other_line }) => [line, reason, other_line])).toEqual([[3, 'file_email', 2]]);
  }
});
