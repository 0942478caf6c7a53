import { useEffect, useState } from "react";
import type { Voice } from "#engines/index.ts";
import { voicesPath } from "../audio-rules.ts";

interface Voices {
  readonly voices: readonly Voice[];
  /** Reason why there are none. */
  readonly message?: string;
}

const none: Voices = { voices: [] };

/** The voices of an engine, once they are there. */
export function useVoices(engineId: string): Voices {
  const [found, setFound] = useState<Voices & { readonly engineId: string }>();
  useEffect(() => {
    const left = new AbortController();
    void ask(engineId, left.signal).then(
      (voices) => setFound({ ...voices, engineId }),
      () => {},
    );
    return () => left.abort();
  }, [engineId]);
  return found?.engineId === engineId ? found : none;
}

async function ask(engineId: string, signal: AbortSignal): Promise<Voices> {
  const answer = await fetch(`${voicesPath}?${new URLSearchParams({ engine: engineId })}`, { signal });
  const body = (await answer.json()) as {
    readonly voices?: readonly Voice[];
    readonly error?: { readonly message?: string };
  };
  return answer.ok ? { voices: body.voices ?? [] } : { voices: [], message: body.error?.message };
}
