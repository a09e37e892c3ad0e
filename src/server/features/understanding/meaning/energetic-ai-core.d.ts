/** Its own declarations name packages that are not installed. */
declare module '@energetic-ai/core' {
  /** Resolves once what the vectors are reckoned with has been compiled. */
  export function ready(): Promise<void>;
}
