/**
 * What is kept within a bound of bytes, as S3-FIFO keeps it (Yang et al., SOSP 2023, without its ghost queue): what comes is on probation
 * in a short queue, and stays for long only when it is asked for again. A flood of addresses that are asked for once passes through the
 * short queue and pushes nothing else out; in the long one, what is asked for again and again outlasts what was asked for twice.
 */
export interface PageStore<Entry> {
  readonly size: number;
  readonly bytes: number;
  get(key: string): Entry | undefined;
  /** Whether it is this very entry that is kept there. */
  has(key: string, entry: Entry): boolean;
  set(key: string, entry: Entry, bytes: number): void;
  /** An entry has become larger in place. */
  grow(key: string, bytes: number): void;
  delete(key: string): void;
  clear(): void;
}

interface Slot<Entry> {
  readonly entry: Entry;
  bytes: number;
  /** Since it came or was last passed over; counted up to `hitsMax`. */
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
