import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Merge } from "./merging.ts";
import { createSaver, type Latest, type SaveAnswer, saveDelayMs, type Taken } from "./saver.ts";

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

  /** A server on which another page saves, too. Texts are words, which are merged as sets. */
  function startTogether({ isMerging = true } = {}) {
    const server: { latest: Latest<Edited> | undefined; sent: string[]; reads: number } = {
      latest: { edited: state("first"), revision: 7 },
      sent: [],
      reads: 0,
    };
    const page = { isHeld: false, taken: [] as Taken<Edited>[] };
    const words = ({ name }: Edited) => name.split(" ");
    const merge: Merge<Edited> = ({ mine, theirs }) => ({
      edited: state([...new Set([...words(theirs), ...words(mine)])].join(" ")),
      doubled: [],
    });
    const saver = createSaver<Edited>({
      stored: state("first"),
      revision: 7,
      async send(edited, revision): Promise<SaveAnswer> {
        server.sent.push(edited.name);
        if (!server.latest) return { status: "offline" };
        if (revision !== server.latest.revision) {
          return { status: "conflict", revision: server.latest.revision, by: server.latest.by };
        }
        server.latest = { edited, revision: revision + 1 };
        return { status: "stored", revision: revision + 1 };
      },
      others: {
        async read() {
          server.reads++;
          return server.latest;
        },
        merge: isMerging ? merge : undefined,
        isHeld: () => page.isHeld,
        onTaken: (taken) => page.taken.push(taken),
      },
    });
    const others = (name: string) => {
      server.latest = { edited: state(name), revision: (server.latest?.revision ?? 0) + 1, by: "Finn" };
    };
    return { saver, server, page, others };
  }

  it("[G1] merges what another page has saved first, and stores the result", async () => {
    const { saver, server, page, others } = startTogether();
    others("first theirs");
    saver.change(state("first mine"));
    expect(await saver.flush()).toBe(true);
    expect(server.sent).toEqual(["first mine", "first theirs mine"]);
    expect(server.latest).toMatchObject({ edited: state("first theirs mine"), revision: 9 });
    expect(page.taken).toMatchObject([{ by: "Finn", edited: state("first theirs mine"), isReset: false }]);
    expect(saver.getState()).toEqual({ status: "saved" });
  });

  it("[G1] loads what others have saved where everything here is stored, says whose it is, and asks once", async () => {
    const { saver, server, page, others } = startTogether({ isMerging: false });
    await saver.hear(7);
    expect(server.reads).toBe(0);
    others("theirs");
    await Promise.all([saver.hear(8), saver.hear(8)]);
    expect([server.reads, page.taken.length, saver.getState()]).toEqual([1, 1, { status: "saved", by: "Finn" }]);
    expect(page.taken[0]?.edited).toEqual(state("theirs"));
    saver.change(state("mine"));
    expect([await saver.flush(), server.sent, saver.getState()]).toEqual([true, ["mine"], { status: "saved" }]);
  });

  it("[G1] loads nothing over what is not stored, or under the user’s typing", async () => {
    const { saver, server, page, others } = startTogether();
    others("first theirs");
    page.isHeld = true;
    await saver.hear(8);
    expect(page.taken).toEqual([]);
    saver.change(state("first mine"));
    await saver.flush();
    expect([page.taken, saver.getState().status]).toEqual([[], "waiting"]);
    page.isHeld = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect([server.latest?.edited, saver.getState().status]).toEqual([state("first theirs mine"), "saved"]);
  });

  it("[G1] tries a merge again without a network, and gives up after others have been first five times", async () => {
    const { saver, server, others } = startTogether();
    others("first theirs");
    const latest = server.latest;
    saver.change(state("first mine"));
    server.latest = undefined;
    expect([await saver.flush(), saver.getState().status]).toEqual([false, "offline"]);
    server.latest = latest;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(saver.getState().status).toBe("saved");
    const busy = createSaver<Edited>({
      stored: state("first"),
      revision: 7,
      send: async (_, revision) => ({ status: "conflict", revision: revision + 1 }),
      others: {
        read: async () => ({ edited: state("theirs"), revision: 99 }),
        merge: ({ mine }) => ({ edited: { ...mine }, doubled: [] }),
        isHeld: () => false,
        onTaken: () => {},
      },
    });
    busy.change(state("mine"));
    expect([await busy.flush(), busy.getState().status]).toEqual([false, "conflict"]);
  });

  it("[G1] where nothing is merged, the user lets go of what is here, or the other version is kept under a name", async () => {
    const { saver, server, page, others } = startTogether({ isMerging: false });
    others("theirs");
    saver.change(state("mine"));
    expect(await saver.flush()).toBe(false);
    expect(saver.getState()).toEqual({ status: "conflict", revision: 8, by: "Finn" });
    expect(await saver.takeTheirs()).toBe(true);
    expect([page.taken[0]?.edited, page.taken[0]?.isReset]).toEqual([state("theirs"), true]);
    expect([await saver.flush(), server.sent, saver.getState().status]).toEqual([true, ["mine"], "saved"]);
  });
});
