import { type Brief, briefSchema } from "../brief/brief.ts";
import type { DesignDocument, TextElement } from "../document/document.ts";

const wordFields = ["headline", "subline", "date", "place", "price", "action", "brand"] as const;

interface Words {
  readonly document: DesignDocument;
  /** Design that was composed from `from`, before the edits. */
  readonly base: DesignDocument;
  readonly from: Brief;
  readonly to: Brief;
}

/** A brief that has the words as they were typed in the editor; those that were taken out are taken out. */
export function briefWithTypedWords({ document, base, from, to }: Words): Brief {
  const typed = wordFields.flatMap((field) => {
    const before = base.elements.find((element) => element.kind === "text" && element.text === from[field]);
    // Words that were changed in the brief itself win.
    if (!before || to[field] !== from[field]) return [];
    const text = textOf(document, before.id);
    return [[field, text === undefined ? undefined : fitting(field, text.text)] as const];
  });
  const brief = { ...to, ...Object.fromEntries(typed) };
  return { ...brief, headline: brief.headline ?? to.headline };
}

/** Part of a text that a brief holds; the whole of it is put into the design later. */
function fitting(field: (typeof wordFields)[number], text: string): string | undefined {
  const max = (length: number) => text.trim().slice(0, length).trim().toWellFormed();
  const lengths = [text.length, 240, 160, 120, 80, 60];
  return lengths.map(max).find((words) => words !== "" && briefSchema.shape[field].safeParse(words).success);
}

/** Texts of the composed design whose words the user has changed: by their ids. */
export function typedWords(document: DesignDocument, base: DesignDocument): ReadonlyMap<string, string> {
  return new Map(
    base.elements.flatMap((element) => {
      const text = element.kind === "text" ? textOf(document, element.id) : undefined;
      return text && element.kind === "text" && text.text !== element.text ? [[element.id, text.text] as const] : [];
    }),
  );
}

const textOf = (design: DesignDocument, id: string): TextElement | undefined =>
  design.elements.find((element): element is TextElement => element.kind === "text" && element.id === id);
