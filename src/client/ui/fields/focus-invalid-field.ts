/** Leads to the first entry that could not be read and answers whether there is one: its form must not go on. */
export function focusInvalidField(form: HTMLElement | null): boolean {
  const refused = form?.querySelector<HTMLElement>('[data-refused]');
  refused?.focus();
  return refused != null;
}
