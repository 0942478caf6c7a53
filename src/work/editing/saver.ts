interface Conflict {
  readonly status: "conflict";
  readonly revision: number;
  /** First name of another member of the team, if they have stored it; undefined for the user's own other tab. */
  readonly by?: string | undefined;
}

export type SaveState =
  /** Everything is stored. */
  | { readonly status: "saved" }
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
  /** In a conflict: stores what is here as the newest version. */
  keepMine(): Promise<boolean>;
  /** Forgets what is not stored. */
  discard(): void;
  stop(): void;
}

export const saveDelayMs = 1_000;
const retryMs = { first: 2_000, max: 30_000 };

export type Send<Edited> = (edited: Edited, revision: number, label: string | undefined) => Promise<SaveAnswer>;

interface Given<Edited> {
  readonly stored: Edited;
  readonly revision: number;
  readonly send: Send<Edited>;
}

/** Stores changes one after the other, the newest only. */
export function createSaver<Edited>({ stored: first, revision: firstRevision, send }: Given<Edited>): Saver<Edited> {
  let [stored, wanted, revision] = [first, first, firstRevision];
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

  async function sendWanted(label: string | undefined): Promise<void> {
    const sent = wanted;
    enter({ status: "saving" });
    const answer = await send(sent, revision, label);
    if (answer.status === "stored") {
      [stored, revision, retryDelayMs] = [sent, answer.revision, retryMs.first];
      enter({ status: wanted === sent ? "saved" : "waiting" });
      if (wanted !== sent) later(saveDelayMs);
    } else if (answer.status === "offline") {
      enter({ status: "offline" });
      later(retryDelayMs);
      retryDelayMs = Math.min(retryMs.max, retryDelayMs * 2);
    } else enter(answer);
  }

  async function flush(label?: string): Promise<boolean> {
    clearTimeout(timer);
    while (underWay) await underWay;
    // A change that was undone before it was sent.
    if (wanted === stored && (state.status === "waiting" || state.status === "offline")) enter({ status: "saved" });
    if (wanted === stored || state.status === "conflict" || state.status === "refused") return wanted === stored;
    underWay = sendWanted(label).finally(() => {
      underWay = undefined;
    });
    await underWay;
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
    keepMine() {
      if (state.status === "conflict") {
        revision = state.revision;
        enter({ status: "waiting" });
      }
      return flush();
    },
    discard() {
      clearTimeout(timer);
      wanted = stored;
      enter({ status: "saved" });
    },
    stop: () => clearTimeout(timer),
  };
}
