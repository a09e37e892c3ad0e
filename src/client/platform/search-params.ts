/**
 * Addresses as people read them: repeated keys for several values, empty values left out. Values stay text; each route's
 * own schema makes numbers of them.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const before = found[key];
    found[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return found;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null && item !== '') params.append(key, String(item));
  const text = params.toString();
  return text ? `?${text}` : '';
}
