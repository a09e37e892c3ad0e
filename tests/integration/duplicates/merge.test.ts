import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { countSsnKeys } from '#server/features/clients/reseal-ssns.ts';
import { MERGED_KINDS } from '#server/features/duplicates/duplicates.rules.ts';
import { resealMerges } from '#server/features/duplicates/reseal-merges.ts';
import { asOrganization } from '#server/platform/context.ts';
import { createFieldCipher } from '#server/platform/field-cipher.ts';
import { removeExpired } from '#server/platform/remove-expired.ts';
import type { DuplicateKind } from '#shared/features/duplicates/duplicates.schemas.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';
import { resealSsnsTask } from '#worker/features/clients/reseal-ssns.task.ts';

const app = await startTestApp({ limited: false });
const rows = await openDatabase(app.databaseUrl);
const org = app.organizations.a.id;
let admin: Actor;
beforeEach(async () => {
  admin = await app.signIn('admin');
});

/** Everything that a merge may touch, but who changed a row last and how often. */
const TABLES = [
  ...['clients', 'client_counters', 'inquiries', 'referral_sources', 'source_staff'],
  ...['referral_contacts', 'contact_counters', 'referral_records', 'referral_activities', 'tasks'],
];
async function snapshot(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of TABLES)
    all[table] = (
      await rows<{ row: unknown }>(
        `select to_jsonb(t) - 'version' - 'updated_at' - 'updated_by' as row from ${table} t where org_id = $1
          order by (to_jsonb(t) - 'version' - 'updated_at' - 'updated_by')::text`,
        [org],
      )
    ).map(({ row }) => row);
  return all;
}

const compare = (kind: DuplicateKind, one_id: string, other_id: string, by: Actor = admin) =>
  by.trpc.duplicates.compare.query({ kind, one_id, other_id });

/** Merges the second into the first, as they are now. */
async function merge(kind: DuplicateKind, kept_id: string, merged_id: string, take: string[] = [], by: Actor = admin) {
  const { one, other } = await compare(kind, kept_id, merged_id, by);
  const versions = { kept_version: one.version, merged_version: other.version };
  return (await by.trpc.duplicates.merge.mutate({ kind, kept_id, merged_id, take, ...versions })).merge_id;
}
const undo = (merge_id: string, by: Actor = admin) => by.trpc.duplicates.undo.mutate({ merge_id });
const refused = (code: string, message?: string) => ({ data: { code }, ...(message && { message }) });

let n = 0;
/** Two clients of one name and birth date, each with an inquiry. */
async function twoClients() {
  n += 1;
  const who = { firstname: 'Maria', lastname: `Lopez${n}`, dob: '1988-03-02' };
  const one = await makeInquiry(admin, who);
  const other = await makeInquiry(admin, { ...who, city: 'Eastmere' });
  await admin.trpc.clients.update.mutate({
    patient_id: other.patient_id,
    patient: { phone_number: '(617) 555-0177', ssn: '219-09-9999', emergency_contact_primary_firstname: 'Rosalind' },
  });
  return { one, other, name: `${who.firstname} ${who.lastname}` };
}

/** Two sources of one name, each with a contact, an activity and a task; the second has sent an inquiry. */
async function twoSources() {
  n += 1;
  const names = { referral_name: `Alder House ${n}`, type: 'School' };
  const one = await createSource(admin, { ...names, website_url: 'https://alder.example' });
  const other = await createSource(admin, {
    ...names,
    referral_name: `ALDER house ${n}`,
    address: '63 Example Street',
  });
  const contacts: string[] = [];
  for (const referral_id of [one, other]) {
    contacts.push(await createContact(admin, referral_id, { firstname: 'Wren', lastname: 'Alder' }));
    await admin.trpc.activities.create.mutate({
      description: 'Asked for beds',
      referral_id,
      event: 'Phone call',
      event_date: '2026-05-10',
      contact_name: [contacts.at(-1)!],
    });
    await admin.trpc.tasks.create.mutate({ title: 'Thank them', referral_id, due_date: '2026-05-20' });
  }
  return { one, other, contacts };
}

