import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';
import { chances, rounds, timeFor } from '#tests/support/rounds.ts';

/** Pairs of a name and what names it; `npm run torture -- names` plays 1,000. */
const PAIRS = rounds(40);
const EACH_MS = 400;

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const ours = await app.signIn('admissions');
const theirs = await app.signIn('admissions', 'b');

/** Every row of organization a that points to a row of organization b, by foreign key. */
async function crossLinks(): Promise<string[]> {
  const links = await query<{ from: string; column: string; to: string }>(
    `select c.conrelid::regclass::text as from, a.attname as column, c.confrelid::regclass::text as to
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and exists (select from information_schema.columns
       where table_name = c.conrelid::regclass::text and column_name = 'org_id')
       and exists (select from information_schema.columns
       where table_name = c.confrelid::regclass::text and column_name = 'org_id')`,
  );
  expect(links.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { from, column, to } of links) {
    const [row] = await query<{ count: number }>(
      `select count(*)::integer as count from ${from} f join ${to} t on t.id = f.${column} where f.org_id <> t.org_id`,
    );
    if (row!.count > 0) found.push(`${from}.${column} → ${to}: ${row!.count}`);
  }
  return found;
}

test(
  'a name, an id or an e-mail of another organization links nothing, at every call that takes one',
  async () => {
    const chance = chances('names');
    const source = { ours: await createSource(ours), theirs: await createSource(theirs) };
    const contact = {
      ours: await createContact(ours, source.ours),
      theirs: await createContact(theirs, source.theirs),
    };
    const { id: opportunity_id, patient_id } = await makeInquiry(ours, { firstname: 'Dana', lastname: 'Sample' });
    const stranger = await makeInquiry(theirs, { firstname: 'Dana', lastname: 'Sample' });
    const before = await crossLinks();

    for (let pair = 0; pair < PAIRS; pair++) {
      // Either a name that both organizations have, or one that only the other one has.
      const shared = chance() < 0.3;
      const word = `Umbra${pair}`;
      const referral_name = shared ? 'Alder House' : `${word} Clinic`;
      const contact_name = shared ? 'Robin Referent' : `${word} Vesper`;
      if (!shared) {
        const referral_id = await createSource(theirs, { referral_name });
        await createContact(theirs, referral_id, { firstname: word, lastname: 'Vesper' });
      }
      const tries: (readonly [method: 'POST', path: string, body: object])[] = [
        [
          'POST',
          '/api/tasks',
          { title: word, org_associated_with: referral_name, contact_associated_with: contact_name },
        ],
        ['POST', '/api/tasks', { title: word, referral_id: source.theirs }],
        ['POST', '/api/tasks', { title: word, referral_id: source.ours, contact_id: contact.theirs }],
        ['POST', '/api/tasks', { title: word, referral_id: source.ours, opportunity_id: stranger.id }],
        ['POST', '/api/tasks', { title: word, referral_id: source.ours, assigned_to_email_id: theirs.user.email_id }],
        ['POST', '/api/referral_activity', { referral_id: source.theirs, event: 'Phone call' }],
        [
          'POST',
          '/api/referral_activity',
          { referral_id: source.ours, event: 'Phone call', contact_name, performed_by: theirs.user.email_id },
        ],
        [
          'POST',
          '/api/referral_activity',
          { referral_id: source.ours, event: 'Event', contact_name: [contact.theirs] },
        ],
        [
          'POST',
          '/api/referral_flow',
          { opportunity_id, referral_direction: 'referral_sent', referral_name, contact_name },
        ],
        [
          'POST',
          '/api/referral_flow',
          {
            opportunity_id,
            referral_direction: 'referral_sent',
            referral_id: source.theirs,
            contact_id: contact.theirs,
          },
        ],
        ['POST', '/api/opportunities', { patient_id: stranger.patient_id, created_at_date: '2026-05-11' }],
        ['POST', '/api/referral_contacts', [{ firstname: word, lastname: 'Ours', organization_name: referral_name }]],
      ];
      const [method, path, body] = tries[Math.floor(chance() * tries.length)]!;
      const { status } = await ours.rest(method, path, body as Record<string, unknown>);
      expect([200, 400, 404], `${path} ${JSON.stringify(body)}`).toContain(status);
    }

    expect(patient_id).not.toBe(stranger.patient_id);
    expect(before).toEqual([]);
    expect(await crossLinks()).toEqual([]);
  },
  timeFor(PAIRS, EACH_MS),
);
