/** What is merged. The address names it, so it stands apart from the schemas, which no first page is to load. */
export const DUPLICATE_KINDS = ['client', 'source', 'contact'] as const;
