import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";

/** Pause after the last change before it is saved. */
const pauseMs = 1_000;

export type AutosaveState = "idle" | "saving" | "saved" | "failed";

/**
 * Saves a form a second after each change, with `intent=save`. Without scripts, the form has a button for that.
 * @param action address of the form.
 */
export function useAutosave(action: string) {
  const fetcher = useFetcher<FormReply>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  const { submit } = fetcher;
  const change = useCallback(
    (form: HTMLFormElement) => {
      clearTimeout(timer.current);
      setWaiting(true);
      timer.current = setTimeout(() => {
        setWaiting(false);
        const fields = new FormData(form);
        fields.set("intent", "save");
        fields.set("stay", "1");
        void submit(fields, { method: "post", action });
      }, pauseMs);
    },
    [submit, action],
  );
  /** Sending the form saves it, too. */
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    setWaiting(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { change, cancel, state: stateOf(isWaiting || fetcher.state !== "idle", fetcher.data) };
}

function stateOf(isBusy: boolean, reply: FormReply | undefined): AutosaveState {
  if (isBusy) return "saving";
  if (!reply) return "idle";
  return reply.outcome === "done" ? "saved" : "failed";
}
