import { readSigningKey } from '../auth/client-assertion.ts';
import type { Clock } from '../clock.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type EhrDestination, EhrError } from './ehr.ts';
import { fhirEhr } from './fhir-ehr.ts';
import { outboxEhr } from './outbox-ehr.ts';
import { createSmartTokens, type SmartClient } from './smart-token.ts';

/** What an organization has set up: nothing that a packet could be sent to, or a FHIR server with its keys. */
export type EhrSettings =
  | { kind: 'outbox' }
  | { kind: 'fhir'; base_url: string; client_id: string; private_key: string };

/** A server that is set up with its keys. */
type ServerSettings = Extract<EhrSettings, { kind: 'fhir' }>;

/** The destinations of all organizations; access tokens are kept among them. */
export interface Ehrs {
  /** @throws EhrError for keys that can't sign */
  open(settings: EhrSettings): Promise<EhrDestination>;
  /** Asks a server for a new token, and nothing else. @throws EhrError */
  check(settings: ServerSettings, signal: AbortSignal): Promise<void>;
}

export interface EhrsOptions {
  outbound: Outbound;
  clock: Clock;
  newId: () => string;
}

export function createEhrs(options: EhrsOptions): Ehrs {
  const tokens = createSmartTokens(options);
  const clientOf = async ({ base_url, client_id, private_key }: ServerSettings): Promise<SmartClient> => {
    const key = await readSigningKey(private_key);
    if (!key) throw new EhrError('ehr_misconfigured', 'The private key can not be read');
    return { base_url: base_url.replace(/\/+$/, ''), client_id, key };
  };
  return {
    open: async (settings) => {
      if (settings.kind === 'outbox') return outboxEhr;
      return fhirEhr({ outbound: options.outbound, tokens, client: await clientOf(settings) });
    },
    check: async (settings, signal) => {
      const client = await clientOf(settings);
      tokens.drop(client);
      await tokens.get(client, signal);
    },
  };
}