test('every foreign key to a record that is merged is one of its ties, or kept by a trigger', async () => {
  const found = await rows<{ target: string; source: string; column: string }>(
    `select c.confrelid::regclass::text as target, c.conrelid::regclass::text as source, a.attname as column
      from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) as pair(own, referred)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
      join pg_attribute r on r.attrelid = c.confrelid and r.attnum = pair.referred and r.attname = 'id'
      where c.contype = 'f' and c.confrelid in ('clients'::regclass, 'referral_sources'::regclass, 'referral_contacts'::regclass)`,
  );
  const known = Object.values(MERGED_KINDS).flatMap(({ table, ties }) =>
    ties.map((tie) => `${tie.table}.${tie.column} to ${table}`),
  );
  const named = found.map(({ target, source, column }) => `${source}.${column} to ${target}`);
  expect(named.filter((each) => !known.includes(each))).toEqual(['source_staff.referral_id to referral_sources']);
  expect(known.filter((each) => !named.includes(each))).toEqual([]);
});

describe('likely pairs', () => {
  test('two clients of one name and birth date are one, with what speaks for it', async () => {
    const { one, other } = await twoClients();
    const pairs = await admin.trpc.duplicates.list.query({ kind: 'client' });
    const pair = pairs.find((each) => [each.one.id, each.other.id].includes(other.patient_id));
    expect(pair?.reasons).toEqual(['name_and_birth_date']);
    expect([pair?.one.id, pair?.other.id].sort()).toEqual([one.patient_id, other.patient_id].sort());
  });

  test('two that somebody has said are not the same are shown no more', async () => {
    const { one, other } = await twoClients();
    await admin.trpc.duplicates.distinct.mutate({ kind: 'client', one_id: other.patient_id, other_id: one.patient_id });
    const pairs = await admin.trpc.duplicates.list.query({ kind: 'client' });
    expect(pairs.filter((each) => each.one.id === one.patient_id || each.other.id === one.patient_id)).toEqual([]);
  });

  test('sources and contacts are found by name; another organization sees none of them', async () => {
    const { one, other, contacts } = await twoSources();
    const second = await createContact(admin, one, { firstname: 'wren', lastname: 'ALDER' });
    const ids = async (kind: DuplicateKind, by: Actor) =>
      (await by.trpc.duplicates.list.query({ kind })).map((pair) => [pair.one.id, pair.other.id].sort());
    expect(await ids('source', admin)).toContainEqual([one, other].sort());
    expect(await ids('contact', admin)).toContainEqual([contacts[0]!, second].sort());
    const stranger = await app.signIn('admin', 'b');
    for (const kind of ['client', 'source', 'contact'] as const) expect(await ids(kind, stranger)).toEqual([]);
  });
});

