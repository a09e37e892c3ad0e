const keyOf = (list: string) => `${list}:focus`;

/** Keeps which row of a list was opened. */
export const rememberFocusRow = (list: string, id: string): void => sessionStorage.setItem(keyOf(list), id);

/** The row to focus again when Back leads to the list; asked once. */
export function takeFocusRow(list: string): string | null {
  const id = sessionStorage.getItem(keyOf(list));
  sessionStorage.removeItem(keyOf(list));
  return id;
}
