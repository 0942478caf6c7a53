import { useEffect, useRef } from "react";
import { callForJson } from "#ui/api-client.ts";
import { type DesignSettings, designsPath, type OfferedKind, offeredKinds } from "../design-rules.ts";
import { fieldLabelsOf } from "./brief-fields.ts";
import { kindNames } from "./design-names.ts";

type Chosen = Pick<DesignSettings, "prompt" | "kind" | "aspectRatio" | "isKindAuto">;
type Change = Partial<Pick<DesignSettings, "kind" | "aspectRatio" | "corrections">>;

/**
 * Returns the changes that a kind brings with it. A format that the user changed stays, and so do corrections, unless the kind has other
 * fields: the user may have typed them while the prompt was read.
 */
export const changeToKind = ({ kind: before, aspectRatio }: Chosen, kind: OfferedKind): Change =>
  kind === before
    ? {}
    : {
        kind,
        ...(fieldLabelsOf(before) !== fieldLabelsOf(kind) && { corrections: {} }),
        ...(aspectRatio === kindNames[before].ratio && { aspectRatio: kindNames[kind].ratio }),
      };

/** Users pause that long once they have written something: each reading is a request. */
const pauseMs = 400;

/**
 * Keeps the kind that the prompt names, unless the user chose one.
 * @returns a function that reads the prompt as it is now: what it says is to be made, even if the user presses at once.
 */
export function useKindOfPrompt(settings: Chosen, onChange: (change: Change) => void): () => Promise<Change> {
  const { prompt, isKindAuto } = settings;
  const latest = useRef({ settings, onChange });
  latest.current = { settings, onChange };
  const readPrompt = useRef("");
  const isOpen = isKindAuto === true && prompt.trim() !== "";
  useEffect(() => {
    if (!isOpen || readPrompt.current === prompt) return;
    const reading = new AbortController();
    const pause = setTimeout(async () => {
      const kind = await kindOf(prompt, reading.signal);
      if (!kind || reading.signal.aborted) return;
      readPrompt.current = prompt;
      latest.current.onChange(changeToKind(latest.current.settings, kind));
    }, pauseMs);
    return () => {
      clearTimeout(pause);
      reading.abort();
    };
  }, [prompt, isOpen]);
  return async () => {
    if (!isOpen || readPrompt.current === prompt) return {};
    const kind = await kindOf(prompt);
    return kind ? changeToKind(settings, kind) : {};
  };
}

/** @returns undefined without an answer, and for a prompt that nothing can be made of: the press then says why. */
async function kindOf(prompt: string, signal?: AbortSignal): Promise<OfferedKind | undefined> {
  const read = await callForJson<{ readonly kind?: string }>(`${designsPath}/understand`, {
    json: { prompt },
    signal,
  }).catch(() => undefined);
  return offeredKinds.find((kind) => kind === read?.kind);
}
