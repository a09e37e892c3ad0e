import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { closeServer, listen } from './listen.ts';

const Address = z.strictObject({ email: z.string(), name: z.string().optional() });

/** The body of SendGrid's `POST /v3/mail/send`, as far as the product uses it; anything else is refused. */
const SendBody = z.strictObject({
  personalizations: z.array(
    z.strictObject({
      to: z.array(Address),
      substitutions: z.record(z.string(), z.string()).optional(),
      headers: z.record(z.string(), z.string()).optional(),
      custom_args: z.record(z.string(), z.string()).optional(),
    }),
  ),
  from: Address,
  reply_to: Address.optional(),
  subject: z.string(),
  content: z.array(z.strictObject({ type: z.enum(['text/plain', 'text/html']), value: z.string() })),
  categories: z.array(z.string()).optional(),
  tracking_settings: z.unknown(),
});

export type SendGridMail = z.infer<typeof SendBody>;

/**
 * A status; `drop` to cut the connection with nothing taken, `hang up` to take the mail and cut it instead of answering,
 * `half an answer` to take the mail and cut it within the answer.
 */
export type SendGridAnswer = number | 'drop' | 'hang up' | 'half an answer';

export interface FakeSendGrid {
  /** The API's address, with its closing slash. */
  base_url: string;
  api_key: string;
  /** Every mail taken, in order. */
  mails: SendGridMail[];
  answer: SendGridAnswer;
  /** What the next requests are answered, one each, before `answer` is. */
  next: SendGridAnswer[];
  /** Addresses that it refuses, and every mail with one of them. */
  refused: Set<string>;
  /** How many requests it was asked so far. */
  asked: number;
  /** Milliseconds until requests from now on are answered; a mail that is taken is taken at once. */
  delay: number;
  /** Requests from this one on, counted from one, are answered once it is let go. */
  held: { from: number; until: Promise<void> } | null;
  close(): Promise<void>;
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

/** SendGrid's mail endpoint on a free loopback port, which keeps what it was given. */
export async function startFakeSendGrid(): Promise<FakeSendGrid> {
  const server = createServer(async (request, response) => {
    const refuse = (status: number) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', ...(status < 400 && { Location: '/elsewhere' }) })
        .end(JSON.stringify({ errors: [{ message: 'refused', field: null, help: null }] }));
    if (request.method !== 'POST' || request.url !== '/v3/mail/send') return refuse(404);
    if (request.headers.authorization !== `Bearer ${fake.api_key}`) return refuse(401);
    const body = SendBody.safeParse(await jsonOf(request));
    if (!body.success) return refuse(400);
    const answer = fake.next.shift() ?? fake.answer;
    fake.asked += 1;
    const { delay } = fake;
    const until = fake.held && fake.asked >= fake.held.from ? fake.held.until : null;
    const pause = async () => {
      if (delay > 0) await wait(delay);
      await until;
    };
    if (answer !== 202 && typeof answer === 'number') await pause();
    if (answer === 'drop') return request.socket.destroy();
    if (typeof answer === 'number' && answer !== 202) return refuse(answer);
    if (body.data.personalizations.some(({ to }) => fake.refused.has(to[0]!.email))) return refuse(400);
    fake.mails.push(body.data);
    await pause();
    if (answer === 'hang up') return request.socket.destroy();
    if (answer === 'half an answer') {
      request.socket.write('HTTP/1.1 202 Acc');
      return request.socket.destroySoon();
    }
    return response.writeHead(202, { 'X-Message-Id': `message-${fake.mails.length}` }).end();
  });
  const fake: FakeSendGrid = {
    base_url: `http://127.0.0.1:${await listen(server)}/`,
    api_key: 'SG.fake-key',
    mails: [],
    answer: 202,
    next: [],
    refused: new Set(),
    delay: 0,
    held: null,
    asked: 0,
    close: () => closeServer(server),
  };
  return fake;
}
