import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFairQueue, type FairQueue, type Waiter } from "./fair-queue.ts";

const bounds = { runningMax: 2, waitingMax: 1_000, waitMsMax: 10_000 };

describe("a fair queue", () => {
  let queue: FairQueue;
  /** Entries that were begun, in that order. */
  let begun: string[];
  let finishers: (() => void)[];
  let refusals: string[];
  const finishOne = async () => {
    finishers.shift()?.();
    // What follows from it happens in microtasks.
    await new Promise((resolve) => setImmediate(resolve));
  };
  const finishAll = async () => {
    while (finishers.length > 0) await finishOne();
  };
  const come = (name: string, waiter: Partial<Waiter> = {}) =>
    queue
      .run({ group: name, isPreferred: false, ...waiter }, async () => {
        begun.push(name);
        await new Promise<void>((resolve) => finishers.push(resolve));
        return name;
      })
      .catch((error: unknown) => void refusals.push(`${name} ${(error as { reason: string }).reason}`));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    queue = createFairQueue(bounds);
    begun = [];
    finishers = [];
    refusals = [];
  });
  afterEach(() => void vi.useRealTimers());

  it("[B15] runs no more at a time than its bound, also when works fail", async () => {
    const failing = queue.run({ group: "a", isPreferred: false }, async () => {
      throw new Error("broken");
    });
    await expect(failing).rejects.toThrow("broken");
    for (const name of ["a", "b", "c", "d"]) void come(name);
    expect(begun).toEqual(["a", "b"]);
    await finishOne();
    expect(begun).toEqual(["a", "b", "c"]);
    await finishAll();
    expect(begun).toEqual(["a", "b", "c", "d"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[B15] one network's four hundred hold up another's one by a single turn", async () => {
    for (let count = 0; count < 400; count += 1) void come("attacker");
    void come("owner");
    await finishOne();
    await finishOne();
    expect(begun).toEqual(["attacker", "attacker", "attacker", "owner"]);
  });

  it("[B15] of a thousand waiting from a thousand networks, a known browser is the next", async () => {
    for (let count = 0; count < 1_002; count += 1) void come(`network ${count}`);
    void come("owner", { isPreferred: true });
    await finishOne();
    expect(begun.slice(2)).toEqual(["owner"]);
    // A place was made for it: the bound holds.
    expect(refusals).toEqual(["network 1001 full"]);
    await finishAll();
    expect(begun).toHaveLength(1_002);
  });

  it("[B15] known browsers without end leave each fourth turn to the others", async () => {
    for (let count = 0; count < 2; count += 1) void come("running");
    for (let count = 0; count < 2; count += 1) void come("newcomer");
    for (let count = 0; count < 50; count += 1) void come("known", { isPreferred: true });
    for (let count = 0; count < 8; count += 1) await finishOne();
    expect(begun.slice(2)).toEqual(["known", "known", "known", "newcomer", "known", "known", "known", "newcomer"]);
  });

  it("[B15] a full queue refuses a newcomer, unless another group has more waiting: its newest gives way", async () => {
    for (let count = 0; count < 1_003; count += 1) void come("attacker");
    void come("owner");
    await finishOne();
    await finishOne();
    expect(refusals).toEqual(["attacker full", "attacker full"]);
    expect(begun).toEqual(["attacker", "attacker", "attacker", "owner"]);
  });

  it("[B15] a work that waits too long is refused, and never begun", async () => {
    for (const name of ["a", "b", "c"]) void come(name);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(refusals).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(refusals).toEqual(["c late"]);
    await finishAll();
    expect(begun).toEqual(["a", "b"]);
  });

  it("[B15] a work whose client has gone is dropped, and leaves its place to others", async () => {
    queue = createFairQueue({ ...bounds, runningMax: 1, waitingMax: 2 });
    const gone = new AbortController();
    void come("running");
    void come("leaves", { signal: gone.signal });
    void come("stays");
    gone.abort();
    void come("comes later");
    void come("was gone before", { signal: gone.signal });
    await finishAll();
    expect(begun).toEqual(["running", "stays", "comes later"]);
    expect(refusals.toSorted()).toEqual(["leaves gone", "was gone before gone"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
