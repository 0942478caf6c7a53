import { useEffect, useState } from "react";
import type { Voice } from "#engines/index.ts";
import { ApiError, callForJson } from "#ui/api-client.ts";
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
  try {
    const query = new URLSearchParams({ engine: engineId });
    return await callForJson<{ readonly voices: readonly Voice[] }>(`${voicesPath}?${query}`, { signal });
  } catch (error) {
    signal.throwIfAborted();
    return { voices: [], message: error instanceof ApiError && error.status ? error.message : undefined };
  }
}
