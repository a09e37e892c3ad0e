import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** What the fake does with one request. */
export type FakeReply =
  | { kind: 'answer'; output: unknown }
  /** Text where the structure should be. */
  | { kind: 'text'; text: string }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'redirect'; location: string }
  /** A body that is not even the protocol's JSON. */
  | { kind: 'garbage' }
  /** An answer padded to this many bytes. */
  | { kind: 'huge'; bytes: number }
  /** Never answers; the connection stays open until the client leaves. */
  | { kind: 'hang' }
  /** Decides by reading the prompt, as a model would. */
  | { kind: 'model'; answer: (prompt: FakePrompt) => unknown };

export interface FakePrompt {
  system: string;
  user: string;
}

export interface FakeRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  prompt: FakePrompt;
}

export interface FakeLlm {
  /** `http://127.0.0.1:port`, without a path. */
  url: string;
  requests: FakeRequest[];
  /** Connections that a client left before an answer came. */
  abandoned: () => number;
  /** The replies to come; the last one repeats. */
  reply: (...replies: FakeReply[]) => void;
  close: () => Promise<void>;
}

interface Message {
  role: string;
  content: unknown;
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '').join('') : '';
}

function promptOf(body: Record<string, unknown>): FakePrompt {
  const messages = (body.messages ?? []) as Message[];
  const said = (role: string) => messages.filter((each) => each.role === role).map((each) => textOf(each.content));
  return { system: [textOf(body.system), ...said('system')].join(''), user: said('user').join('\n') };
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
}

/** What the real services insist on: every object closed, every property required. */
function isClosed(schema: Schema | undefined): boolean {
  if (!schema) return false;
  if (schema.type === 'array') return isClosed(schema.items);
  if (schema.type !== 'object') return true;
  const names = Object.keys(schema.properties ?? {});
  const open = schema.additionalProperties !== false || names.some((name) => !schema.required?.includes(name));
  return !open && names.every((name) => isClosed(schema.properties?.[name]));
}

type Problem = { status: number; message: string } | null;

/** The three protocols: what each refuses, and how each wraps a model's text. */
interface Protocol {
  check: (request: FakeRequest) => Problem;
  wrap: (text: string, body: Record<string, unknown>) => { type: string; body: string };
  error: (status: number, message: string) => unknown;
}

const openai: Protocol = {
  check: ({ headers, body }) => {
    if (headers.authorization !== 'Bearer test-key') return { status: 401, message: 'Incorrect API key provided' };
    const format = body.response_format as { type?: string; json_schema?: { strict?: boolean; schema?: Schema } };
    if (format?.type !== 'json_schema') return { status: 400, message: 'response_format is missing' };
    const closed = format.json_schema?.strict === true && isClosed(format.json_schema.schema);
    return closed ? null : { status: 400, message: 'Invalid schema for response_format' };
  },
  wrap: (text, body) => ({
    type: 'application/json',
    body: JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: body.model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text, refusal: null },
          logprobs: null,
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
    }),
  }),
  error: (_status, message) => ({ error: { message, type: 'server_error', param: null, code: null } }),
};

const anthropic: Protocol = {
  check: ({ headers, body }) => {
    if (headers['x-api-key'] !== 'test-key') return { status: 401, message: 'invalid x-api-key' };
    if (!headers['anthropic-version']) return { status: 400, message: 'anthropic-version: header is required' };
    if (typeof body.max_tokens !== 'number') return { status: 400, message: 'max_tokens: Field required' };
    const format = (body.output_config as { format?: { type?: string; schema?: Schema } } | undefined)?.format;
    const closed = format?.type === 'json_schema' && isClosed(format.schema);
    return closed ? null : { status: 400, message: 'output_config.format: invalid' };
  },
  wrap: (text, body) => ({
    type: 'application/json',
    body: JSON.stringify({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: body.model,
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 10, output_tokens: 10 },
    }),
  }),
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
  }),
};

