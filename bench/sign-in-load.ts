import { fork } from "node:child_process";
import { once } from "node:events";

export interface SignInLoad {
  /** Resolves when the first of them are under way. */
  begin(): Promise<void>;
  /** Resolves when the last of them are in. @returns how many sign-ins there were. */
  pause(): Promise<number>;
  end(): void;
}

/** People who sign in again as soon as they are in, in a process of their own: what it costs to be them is not measured. */
export function startSignInLoad(url: string, emails: readonly string[], password: string): SignInLoad {
  const people = fork("bench/sign-in-people.ts", [url, password, ...emails]);
  // A sign-in that is refused ends the process with the reason: whoever waits for its answer must not wait for ever.
  const over = new AbortController();
  people.once("exit", () => over.abort());
  const ask = async (what: "begin" | "pause"): Promise<number> => {
    const answer = once(people, "message", { signal: over.signal });
    people.send(what);
    const [count] = await answer;
    return count as number;
  };
  return {
    async begin() {
      await ask("begin");
    },
    pause: () => ask("pause"),
    end: () => people.kill(),
  };
}
