import { useEffect, useState, useSyncExternalStore } from "react";
import { createSaver, type Others, type Saver, type SaveState, type Send } from "./saver.ts";

interface Given<Edited> {
  readonly send: Send<Edited>;
  /** Content that is stored when the page opens. */
  readonly first: Edited;
  readonly revision: number;
  readonly present: Edited;
  readonly others?: Others<Edited> | undefined;
}

/** Saves what is edited: a second after the last change, when the page is left or hidden, and when the network is back. */
export function useSaver<Edited>({ send, first, revision, present, others }: Given<Edited>): {
  readonly saver: Saver<Edited>;
  readonly state: SaveState;
} {
  const [saver] = useState(() => createSaver({ stored: first, revision, send, others }));
  const state = useSyncExternalStore(saver.subscribe, saver.getState, saver.getState);
  useEffect(() => saver.change(present), [saver, present]);
  useEffect(() => {
    const flush = () => void saver.flush();
    const onHide = () => document.visibilityState === "hidden" && flush();
    const onLeave = (event: BeforeUnloadEvent) => {
      if (saver.getState().status === "saved") return;
      flush();
      // The browser asks: a document may be too long to be sent while a page ends.
      event.preventDefault();
    };
    window.addEventListener("online", flush);
    window.addEventListener("beforeunload", onLeave);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      window.removeEventListener("online", flush);
      window.removeEventListener("beforeunload", onLeave);
      document.removeEventListener("visibilitychange", onHide);
      // Where another page takes its place, the request goes on.
      flush();
    };
  }, [saver]);
  return { saver, state };
}
