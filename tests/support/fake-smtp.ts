import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { listen } from './listen.ts';

export interface SmtpMail {
  from: string;
  to: string[];
  /** Header and body as they came, dots unstuffed. */
  data: string;
}

export interface FakeSmtp {
  port: number;
  /** Every mail taken, in order. */
  mails: SmtpMail[];
  /** Answers to give instead of the usual ones, by command (`MAIL`, `RCPT`, `DATA`, `content`). */
  answers: Map<string, string>;
  /** Cuts the connection once a mail's content is in, without an answer. */
  hangUpAfterContent: boolean;
  close(): Promise<void>;
}

const addressOf = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

function converse(socket: Socket, fake: FakeSmtp): void {
  let mail: SmtpMail = { from: '', to: [], data: '' };
  let inContent = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  const endContent = () => {
    inContent = false;
    const refusal = fake.answers.get('content');
    if (!refusal) fake.mails.push(mail);
    mail = { from: '', to: [], data: '' };
    if (fake.hangUpAfterContent) socket.destroy();
    else say(refusal ?? '250 2.0.0 Taken');
  };

  const commands = new Map<string, (line: string) => void>([
    ['EHLO', () => say('250-fake.example\r\n250 8BITMIME')],
    ['HELO', () => say('250 fake.example')],
    ['RSET', () => say('250 2.0.0 OK')],
    ['NOOP', () => say('250 2.0.0 OK')],
    ['QUIT', () => socket.end('221 2.0.0 Bye\r\n')],
  ]);
  commands.set('MAIL', (line) => {
    mail.from = addressOf(line);
    say('250 2.1.0 OK');
  });
  commands.set('RCPT', (line) => {
    mail.to.push(addressOf(line));
    say('250 2.1.5 OK');
  });
  commands.set('DATA', () => {
    inContent = true;
    say('354 Go on');
  });

  const onCommand = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    const refusal = fake.answers.get(verb);
    if (refusal) say(refusal);
    else (commands.get(verb) ?? (() => say('502 5.5.1 Unknown command')))(line);
  };

  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
  // It says the socket's errors once more, which are seen to already.
  lines.on('error', () => undefined);
  lines.on('line', (line) => {
    if (!inContent) onCommand(line);
    else if (line === '.') endContent();
    else mail.data += `${line.replace(/^\./, '')}\r\n`;
  });
  say('220 fake.example ESMTP');
}

/** A mail server on a free loopback port that holds a real SMTP conversation and keeps what it was given. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client that cuts its connection is one of the cases played here.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    converse(socket, fake);
  });
  const fake: FakeSmtp = {
    port: await listen(server),
    mails: [],
    answers: new Map(),
    hangUpAfterContent: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return fake;
}
