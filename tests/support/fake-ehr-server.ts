import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { importSPKI, jwtVerify } from 'jose';
import { closeServer, listen } from './listen.ts';

/** What the server does with one transaction. */
type Behavior =
  | { kind: 'take' }
  /** Refuses before anything is taken. */
  | { kind: 'status'; status: number }
  /** Takes it, and the answer is lost on the way. */
  | { kind: 'lose' }
  /** Takes it twice, as behind a proxy that repeats, and answers twice. */
  | { kind: 'twice' }
  /** Never answers. */
  | { kind: 'hang' }
  /** Takes it, and never answers. */
  | { kind: 'hold' }
  /** Answers with a page instead of a bundle. */
  | { kind: 'page' }
  /** Answers that one entry was refused. */
  | { kind: 'part' };

interface Kept {
  id: string;
  version: number;
  resource: Record<string, unknown>;
}

interface Entry {
  fullUrl: string;
  resource: Record<string, unknown>;
  request: { method: string; url: string };
}

export interface FakeEhrServer {
  /** The FHIR base, and the `host:port` that the guard has to let through. */
  base_url: string;
  place: string;
  /** By condition: one copy of each resource however often it was sent. */
  kept: ReadonlyMap<string, Kept>;
  /** Transactions that were read to their end. */
  transactions: { body: string; token: string }[];
  /** Assertions that were accepted, by their `jti`. */
  assertions: string[];
  /** The behaviors to come; after them it takes what comes. */
  next(...behaviors: Behavior[]): void;
  /** Ends every token given out. */
  endTokens(): void;
  close(): Promise<void>;
}

interface Options {
  client_id: string;
  /** SPKI, as PEM. */
  public_key: string;
  alg: 'RS384' | 'ES384';
}

const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

const send = (res: ServerResponse, status: number, body: unknown, type = 'application/fhir+json') =>
  void res.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
const outcome = (code: string) => ({ resourceType: 'OperationOutcome', issue: [{ severity: 'error', code }] });

