import { isIPv4 } from 'node:net';

/** Whether a listener's host, or a caller's address, is this machine's alone. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '');
  return plain === 'localhost' || plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

/** Whether a Host header names this machine: another name that leads here is a stranger's page asking (DNS rebinding). */
export const isLoopbackHost = (header: string | undefined): boolean =>
  header !== undefined && isLoopback(header.replace(/:\d+$/, ''));
