import { AsyncLocalStorage } from "node:async_hooks";

/** On whose behalf code runs, so that what there is too little of is shared fairly. */
export interface Requester {
  /** Shares turns: a user, or a visitor's network. */
  group: string;
  /** Goes before others: a user who is signed in, a program with a key, or our own job. */
  isPreferred: boolean;
}

/** Jobs, and what begins with the process. */
const ourselves: Requester = { group: "", isPreferred: true };

const current = new AsyncLocalStorage<Requester>();

/** Runs work, and all that it begins, on behalf of a requester. */
export const runFor = <Result>(requester: Requester, work: () => Result): Result => current.run(requester, work);

export const currentRequester = (): Requester => current.getStore() ?? ourselves;

/** Once a program has shown its key, the rest of its request goes before strangers, with the user's others. */
export function preferRequester(userId: string): void {
  const requester = current.getStore();
  if (requester) Object.assign(requester, { group: userId, isPreferred: true } satisfies Requester);
}
