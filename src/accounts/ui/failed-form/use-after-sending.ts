import { useEffect, useEffectEvent, useRef } from "react";
import { watchForms } from "./keep-page.ts";

/**
 * For a form that goes away once it is sent, e.g. with its dialog: it stays if it wasn't taken.
 * @returns what to call when it is sent.
 */
export function useAfterSending(onTaken: () => void): () => void {
  const isSent = useRef(false);
  const end = useEffectEvent(() => {
    if (isSent.current) onTaken();
    isSent.current = false;
  });
  useEffect(() => watchForms(() => end()), []);
  return () => {
    isSent.current = true;
  };
}
