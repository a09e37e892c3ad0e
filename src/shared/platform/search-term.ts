/** A term that looks like a phone number, as people type them, is searched by its digits, without the country code. */
export const searchTerm = (typed: string): string =>
  /^[\d()+\-. ]{3,}$/.test(typed) ? typed.replace(/^\+1|\D/g, '') || typed : typed;
