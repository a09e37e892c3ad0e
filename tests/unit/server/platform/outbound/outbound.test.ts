import { createServer, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ResolvedAddress } from '#server/platform/outbound/check-target.ts';
import { createOutbound } from '#server/platform/outbound/outbound.ts';
import { closeServer, listen } from '#tests/support/listen.ts';
import { oddAddresses } from '#tests/support/odd-addresses.ts';

let answer: RequestListener = (_req, res) => res.end('inside');
let connections = 0;
let requests: string[] = [];
const server = createServer((req, res) => {
  requests.push(`${req.headers.host} ${req.url}`);
  answer(req, res);
});
server.on('connection', () => {
  connections += 1;
});
const port = await listen(server);
afterAll(() => closeServer(server));
beforeEach(() => {
  connections = 0;
  requests = [];
  answer = (_req, res) => res.end('inside');
});

const here: ResolvedAddress = { address: '127.0.0.1', family: 4 };
const outside: ResolvedAddress = { address: '8.8.8.8', family: 4 };
const code = (name: string) => expect.objectContaining({ name: 'OutboundError', code: name });

test('hundreds of odd addresses lead to no connection', async () => {
  const outbound = createOutbound();
  const addresses = oddAddresses(port);
  expect(addresses.length).toBeGreaterThan(600);
  const outcomes = await Promise.all(
    addresses.map((address) =>
      outbound.get(address).then(
        () => `fetched ${address}`,
        (error: { name: string }) => error.name,
      ),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['OutboundError']));
  expect(connections).toBe(0);
});

test.each([
  ['ftp://example.test/', 'refused_scheme'],
  ['http://user@example.test/', 'refused_credentials'],
  ['http://user:@example.test/', 'refused_credentials'],
  ['http://', 'malformed_address'],
  ['http://example.test/a\tb', 'malformed_address'],
  ['http://127.0.0.1/', 'refused_address'],
  ['http://169.254.169.254/latest/meta-data/', 'refused_address'],
  ['http://[fd00:ec2::254]/latest/meta-data/', 'refused_address'],
])('%s is refused as %s', async (address, fault) => {
  await expect(createOutbound({ resolveHost: async () => [outside] }).get(address)).rejects.toEqual(code(fault));
});

describe('a name', () => {
  test('that leads inside is refused', async () => {
    const outbound = createOutbound({ resolveHost: async () => [here] });
    await expect(outbound.get(`http://inside.test:${port}/`)).rejects.toEqual(code('refused_address'));
    expect(connections).toBe(0);
  });

  test('that leads inside with one of its addresses is refused whole', async () => {
    const outbound = createOutbound({ resolveHost: async () => [outside, here] });
    await expect(outbound.get(`http://both.test:${port}/`)).rejects.toEqual(code('refused_address'));
    expect(connections).toBe(0);
  });

  test('that answers otherwise the second time is not asked a second time', async () => {
    const answers = [here, { address: '127.0.0.9', family: 4 } as const];
    let asked = 0;
    const resolveHost = async () => {
      asked += 1;
      return [answers[asked - 1] ?? outside];
    };
    // The connection goes where the check looked, not where the name leads by then.
    const outbound = createOutbound({ allow: [`turning.test:${port}`], resolveHost });
    expect(await text((await outbound.get(`http://turning.test:${port}/`)).body)).toBe('inside');
    expect([asked, connections]).toEqual([1, 1]);
  });

  test('is asked again for each redirect, and each answer is checked', async () => {
    const answers = [here, here];
    let asked = 0;
    const resolveHost = async () => {
      asked += 1;
      return [answers[asked - 1] ?? outside];
    };
    answer = (_req, res) => res.writeHead(302, { location: `http://turning.test:${port + 1}/` }).end();
    const outbound = createOutbound({ allow: [`turning.test:${port}`], resolveHost });
    await expect(outbound.get(`http://turning.test:${port}/`)).rejects.toEqual(code('refused_address'));
    expect([asked, connections]).toEqual([2, 1]);
  });

  test('that is unknown, or leads nowhere, is named', async () => {
    const unknown = createOutbound({ resolveHost: () => Promise.reject(new Error('ENOTFOUND')) });
    await expect(unknown.get('http://unknown.test/')).rejects.toEqual(code('unresolved'));
    const empty = createOutbound({ resolveHost: async () => [] });
    await expect(empty.get('http://empty.test/')).rejects.toEqual(code('unresolved'));
  });

  test('whose look-up never ends is given up', async () => {
    const outbound = createOutbound({ resolveHost: () => new Promise(() => undefined) });
    await expect(outbound.get('http://silent.test/', { timeout: 100 })).rejects.toEqual(code('too_slow'));
  });
});

