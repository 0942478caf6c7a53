import type { Brief } from "./brief/brief.ts";
import { createKit } from "./compose/kit.ts";
import type { DesignDocument } from "./document/document.ts";
import { createRandom } from "./random.ts";
import { styleOf } from "./styles/styles.ts";
import type { Typesetter } from "./type/typesetter.ts";

export interface Composed {
  readonly design: DesignDocument;
  readonly compositionId: string;
}

/**
 * Designs what a brief asks for. The same brief gives the same design.
 * @param variant 0 for the first; others differ in their composition first, then in colors, type and figure.
 */
export function composeDesign(brief: Brief, typesetter: Typesetter, variant = 0): Composed {
  const style = styleOf(brief.style);
  const ratio = brief.width / brief.height;
  const order = createRandom(`${brief.seed}/compositions`).shuffled(
    style.compositions.filter(({ suits }) => suits?.(ratio) ?? true),
  );
  const composition = order[variant % order.length];
  if (!composition) throw new Error(`${style.name} has no composition for ${brief.width} × ${brief.height}`);
  const random = createRandom(`${brief.seed}/${variant}`);
  const palette = style.palette(random.fork("palette"), brief.hue);
  const voices = style.voices[(variant + random.fork("voices").integer(0, 1)) % style.voices.length] ?? style.voices[0];
  if (!voices) throw new Error(`${style.name} has no type`);
  const kit = createKit({ brief, palette, voices, random, typesetter });
  composition.compose(kit);
  const { width, height, language } = brief;
  return {
    compositionId: composition.id,
    design: { version: 1, language, width, height, palette, elements: [...kit.elements] },
  };
}
