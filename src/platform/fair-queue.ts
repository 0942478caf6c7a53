/** Who waits for a turn. */
export interface Waiter {
  /** Groups take turns, so that the many of one group hold up the few of another by one turn each. */
  readonly group: string;
  /** Goes before those that are not preferred, except that each fourth turn is theirs while they wait. */
  readonly isPreferred: boolean;
  /** Aborted when the answer is of no use any more. */
  readonly signal?: AbortSignal | undefined;
}

export interface FairQueueBounds {
  readonly runningMax: number;
  readonly waitingMax: number;
  readonly waitMsMax: number;
}

/** Why a work was never begun: the queue is full, the wait was too long, or the client has gone. */
export type NotBegun = "full" | "late" | "gone";

export class NotBegunError extends Error {
  readonly reason: NotBegun;

  constructor(reason: NotBegun) {
    super(`not begun: ${reason}`);
    this.name = "NotBegunError";
    this.reason = reason;
  }
}

export interface FairQueue {
  /** @throws {NotBegunError} */
  run<Result>(waiter: Waiter, work: () => Promise<Result>): Promise<Result>;
}

interface Entry extends Waiter {
  begin(): void;
  refuse(reason: NotBegun): void;
}

/** Preferred ones in a row, before one of the others gets its turn. */
const preferredInARow = 3;

/**
 * Runs works under a bound, and lets the others wait under one: for a turn of their group, for no longer than `waitMsMax`, and only while
 * their client is there. A full queue gives the place of the largest group's newest to a group that has fewer waiting, or to one that is
 * preferred.
 */
export function createFairQueue({ runningMax, waitingMax, waitMsMax }: FairQueueBounds): FairQueue {
  const preferred = new Line();
  const others = new Line();
  let running = 0;
  let inARow = 0;

  function next(): Entry | undefined {
    const isOthersTurn = preferred.size === 0 || (inARow >= preferredInARow && others.size > 0);
    inARow = isOthersTurn ? 0 : inARow + 1;
    return (isOthersTurn ? others : preferred).shift();
  }

  /** @returns whether there is a place now. */
  function makeRoom({ group, isPreferred }: Waiter): boolean {
    if (preferred.size + others.size < waitingMax) return true;
    const own = (isPreferred ? preferred : others).sizeOf(group) + 1;
    const place = others.popLargest(isPreferred ? 0 : own) ?? preferred.popLargest(own);
    place?.refuse("full");
    return place !== undefined;
  }

  function wait(waiter: Waiter): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = waiter.isPreferred ? preferred : others;
      const leave = (reason: NotBegun) => {
        line.remove(entry);
        entry.refuse(reason);
      };
      const timer = setTimeout(() => leave("late"), waitMsMax);
      const onAbort = () => leave("gone");
      const settle = () => {
        clearTimeout(timer);
        waiter.signal?.removeEventListener("abort", onAbort);
      };
      const entry: Entry = {
        ...waiter,
        begin() {
          settle();
          resolve();
        },
        refuse(reason) {
          settle();
          reject(new NotBegunError(reason));
        },
      };
      waiter.signal?.addEventListener("abort", onAbort);
      line.push(entry);
    });
  }

  return {
    async run(waiter, work) {
      if (waiter.signal?.aborted) throw new NotBegunError("gone");
      if (running < runningMax) running += 1;
      else if (makeRoom(waiter)) await wait(waiter);
      else throw new NotBegunError("full");
      try {
        return await work();
      } finally {
        // The place goes to the next directly, so that a newcomer cannot take it.
        const following = next();
        if (following) following.begin();
        else running -= 1;
      }
    },
  };
}

/** Entries by group. A map keeps the order of its keys: the group whose turn it is stands first, and goes to the end after it. */
class Line {
  size = 0;
  readonly #groups = new Map<string, Entry[]>();

  sizeOf(group: string): number {
    return this.#groups.get(group)?.length ?? 0;
  }

  push(entry: Entry): void {
    const waiting = this.#groups.get(entry.group);
    if (waiting) waiting.push(entry);
    else this.#groups.set(entry.group, [entry]);
    this.size += 1;
  }

  shift(): Entry | undefined {
    const [turn] = this.#groups;
    if (!turn) return undefined;
    const [group, waiting] = turn;
    const entry = waiting.shift();
    this.#groups.delete(group);
    if (waiting.length > 0) this.#groups.set(group, waiting);
    this.size -= 1;
    return entry;
  }

  remove(entry: Entry): void {
    const waiting = this.#groups.get(entry.group);
    const place = waiting?.indexOf(entry) ?? -1;
    if (!waiting || place === -1) return;
    waiting.splice(place, 1);
    if (waiting.length === 0) this.#groups.delete(entry.group);
    this.size -= 1;
  }

  /** @returns the newest of the largest group, taken out, where that group has more than `sizeMin` waiting. */
  popLargest(sizeMin: number): Entry | undefined {
    let largest: Entry[] = [];
    for (const waiting of this.#groups.values()) if (waiting.length >= largest.length) largest = waiting;
    const entry = largest.length > sizeMin ? largest.at(-1) : undefined;
    if (entry) this.remove(entry);
    return entry;
  }
}
