import { useCallback, useEffect, useRef, useState } from "react";
import { nameInDisposition } from "#platform/file-names.ts";

export interface Film {
  /** Address of the browser’s own copy. */
  readonly address: string;
  readonly name: string;
  readonly title: string;
}

interface FilmState {
  readonly kind: "idle" | "drawing" | "failed" | "made";
  readonly film?: Film;
  readonly message?: string;
}

/** Has the server draw a film, and keeps it until the next one or until the page is left. */
export function useFilm() {
  const [state, setState] = useState<FilmState>({ kind: "idle" });
  const drawing = useRef<AbortController>(undefined);
  const kept = useRef<string>(undefined);
  const forget = useCallback(() => {
    if (kept.current) URL.revokeObjectURL(kept.current);
    kept.current = undefined;
  }, []);
  useEffect(
    () => () => {
      drawing.current?.abort();
      forget();
    },
    [forget],
  );
  const draw = useCallback(
    async (address: string, title: string) => {
      const controller = new AbortController();
      drawing.current = controller;
      setState({ kind: "drawing" });
      try {
        const answer = await fetch(address, { signal: controller.signal });
        if (!answer.ok) return setState({ kind: "failed", message: await messageIn(answer) });
        const copy = URL.createObjectURL(await answer.blob());
        forget();
        kept.current = copy;
        const name = nameInDisposition(answer.headers.get("content-disposition") ?? "") ?? "film.mp4";
        setState({ kind: "made", film: { address: copy, name, title } });
      } catch {
        setState(
          controller.signal.aborted
            ? { kind: "idle" }
            : { kind: "failed", message: "The connection was lost. Please try again." },
        );
      }
    },
    [forget],
  );
  return { state, draw, stop: () => drawing.current?.abort() };
}

async function messageIn(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { readonly error?: { readonly message?: string } };
  return body.error?.message ?? "The video couldn’t be drawn. Please try again.";
}
