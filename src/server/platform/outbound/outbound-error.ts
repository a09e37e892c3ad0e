export type OutboundFault =
  | 'malformed_address'
  | 'refused_scheme'
  | 'refused_credentials'
  | 'refused_address'
  | 'refused_redirect'
  | 'unresolved'
  | 'unreachable'
  | 'too_slow'
  | 'too_large';

/** Those that another try does not fix. */
const LASTING: readonly OutboundFault[] = [
  'malformed_address',
  'refused_scheme',
  'refused_credentials',
  'refused_address',
  'refused_redirect',
  'too_large',
];

/** Why nothing was fetched. The message never names the address: it may hold a secret. */
export class OutboundError extends Error {
  readonly code: OutboundFault;

  constructor(code: OutboundFault, options?: ErrorOptions) {
    super(`Outbound: ${code}`, options);
    this.name = 'OutboundError';
    this.code = code;
  }

  get lasting(): boolean {
    return LASTING.includes(this.code);
  }
}
