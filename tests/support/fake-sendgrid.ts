import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
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

export interface FakeSendGrid {
  /** The API's address, with its closing slash. */
  base_url: string;
  api_key: string;
  /** Every mail taken, in order. */
  mails: SendGridMail[];
  /** The next answer: a status, or `hang up` to take the mail and cut the connection instead of answering. */
  answer: number | 'hang up';
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
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ errors: [{ message: 'refused', field: null, help: null }] }));
    if (request.method !== 'POST' || request.url !== '/v3/mail/send') return refuse(404);
    if (request.headers.authorization !== `Bearer ${fake.api_key}`) return refuse(401);
    const body = SendBody.safeParse(await jsonOf(request));
    if (!body.success) return refuse(400);
    if (typeof fake.answer === 'number' && fake.answer !== 202) return refuse(fake.answer);
    fake.mails.push(body.data);
    if (fake.answer === 'hang up') return request.socket.destroy();
    return response.writeHead(202, { 'X-Message-Id': `message-${fake.mails.length}` }).end();
  });
  const fake: FakeSendGrid = {
    base_url: `http://127.0.0.1:${await listen(server)}/`,
    api_key: 'SG.fake-key',
    mails: [],
    answer: 202,
    close: () => closeServer(server),
  };
  return fake;
}
