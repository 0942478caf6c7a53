import { useEffect, useState } from "react";
import { detectedMax, languagePath } from "../translate-settings.ts";
import { findLanguage, type TranslationLanguage } from "../translation-languages.ts";

/** Typing that rests for this long. */
const delayMs = 500;

/** The language of a text as the server detects it by its beginning. @returns undefined as long as it isn't known. */
export function useDetectedLanguage(text: string): TranslationLanguage | undefined {
  const beginning = text.trimStart().slice(0, detectedMax).toWellFormed();
  const [known, setKnown] = useState<{
    readonly beginning: string;
    readonly language: TranslationLanguage | undefined;
  }>();
  useEffect(() => {
    if (beginning === "") return undefined;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      // Without an answer the user can choose the language.
      const answer = await fetch(languagePath, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ text: beginning }),
        signal: stop.signal,
      }).catch(() => undefined);
      if (!answer?.ok) return;
      const { language } = (await answer.json()) as { readonly language: string | null };
      if (!stop.signal.aborted) setKnown({ beginning, language: findLanguage(language) });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [beginning]);
  // While the next answer is on its way, the last one still holds.
  return beginning === "" ? undefined : known?.language;
}
