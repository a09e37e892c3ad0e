import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SendGridMailer } from '#server/platform/mailer/sendgrid-mailer.ts';
import type { FakeSendGrid } from '#tests/support/fake-sendgrid.ts';
import { startFakeSendGrid } from '#tests/support/fake-sendgrid.ts';
import { rounds } from '#tests/support/rounds.ts';

const from = { email: 'no-reply@mail.example.test', name: 'Harbor Point Recovery' };
const mail = { to: 'ada@example.com', subject: 'Reset your password', text: 'Open the link', category: 'reset' };

describe('SendGrid mailer', () => {
  let fake: FakeSendGrid;
  const open = (options: { api_key?: string; timeout?: number } = {}) =>
    new SendGridMailer({ api_key: fake.api_key, from, base_url: fake.base_url, ...options });
  beforeEach(async () => {
    fake = await startFakeSendGrid();
  });
  afterEach(() => fake.close());

  test('sends one mail to one recipient, with tracking off', async () => {
    const sent = await open().send({ ...mail, html: '<p>Open the link</p>', reply_to: 'desk@example.com' });
    expect(sent).toEqual({ accepted: true, id: 'message-1' });
    expect(fake.mails).toEqual([
      {
        personalizations: [{ to: [{ email: 'ada@example.com' }] }],
        from,
        reply_to: { email: 'desk@example.com' },
        subject: 'Reset your password',
        content: [
          { type: 'text/plain', value: 'Open the link' },
          { type: 'text/html', value: '<p>Open the link</p>' },
        ],
        categories: ['reset'],
        tracking_settings: { click_tracking: { enable: false, enable_text: false }, open_tracking: { enable: false } },
      },
    ]);
  });

  test('an unusable mail never reaches the provider', async () => {
    await expect(open().send({ ...mail, subject: 'a\r\nBcc: b@example.com' })).rejects.toMatchObject({
      code: 'invalid_message',
      retryable: false,
    });
    expect(fake.mails).toEqual([]);
  });

  test('whatever stands in a name, a subject or an address, there is one recipient and one address to answer to', async () => {
    const piece = fc.constantFrom(
      ...[
        '\r',
        '\n',
        '\r\n',
        '\u2028',
        '%0d%0a',
        '=?utf-8?q?x?=',
        'Bcc: ',
        'b@example.com',
        ',',
        ';',
        '<',
        '>',
        '"',
        ' ',
        'Ada',
      ],
    );
    const hostile = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
    const text = fc.oneof({ arbitrary: fc.constant('Ada'), weight: 3 }, { arbitrary: hostile, weight: 1 });
    const mailer = open();
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (subject, from_name, reply, recipient) => {
        fake.mails = [];
        const given = { ...mail, subject, from_name, reply_to: `${reply}@example.com`, to: `${recipient}@example.com` };
        const refused = await mailer.send(given).then(
          () => null,
          (error: { code: string }) => error.code,
        );
        if (refused !== null) {
          expect([refused, fake.mails]).toEqual(['invalid_message', []]);
          return;
        }
        const [taken] = fake.mails;
        expect(taken!.personalizations).toEqual([{ to: [{ email: given.to }] }]);
        for (const address of [given.to, taken!.reply_to!.email])
          expect(address).toMatch(/^[^\s@,;<>"]+@example\.com$/);
        expect(`${taken!.subject}${taken!.from.name}`).not.toMatch(/[\r\n\u2028]|%0d|=\?/i);
      }),
      { numRuns: rounds(100) },
    );
  });

  test.each([
    [302, 'misconfigured', false, false],
    [400, 'rejected', false, false],
    [413, 'rejected', false, false],
    [403, 'misconfigured', false, false],
    [429, 'throttled', true, false],
    [500, 'unavailable', true, true],
    [503, 'unavailable', true, false],
  ])('%i is %s', async (status, code, retryable, inDoubt) => {
    fake.answer = status;
    await expect(open().send(mail)).rejects.toMatchObject({ name: 'MailError', code, retryable, inDoubt });
    expect(fake.mails).toEqual([]);
  });

  test('a refused key is a misconfiguration', async () => {
    await expect(open({ api_key: 'SG.other' }).send(mail)).rejects.toMatchObject({ code: 'misconfigured' });
  });

  test('a lost answer leaves the mail in doubt; a server that is not there does not', async () => {
    fake.answer = 'hang up';
    await expect(open().send(mail)).rejects.toMatchObject({ code: 'unavailable', retryable: true, inDoubt: true });
    expect(fake.mails).toHaveLength(1);
    await fake.close();
    await expect(open().send(mail)).rejects.toMatchObject({ code: 'unavailable', retryable: true, inDoubt: false });
  });

  test('two mailers in one process keep apart', async () => {
    const first = open();
    const other = await startFakeSendGrid();
    const second = new SendGridMailer({ api_key: other.api_key, from, base_url: other.base_url });
    await first.send(mail);
    await second.send({ ...mail, to: 'bob@example.com' });
    expect([fake.mails.length, other.mails.length]).toEqual([1, 1]);
    await other.close();
  });
});
