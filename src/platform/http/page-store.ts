/**
 * A cache bounded in bytes, with the S3-FIFO algorithm (Yang et al., SOSP 2023, without its ghost queue): new entries enter a short queue,
 * and move to the long one only if they are requested again. A flood of one-time addresses passes through the short queue and evicts
 * nothing else. In the long queue, entries requested often outlast those requested twice.
 */
export interface PageStore<Entry> {
  readonly size: number;
  readonly bytes: number;
  get(key: string): Entry | undefined;
  /** Tells whether the cache holds this very entry under the key. */
  has(key: string, entry: Entry): boolean;
  set(key: string, entry: Entry, bytes: number): void;
  /** Call after an entry has grown in place. */
  grow(key: string, bytes: number): void;
  delete(key: string): void;
  clear(): void;
}

interface Slot<Entry> {
  readonly entry: Entry;
  bytes: number;
  /** Hits since it was added or last survived eviction, up to `hitsMax`. */
  hits: number;
}

class Queue<Entry> {
  readonly slots = new Map<string, Slot<Entry>>();
  bytes = 0;

  add(key: string, slot: Slot<Entry>): void {
    this.slots.set(key, slot);
    this.bytes += slot.bytes;
  }

  take(key: string): Slot<Entry> | undefined {
    const slot = this.slots.get(key);
    if (!slot) return undefined;
    this.slots.delete(key);
    this.bytes -= slot.bytes;
    return slot;
  }
}

const hitsMax = 3;
const probationShare = 1 / 10;

export function createPageStore<Entry>(bytesMax: number): PageStore<Entry> {
  const probation = new Queue<Entry>();
  const lasting = new Queue<Entry>();
  const queueOf = (key: string) => (lasting.slots.has(key) ? lasting : probation);
  const bytes = () => probation.bytes + lasting.bytes;

  function evict(): void {
    while (bytes() > bytesMax) {
      const queue = probation.bytes > bytesMax * probationShare || lasting.slots.size === 0 ? probation : lasting;
      const [key] = queue.slots.keys();
      const slot = key === undefined ? undefined : queue.take(key);
      if (key === undefined || !slot) return;
      if (slot.hits > 0) lasting.add(key, { ...slot, hits: slot.hits - 1 });
    }
  }

  return {
    get size() {
      return probation.slots.size + lasting.slots.size;
    },
    get bytes() {
      return bytes();
    },
    get(key) {
      const slot = queueOf(key).slots.get(key);
      if (slot) slot.hits = Math.min(slot.hits + 1, hitsMax);
      return slot?.entry;
    },
    has(key, entry) {
      return queueOf(key).slots.get(key)?.entry === entry;
    },
    set(key, entry, size) {
      const queue = queueOf(key);
      const before = queue.take(key);
      queue.add(key, { entry, bytes: size, hits: before?.hits ?? 0 });
      evict();
    },
    grow(key, added) {
      const queue = queueOf(key);
      const slot = queue.slots.get(key);
      if (!slot) return;
      slot.bytes += added;
      queue.bytes += added;
      evict();
    },
    delete(key) {
      queueOf(key).take(key);
    },
    clear() {
      for (const queue of [probation, lasting]) {
        queue.slots.clear();
        queue.bytes = 0;
      }
    },
  };
}
