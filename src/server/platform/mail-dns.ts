import { Resolver } from 'node:dns/promises';

/** What a domain says of itself in text records. */
export interface MailDns {
  /** The texts at a name; none where it has none. @throws DnsAway */
  texts(name: string): Promise<string[]>;
}

/** The name servers did not answer, or not usably. */
export class DnsAway extends Error {}

const NOTHING_THERE = new Set(['ENODATA', 'ENOTFOUND']);
/** Milliseconds one try may take. */
const TIMEOUT = 2_000;

/** Asks the machine's own name servers, or those that are named as `host:port`. */
export function createMailDns(servers: readonly string[] = []): MailDns {
  return {
    texts: async (name) => {
      const resolver = new Resolver({ timeout: TIMEOUT, tries: 2 });
      if (servers.length > 0) resolver.setServers([...servers]);
      try {
        const records = await resolver.resolveTxt(name);
        return records.map((parts) => parts.join(''));
      } catch (error) {
        if (NOTHING_THERE.has(String((error as { code?: string }).code))) return [];
        throw new DnsAway('The name servers did not answer', { cause: error });
      }
    },
  };
}
