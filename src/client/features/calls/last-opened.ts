const KEY = 'calls:focus';

/** Remembers the call that is opened from the list. */
export const rememberOpened = (id: string): void => sessionStorage.setItem(KEY, id);

/** The row to focus again when Back leads to the list; asked once. */
export function takeOpened(): string | null {
  const id = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return id;
}