describe('a merge', () => {
  test('of clients moves what is tied, takes the fields chosen and the number with them', async () => {
    const { one, other, name } = await twoClients();
    const before = await admin.trpc.clients.list.query({});
    await merge('client', one.patient_id, other.patient_id, ['city', 'ssn', 'phone_number']);
    const kept = await admin.trpc.clients.get.query({ patient_id: one.patient_id });
    expect(kept).toMatchObject({ city: 'Eastmere', phone_number: '+16175550177', ssn: '***-**-9999' });
    await expect(admin.trpc.clients.get.query({ patient_id: other.patient_id })).rejects.toMatchObject(
      refused('not_found'),
    );
    const moved = await admin.trpc.inquiries.get.query({ opportunity_id: other.id });
    expect(moved).toMatchObject({ patient_id: one.patient_id, client_name: name });
    expect((await admin.trpc.clients.list.query({})).total).toBe(before.total - 1);
  });

  test('of sources moves contacts, activities and tasks under the kept name', async () => {
    const { one, other, contacts } = await twoSources();
    await merge('source', one, other, ['address']);
    expect(await admin.trpc.referralSources.get.query({ referral_id: one })).toMatchObject({
      address: '63 Example Street',
    });
    const theirs = await admin.trpc.contacts.viewAll.query({ referral_id: one });
    expect(theirs.map(({ id }) => id).sort()).toEqual([...contacts].sort());
    expect(new Set(theirs.map(({ organization_name }) => organization_name)).size).toBe(1);
    expect((await admin.trpc.referralSources.get.query({ referral_id: other })).is_active).toBe(false);
  });

  test('of contacts of two sources is refused', async () => {
    const { contacts } = await twoSources();
    await expect(merge('contact', contacts[0]!, contacts[1]!)).rejects.toMatchObject(
      refused('conflict', 'Contacts of two sources are not merged. Move one of them, or merge their sources.'),
    );
  });

  test('made on what has changed since is refused, and changes nothing', async () => {
    const { one, other } = await twoClients();
    const pair = { kind: 'client' as const, kept_id: one.patient_id, merged_id: other.patient_id, take: [] };
    const { one: kept, other: merged } = await compare('client', one.patient_id, other.patient_id);
    await admin.trpc.clients.update.mutate({ patient_id: one.patient_id, patient: { city: 'Otter Bend' } });
    const before = await snapshot();
    const versions = { kept_version: kept.version, merged_version: merged.version };
    await expect(admin.trpc.duplicates.merge.mutate({ ...pair, ...versions })).rejects.toMatchObject(
      refused('conflict', 'One of the two has been changed or merged meanwhile. Compare them again.'),
    );
    expect(await snapshot()).toEqual(before);
  });

  test('of one pair by several people at once happens once, whichever way round', async () => {
    for (const kind of ['client', 'source'] as const) {
      const ids =
        kind === 'client'
          ? await twoClients().then(({ one, other }) => [one.patient_id, other.patient_id] as const)
          : await twoSources().then(({ one, other }) => [one, other] as const);
      const { one, other } = await compare(kind, ...ids);
      const people = await Promise.all(
        ['admin', 'manager', 'admissions', 'admin'].map((role) => app.signIn(role as 'admin')),
      );
      const done = await Promise.allSettled(
        people.map((by, at) => {
          const [kept, merged] = at % 2 ? [other, one] : [one, other];
          return by.trpc.duplicates.merge.mutate({
            ...{ kind, kept_id: kept.id, merged_id: merged.id, take: [] },
            ...{ kept_version: kept.version, merged_version: merged.version },
          });
        }),
      );
      expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of done) if (each.status === 'rejected') expect(each.reason).toMatchObject(refused('conflict'));
    }
  });

  test('takes along what is made for the other client at the same moment, or it is not made', async () => {
    for (let round = 0; round < 5; round++) {
      const { one, other } = await twoClients();
      const make = () =>
        admin.trpc.inquiries.create.mutate({ patient_id: other.patient_id, created_at_date: '2026-05-12' });
      const made = await Promise.allSettled([
        make(),
        make(),
        merge('client', one.patient_id, other.patient_id),
        make(),
      ]);
      expect(made[2]?.status).toBe('fulfilled');
      for (const each of made) if (each.status === 'rejected') expect(each.reason).toMatchObject(refused('not_found'));
      const left = await rows('select from inquiries where patient_id = $1', [other.patient_id]);
      expect(left).toEqual([]);
    }
  });

  test('is for who may change the records', async () => {
    const { one, other } = await twoClients();
    const outreach = await app.signIn('outreach');
    await expect(compare('client', one.patient_id, other.patient_id, outreach)).rejects.toMatchObject(
      refused('forbidden'),
    );
    const input = { kind: 'client' as const, kept_id: one.patient_id, merged_id: other.patient_id, take: [] };
    await expect(
      outreach.trpc.duplicates.merge.mutate({ ...input, kept_version: 1, merged_version: 1 }),
    ).rejects.toMatchObject(refused('forbidden'));
  });

  test('keeps the names around a client known, until the client is back with them', async () => {
    const { one, other } = await twoClients();
    const known = async () =>
      (
        await rows<{ owner_id: string }>(
          `select owner_id from names_around_clients where org_id = $1 and key = 'rosalind' and owner_id = any($2::uuid[])`,
          [org, [other.patient_id, merge_id]],
        )
      ).map(({ owner_id }) => owner_id);
    const merge_id = await merge('client', one.patient_id, other.patient_id);
    expect(await known()).toEqual([merge_id]);
    await undo(merge_id);
    expect(await known()).toEqual([other.patient_id]);
  });

  test('leaves a row that names both records, and nothing of them', async () => {
    const { one, other } = await twoClients();
    const merge_id = await merge('client', one.patient_id, other.patient_id, ['city']);
    const [entry] = await rows<{ entity: string; entity_ids: string[]; details: object }>(
      `select entity, entity_ids, details from audit_log where action = 'duplicates.merge' and outcome = 'done'
        order by seq desc limit 1`,
    );
    expect(entry).toMatchObject({ entity: 'client', details: { merge: merge_id, fields: ['city'] } });
    expect(entry?.entity_ids).toEqual([one.patient_id, other.patient_id]);
  });
});

