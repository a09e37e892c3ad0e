import { z } from 'zod';
import type { Outbound } from '../outbound/outbound.ts';
import { type EhrDestination, EhrError, type EhrPacket, type EhrReceipt } from './ehr.ts';
import { readAnswer } from './read-answer.ts';
import type { SmartClient, SmartTokens } from './smart-token.ts';

/** Milliseconds for one transaction, its documents included. */
const TIMEOUT = 120_000;
const MAX_ANSWER = 8 * 1024 * 1024;

const Answer = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('transaction-response'),
  id: z.string().max(200).optional(),
  entry: z.array(
    z.object({
      response: z.object({ status: z.string(), location: z.string().max(500).optional() }),
    }),
  ),
});

export interface FhirEhrOptions {
  outbound: Outbound;
  tokens: SmartTokens;
  client: SmartClient;
}

function receiptOf(packet: EhrPacket, json: unknown): EhrReceipt {
  const answer = Answer.safeParse(json);
  // Whether it was taken is not known; sending the same identifiers again finds out and changes nothing.
  if (!answer.success) throw new EhrError('ehr_unavailable', 'The server answered with no transaction response');
  const { entry, id } = answer.data;
  if (!entry.every(({ response }) => /^2\d\d/.test(response.status)))
    throw new EhrError('ehr_rejected', 'The server refused a part of the transaction');
  return { reference: id ?? packet.id, locations: entry.flatMap(({ response }) => response.location ?? []) };
}

function refuse(status: number): never {
  if (status === 401 || status === 403) throw new EhrError('ehr_keys', 'The server refuses the token');
  if (status === 409 || status === 412) throw new EhrError('ehr_conflict', 'The server reports a conflict');
  if (status === 408 || status === 429 || status >= 500)
    throw new EhrError('ehr_unavailable', `The server failed (${status})`);
  throw new EhrError('ehr_rejected', `The server refused the transaction (${status})`);
}

/**
 * Any FHIR R4 server, by one transaction. Every resource is created or updated by its identifier, so that a packet whose
 * answer was lost can be sent again.
 */
export function fhirEhr({ outbound, tokens, client }: FhirEhrOptions): EhrDestination {
  const post = async (packet: EhrPacket, signal: AbortSignal) => {
    const token = await tokens.get(client, signal);
    const { stream, size } = await packet.openBundle();
    const headers = {
      'content-type': 'application/fhir+json',
      'content-length': String(size),
      accept: 'application/fhir+json',
      prefer: 'return=minimal',
      authorization: `Bearer ${token}`,
    };
    return readAnswer(() =>
      outbound.post(client.base_url, { headers, body: stream }, { signal, timeout: TIMEOUT, maxBytes: MAX_ANSWER }),
    );
  };
  return {
    deliver: async (packet, signal) => {
      let answer = await post(packet, signal);
      if (answer.status === 401) {
        // The server may have ended the token before its time.
        tokens.drop(client);
        answer = await post(packet, signal);
      }
      if (answer.status < 200 || answer.status >= 300) refuse(answer.status);
      return receiptOf(packet, answer.json);
    },
  };
}
