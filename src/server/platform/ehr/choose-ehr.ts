import { readSigningKey } from '../auth/client-assertion.ts';
import type { Clock } from '../clock.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type EhrDestination, EhrError } from './ehr.ts';
import { fhirEhr } from './fhir-ehr.ts';
import { outboxEhr } from './outbox-ehr.ts';
import { createSmartTokens } from './smart-token.ts';

/** What an organisation has set up: nothing that a packet could be sent to, or a FHIR server with its keys. */
export type EhrSettings =
  | { kind: 'outbox' }
  | { kind: 'fhir'; base_url: string; client_id: string; private_key: string };

/** The destinations of all organisations; access tokens are kept among them. */
export interface Ehrs {
  /** @throws EhrError for keys that can't sign */
  open(settings: EhrSettings): Promise<EhrDestination>;
}

export interface EhrsOptions {
  outbound: Outbound;
  clock: Clock;
  newId: () => string;
}

export function createEhrs(options: EhrsOptions): Ehrs {
  const tokens = createSmartTokens(options);
  return {
    open: async (settings) => {
      if (settings.kind === 'outbox') return outboxEhr;
      const key = await readSigningKey(settings.private_key);
      if (!key) throw new EhrError('ehr_misconfigured', 'The private key can not be read');
      const client = { base_url: settings.base_url.replace(/\/+$/, ''), client_id: settings.client_id, key };
      return fhirEhr({ outbound: options.outbound, tokens, client });
    },
  };
}
