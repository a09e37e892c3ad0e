import type { Readable } from 'node:stream';

export type EhrFault =
  | 'ehr_keys'
  | 'ehr_rejected'
  | 'ehr_address'
  | 'ehr_misconfigured'
  | 'ehr_unavailable'
  | 'ehr_conflict';

/** Those that another try does not fix. */
const LASTING: readonly EhrFault[] = ['ehr_keys', 'ehr_rejected', 'ehr_address', 'ehr_misconfigured'];

/** Why a packet was not taken. The message quotes nothing of the packet, the answer or the keys. */
export class EhrError extends Error {
  readonly code: EhrFault;

  constructor(code: EhrFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EhrError';
    this.code = code;
  }

  get lasting(): boolean {
    return LASTING.includes(this.code);
  }
}

/** A packet that lies whole in the store: what is delivered is the same in every attempt. */
export interface EhrPacket {
  /** The transmission's id: the same in every attempt. */
  id: string;
  /** Opens the bundle's JSON again. */
  openBundle(): Promise<{ stream: Readable; size: number }>;
}

/** What the receiver knows the packet by. */
export interface EhrReceipt {
  reference: string;
  /** Where it says its records are; relative addresses, no contents. */
  locations: string[];
}

/** Where packets go. `deliver` throws `EhrError` and nothing else, and is safe to repeat. */
export interface EhrDestination {
  deliver(packet: EhrPacket, signal: AbortSignal): Promise<EhrReceipt>;
}
