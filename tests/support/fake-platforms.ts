import { createServer } from 'node:http';
import type { PlatformUrls } from '#server/platform/services.ts';
import { closeServer, listen } from './listen.ts';

/** What each platform documents for a look at one's own account: its path, and what authorizes it. */
const CALLS: Record<string, (keys: { public_key: string; private_key: string }) => string> = {
  '/v3/scopes': ({ private_key }) => `Bearer ${private_key}`,
  '/v4/domains': ({ private_key }) => `Basic ${Buffer.from(`api:${private_key}`).toString('base64')}`,
  '/api/v1/accounts': ({ public_key, private_key }) =>
    `Basic ${Buffer.from(`${public_key}:${private_key}`).toString('base64')}`,
};

export interface FakePlatforms {
  urls: PlatformUrls;
  /** The `host:port` that the guard has to let through. */
  place: string;
  /** The keys that are right. */
  keys: { public_key: string; private_key: string };
  /** Answers with this instead, whatever the keys. */
  status: number | null;
  /** Every request, as its method and path. */
  asked: string[];
  close(): Promise<void>;
}

/** SendGrid, Mailgun and CallTrackingMetrics on one loopback port, as far as a connection is tested. */
export async function startFakePlatforms(): Promise<FakePlatforms> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    fake.asked.push(`${request.method} ${pathname}`);
    const authorization = CALLS[pathname]?.(fake.keys);
    const status = !authorization ? 404 : request.headers.authorization === authorization ? 200 : 401;
    const said = fake.status ?? (request.method === 'GET' ? status : 405);
    response.writeHead(said, { 'Content-Type': 'application/json', ...(said === 302 && { Location: '/elsewhere' }) });
    response.end('{}');
  });
  const place = `127.0.0.1:${await listen(server)}`;
  const url = `http://${place}/`;
  const fake: FakePlatforms = {
    urls: { SendGrid: url, Mailgun: url, CallTrackingMetrics: url },
    place,
    keys: { public_key: 'access-id', private_key: 'quiet-harbor-7431' },
    status: null,
    asked: [],
    close: () => closeServer(server),
  };
  return fake;
}
