import { useEffect, useState } from "react";
import { callForJson } from "#ui/api-client.ts";
import { presencePath, presenceSentence } from "../rules.ts";
import { useActingTeam } from "./acting-team.ts";

const renewMs = 20_000;

/** Says which other members have the same work of a team open, while the page is in view. Nothing outside of teams, and in one that can only be read. */
export function AlsoHere({ workId }: { readonly workId: string }) {
  const team = useActingTeam();
  // Where nothing can be changed, no one is in the way.
  const isOn = team !== null && !team.isReadOnly;
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isOn) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    async function renew() {
      clearTimeout(timer);
      if (document.hidden) return;
      timer = setTimeout(renew, renewMs);
      const path = presencePath(workId);
      const answer = await callForJson<{ readonly names: readonly string[] }>(path, {
        method: "POST",
        signal: leaving.signal,
        // Without an answer, what was known is still the best guess.
      }).catch(() => undefined);
      if (answer && !leaving.signal.aborted) setNames(answer.names);
    }
    document.addEventListener("visibilitychange", renew);
    void renew();
    return () => {
      document.removeEventListener("visibilitychange", renew);
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isOn, workId]);
  if (!isOn) return null;
  return (
    <p role="status" className="min-w-0 truncate text-xs font-medium text-accent-text">
      {presenceSentence(names)}
    </p>
  );
}
