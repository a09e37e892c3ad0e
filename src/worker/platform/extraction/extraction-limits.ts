export interface ExtractionLimits {
  /** Milliseconds a document may take to open, and each page to be read. */
  step_ms: number;
  /** Bytes of resident memory at which a child is killed. */
  memory_bytes: number;
  /** Bytes of writable memory the system lets a child have at all (Linux); stops a burst between two samples. */
  data_bytes: number;
  /** An idle child that holds more bytes than this is replaced before its next call. */
  retire_bytes: number;
  /** Documents with more pages are refused. */
  pages: number;
}

const MIB = 1024 * 1024;

/** No child passes 512 MiB: it is killed below, as memory is only looked at every few milliseconds. */
export const DEFAULT_LIMITS: ExtractionLimits = {
  step_ms: 60_000,
  memory_bytes: 448 * MIB,
  data_bytes: 1024 * MIB,
  retire_bytes: 320 * MIB,
  pages: 1000,
};
