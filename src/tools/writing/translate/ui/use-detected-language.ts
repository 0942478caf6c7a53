import { useEffect, useState } from "react";
import { callForJson } from "#ui/api-client.ts";
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
      const found = await callForJson<{ readonly language: string | null }>(languagePath, {
        json: { text: beginning },
        signal: stop.signal,
      }).catch(() => undefined);
      if (found) setKnown({ beginning, language: findLanguage(found.language) });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [beginning]);
  // While the next answer is on its way, the last one still holds.
  return beginning === "" ? undefined : known?.language;
}
