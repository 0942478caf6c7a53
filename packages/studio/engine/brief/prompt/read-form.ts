import type { Brief, Kind } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { readExclusions } from "./read-exclusions.ts";
import { readLogoForm } from "./read-logo-form.ts";
import { wordEnd, wordStart } from "./reading.ts";

interface Form {
  readonly text: string;
  /** Facts for the brief. */
  readonly form: Pick<Brief, "without" | "mark" | "letters">;
  /** Words that rule figures out. */
  readonly ruledOut: readonly string[];
}

/** The kind that is named first: a poster can have a logo on it. */
const kindNamed = compilePattern(
  `${wordStart}(?:(?<logo>\\p{L}*logos?|logotypes?|logotipos?|word ?-?marks?|wortmarken?|brand ?marks?|monogramm?[ea]?s?|emblem[aes]?s?|emblèmes?)|posters?|plakate?|affiches?|carteles?|cartel|flyers?|prospectos?|folletos?|cards?|\\p{L}*karten?|tarjetas?|cartes?|banners?|posts?|stor(?:y|ies)|covers?|invit\\p{L}+|einladung\\p{L}*|mockups?|patterns?|muster|icons? set)${wordEnd}`,
  "iu",
);

/** Takes out of a prompt what it says of a design’s figures, and of the form of a logo. @param kind that the user chose. */
export function readForm(prompt: string, kind: Kind | undefined): Form {
  const isLogo = kind ? kind === "logo" : kindNamed.exec(prompt)?.groups?.logo !== undefined;
  const { text: rest, ...form } = isLogo ? readLogoForm(prompt) : { text: prompt };
  const { text, without, words } = readExclusions(rest, isLogo);
  return { text, form: { ...form, ...(without.length > 0 && { without: [...without] }) }, ruledOut: words };
}
