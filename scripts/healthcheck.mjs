/** Ends with code 0 when the address of the first argument answers 200: what a container's health check runs. */
const TIMEOUT_MS = 4_000;

try {
  const response = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  process.exitCode = response.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
