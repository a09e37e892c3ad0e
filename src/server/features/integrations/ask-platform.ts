import type { Context } from '#server/platform/context.ts';
import { EhrError } from '#server/platform/ehr/ehr.ts';
import { OutboundError } from '#server/platform/outbound/outbound-error.ts';
import type { PlatformUrls } from '#server/platform/services.ts';
import type { ConnectionFault, TestablePlatform } from '#shared/features/integrations/integrations.rules.ts';
import { type KeysRow, openPrivateKey } from './integrations.access.ts';

/** Milliseconds that a platform may take. */
const TIME_LIMIT = 10_000;

interface Keys {
  public_key: string;
  private_key: string;
}

const basic = (name: string, password: string) =>
  `Basic ${Buffer.from(`${name}:${password}`, 'utf8').toString('base64')}`;

/** The call that each platform documents as needing its keys and changing nothing. */
const CALLS: Record<
  Exclude<TestablePlatform, 'FHIR'>,
  (urls: PlatformUrls, keys: Keys) => { address: string; authorization: string }
> = {
  SendGrid: ({ SendGrid }, { private_key }) => ({
    address: new URL('v3/scopes', SendGrid).href,
    authorization: `Bearer ${private_key}`,
  }),
  Mailgun: ({ Mailgun }, { private_key }) => ({
    address: new URL('v4/domains?limit=1', Mailgun).href,
    authorization: basic('api', private_key),
  }),
  CallTrackingMetrics: ({ CallTrackingMetrics }, { public_key, private_key }) => ({
    address: new URL('api/v1/accounts', CallTrackingMetrics).href,
    authorization: basic(public_key, private_key),
  }),
};

const faultOfStatus = (status: number): ConnectionFault | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403) return 'keys';
  return status >= 500 || status === 429 ? 'unreachable' : 'unexpected';
};

function faultOf(error: unknown): ConnectionFault {
  if (error instanceof OutboundError) return error.lasting ? 'address' : 'unreachable';
  if (!(error instanceof EhrError)) throw error;
  if (error.code === 'ehr_keys' || error.code === 'ehr_misconfigured') return 'keys';
  return error.code === 'ehr_address' ? 'address' : 'unreachable';
}

/** Asks a platform whether it takes its keys, and changes nothing there. @returns what is in the way; null for nothing */
export async function askPlatform(ctx: Context, name: TestablePlatform, row: KeysRow): Promise<ConnectionFault | null> {
  const { outbound, ehrs, platformUrls } = ctx.services;
  const { public_key, base_url = '' } = row.config;
  const private_key = openPrivateKey(ctx, row);
  const signal = AbortSignal.timeout(TIME_LIMIT);
  try {
    if (name === 'FHIR') {
      await ehrs.check({ kind: 'fhir', base_url, client_id: public_key, private_key }, signal);
      return null;
    }
    const { address, authorization } = CALLS[name](platformUrls, { public_key, private_key });
    const answer = await outbound.ask(address, { accept: 'application/json', authorization }, { timeout: TIME_LIMIT });
    answer.body.destroy();
    return faultOfStatus(answer.status);
  } catch (error) {
    return faultOf(error);
  }
}