const ollama: Protocol = {
  check: ({ body }) => (isClosed(body.format as Schema) ? null : { status: 400, message: 'invalid format' }),
  wrap: (text, body) => {
    const shared = { model: body.model, created_at: '2026-11-20T10:00:00Z' };
    const last = {
      ...shared,
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: 'stop',
      eval_count: 10,
    };
    const half = Math.ceil(text.length / 2);
    const parts = [text.slice(0, half), text.slice(half)].map((content) => ({
      ...shared,
      message: { role: 'assistant', content },
      done: false,
    }));
    if (body.stream === false)
      return {
        type: 'application/json',
        body: JSON.stringify({ ...last, message: { role: 'assistant', content: text } }),
      };
    return { type: 'application/x-ndjson', body: [...parts, last].map((line) => `${JSON.stringify(line)}\n`).join('') };
  },
  error: (_status, message) => ({ error: message }),
};

const PROTOCOLS: Record<string, Protocol> = {
  '/v1/chat/completions': openai,
  '/v1/messages': anthropic,
  '/api/chat': ollama,
};

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
}

/** Stands in a huge answer for what it is padded with. */
const PADDED = '<padding>';
const PADDING = 'a'.repeat(64 * 1024);

/** The body with its padding, a piece at a time: whole, it would lie in this process's memory several times over. */
function* padded(body: string, bytes: number): Generator<string> {
  const [before = '', behind = ''] = body.split(PADDED);
  yield before;
  for (let left = bytes; left > 0; left -= PADDING.length) yield PADDING.slice(0, left);
  yield behind;
}

function modelText(reply: FakeReply, request: FakeRequest): string {
  if (reply.kind === 'answer') return JSON.stringify(reply.output);
  if (reply.kind === 'model') return JSON.stringify(reply.answer(request.prompt));
  if (reply.kind === 'huge') return JSON.stringify({ found: true, answer: PADDED, citations: [] });
  return reply.kind === 'text' ? reply.text : '';
}

function send(reply: FakeReply, protocol: Protocol, request: FakeRequest, response: ServerResponse): void {
  if (reply.kind === 'hang') return;
  if (reply.kind === 'redirect') {
    response.writeHead(307, { location: reply.location }).end();
    return;
  }
  if (reply.kind === 'garbage') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>It works!</html>');
    return;
  }
  if (reply.kind === 'status') {
    const headers = {
      'content-type': 'application/json',
      ...(reply.retryAfter ? { 'retry-after': reply.retryAfter } : {}),
    };
    response.writeHead(reply.status, headers).end(JSON.stringify(protocol.error(reply.status, 'Try again later')));
    return;
  }
  const { type, body } = protocol.wrap(modelText(reply, request), request.body);
  response.writeHead(200, { 'content-type': type });
  if (reply.kind === 'huge') Readable.from(padded(body, reply.bytes)).pipe(response);
  else response.end(body);
}

/**
 * A model provider on loopback that speaks the OpenAI, Anthropic and Ollama chat protocols, refuses what they refuse
 * (key, schema, headers) and otherwise does as it is asked. It keeps every request it saw.
 */
export async function startFakeLlm(): Promise<FakeLlm> {
  const requests: FakeRequest[] = [];
  let replies: FakeReply[] = [{ kind: 'status', status: 500 }];
  let abandoned = 0;
  const server: Server = createServer(async (incoming, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    const protocol = PROTOCOLS[path];
    const body = await readBody(incoming);
    const request: FakeRequest = { path, headers: incoming.headers, body, prompt: promptOf(body) };
    requests.push(request);
    const problem = protocol ? protocol.check(request) : { status: 404, message: 'Not found' };
    if (!protocol || problem) {
      const { status, message } = problem ?? { status: 404, message: 'Not found' };
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(openai.error(status, message)));
      return;
    }
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { kind: 'hang' };
    send(reply, protocol, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    abandoned: () => abandoned,
    reply: (...next) => {
      replies = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
