import type { Brief, Kind } from "../brief.ts";
import { readExclusions } from "./read-exclusions.ts";
import { readLogoForm } from "./read-logo-form.ts";

interface Form {
  /** Facts for the brief. */
  readonly form: Pick<Brief, "without" | "mark" | "letters">;
  /** Words that rule figures out. */
  readonly ruledOut: readonly string[];
}

/** Reads what a prompt says of a design’s figures, and of the form of a logo. @param talk its words that are not printed. */
export function readForm(talk: string, kind: Kind): Form {
  const { text, ...form } = kind === "logo" ? readLogoForm(talk) : { text: talk };
  const { without, words } = readExclusions(text);
  return { form: { ...form, ...(without.length > 0 && { without: [...without] }) }, ruledOut: words };
}
