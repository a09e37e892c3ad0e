/** One of the stores of a database in this browser. @throws what the browser says, such as in a private window */
type Within = <Result>(
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

function open(database: string, stores: readonly string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(database, 1);
    asked.onupgradeneeded = () => {
      for (const store of stores) asked.result.createObjectStore(store);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
    // The database is on its way out: whoever ends the session waits for nobody.
    asked.onblocked = () => reject(new Error('blocked'));
  });
}

/** A database in this browser, opened for one request at a time, so that it can be deleted at any moment. */
export const deviceDatabase =
  (database: string, stores: readonly string[]): Within =>
  async (store, mode, work) => {
    const opened = await open(database, stores);
    try {
      return await new Promise((resolve, reject) => {
        const asked = work(opened.transaction(store, mode).objectStore(store));
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    } finally {
      opened.close();
    }
  };
