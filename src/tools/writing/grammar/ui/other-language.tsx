import { useState } from "react";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { type GrammarLanguage, grammarLanguageName, isEnglish } from "../grammar-languages.ts";
import type { GrammarSettings } from "../grammar-settings.ts";

/** Tells whether a text that is checked looks like another language than the one that was chosen: its short words tell. */
export function useOtherLanguage() {
  const [found, setFound] = useState<GrammarSettings & { readonly other: GrammarLanguage }>();
  return {
    async look({ text, language }: GrammarSettings): Promise<void> {
      try {
        const { detectLanguage } = await import("../../detector/languages.ts");
        const id = detectLanguage(text);
        const other = id === "en" ? "en-US" : id;
        if (!other || other === language || (isEnglish(other) && isEnglish(language))) return;
        setFound({ text, language, other });
      } catch (error) {
        console.warn("The language of the text could not be detected", error);
      }
    },
    /** Undefined also for what has changed since. */
    otherOf: ({ text, language }: GrammarSettings): GrammarLanguage | undefined =>
      found?.text === text && found.language === language ? found.other : undefined,
  };
}

interface Props {
  readonly other: GrammarLanguage;
  readonly onCheck: (language: GrammarLanguage) => void;
}

export function OtherLanguage({ other, onCheck }: Props) {
  const name = isEnglish(other) ? "English" : grammarLanguageName(other);
  return (
    <Alert tone="note">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>This text looks like {name}.</p>
        <Button variant="secondary" size="sm" onClick={() => onCheck(other)}>
          Check as {name}
        </Button>
      </div>
    </Alert>
  );
}
