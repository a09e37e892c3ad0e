/** Whether an error says that the limit of memory was met. */
export function isOutOfMemory(error: unknown): boolean {
  return (
    error instanceof Error && /allocation failed|invalid array (buffer )?length|out of memory/i.test(error.message)
  );
}
