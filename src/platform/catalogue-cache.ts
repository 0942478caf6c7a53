/**
 * Caches catalogue reads per process until the catalogue changes. Like the page cache, it is used only while this process receives
 * notifications of changes by other processes.
 */
export interface CatalogueCache {
  /** @returns the cached result of `load`, or a new one. Simultaneous callers share one load. */
  read<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
  clear(): void;
}

export function createCatalogueMemory(isFresh: () => boolean): CatalogueCache {
  let kept = new Map<string, Promise<unknown>>();
  return {
    read<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
      if (!isFresh()) return load();
      // The current map: a load from before a change must not end up in the new map.
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
