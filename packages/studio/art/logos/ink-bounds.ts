import type { Element } from "../../engine/document/document.ts";
import { boundsOf, unionOf } from "../../engine/edit/bounds.ts";
import type { Frame } from "../../engine/geometry/path.ts";
import { pathExtent } from "../../engine/geometry/path-extent.ts";
import { readPath } from "../../engine/geometry/read-path.ts";
import { setText } from "../../engine/type/set-text.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";

/**
 * The least frame around what elements draw, with descenders, accents and swashes of their letters, which the frame of a set text leaves out.
 * Texts that are turned aren't supported: no lock-up has any.
 */
export function inkBounds(elements: readonly Element[], language: string, typesetter: Typesetter): Frame | undefined {
  return unionOf(
    elements.flatMap((element) => {
      if (element.kind !== "text") return boundsOf(element, { language }, typesetter) ?? [];
      const text = element.isCaps ? element.text.toLocaleUpperCase(language) : element.text;
      return setText(typesetter, { ...element, text }).lines.flatMap(
        (line) => pathExtent(readPath(typesetter.outline({ ...element, ...line }, line.x, line.baseline))) ?? [],
      );
    }),
  );
}
