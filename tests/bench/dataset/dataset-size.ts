/** Raised with every change of what the generator writes, so that data of an older one is made again. */
export const DATASET_VERSION = 4;

/** Inquiries of the large organization where nobody asks for fewer. */
export const FULL_ROWS = 1_000_000;

/** How much one organization holds. */
export interface OrganizationSize {
  inquiries: number;
  clients: number;
  contacts: number;
  sources: number;
  tasks: number;
}

/** One organization of `rows` inquiries in the proportions of the full one: 250,000 clients, 200,000 contacts, 10,000 sources, 200,000 tasks. */
export const largeSize = (rows: number): OrganizationSize => ({
  inquiries: rows,
  clients: Math.max(1, Math.round(rows / 4)),
  contacts: Math.max(1, Math.round(rows / 5)),
  sources: Math.max(1, Math.round(rows / 100)),
  tasks: Math.max(1, Math.round(rows / 5)),
});

export const SMALL_ORGANIZATIONS = 50;
export const SMALL_SIZE: OrganizationSize = { inquiries: 200, clients: 80, contacts: 60, sources: 20, tasks: 60 };
