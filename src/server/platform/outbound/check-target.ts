import { isIP } from 'node:net';
import { isPublicAddress } from './address-rules.ts';
import { OutboundError } from './outbound-error.ts';

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/** Answers every address of a host name. */
export type ResolveHost = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** Where a request may go, and nowhere else: the name is not looked up again. */
export interface CheckedTarget {
  url: URL;
  addresses: readonly ResolvedAddress[];
}

const MAX_LENGTH = 2_000;
const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** An IPv6 host stands in brackets in an address, and nowhere else. */
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** The `host:port` of an address, as `OUTBOUND_ALLOW` names it. */
const placeOf = (url: URL): string => `${url.hostname}:${url.port || PORTS[url.protocol]}`;

function parse(address: string, base?: URL): URL {
  // The parser would drop these; whoever else reads the address might not.
  if (address.length > MAX_LENGTH || /[\p{Cc}\s\\]/u.test(address)) throw new OutboundError('malformed_address');
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    throw new OutboundError('malformed_address');
  }
  if (PORTS[url.protocol] === undefined) throw new OutboundError('refused_scheme');
  if (url.username !== '' || url.password !== '') throw new OutboundError('refused_credentials');
  if (url.hostname === '' || url.port === '0') throw new OutboundError('malformed_address');
  return url;
}

async function resolve(url: URL, resolveHost: ResolveHost): Promise<readonly ResolvedAddress[]> {
  const host = bare(url.hostname);
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family: family === 4 ? 4 : 6 }];
  let found: readonly ResolvedAddress[];
  try {
    found = await resolveHost(host);
  } catch (cause) {
    throw new OutboundError('unresolved', { cause });
  }
  if (found.length === 0) throw new OutboundError('unresolved');
  return found;
}

/**
 * Reads an address that came from data and decides where it may lead. A name with even one address inside our own or a
 * private network is refused whole. `allow` holds the `host:port` that the operator exempts.
 * @throws OutboundError
 */
export async function checkTarget(
  address: string,
  { allow, resolveHost, base }: { allow: readonly string[]; resolveHost: ResolveHost; base?: URL },
): Promise<CheckedTarget> {
  const url = parse(address, base);
  const addresses = await resolve(url, resolveHost);
  if (!allow.includes(placeOf(url)) && !addresses.every((each) => isPublicAddress(each.address)))
    throw new OutboundError('refused_address');
  return { url, addresses };
}
