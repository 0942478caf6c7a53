import { useEffect, useState } from "react";
import type { ShownFigure } from "#studio/index.ts";
import { callForJson } from "#ui/api-client.ts";
import { figuresPath } from "../../design-rules.ts";

export interface Figures {
  /** Undefined until they are here. */
  readonly figures: readonly ShownFigure[] | undefined;
  readonly problem: string | undefined;
}

/** After the last key. */
const pauseMs = 200;

/** The figures that some words bring to mind; those of the words before stay until then. */
export function useFigures(words: string, forLogos: boolean): Figures {
  const [found, setFound] = useState<Figures>({ figures: undefined, problem: undefined });
  useEffect(() => {
    const asking = new AbortController();
    const ask = () =>
      listFigures(words, forLogos, asking.signal)
        .then((figures) => setFound({ figures, problem: undefined }))
        .catch(() => {
          if (asking.signal.aborted) return;
          setFound({ figures: [], problem: "The symbols couldn’t be loaded. Check your connection and try again." });
        });
    const timer = setTimeout(() => void ask(), words === "" ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, forLogos]);
  return found;
}

async function listFigures(words: string, forLogos: boolean, signal: AbortSignal): Promise<readonly ShownFigure[]> {
  const query = new URLSearchParams({ q: words, ...(forLogos && { logos: "yes" }) });
  const { figures } = await callForJson<{ readonly figures: readonly ShownFigure[] }>(`${figuresPath}?${query}`, {
    signal,
  });
  return figures;
}
