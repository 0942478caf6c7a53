import { documentSchema } from "#studio/engine/document/document.ts";
import { drawDesign } from "#studio/engine/draw-design.ts";
import { readFonts } from "#studio/engine/type/fonts.ts";
import { randomDesign } from "./random-designs.ts";

/**
 * Draws random designs in a worker process, which ends with the first one that can't be drawn. Every hundredth is a PDF, which takes ten times as long.
 * @returns how many were drawn: some are refused before, because they would take too much.
 */
export async function drawRandomDesigns({ first, count }: { readonly first: number; readonly count: number }) {
  const fonts = await readFonts();
  let drawn = 0;
  for (let number = first; number < first + count; number++) {
    const { design, pictures } = randomDesign(number);
    if (!documentSchema.safeParse(design).success) continue;
    await drawDesign({ design, pictures, format: number % 100 === 0 ? "pdf" : "png", width: 64 }, fonts);
    drawn++;
  }
  return drawn;
}
