const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text has the shape of an id. Apart from the schemas of ids: addresses are read before any form is. */
export const isUuid = (id: string): boolean => UUID.test(id);
