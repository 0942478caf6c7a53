import { useCallback, useEffect, useRef, useState } from "react";
import { nameInDisposition } from "#platform/file-names.ts";
import { ApiError, callApi } from "#ui/api-client.ts";

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
        const refused = "The video couldn’t be drawn. Please try again.";
        const answer = await callApi(address, { signal: controller.signal, refused });
        const copy = URL.createObjectURL(await answer.blob());
        forget();
        kept.current = copy;
        const name = nameInDisposition(answer.headers.get("content-disposition") ?? "") ?? "film.mp4";
        setState({ kind: "made", film: { address: copy, name, title } });
      } catch (error) {
        // What was cut off while it arrived is no `ApiError`.
        const message = error instanceof ApiError ? error.message : "The connection was lost. Please try again.";
        setState(controller.signal.aborted ? { kind: "idle" } : { kind: "failed", message });
      }
    },
    [forget],
  );
  return { state, draw, stop: () => drawing.current?.abort() };
}
