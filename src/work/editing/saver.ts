import type { Merge, Merged } from "./merging.ts";

interface Conflict {
  readonly status: "conflict";
  readonly revision: number;
  /** First name of another member of the team, if they have stored it; undefined for the user's own other tab. */
  readonly by?: string | undefined;
}

export type SaveState =
  /** Everything is stored. `by` is the first name of the member whose version it is; left out for the user's own. */
  | { readonly status: "saved"; readonly by?: string | undefined }
  /** A change waits for its second. */
  | { readonly status: "waiting" }
  | { readonly status: "saving" }
  /** The network is gone; it is tried again. */
  | { readonly status: "offline" }
  /** Another tab, or another member of the team, has stored another version since. */
  | Conflict
  /** The server says no: the next change is tried again. */
  | { readonly status: "refused"; readonly message: string };

export type SaveAnswer =
  | { readonly status: "stored"; readonly revision: number }
  | Conflict
  | { readonly status: "offline" }
  | { readonly status: "refused"; readonly message: string };

export interface Saver<Edited> {
  readonly getState: () => SaveState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Stores the next content, a second after the last change. */
  change(next: Edited): void;
  /**
   * Stores what is not stored yet.
   * @param label keeps what was stored before as a version of this name.
   * @returns whether everything is stored.
   */
  flush(label?: string): Promise<boolean>;
  /** In a conflict: stores what is here as the newest version. @param label as for `flush`. */
  keepMine(label?: string): Promise<boolean>;
  /** Loads what is stored, without what is not. @returns whether it could be loaded. */
  takeTheirs(): Promise<boolean>;
  /** Loads what others have stored, if there is anything new and everything here is stored: the rest is merged as it is saved. */
  hear(latestRevision: number): Promise<void>;
  /** Forgets what is not stored. */
  discard(): void;
  stop(): void;
}

export const saveDelayMs = 1_000;
const retryMs = { first: 2_000, max: 30_000 };
/** Another's version waits while the user is typing where it would take the words away. */
const heldMs = 3_000;
/** Times that one save is merged again because others have saved meanwhile. */
const mergesMax = 5;

/** The newest version that is stored. */
export interface Latest<Edited> {
  readonly edited: Edited;
  readonly revision: number;
  /** First name of another member of the team who stored it; undefined for the user's own other tab. */
  readonly by?: string | undefined;
}

/** Another's version that has come in. */
export interface Taken<Edited> extends Merged<Edited> {
  /** Content that was stored before, as far as this page knew. */
  readonly base: Edited;
  /** Content that the page had. */
  readonly mine: Edited;
  readonly theirs: Edited;
  readonly by?: string | undefined;
  /** True if the user has let go of what the page had. */
  readonly isReset: boolean;
}

/** Access to others' versions. */
export interface Others<Edited> {
  /** @returns undefined if it can't be read now. */
  readonly read: () => Promise<Latest<Edited> | undefined>;
  /** Undefined where the user has to choose one version. */
  readonly merge?: Merge<Edited> | undefined;
  /** True while the page must not change, e.g. under the user's typing. */
  readonly isHeld: () => boolean;
  readonly onTaken: (taken: Taken<Edited>) => void;
}

export type Send<Edited> = (edited: Edited, revision: number, label: string | undefined) => Promise<SaveAnswer>;

interface Given<Edited> {
  readonly stored: Edited;
  readonly revision: number;
  readonly send: Send<Edited>;
  /** Left out for what only one page edits. */
  readonly others?: Others<Edited> | undefined;
}

