import { afterEach, describe, expect, test } from 'vitest';
import { addNote } from '#server/features/inquiries/add-note.ts';
import { createInquiry } from '#server/features/inquiries/create-inquiry.ts';
import type { Context } from '#server/platform/context.ts';
import { SUFFIX_ALPHABET, suffixFor } from '#shared/features/inquiries/inquiries.rules.ts';
import { startTestApp, TEST_START } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';
import { recordedTrips } from '#tests/support/recorded-statements.ts';

const app = await startTestApp();
const desk = await app.signIn('admissions');
const NOW = Date.parse(TEST_START) / 1000;
const NAMED = /^Dana Sample-[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{4}$/;

const newClient = async () => (await desk.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' })).id;
const detail = (opportunity_id: string) => desk.trpc.inquiries.get.query({ opportunity_id });
const minutes = (count: number) => count * 60_000;

afterEach(() => app.clock.set(new Date(TEST_START)));

describe('the name of a new inquiry', () => {
  test('is the client’s with four letters or digits that no one mistakes', async () => {
    const patient_id = await newClient();
    for (let n = 0; n < 20; n++) {
      const made = await desk.trpc.inquiries.create.mutate({ patient_id, created_at_date: '2026-05-12' });
      expect(made.opportunity_name).toMatch(NAMED);
    }
  });

  test('is the proposed one while that is free, and another once it is taken', async () => {
    const patient_id = await newClient();
    const input = { patient_id, created_at_date: '2026-05-12', opportunity_name: 'Dana Sample-WXYZ' };
    expect((await desk.trpc.inquiries.create.mutate(input)).opportunity_name).toBe('Dana Sample-WXYZ');
    const second = await desk.trpc.inquiries.create.mutate(input);
    expect(second.opportunity_name).toMatch(NAMED);
    expect(second.opportunity_name).not.toBe('Dana Sample-WXYZ');
  });

  test.each(['Robin Other-WXYZ', 'Dana Sample-WX', 'Dana Sample-WXI0', 'Dana Sample-wxyz', 'Dana Sample'])(
    'is drawn where %j is proposed, which is not this client’s',
    async (opportunity_name) => {
      const input = { patient_id: await newClient(), created_at_date: '2026-05-12', opportunity_name };
      const made = await desk.trpc.inquiries.create.mutate(input);
      expect(made.opportunity_name).toMatch(NAMED);
      expect(made.opportunity_name).not.toBe(opportunity_name);
    },
  );

  test('is drawn again when the drawn one is taken', async () => {
    const { user, session_id } = desk;
    const actor = { ...user, kind: 'user' as const, org_type: 'Treatment center', session_id };
    const draws = [Buffer.alloc(16, 4), Buffer.alloc(16, 4), Buffer.alloc(16, 4), Buffer.alloc(16, 5)];
    const services = { ...app.services, randomBytes: () => draws.shift()! };
    const ctx: Context = { ...app.ctx, services, actor };
    const input = { patient_id: await newClient(), created_at_date: '2026-05-12' };
    expect((await createInquiry(ctx, input)).opportunity_name).toBe('Dana Sample-EEEE');
    expect((await createInquiry(ctx, input)).opportunity_name).toBe('Dana Sample-FFFF');
  });

  test.each([
    ['محمد', 'عبد الله'],
    ['שרה', 'כהן-לוי'],
    ['Sara', 'Kohen כהן 😀'],
  ])('begins with a letter after %s %s, which a digit would be shown before', async (firstname, lastname) => {
    const { id: patient_id } = await desk.trpc.clients.create.mutate({ firstname, lastname });
    const named = `${firstname} ${lastname}`;
    const input = { patient_id, created_at_date: '2026-05-12' };
    for (const proposed of [undefined, `${named}-7KQP`, `${named}-42BX`]) {
      const made = await desk.trpc.inquiries.create.mutate({ ...input, opportunity_name: proposed });
      expect(made.opportunity_name.slice(0, named.length + 1)).toBe(`${named}-`);
      expect(made.opportunity_name.slice(named.length + 1)).toMatch(/^[A-HJKMNP-Z][A-HJKMNP-Z2-9]{3}$/);
    }
    const kept = { ...input, opportunity_name: `${named}-K7QP` };
    expect((await desk.trpc.inquiries.create.mutate(kept)).opportunity_name).toBe(`${named}-K7QP`);
  });

  test('is drawn past the digits that come first where the name is written from right to left', () => {
    const hebrew = { firstname: 'שרה', lastname: 'לוי' };
    const digits = [...'2345'].map((digit) => SUFFIX_ALPHABET.indexOf(digit));
    const bytes = Uint8Array.from([...digits, 0, 1, ...digits, 2, 3, ...digits]);
    expect(suffixFor(hebrew, bytes)).toBe('AB23');
    expect(suffixFor({ firstname: 'Dana', lastname: 'Sample' }, bytes)).toBe('2345');
  });

  test('belongs to no client of another organization', async () => {
    const other = await app.signIn('admissions', 'b');
    const input = { patient_id: await newClient(), created_at_date: '2026-05-12' };
    await expect(other.trpc.inquiries.create.mutate(input)).rejects.toMatchObject({
      data: { code: 'not_found', fields: { patient_id: 'This client does not exist.' } },
    });
  });
});

describe('the created date', () => {
  test('of today is now, as is the first line of the status history', async () => {
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample', created_at_date: '2026-05-12' });
    expect(await detail(id)).toMatchObject({ created_at: NOW, status: 'PRE-ASSESSMENT', version: 1 });
    const history = await app.within('a', (tx) =>
      tx.db.selectFrom('status_history').selectAll().where('opportunity_id', '=', id).execute(),
    );
    expect(history).toMatchObject([{ from_status: null, to_status: 'PRE-ASSESSMENT', user_id: desk.user.user_id }]);
    expect(new Date(history[0]!.at).getTime()).toBe(NOW * 1000);
  });

  test.each([
    ['2026-05-11', '2026-05-11T16:00:00Z'],
    ['2026-01-15', '2026-01-15T17:00:00Z'],
  ])('%s is noon in New York', async (created_at_date, at) => {
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample', created_at_date });
    expect((await detail(id)).created_at).toBe(Date.parse(at) / 1000);
  });

  test('of tomorrow is refused at its field', async () => {
    const input = { patient_id: await newClient(), created_at_date: '2026-05-13' };
    const { status, body } = await desk.rest('POST', '/api/opportunities', input);
    expect(status).toBe(400);
    expect(body.error?.fields).toEqual({ created_at_date: 'The created date cannot be in the future.' });
  });

  test('is the organization’s day: late in its evening tomorrow is still tomorrow', async () => {
    const patient_id = await newClient();
    app.clock.set(new Date('2026-05-13T03:30:00Z'));
    const late = await app.signIn('admissions');
    const tomorrow = await late.rest('POST', '/api/opportunities', { patient_id, created_at_date: '2026-05-13' });
    expect(tomorrow.status).toBe(400);
    const { id } = await late.trpc.inquiries.create.mutate({ patient_id, created_at_date: '2026-05-12' });
    expect((await late.trpc.inquiries.get.query({ opportunity_id: id })).created_at).toBe(
      Date.parse('2026-05-13T03:30:00Z') / 1000,
    );
  });
});

describe('notes', () => {
  test('only grow, newest first, with their author’s name', async () => {
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    const first = await desk.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: '  First call  ' });
    expect(first).toMatchObject({ description: 'First call', user_name: 'Jordan Example', edited_at: null });
    const clinician = await app.signIn('clinical');
    const second = await clinician.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'Second' });
    const { activity } = await desk.trpc.inquiries.notes.query({ opportunity_id: id });
    expect(activity.map((note) => note.id)).toEqual([second.id, first.id]);
  });

  test('are answered as the record shows them', async () => {
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    app.clock.advance(1_999);
    const added = await desk.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: ' A first\ncall ' });
    const { activity } = await desk.trpc.inquiries.notes.query({ opportunity_id: id });
    expect(activity).toEqual([added]);
    expect(added).toMatchObject({ kind: 'note', user_id: desk.user.user_id, created_at: NOW + 1 });
  });

  test('take two round trips with their audit row, and leave nothing where the inquiry is another organization’s', async () => {
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    const actorOf = (who: typeof desk) =>
      ({ kind: 'user', ...who.user, org_type: 'Treatment center', session_id: who.session_id }) as const;
    const add = (who: typeof desk) =>
      recordedTrips({ ...app.ctx, actor: actorOf(who) }, (ctx) =>
        addNote(ctx, { opportunity_id: id, description: 'First call' }),
      );
    await desk.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'The one that stops the clock' });
    const [opening, closing, ...more] = await add(desk);
    expect(more).toEqual([]);
    expect(opening![0]!.text).toBe('begin');
    expect(closing!.map(({ text }) => /^\w+( into "\w+")?/.exec(text)![0])).toEqual([
      'insert into "inquiry_notes"',
      'insert into "audit_log"',
      'commit',
    ]);
    await expect(add(await app.signIn('admissions', 'b'))).rejects.toThrow('This inquiry does not exist.');
    expect((await desk.trpc.inquiries.notes.query({ opportunity_id: id })).activity).toHaveLength(2);
  });

  test('are fixed by their author for fifteen minutes, by no one else and not later', async () => {
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    const note = await desk.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'First cal' });
    const colleague = await app.signIn('manager');
    const locked = { data: { code: 'conflict' }, message: 'You can edit a note for 15 minutes.' };
    const fix = { note_id: note.id, description: 'First call' };
    const theirs = { ...locked, message: 'Only the person who wrote a note can edit it.' };
    await expect(colleague.trpc.inquiries.editNote.mutate(fix)).rejects.toMatchObject(theirs);
    app.clock.advance(minutes(15));
    const author = await app.signIn('admissions');
    const fixed = await author.trpc.inquiries.editNote.mutate(fix);
    expect(fixed).toMatchObject({ description: 'First call', created_at: NOW, edited_at: NOW + 900 });
    app.clock.advance(1_000);
    await expect(author.trpc.inquiries.editNote.mutate(fix)).rejects.toMatchObject(locked);
  });

  test('are pinned to their own inquiry alone', async () => {
    const one = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    const other = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    const note = await desk.trpc.inquiries.addNote.mutate({ opportunity_id: other.id, description: 'Theirs' });
    const pin = (opportunity_id: string, pinned_note_id: string | null) =>
      desk.trpc.inquiries.update.mutate({ opportunity_id, opportunity: { pinned_note_id } });
    await expect(pin(one.id, note.id)).rejects.toMatchObject({
      data: { code: 'not_found', fields: { pinned_note_id: 'This note does not exist.' } },
    });
    expect(await pin(other.id, note.id)).toMatchObject({ pinned_note_id: note.id, pinned_note_description: 'Theirs' });
    expect(await pin(other.id, null)).toMatchObject({ pinned_note_id: null, pinned_note_description: null });
  });

  test('C17: are pinned by clinical staff too, who write them', async () => {
    const clinical = await app.signIn('clinical');
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    const note = await clinical.trpc.inquiries.addNote.mutate({ opportunity_id: id, description: 'Asks for a call' });
    const opportunity = { pinned_note_id: note.id };
    expect(await clinical.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity })).toMatchObject({
      pinned_note_id: note.id,
      pinned_note_description: 'Asks for a call',
    });
  });
});