describe('an undone merge', () => {
  /** Which fields are taken, as the bits of a number: the same ones in every run. */
  const CHOICES = [0, 1, 0b101, 0b1110, 0xffff];
  const chosen = (fields: readonly string[], bits: number) => fields.filter((_, at) => bits & (1 << (at % 16)));

  test.each(CHOICES)('of clients leaves everything as it was (%i)', async (bits) => {
    const { one, other } = await twoClients();
    const { one: card } = await compare('client', one.patient_id, other.patient_id);
    const before = await snapshot();
    const merge_id = await merge('client', one.patient_id, other.patient_id, chosen(Object.keys(card.values), bits));
    expect(await snapshot()).not.toEqual(before);
    await undo(merge_id);
    expect(await snapshot()).toEqual(before);
  });

  test.each(CHOICES)('of sources and of contacts leaves everything as it was (%i)', async (bits) => {
    const { one, other } = await twoSources();
    const second = await createContact(admin, one, {
      firstname: 'Wren',
      lastname: 'Alder',
      email: 'wren@alder.example',
    });
    const [first] = (await admin.trpc.contacts.viewAll.query({ referral_id: one })).filter(({ id }) => id !== second);
    for (const [kind, kept, merged] of [
      ['contact', second, first!.id],
      ['source', one, other],
    ] as const) {
      const { one: card } = await compare(kind, kept, merged);
      const before = await snapshot();
      const merge_id = await merge(kind, kept, merged, chosen(Object.keys(card.values), bits));
      expect(await snapshot()).not.toEqual(before);
      await undo(merge_id);
      expect(await snapshot()).toEqual(before);
    }
  });

  test('keeps what was changed since', async () => {
    const { one, other } = await twoClients();
    const merge_id = await merge('client', one.patient_id, other.patient_id, ['city', 'phone_number']);
    await admin.trpc.clients.update.mutate({ patient_id: one.patient_id, patient: { city: 'Otter Bend' } });
    await undo(merge_id);
    const kept = await admin.trpc.clients.get.query({ patient_id: one.patient_id });
    expect(kept).toMatchObject({ city: 'Otter Bend', phone_number: null });
    expect(await admin.trpc.inquiries.get.query({ opportunity_id: other.id })).toMatchObject({
      patient_id: other.patient_id,
    });
  });

  test('is undone once, by whoever comes first, and not after thirty days', async () => {
    const first = await twoClients();
    const merge_id = await merge('client', first.one.patient_id, first.other.patient_id);
    const done = await Promise.allSettled([undo(merge_id), undo(merge_id), undo(merge_id)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(undo(merge_id)).rejects.toMatchObject(refused('conflict', 'This merge has been undone already.'));

    const second = await twoClients();
    const late = await merge('client', second.one.patient_id, second.other.patient_id);
    // Nothing is tied to these two, and nothing taken: what is kept of the merge is the row alone.
    const bare = { firstname: 'Noor', lastname: 'Untied' };
    const [kept, gone] = [await admin.trpc.clients.create.mutate(bare), await admin.trpc.clients.create.mutate(bare)];
    await merge('client', kept.id, gone.id);
    app.clock.advance(31 * 86_400_000);
    const later = await app.signIn('admin');
    await expect(undo(late, later)).rejects.toMatchObject(refused('conflict', 'A merge is undone within 30 days.'));
    expect((await later.trpc.duplicates.merges.query({ kind: 'client' })).map(({ id }) => id)).not.toContain(late);
    await removeExpired(asOrganization(app.ctx, org));
    expect(await rows('select merged_row, changes, merged_name from merges where id = $1', [late])).toEqual([
      { merged_row: null, changes: [], merged_name: second.name },
    ]);
    expect(await rows('select merged_name from merges where merged_row is not null')).toEqual([]);
  });

  test('waits for the merge that came after it', async () => {
    const { one, other } = await twoClients();
    const { one: third } = await twoClients();
    const before = await snapshot();
    const first = await merge('client', one.patient_id, other.patient_id);
    const second = await merge('client', third.patient_id, one.patient_id);
    await expect(undo(first)).rejects.toMatchObject(
      refused('conflict', 'The record has been merged into another one since. Undo that first.'),
    );
    await undo(second);
    await undo(first);
    expect(await snapshot()).toEqual(before);
  });

  test('of another organization is not found', async () => {
    const { one, other } = await twoClients();
    const merge_id = await merge('client', one.patient_id, other.patient_id);
    await expect(undo(merge_id, await app.signIn('admin', 'b'))).rejects.toMatchObject(refused('not_found'));
  });
});

test('a merge is undone whole though the key of the numbers has changed since and the old one is gone', async () => {
  const keys = ['old', 'next'].map((id) => ({ id, key: randomBytes(32) }));
  const [old, next] = [keys[0]!, keys[1]!];
  const held = app.services.fieldCipher;
  onTestFinished(() => {
    app.services.fieldCipher = held;
  });
  app.services.fieldCipher = createFieldCipher([old]);
  const numbered = async () => {
    const { one, other } = await twoClients();
    await admin.trpc.clients.update.mutate({ patient_id: one.patient_id, patient: { ssn: '219-09-1111' } });
    const merge_id = await merge('client', one.patient_id, other.patient_id, ['ssn']);
    return { merge_id, one: one.patient_id, other: other.patient_id };
  };
  const [first, second] = [await numbered(), await numbered()];
  // Who was kept in the second is merged into another one since.
  const since = await merge('client', (await twoClients()).one.patient_id, second.one);

  app.services.fieldCipher = createFieldCipher([next, old]);
  await resealSsnsTask(app.ctx, new AbortController().signal);
  const own = asOrganization(app.ctx, org);
  expect((await countSsnKeys(own)).filter(({ key }) => key === 'old')).toEqual([]);
  expect(await resealMerges(own)).toBe(0);

  app.services.fieldCipher = createFieldCipher([next]);
  for (const merge_id of [first.merge_id, since, second.merge_id]) await undo(merge_id);
  const ssnOf = async (patient_id: string) =>
    (await admin.trpc.clients.revealSsn.mutate({ patient_id, field: 'ssn', reason: 'records' })).value;
  for (const { one, other } of [first, second]) {
    expect(await ssnOf(one)).toBe('219-09-1111');
    expect(await ssnOf(other)).toBe('219-09-9999');
  }
});