/** Stores changes one after the other, the newest only. */
export function createSaver<Edited>(given: Given<Edited>): Saver<Edited> {
  const { send, others } = given;
  let [stored, wanted, revision] = [given.stored, given.stored, given.revision];
  let state: SaveState = { status: "saved" };
  let underWay: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = retryMs.first;
  const listeners = new Set<() => void>();

  function enter(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function later(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  function retry(): void {
    enter({ status: "offline" });
    later(retryDelayMs);
    retryDelayMs = Math.min(retryMs.max, retryDelayMs * 2);
  }

  async function sendWanted(label: string | undefined, mergesLeft = mergesMax): Promise<void> {
    const sent = wanted;
    enter({ status: "saving" });
    const answer = await send(sent, revision, label);
    if (answer.status === "stored") {
      [stored, revision, retryDelayMs] = [sent, answer.revision, retryMs.first];
      enter({ status: wanted === sent ? "saved" : "waiting" });
      if (wanted !== sent) later(saveDelayMs);
    } else if (answer.status === "offline") retry();
    else if (answer.status === "conflict" && others?.merge && mergesLeft > 0) await mergeIn(answer, label, mergesLeft);
    else enter(answer);
  }

  /** Others were first: merges what they have stored, and stores the result. */
  async function mergeIn(conflict: Conflict, label: string | undefined, mergesLeft: number): Promise<void> {
    if (others?.isHeld()) {
      enter({ status: "waiting" });
      return later(heldMs);
    }
    const latest = await others?.read();
    if (!latest) return retry();
    if (!take(latest)) return enter(conflict);
    if (wanted === stored) return enter({ status: "saved", by: latest.by });
    await sendWanted(label, mergesLeft - 1);
  }

  /** @returns whether it could be put together with what is not stored. */
  function take({ edited: theirs, revision: latestRevision, by }: Latest<Edited>, isReset = false): boolean {
    const [base, mine] = [stored, wanted];
    const merged = mine === base || isReset ? { edited: theirs, doubled: [] } : others?.merge?.({ base, mine, theirs });
    if (!merged) return false;
    [stored, wanted, revision] = [theirs, merged.edited, latestRevision];
    others?.onTaken({ ...merged, base, mine, theirs, by, isReset });
    return true;
  }

  async function takeLatest(): Promise<void> {
    const latest = await others?.read();
    const isTaken = latest !== undefined && latest.revision > revision && !others?.isHeld() && take(latest);
    if (wanted !== stored) {
      enter({ status: "waiting" });
      later(saveDelayMs);
    } else if (isTaken) enter({ status: "saved", by: latest.by });
  }

  /** One request at a time. */
  async function alone(act: () => Promise<void>): Promise<void> {
    underWay = act().finally(() => {
      underWay = undefined;
    });
    await underWay;
  }

  async function flush(label?: string): Promise<boolean> {
    clearTimeout(timer);
    while (underWay) await underWay;
    // A change that was undone before it was sent.
    if (wanted === stored && (state.status === "waiting" || state.status === "offline")) enter({ status: "saved" });
    if (wanted === stored || state.status === "conflict" || state.status === "refused") return wanted === stored;
    await alone(() => sendWanted(label));
    return wanted === stored;
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    change(next) {
      if (next === wanted) return;
      wanted = next;
      if (state.status === "conflict" || underWay) return;
      if (state.status !== "offline") enter({ status: "waiting" });
      later(saveDelayMs);
    },
    flush,
    keepMine(label) {
      if (state.status === "conflict") {
        revision = state.revision;
        enter({ status: "waiting" });
      }
      return flush(label);
    },
    async takeTheirs() {
      clearTimeout(timer);
      while (underWay) await underWay;
      const latest = await others?.read();
      if (!latest || !take(latest, true)) return false;
      enter({ status: "saved", by: latest.by });
      return true;
    },
    async hear(latestRevision) {
      while (underWay) await underWay;
      const isNew = others !== undefined && latestRevision > revision;
      if (isNew && wanted === stored && state.status === "saved" && !others.isHeld()) await alone(takeLatest);
    },
    discard() {
      clearTimeout(timer);
      wanted = stored;
      enter({ status: "saved" });
    },
    stop: () => clearTimeout(timer),
  };
}
