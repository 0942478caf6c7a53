import { useEffect, useEffectEvent, useState } from "react";
import { callForJson } from "#ui/api-client.ts";
import { type Presence, presencePath } from "../rules.ts";
import { useActingTeam } from "./acting-team.ts";

/** Others’ changes come in within seconds; alone, a request is only there to be seen. */
const renewMs = { together: 5_000, alone: 20_000 } as const;

/**
 * Says that the user has some work of a team open, while the page is in view. Does nothing outside of teams, and in one that can only be read.
 * @param workId undefined for work that no one else can open.
 * @param onRevision gets the newest revision of the work that is stored.
 * @returns first names of the other members who have it open.
 */
export function usePresence(workId: string | undefined, onRevision: (revision: number) => void): readonly string[] {
  const team = useActingTeam();
  // Where nothing can be changed, no one is in the way.
  const wanted = team !== null && !team.isReadOnly ? workId : undefined;
  const [names, setNames] = useState<readonly string[]>([]);
  const hear = useEffectEvent(onRevision);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let isAsking = false;
    let delayMs: number = renewMs.alone;
    async function renew() {
      if (document.hidden || isAsking || wanted === undefined) return;
      clearTimeout(timer);
      isAsking = true;
      const request = { method: "POST", signal: leaving.signal } as const;
      // Without an answer, what was known is still the best guess.
      const answer = await callForJson<Presence>(presencePath(wanted), request).catch(() => undefined);
      isAsking = false;
      if (leaving.signal.aborted) return;
      if (answer) {
        setNames(answer.names);
        hear(answer.revision);
        delayMs = answer.names.length > 0 ? renewMs.together : renewMs.alone;
      }
      timer = setTimeout(renew, delayMs);
    }
    // A window beside another one is in view all the time.
    window.addEventListener("focus", renew);
    document.addEventListener("visibilitychange", renew);
    void renew();
    return () => {
      window.removeEventListener("focus", renew);
      document.removeEventListener("visibilitychange", renew);
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);
  return names;
}
