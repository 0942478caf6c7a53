import type { Choices, Composed } from "../art/kinds/composer.ts";
import { composerOf } from "../art/kinds/composers.ts";
import type { Brief } from "./brief/brief.ts";
import type { Typesetter } from "./type/typesetter.ts";

/** Designs what a brief asks for. The same brief and choices give the same design. */
export function composeDesign(brief: Brief, typesetter: Typesetter, choices: Choices = { variant: 0 }): Composed {
  const composed = composerOf(brief.kind)(brief, typesetter, choices);
  const { paper } = brief;
  return paper ? { ...composed, design: { ...composed.design, paper } } : composed;
}
