import { createTRPCClient, httpLink, type TRPCClient } from '@trpc/client';
import type { AppRouter } from '#server/app-router.ts';

type QueryValue = string | number | boolean | readonly string[] | undefined;

export interface RestAnswer {
  status: number;
  headers: Headers;
  /** The parsed JSON, `{result}` or `{error}`; tests say what they expect of it. */
  body: { result?: unknown; error?: { code: string; message: string; fields?: Record<string, string> } };
}

/** Both doors of the app as one caller sees them. */
export interface Doors {
  trpc: TRPCClient<AppRouter>;
  /**
   * Calls a documented path. With GET and DELETE, `input` becomes the query (arrays as repeated keys); else the body.
   * An `error` answer is returned, not thrown.
   */
  rest(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    input?: object,
    headers?: Record<string, string>,
  ): Promise<RestAnswer>;
}

function queryOf(input: object): string {
  const pairs = Object.entries(input as Record<string, QueryValue>).flatMap(([key, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [key, String(each)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** The doors of the app at `url`, with an access token or without one. */
export function openDoors(url: string, token?: string): Doors {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return {
    trpc: createTRPCClient<AppRouter>({
      links: [httpLink({ url: `${url}/trpc`, methodOverride: 'POST', headers: authorization })],
    }),
    rest: async (method, path, input, headers = {}) => {
      const inQuery = method === 'GET' || method === 'DELETE';
      const response = await fetch(`${url}${path}${inQuery && input ? queryOf(input) : ''}`, {
        method,
        headers: {
          ...authorization,
          ...(inQuery || !input ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(inQuery || !input ? {} : { body: JSON.stringify(input) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
    },
  };
}
