/**
 * What was read from the catalogue and is asked for again and again, kept per process until somebody changes the catalogue. Like the page
 * cache it is only trusted while changes by other processes are being heard.
 */
export interface CatalogueCache {
  /** @returns what `load` gave the last time, or gives now. Simultaneous askers share one load. */
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

export function createCatalogueMemory(isFresh: () => boolean): CatalogueCache {
  let kept = new Map<string, Promise<unknown>>();
  return {
    read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      if (!isFresh()) return load();
      // The map of this moment: what is loaded from the old catalogue must not land in the new one's.
      const current = kept;
      const known = current.get(key) as Promise<Value> | undefined;
      if (known) return known;
      const loading = load();
      current.set(key, loading);
      loading.catch(() => current.delete(key));
      return loading;
    },
    clear() {
      kept = new Map();
    },
  };
}
