import { z } from 'zod';

/** Ids are opaque on the wire; every one is a UUID, so anything else cannot name a row. */
export const Id = z.string().max(64);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an opaque id can name a row at all. A malformed one is answered like an unknown one. */
export const isUuid = (id: string): boolean => UUID.test(id);
