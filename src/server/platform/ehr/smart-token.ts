import { z } from 'zod';
import { fingerprint, type SigningKey, signAssertion } from '../auth/client-assertion.ts';
import { ExpiringCache } from '../auth/expiring-cache.ts';
import type { Clock } from '../clock.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { EhrError } from './ehr.ts';
import { readAnswer } from './read-answer.ts';

const Discovery = z.object({ token_endpoint: z.url(), scopes_supported: z.array(z.string()).optional() });
const Token = z.object({
  access_token: z.string().min(1).max(16_000),
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.number().positive().optional(),
});

const TOKENS_KEPT = 500;
/** Milliseconds a token is put away before it ends: a delivery takes a while. */
const MARGIN = 60_000;
/** Seconds a token is taken to live whose server does not say. */
const UNSAID = 300;
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

export interface SmartClient {
  base_url: string;
  client_id: string;
  key: SigningKey;
}

export interface SmartTokens {
  /** An access token of this client, kept until shortly before it ends. @throws EhrError */
  get(client: SmartClient, signal: AbortSignal): Promise<string>;
  /** Forgets a token that the server no longer takes. */
  drop(client: SmartClient): void;
}

export interface SmartOptions {
  outbound: Outbound;
  clock: Clock;
  newId: () => string;
}

const cacheKey = ({ base_url, client_id, key }: SmartClient) => fingerprint(base_url, client_id, key.print);

/** The second version of the scopes where the server speaks of it, else the first. */
const scopeFor = (supported: readonly string[] = []): string =>
  supported.some((scope) => /^system\/[^.]+\.c?r?u?d?s?$/.test(scope)) ? 'system/*.cruds' : 'system/*.*';

/** Access tokens by SMART backend services: a client's signed assertion in exchange for a token. */
export function createSmartTokens({ outbound, clock, newId }: SmartOptions): SmartTokens {
  const tokens = new ExpiringCache<string>(TOKENS_KEPT);

  async function discover(client: SmartClient, signal: AbortSignal) {
    const answer = await readAnswer(() =>
      outbound.get(`${client.base_url}/.well-known/smart-configuration`, { signal }),
    );
    const said = answer.status === 200 ? Discovery.safeParse(answer.json) : null;
    if (answer.status >= 500) throw new EhrError('ehr_unavailable', 'The server did not describe itself');
    if (!said?.success) throw new EhrError('ehr_misconfigured', 'The server names no token endpoint');
    return said.data;
  }

  async function fetchToken(client: SmartClient, signal: AbortSignal) {
    const { token_endpoint, scopes_supported } = await discover(client, signal);
    const client_assertion = await signAssertion(client.key, {
      client_id: client.client_id,
      audience: token_endpoint,
      now: clock.now(),
      jti: newId(),
    });
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: scopeFor(scopes_supported),
      client_assertion_type: ASSERTION_TYPE,
      client_assertion,
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    const answer = await readAnswer(() =>
      outbound.post(token_endpoint, { headers, body: form.toString() }, { signal }),
    );
    if (answer.status >= 500 || answer.status === 429)
      throw new EhrError('ehr_unavailable', 'The token endpoint did not answer');
    const token = Token.safeParse(answer.json);
    if (answer.status !== 200 || !token.success) throw new EhrError('ehr_keys', 'The server gives no token');
    return token.data;
  }

  return {
    get: async (client, signal) => {
      const now = clock.now().getTime();
      const kept = tokens.get(cacheKey(client), now);
      if (kept !== undefined) return kept;
      const { access_token, expires_in = UNSAID } = await fetchToken(client, signal);
      tokens.set(cacheKey(client), access_token, now + expires_in * 1000 - MARGIN);
      return access_token;
    },
    drop: (client) => tokens.set(cacheKey(client), '', 0),
  };
}