/** A FHIR R4 server with SMART backend services on loopback: it checks every assertion, token and transaction. */
export async function startFakeEhrServer({ client_id, public_key, alg }: Options): Promise<FakeEhrServer> {
  const key = await importSPKI(public_key, alg);
  const kept = new Map<string, Kept>();
  const transactions: FakeEhrServer['transactions'] = [];
  const assertions: string[] = [];
  const tokens = new Set<string>();
  const behaviors: Behavior[] = [];
  let base = '';

  async function giveToken(req: IncomingMessage, res: ServerResponse) {
    const form = new URLSearchParams(await text(req));
    const refuse = (error: string) => send(res, 400, { error }, 'application/json');
    if (req.headers['content-type'] !== 'application/x-www-form-urlencoded') return refuse('invalid_request');
    if (form.get('grant_type') !== 'client_credentials') return refuse('unsupported_grant_type');
    if (form.get('client_assertion_type') !== ASSERTION_TYPE) return refuse('invalid_request');
    if (form.get('scope') !== 'system/*.cruds') return refuse('invalid_scope');
    try {
      const { payload, protectedHeader } = await jwtVerify(form.get('client_assertion') ?? '', key, {
        algorithms: [alg],
        audience: `${base}/token`,
        issuer: client_id,
        subject: client_id,
        requiredClaims: ['exp', 'jti', 'iat'],
        maxTokenAge: '5m',
        currentDate: new Date(
          (
            JSON.parse(Buffer.from(form.get('client_assertion')!.split('.')[1]!, 'base64url').toString()) as {
              iat: number;
            }
          ).iat * 1000,
        ),
      });
      if (!protectedHeader.kid || assertions.includes(payload.jti!)) return refuse('invalid_client');
      assertions.push(payload.jti!);
    } catch {
      return refuse('invalid_client');
    }
    const access_token = randomUUID();
    tokens.add(access_token);
    return send(
      res,
      200,
      { access_token, token_type: 'bearer', expires_in: 300, scope: 'system/*.cruds' },
      'application/json',
    );
  }

  function apply(entries: Entry[]) {
    const ids = new Map(entries.map(({ fullUrl, request }) => [fullUrl, kept.get(request.url)?.id ?? randomUUID()]));
    return entries.map(({ fullUrl, resource, request }) => {
      const before = kept.get(request.url);
      const id = ids.get(fullUrl)!;
      kept.set(request.url, { id, version: (before?.version ?? 0) + 1, resource });
      return {
        response: {
          status: before ? '200 OK' : '201 Created',
          location: `${resource.resourceType as string}/${id}/_history/${(before?.version ?? 0) + 1}`,
        },
      };
    });
  }

  async function transact(req: IncomingMessage, res: ServerResponse) {
    const token = req.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const body = await text(req);
    transactions.push({ body, token });
    if (!tokens.has(token)) return send(res, 401, outcome('login'));
    if (req.headers['content-type'] !== 'application/fhir+json') return send(res, 415, outcome('not-supported'));
    const behavior = behaviors.shift() ?? { kind: 'take' };
    if (behavior.kind === 'hang') return;
    if (behavior.kind === 'status') return send(res, behavior.status, outcome('exception'));
    if (behavior.kind === 'page') return void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>');
    const bundle = JSON.parse(body) as { type: string; entry: Entry[] };
    if (bundle.type !== 'transaction') return send(res, 400, outcome('invalid'));
    if (behavior.kind === 'part') {
      const entry = bundle.entry.map((_, at) => ({
        response: { status: at === 0 ? '422 Unprocessable' : '201 Created' },
      }));
      return send(res, 200, { resourceType: 'Bundle', type: 'transaction-response', entry });
    }
    let entry = apply(bundle.entry);
    if (behavior.kind === 'hold') return;
    if (behavior.kind === 'lose') return void req.socket.destroy();
    if (behavior.kind === 'twice') entry = apply(bundle.entry);
    const answer = JSON.stringify({ resourceType: 'Bundle', id: randomUUID(), type: 'transaction-response', entry });
    res.writeHead(200, { 'content-type': 'application/fhir+json', 'content-length': Buffer.byteLength(answer) });
    res.end(answer);
    if (behavior.kind === 'twice')
      req.socket.write(`HTTP/1.1 200 OK\r\ncontent-type: application/fhir+json\r\ncontent-length: 2\r\n\r\n{}`);
  }

  const server = createServer((req, res) => {
    const { method, url } = req;
    const handle = async () => {
      if (method === 'GET' && url === '/fhir/metadata')
        return send(res, 200, {
          resourceType: 'CapabilityStatement',
          status: 'active',
          fhirVersion: '4.0.1',
          kind: 'instance',
        });
      if (method === 'GET' && url === '/fhir/.well-known/smart-configuration')
        return send(
          res,
          200,
          {
            token_endpoint: `${base}/token`,
            token_endpoint_auth_methods_supported: ['private_key_jwt'],
            token_endpoint_auth_signing_alg_values_supported: ['RS384', 'ES384'],
            scopes_supported: ['system/*.cruds'],
            capabilities: ['client-confidential-asymmetric'],
          },
          'application/json',
        );
      if (method === 'POST' && url === '/token') return giveToken(req, res);
      if (method === 'POST' && url === '/fhir') return transact(req, res);
      await json(req).catch(() => undefined);
      return send(res, 404, outcome('not-found'));
    };
    void handle();
  });
  const port = await listen(server);
  base = `http://127.0.0.1:${port}`;
  return {
    base_url: `${base}/fhir`,
    place: `127.0.0.1:${port}`,
    kept,
    transactions,
    assertions,
    next: (...coming) => void behaviors.push(...coming),
    endTokens: () => tokens.clear(),
    close: () => closeServer(server),
  };
}
