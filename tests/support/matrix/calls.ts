import type { RestRoute } from '#server/platform/rest.ts';
import type { ProcedureRoute } from '../routes.ts';

/** An answer of either door, as it came. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** What an error says, at either door, without the id of its request. */
export interface ServerErrorBody {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

export interface Caller {
  url: string;
  token?: string;
}

let caller = 0;

/** Each call comes from an address of its own, so that no limit by address is met. */
function headersOf({ token }: Caller): Record<string, string> {
  caller += 1;
  return {
    'x-forwarded-for': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

async function send(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const jsonBody = (text: string) => ({ method: 'POST', body: text });

/** Calls a procedure with an input that may be anything at all. */
export function callProcedure(
  by: Caller,
  { path, type }: Pick<ProcedureRoute, 'path' | 'type'>,
  input: unknown,
  extra: Record<string, string> = {},
): Promise<Answer> {
  const text = JSON.stringify(input) ?? '';
  const headers = { ...headersOf(by), ...extra };
  if (type === 'query') return send(`${by.url}/trpc/${path}?input=${encodeURIComponent(text)}`, { headers });
  return send(`${by.url}/trpc/${path}`, {
    ...jsonBody(text),
    headers: { ...headers, 'content-type': 'application/json' },
  });
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The query of an input: arrays as repeated keys, objects as JSON. */
export function queryText(input: unknown): string {
  const pairs = Object.entries((input ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [key, asText(each)] as [string, string]),
  );
  return new URLSearchParams(pairs).toString();
}

/** Calls a documented path; the input goes where the path takes it from. */
export function callRest(
  by: Caller,
  { method, path, from }: Pick<RestRoute, 'method' | 'path' | 'from'>,
  input: unknown,
  extra: Record<string, string> = {},
): Promise<Answer> {
  const headers = { ...headersOf(by), ...extra };
  if (from === 'query' || method === 'GET') return send(`${by.url}${path}?${queryText(input)}`, { method, headers });
  return send(`${by.url}${path}`, {
    method,
    body: JSON.stringify(input) ?? '',
    headers: { ...headers, 'content-type': 'application/json' },
  });
}

/** What a call answered with: the view at the tRPC door, the documented `result` at the other. */
export function resultIn(answer: Answer): unknown {
  const body = JSON.parse(answer.text) as { result?: { data?: unknown } };
  return answer.text.startsWith('{"result":{"data"') || answer.text === '{"result":{}}'
    ? body.result?.data
    : body.result;
}

/** What the documented door answered with, whatever stands in it. */
export const documentedResultIn = (answer: Answer): unknown =>
  answer.text === '{"result":{}}' ? undefined : (JSON.parse(answer.text) as { result?: unknown }).result;

/** The error of an answer in the form both doors share. */
export function errorIn(answer: Answer): ServerErrorBody | undefined {
  const { error } = JSON.parse(answer.text) as { error?: ServerErrorBody & { data?: ServerErrorBody } };
  const said = error?.data ?? error;
  if (!said) return undefined;
  const { code, message, fields } = said;
  return { code, message: message ?? error?.message ?? '', ...(fields ? { fields } : {}) };
}
