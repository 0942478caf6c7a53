import { fork } from "node:child_process";
import { once } from "node:events";

export interface SignInLoad {
  /** Resolves when the first sign-ins have started. */
  begin(): Promise<void>;
  /** Resolves when the last sign-ins have finished. @returns how many there were. */
  pause(): Promise<number>;
  end(): void;
}

/** Users who sign in over and over, in a separate process, so that their own cost is not measured. */
export function startSignInLoad(url: string, emails: readonly string[], password: string): SignInLoad {
  const people = fork("bench/sign-in-people.ts", [url, password, ...emails]);
  // A refused sign-in ends the process with the reason, so that the caller does not wait forever.
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