test('what was to be posted where nothing may go is closed', async () => {
  const body = Readable.from(['a packet']);
  await expect(createOutbound().post('http://127.0.0.1/', { headers: {}, body })).rejects.toEqual(
    code('refused_address'),
  );
  expect(body.destroyed).toBe(true);
});

describe('an exempt place', () => {
  const allow = [`recorder.test:${port}`];
  const outbound = createOutbound({ allow, resolveHost: async () => [here] });

  test('is fetched from, by its name', async () => {
    const { status, body } = await outbound.get(`http://recorder.test:${port}/a?b=c`);
    expect([status, await text(body)]).toEqual([200, 'inside']);
    expect(requests).toEqual([`recorder.test:${port} /a?b=c`]);
  });

  test('is exempt by exactly its host and port', async () => {
    for (const address of [`http://other.test:${port}/`, `http://127.0.0.1:${port}/`, 'http://recorder.test/'])
      await expect(outbound.get(address)).rejects.toEqual(code('refused_address'));
    expect(connections).toBe(0);
  });

  test('cannot redirect to one that is not', async () => {
    for (const location of [
      `http://127.0.0.1:${port}/`,
      `//127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'http://[::1]/',
    ]) {
      answer = (_req, res) => res.writeHead(302, { location }).end();
      await expect(outbound.get(`http://recorder.test:${port}/`)).rejects.toEqual(
        expect.objectContaining({ code: expect.stringMatching(/^refused_(address|scheme)$/) }),
      );
    }
    expect(requests.every((request) => request.startsWith('recorder.test'))).toBe(true);
  });

  test('is followed through three redirects and no more', async () => {
    const redirecting =
      (hops: number): RequestListener =>
      (req, res) => {
        const at = Number(req.url?.slice(1));
        if (at < hops) res.writeHead(307, { location: `/${at + 1}` }).end();
        else res.end('there');
      };
    answer = redirecting(3);
    expect(await text((await outbound.get(`http://recorder.test:${port}/0`)).body)).toBe('there');
    answer = redirecting(4);
    await expect(outbound.get(`http://recorder.test:${port}/0`)).rejects.toEqual(code('refused_redirect'));
  });

  test('may send so many bytes and no more, whatever it says', async () => {
    const get = (maxBytes: number) => outbound.get(`http://recorder.test:${port}/`, { maxBytes });
    answer = (_req, res) => res.end(Buffer.alloc(1_000));
    expect((await text((await get(1_000)).body)).length).toBe(1_000);
    await expect(get(999)).rejects.toEqual(code('too_large'));
    answer = (_req, res) => {
      res.write(Buffer.alloc(600));
      res.end(Buffer.alloc(600));
    };
    await expect(get(1_000).then(({ body }) => text(body))).rejects.toEqual(code('too_large'));
  });

  test('may take so long and no longer, before its answer or within it', async () => {
    const get = () => outbound.get(`http://recorder.test:${port}/`, { timeout: 200 }).then(({ body }) => text(body));
    answer = () => undefined;
    await expect(get()).rejects.toEqual(code('too_slow'));
    answer = (_req, res) => void res.write('slow');
    await expect(get()).rejects.toEqual(code('too_slow'));
  });

  test('gets no credentials and no cookie, and is asked for nothing compressed', async () => {
    let headers = {};
    answer = (req, res) => {
      headers = req.headers;
      res.writeHead(200, { 'set-cookie': 'a=b' }).end();
    };
    for (let time = 0; time < 2; time += 1) (await outbound.get(`http://recorder.test:${port}/`)).body.destroy();
    expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
    expect(headers).toMatchObject({ 'accept-encoding': 'identity' });
  });

  test('that breaks off is said as unreachable', async () => {
    answer = (req) => void req.socket.destroy();
    await expect(outbound.get(`http://recorder.test:${port}/`)).rejects.toEqual(code('unreachable'));
    answer = (req, res) => {
      res.write('half');
      setImmediate(() => req.socket.destroy());
    };
    await expect(outbound.get(`http://recorder.test:${port}/`).then(({ body }) => text(body))).rejects.toEqual(
      code('unreachable'),
    );
  });
});

test('no error names the address', async () => {
  const error = await createOutbound()
    .get('http://127.0.0.1/secret-token')
    .catch((caught: unknown) => caught);
  expect(JSON.stringify(error) + String(error)).not.toMatch(/secret-token|127/);
});
