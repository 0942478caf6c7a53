import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSaver, type SaveAnswer, saveDelayMs } from "./saver.ts";

const state = (name: string) => ({ name });
type Edited = ReturnType<typeof state>;

describe("saving what is edited", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(answers: readonly SaveAnswer[]) {
    const sent: { edited: Edited; revision: number }[] = [];
    const saver = createSaver({
      stored: state("first"),
      revision: 7,
      async send(edited, revision) {
        sent.push({ edited, revision });
        return answers[sent.length - 1] ?? { status: "stored", revision: revision + 1 };
      },
    });
    return { saver, sent };
  }

  it("[F13] stores the newest change once, a second after it", async () => {
    const { saver, sent } = start([]);
    saver.change(state("a"));
    await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
    const newest = state("b");
    saver.change(newest);
    await vi.advanceTimersByTimeAsync(saveDelayMs - 1);
    expect([sent, saver.getState().status]).toEqual([[], "waiting"]);
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, saver.getState().status]).toEqual([[{ edited: newest, revision: 7 }], "saved"]);
  });

  it("[F13] has nothing to store if a change is undone before its second is over", async () => {
    const { saver, sent } = start([]);
    const changed = state("a");
    saver.change(changed);
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    saver.change(state("b"));
    saver.change(changed);
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    expect([sent.length, saver.getState().status]).toEqual([1, "saved"]);
  });

  it("[F13] stores at once where the user asks, and what changed meanwhile after it", async () => {
    const { saver, sent } = start([]);
    saver.change(state("a"));
    const storing = saver.flush();
    const later = state("later");
    saver.change(later);
    await storing;
    expect(await saver.flush()).toBe(true);
    expect(sent.map(({ revision }) => revision)).toEqual([7, 8]);
    expect(sent[1]?.edited).toBe(later);
  });

  it("[F13] keeps trying without a network", async () => {
    const { saver, sent } = start([{ status: "offline" }, { status: "offline" }]);
    saver.change(state("a"));
    expect(await saver.flush()).toBe(false);
    expect(saver.getState().status).toBe("offline");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, saver.getState().status]).toEqual([3, "saved"]);
  });

  it("[F13] stores nothing over another tab’s version until the user says so", async () => {
    const { saver, sent } = start([{ status: "conflict", revision: 12 }]);
    saver.change(state("a"));
    await saver.flush();
    saver.change(state("b"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, saver.getState().status]).toEqual([1, "conflict"]);
    expect(await saver.keepMine()).toBe(true);
    expect(sent[1]?.revision).toBe(12);
  });

  it("[F13] tries what was refused again with the next change alone", async () => {
    const { saver, sent } = start([{ status: "refused", message: "too large" }]);
    saver.change(state("a"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, saver.getState().status]).toEqual([1, "refused"]);
    saver.change(state("b"));
    await vi.advanceTimersByTimeAsync(saveDelayMs);
    expect([sent.length, saver.getState().status]).toEqual([2, "saved"]);
  });
});
