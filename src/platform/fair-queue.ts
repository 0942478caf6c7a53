/** An entry that waits for its turn. */
export interface Waiter {
  /** Groups take turns, so that a large group delays a small one by only one turn each time. */
  readonly group: string;
  /** Preferred entries go first, but while others wait, every fourth turn is theirs. */
  readonly isPreferred: boolean;
  /** Aborted when the result is no longer needed. */
  readonly signal?: AbortSignal | undefined;
}

export interface FairQueueBounds {
  readonly runningMax: number;
  readonly waitingMax: number;
  readonly waitMsMax: number;
  /** Fewer than `runningMax` keeps room for others while the work of one group takes long. Of its preferred entries and of its others, each. */
  readonly runningOfGroupMax?: number;
  /** Fewer than `runningMax` keeps room for preferred entries while others take long. */
  readonly runningOfOthersMax?: number;
  readonly waitingOfGroupMax?: number;
}

/** Why the work never began: the queue is full, the wait was too long, or the client has gone. */
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

/** Number of preferred entries that run in a row before one of the others gets its turn. */
const preferredInARow = 3;

/**
 * Runs a bounded number of tasks at once. A bounded number of others wait for their group's turn, at most `waitMsMax` and only while their
 * client is connected. If the queue is full, the newest entry of the largest group makes room for an entry of a smaller group, or for a
 * preferred one.
 */
export function createFairQueue(bounds: FairQueueBounds): FairQueue {
  const { runningMax, waitingMax, waitMsMax } = bounds;
  const { runningOfGroupMax = runningMax, runningOfOthersMax = runningMax, waitingOfGroupMax = waitingMax } = bounds;
  const preferred = new Line();
  const others = new Line();
  const runningPreferred = new Tally();
  const runningOthers = new Tally();
  let inARow = 0;

  const tallyOf = ({ isPreferred }: Waiter): Tally => (isPreferred ? runningPreferred : runningOthers);
  const mayRun = (waiter: Waiter): boolean =>
    runningPreferred.total + runningOthers.total < runningMax &&
    (waiter.isPreferred || runningOthers.total < runningOfOthersMax) &&
    tallyOf(waiter).of(waiter.group) < runningOfGroupMax;

  function next(): Entry | undefined {
    const [first, second] = inARow >= preferredInARow ? [others, preferred] : [preferred, others];
    const entry = first.shift(mayRun) ?? second.shift(mayRun);
    if (entry) inARow = entry.isPreferred ? inARow + 1 : 0;
    return entry;
  }

  /** Slots go directly to those in line, so that a new entry cannot take them. */
  function passOn(): void {
    for (let entry = next(); entry; entry = next()) {
      tallyOf(entry).add(entry.group, 1);
      entry.begin();
    }
  }

  /** @returns whether there is room now. */
  function makeRoom({ group, isPreferred }: Waiter): boolean {
    if (preferred.sizeOf(group) + others.sizeOf(group) >= waitingOfGroupMax) return false;
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
      if (mayRun(waiter)) tallyOf(waiter).add(waiter.group, 1);
      else if (makeRoom(waiter)) await wait(waiter);
      else throw new NotBegunError("full");
      try {
        return await work();
      } finally {
        tallyOf(waiter).add(waiter.group, -1);
        passOn();
      }
    },
  };
}

/** Counts how many run, by group. */
class Tally {
  total = 0;
  readonly #groups = new Map<string, number>();

  of(group: string): number {
    return this.#groups.get(group) ?? 0;
  }

  add(group: string, change: 1 | -1): void {
    const count = this.of(group) + change;
    this.total += change;
    if (count > 0) this.#groups.set(group, count);
    else this.#groups.delete(group);
  }
}

/** Entries by group. The map's order is the order of turns: the first group is next, and moves to the end after its turn. */
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

  /** @returns the first entry of the first group that may run. */
  shift(mayRun: (entry: Entry) => boolean): Entry | undefined {
    for (const [group, waiting] of this.#groups) {
      if (!waiting[0] || !mayRun(waiting[0])) continue;
      const entry = waiting.shift();
      this.#groups.delete(group);
      if (waiting.length > 0) this.#groups.set(group, waiting);
      this.size -= 1;
      return entry;
    }
    return undefined;
  }

  remove(entry: Entry): void {
    const waiting = this.#groups.get(entry.group);
    const place = waiting?.indexOf(entry) ?? -1;
    if (!waiting || place === -1) return;
    waiting.splice(place, 1);
    if (waiting.length === 0) this.#groups.delete(entry.group);
    this.size -= 1;
  }

  /** Removes the newest entry of the largest group. @returns it, or undefined unless that group has more than `sizeMin` waiting. */
  popLargest(sizeMin: number): Entry | undefined {
    let largest: Entry[] = [];
    for (const waiting of this.#groups.values()) if (waiting.length >= largest.length) largest = waiting;
    const entry = largest.length > sizeMin ? largest.at(-1) : undefined;
    if (entry) this.remove(entry);
    return entry;
  }
}
