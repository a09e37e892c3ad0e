import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { createIds } from '#server/platform/ids.ts';
import { chooseMailer } from '#server/platform/mailer/choose-mailer.ts';
import { listOutbox, OutboxMailer } from '#server/platform/mailer/outbox-mailer.ts';
import { SendGridMailer } from '#server/platform/mailer/sendgrid-mailer.ts';
import { SmtpMailer } from '#server/platform/mailer/smtp-mailer.ts';

const from = { email: 'no-reply@mail.example.test', name: 'Landfall' };
const mail = { to: 'ada@example.com', subject: 'Reset your password', text: 'Open the link' };
const clock = fixedClock('2026-11-20T12:00:00Z');

describe('outbox mailer', () => {
  let folder = '';
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'outbox-')), 'outbox');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));
  const open = (demo: boolean) => new OutboxMailer({ folder, from, clock, newId: createIds({ clock }), demo });

  test('keeps mails and lists them newest first', async () => {
    const mailer = open(true);
    for (const subject of ['one', 'two', 'three']) {
      await mailer.send({ ...mail, subject });
      clock.advance(1_000);
    }
    const mails = await listOutbox(folder);
    expect(mails.map((found) => found.subject)).toEqual(['three', 'two', 'one']);
    expect(mails.at(-1)).toMatchObject({ sent_at: '2026-11-20T12:00:00.000Z', to: 'ada@example.com', from });
    expect(await listOutbox(folder, 1)).toHaveLength(1);
    const [file = ''] = await readdir(folder);
    expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
  });

  test('passes over files that hold no mail, and a folder that is not there', async () => {
    expect(await listOutbox(folder)).toEqual([]);
    await open(false).send(mail);
    await writeFile(path.join(folder, '0190f000-0000-7000-8000-000000000001.json'), '{"id":');
    await writeFile(path.join(folder, 'notes.txt'), 'x');
    expect(await listOutbox(folder)).toHaveLength(1);
  });

  test('a recipient beginning with fail@ fails in the demo alone', async () => {
    const failing = { ...mail, to: 'fail@example.com' };
    await expect(open(true).send(failing)).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    expect(await listOutbox(folder)).toEqual([]);
    await open(false).send(failing);
    expect(await listOutbox(folder)).toHaveLength(1);
  });

  test('refuses an unusable mail like every mailer', async () => {
    await expect(open(true).send({ ...mail, to: 'a@example.com,b@example.com' })).rejects.toMatchObject({
      code: 'invalid_message',
    });
  });

  test('the choice: SendGrid, then SMTP, then the outbox', async () => {
    const outbox = { folder, clock, newId: createIds({ clock }), demo: true };
    const sendgrid = { api_key: 'SG.fake-key' };
    const smtp = { url: 'smtp://127.0.0.1:2525' };
    expect(await chooseMailer({ from, outbox, sendgrid, smtp })).toBeInstanceOf(SendGridMailer);
    expect(await chooseMailer({ from, outbox, smtp })).toBeInstanceOf(SmtpMailer);
    expect(await chooseMailer({ from, outbox })).toBeInstanceOf(OutboxMailer);
  });
});
