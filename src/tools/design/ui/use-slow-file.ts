import { useEffect, useRef, useState } from "react";
import { nameInDisposition } from "#platform/file-names.ts";
import { callApi } from "#ui/api-client.ts";
import { downloadFile } from "#work/browser.ts";

export interface SlowFile {
  readonly state: "idle" | "drawing" | "failed";
  /** Has the server draw it, and saves it. @returns false if it could not be drawn; one that is stopped is no failure. */
  draw(): Promise<boolean>;
  stop(): void;
}

/**
 * A file that takes seconds to draw: the page says so, and can stop it.
 * @param name of the file, if the server names none.
 */
export function useSlowFile(address: string, name: string): SlowFile {
  const [state, setState] = useState<SlowFile["state"]>("idle");
  const drawing = useRef<AbortController>(undefined);
  useEffect(() => () => drawing.current?.abort(), []);
  return {
    state,
    stop: () => drawing.current?.abort(),
    async draw() {
      const controller = new AbortController();
      drawing.current = controller;
      setState("drawing");
      try {
        const answer = await callApi(address, { signal: controller.signal });
        const given = nameInDisposition(answer.headers.get("content-disposition") ?? "");
        downloadFile(await answer.blob(), given ?? name);
        setState("idle");
        return true;
      } catch {
        setState(controller.signal.aborted ? "idle" : "failed");
        return controller.signal.aborted;
      }
    },
  };
}
