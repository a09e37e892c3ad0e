/** '(xxx) xxx-xxxx' for a US number, the stored text otherwise, '-' when empty. */
export function formatPhone(stored: string | null | undefined): string {
  if (!stored) return '-';
  const us = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(stored);
  return us ? `(${us[1]}) ${us[2]}-${us[3]}` : stored;
}