describe('a change', () => {
  test('made on an older version is refused with the row as it is and who changed it', async () => {
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    const colleague = await app.signIn('manager');
    const changed = await colleague.trpc.inquiries.update.mutate({
      opportunity_id: id,
      opportunity: { version: 1, summary: 'Theirs' },
    });
    expect(changed).toMatchObject({ version: 2, summary: 'Theirs', updated_by_name: 'Morgan Example' });
    const { status, body } = await desk.rest('PUT', '/api/opportunity_details', {
      opportunity_id: id,
      opportunity: { version: 1, summary: 'Mine' },
    });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: 'conflict',
      message: 'Morgan Example changed this inquiry meanwhile.',
      current: { version: 2, summary: 'Theirs' },
    });
    expect(await detail(id)).toMatchObject({ version: 2, summary: 'Theirs' });
  });

  test('of several at once on one version is kept once', async () => {
    const { id } = await makeInquiry(desk, { firstname: 'Dana', lastname: 'Sample' });
    const tries = Array.from({ length: 8 }, (_, n) =>
      desk.rest('PUT', '/api/opportunity_details', {
        opportunity_id: id,
        opportunity: { version: 1, summary: `Try ${n}` },
      }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect((await detail(id)).version).toBe(2);
  });

  test('leaves alone what it does not name', async () => {
    const { id } = await makeInquiry(desk, {
      firstname: 'Dana',
      lastname: 'Sample',
      condition: ['Anxiety'],
      staff: ['Alice Kerr'],
    });
    const changed = await desk.trpc.inquiries.update.mutate({ opportunity_id: id, opportunity: { priority: 2 } });
    expect(changed).toMatchObject({ priority: 2, condition: ['Anxiety'], staff: ['Alice Kerr'], version: 2 });
  });
});
