import { describe, expect, test } from 'vitest';
import { checkMail } from '#server/platform/mailer/check-mail.ts';
import { MailError } from '#server/platform/mailer/mailer.ts';
import { isMailAddress } from '#shared/platform/mail-address.ts';

const mail = { to: 'ada@example.com', subject: 'Reset your password', text: 'Hello' };

const BREAKS = [
  'Hello\r\nBcc: x@example.com',
  'Hello\nBcc: x@example.com',
  'Hello\rBcc: x@example.com',
  'Hello\u2028Bcc: x@example.com',
  'Hello\u2029Bcc: x@example.com',
  'Hello\u0085Bcc: x@example.com',
  'Hello\0',
  'Hello%0d%0aBcc: x@example.com',
  'Hello%0D%0ABcc: x@example.com',
  'Hello%0ABcc: x@example.com',
  'Hello%E2%80%A8Bcc: x@example.com',
  '=?utf-8?B?SGVsbG8NCkJjYzogeEBleGFtcGxlLmNvbQ==?=',
  '=?UTF-8?q?Hello=0D=0ABcc:_x@example.com?=',
];

describe('header guards', () => {
  test.each(BREAKS)('refuses the subject and the sender name %j', (text) => {
    for (const bad of [{ subject: text }, { from_name: text }]) {
      expect(() => checkMail({ ...mail, ...bad })).toThrow(MailError);
      expect(() => checkMail({ ...mail, ...bad })).toThrow(expect.objectContaining({ code: 'invalid_message' }));
    }
  });

  test.each(BREAKS)('refuses the address made of %j', (text) => {
    expect(isMailAddress(`${text}@example.com`)).toBe(false);
    expect(isMailAddress(`ada@example.com${text}`)).toBe(false);
  });

  test.each(['Ünterlagen für Zoë', 'Ready? 100% sure = yes', '来週の予定', "O'Neil & Sons"])(
    'lets the subject %j through',
    (subject) => {
      expect(checkMail({ ...mail, subject, from_name: subject }).subject).toBe(subject);
    },
  );

  test('refuses an empty or endless subject, and an odd category', () => {
    for (const bad of [{ subject: ' ' }, { subject: 'a'.repeat(401) }, { category: 'a b' }, { category: 'x\r\ny' }]) {
      expect(() => checkMail({ ...mail, ...bad })).toThrow(MailError);
    }
  });
});

describe('addresses', () => {
  test.each(['ada@example.com', "o'neil+tag@mail.example.co.uk", 'a.b-c_d@x-y.example', 'fail@demo.example'])(
    'accepts %s',
    (address) => {
      expect(isMailAddress(address)).toBe(true);
      expect(checkMail({ ...mail, to: address, reply_to: address }).to).toBe(address);
    },
  );

  test.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@example',
    'ada@example..com',
    'ada@-example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@example.com,bob@example.com',
    'ada@example.com;bob@example.com',
    'ada@example.com bob@example.com',
    'Ada <ada@example.com>',
    '<ada@example.com>',
    '"ada,bob"@example.com',
    'ada(comment)@example.com',
    'ada@[127.0.0.1]',
    'ada@b@example.com',
    'a%0d%0abcc@example.com',
    ' ada@example.com',
    'ada@example.com ',
    'ada@exämple.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
  ])('refuses %j', (address) => {
    expect(isMailAddress(address)).toBe(false);
    expect(() => checkMail({ ...mail, to: address })).toThrow(MailError);
    expect(() => checkMail({ ...mail, reply_to: address })).toThrow(MailError);
  });

  test('the error says nothing of the address', () => {
    expect(() => checkMail({ ...mail, to: 'ada,bob@example.com' })).toThrow('The recipient of the mail is not usable');
  });
});
