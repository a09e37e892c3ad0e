import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placesOf, writeLetter } from '#server/features/campaigns/letter.ts';
import { SmtpMailer } from '#server/platform/mailer/smtp-mailer.ts';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import type { FakeSmtp } from '#tests/support/fake-smtp.ts';
import { startFakeSmtp } from '#tests/support/fake-smtp.ts';
import { listen } from '#tests/support/listen.ts';

const from = { email: 'no-reply@mail.example.test', name: 'Harbor Point Recovery' };
const mail = { to: 'ada@example.com', subject: 'Reset your password', text: 'Open the link' };

describe('SMTP mailer', () => {
  let fake: FakeSmtp;
  let mailer: SmtpMailer;
  beforeEach(async () => {
    fake = await startFakeSmtp();
    mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${fake.port}`, from, timeout: 3_000 });
  });
  afterEach(async () => {
    await mailer.close();
    await fake.close();
  });

  const headersOf = (data: string) => data.slice(0, data.indexOf('\r\n\r\n')).split('\r\n');

  test('sends one mail to one recipient', async () => {
    const sent = await mailer.send({
      ...mail,
      html: '<p>Open</p>',
      reply_to: 'desk@example.com',
      category: 'reset',
    });
    expect(sent.accepted).toBe(true);
    expect(sent.id).toMatch(/^<.+@mail\.example\.test>$/);
    expect(fake.mails).toHaveLength(1);
    const [taken] = fake.mails;
    expect(taken?.from).toBe('no-reply@mail.example.test');
    expect(taken?.to).toEqual(['ada@example.com']);
    expect(headersOf(taken?.data ?? '')).toEqual(
      expect.arrayContaining([
        'From: Harbor Point Recovery <no-reply@mail.example.test>',
        'To: ada@example.com',
        'Reply-To: desk@example.com',
        'Subject: Reset your password',
        'X-Category: reset',
      ]),
    );
    expect(taken?.data).toContain('Open the link');
  });

  test('E42, E46, E49, E51: a campaign’s mail is text before HTML, in short lines, to one recipient, with both ways to unsubscribe', async () => {
    const letter = writeLetter(
      { restore_template: encodeTemplate(STARTERS[2]!.template), subject: 'Open beds' },
      {
        ...{ org_name: 'Maple House', postal_address: '12 Harbor Road, Portland, ME 04101', sender_name: 'Riley' },
        ...{
          website_url: null,
          about_url: null,
          contact_url: null,
          logo_url: null,
          reply_to: 'riley@maple.example',
          year: 2026,
        },
      },
      'https://landfall.example',
    );
    const { html, recipientOf } = placesOf(letter);
    const person = { email: 'wren@referents.example', first_name: 'Wren', organization: 'Alder House' };
    const recipient = recipientOf(person, 't'.repeat(64), 'https://landfall.example');
    await mailer.sendBulk(
      {
        ...{ org_id: 'a', subject: letter.subject, text: letter.plain, html, category: 'campaign' },
        ...{ from_name: 'Maple House', from_email: 'riley@mail.example.test', reply_to: 'riley@maple.example' },
      },
      [recipient],
    );
    const [taken] = fake.mails;
    expect(taken?.to).toEqual(['wren@referents.example']);
    const data = taken!.data;
    const unfolded = headersOf(data.replace(/\r\n[ \t]+/g, ' '));
    expect(unfolded).toEqual(
      expect.arrayContaining([
        `List-Unsubscribe: <https://landfall.example/unsubscribe/${'t'.repeat(64)}>`,
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      ]),
    );
    expect(unfolded.filter((line) => /^(?:To|Cc|Bcc):/i.test(line))).toEqual(['To: wren@referents.example']);
    expect(unfolded.some((line) => line.startsWith('Content-Type: multipart/alternative;'))).toBe(true);
    expect(data.indexOf('Content-Type: text/plain')).toBeGreaterThan(0);
    expect(data.indexOf('Content-Type: text/plain')).toBeLessThan(data.indexOf('Content-Type: text/html'));
    expect(data.split('\r\n').filter((line) => line.length > 998)).toEqual([]);
  });

  test('E47: a mail of the domain it has a key for is signed, with both headers of the one click; another is not', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2_048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const dkim = { domain: 'mail.example.test', selector: 'lf1', private_key: privateKey };
    const signing = new SmtpMailer({ url: `smtp://127.0.0.1:${fake.port}`, from, timeout: 3_000, dkim });
    await signing.send({ ...mail, html: '<p>Open</p>', unsubscribe_url: 'https://landfall.example/unsubscribe/t' });
    await signing.send({ ...mail, from_email: 'desk@elsewhere.example' });
    await signing.close();
    const [own, other] = fake.mails.map(({ data }) => data);
    expect(other).not.toContain('DKIM-Signature');
    const end = own!.indexOf('\r\n\r\n');
    // Header lines as they are signed: the names in lower case, each folded line one, blanks one.
    const lines = own!
      .slice(0, end)
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n');
    const headers = new Map(
      lines.map((line) => {
        const at = line.indexOf(':');
        return [
          line.slice(0, at).toLowerCase(),
          line
            .slice(at + 1)
            .replace(/\s+/g, ' ')
            .trim(),
        ];
      }),
    );
    const signature = headers.get('dkim-signature')!;
    const tag = (name: string) => new RegExp(`(?:^|;) ?${name}=([^;]*)`).exec(signature)![1]!.replace(/ /g, '');
    expect([tag('d'), tag('s'), tag('a')]).toEqual(['mail.example.test', 'lf1', 'rsa-sha256']);
    const signed = tag('h').toLowerCase().split(':');
    expect(signed).toEqual(expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']));
    const body = own!
      .slice(end + 4)
      .replace(/[ \t]+\r\n/g, '\r\n')
      .replace(/[ \t]+/g, ' ')
      .replace(/(?:\r\n)+$/, '\r\n');
    expect(tag('bh')).toBe(createHash('sha256').update(body).digest('base64'));
    const unsigned = `dkim-signature:${signature.replace(/(;? ?b=)[^;]*$/, '$1')}`;
    const text = [...signed.map((name) => `${name}:${headers.get(name)}\r\n`), unsigned].join('');
    expect(createVerify('RSA-SHA256').update(text).verify(publicKey, tag('b'), 'base64')).toBe(true);
  });

  test('an unusable mail never reaches the server', async () => {
    await expect(mailer.send({ ...mail, from_name: 'x\r\nBcc: b@example.com' })).rejects.toMatchObject({
      code: 'invalid_message',
    });
    expect(fake.mails).toEqual([]);
  });

  test.each([
    ['RCPT', '550 5.1.1 No such user', 'rejected', false],
    ['RCPT', '450 4.2.1 Try later', 'throttled', true],
    ['MAIL', '553 5.7.1 Not yours', 'misconfigured', false],
    ['MAIL', '451 4.3.0 Try later', 'throttled', true],
    ['content', '554 5.7.1 Spam', 'rejected', false],
    ['content', '451 4.3.0 Try later', 'throttled', true],
  ])('%s answered with %s', async (command, answer, code, retryable) => {
    fake.answers.set(command, answer);
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailError', code, retryable, inDoubt: false });
    fake.answers.clear();
    await expect(mailer.send(mail)).resolves.toMatchObject({ accepted: true });
  });

  test('a lost answer leaves the mail in doubt; a server that is not there does not', async () => {
    fake.hangUpAfterContent = true;
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'unavailable', retryable: true, inDoubt: true });
    expect(fake.mails).toHaveLength(1);
    await fake.close();
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'unavailable', retryable: true, inDoubt: false });
  });

  test('a server that never greets was handed nothing: the mail is not in doubt', async () => {
    const silent = createServer((socket) => socket.on('error', () => socket.destroy()));
    const waiting = new SmtpMailer({ url: `smtp://127.0.0.1:${await listen(silent)}`, from, timeout: 200 });
    try {
      await expect(waiting.send(mail)).rejects.toMatchObject({ code: 'unavailable', retryable: true, inDoubt: false });
    } finally {
      await waiting.close();
      silent.close();
    }
  });
});
