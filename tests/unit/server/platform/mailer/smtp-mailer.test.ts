import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placesOf, writeLetter } from '#server/features/campaigns/letter.ts';
import { SmtpMailer } from '#server/platform/mailer/smtp-mailer.ts';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import type { FakeSmtp } from '#tests/support/fake-smtp.ts';
import { startFakeSmtp } from '#tests/support/fake-smtp.ts';

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

  test('a campaign’s mail is text before HTML, in short lines, to one recipient, with both ways to unsubscribe', async () => {
    const letter = writeLetter(
      { restore_template: encodeTemplate(STARTERS[2]!.template), subject: 'Open beds' },
      {
        ...{ org_name: 'Maple House', postal_address: '12 Harbor Road, Portland, ME 04101', sender_name: 'Riley' },
        ...{ website_url: null, logo_url: null, reply_to: 'riley@maple.example', year: 2026 },
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

  test('an unusable mail never reaches the server', async () => {
    await expect(mailer.send({ ...mail, from_name: 'x\r\nBcc: b@example.com' })).rejects.toMatchObject({
      code: 'invalid_message',
    });
    expect(fake.mails).toEqual([]);
  });

  test.each([
    ['RCPT', '550 5.1.1 No such user', 'rejected', false],
    ['RCPT', '450 4.2.1 Try later', 'throttled', true],
    ['MAIL', '553 5.7.1 Not yours', 'rejected', false],
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
});
