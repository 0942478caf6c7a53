import { randomUUID } from "node:crypto";
import type { DesignDocument, Element, ShapeElement } from "#studio/engine/document/document.ts";
import type { Picture } from "#studio/engine/outputs/pictures.ts";
import { createRandom, type Random } from "#studio/engine/random.ts";

/** Two canvases, one of them in an extreme shape. */
const sizes = [
  [400, 300],
  [64, 256],
] as const;
const palette = { ground: "#ffffff", ink: "#000000", accent: "#ff0000", support: "#00ff00", highlight: "#0000ff" };
/** Near, at the edges of what renderers keep, and as far as documents reach. */
const distances = [0, 40, 400, 799, 801, 1_200, 2_001, 9_000, 40_000, 99_000];

const vector = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0H50V50Z" fill="red"/><path opacity=".5" d="M95 95h4v4z"/></svg>',
);

/** A design as an attacker may write it: with everything anywhere. The same number gives the same one. */
export function randomDesign(number: number): {
  readonly design: DesignDocument;
  readonly pictures: Map<string, Picture>;
} {
  const random = createRandom(`design ${number}`);
  const [width, height] = random.pick(sizes);
  const pictures = new Map<string, Picture>();
  const elements = Array.from({ length: random.integer(1, 4) }, (_, index): Element => {
    const id = `e${index}`;
    if (random.chance(0.25)) {
      const image = randomImage(random, id);
      if (random.chance(0.6)) pictures.set(image.assetId, { mediaType: "image/svg+xml", bytes: vector });
      return image;
    }
    if (random.chance(0.5)) return randomShape(random, id);
    const children = Array.from({ length: random.integer(1, 3) }, (_, child) => randomShape(random, `${id}-${child}`));
    const step = () => random.pick([1, 50, 300, 5_000, 90_000]);
    return {
      id,
      name: id,
      kind: "group",
      children,
      ...(random.chance(0.4) && { clip: randomFrame(random) }),
      ...(random.chance(0.5) && {
        repeat: { width: step(), height: step(), columns: random.integer(1, 4), rows: random.integer(1, 4) },
      }),
    };
  });
  return { design: { version: 1, language: "en", width, height, palette, elements }, pictures };
}

const place = (random: Random): number => random.pick(distances) * (random.chance(0.5) ? 1 : -1);

const randomFrame = (random: Random) => ({
  x: place(random),
  y: place(random),
  width: Math.abs(place(random)) + random.integer(0, 1),
  height: Math.abs(place(random)),
});

const point = (random: Random): string => `${place(random)} ${place(random)}`;

function randomOutline(random: Random): string {
  if (random.chance(0.5)) {
    const [x, y, side] = [place(random), place(random), random.pick([1, 40, 300, 50_000])];
    return `M${x} ${y}L${Math.min(99_999, x + side)} ${y}L${x} ${Math.min(99_999, y + side)}Z`;
  }
  const parts = Array.from({ length: random.integer(1, 4) }, () =>
    random.pick([
      () => `L${point(random)}`,
      () => `Q${point(random)} ${point(random)}`,
      () => `C${point(random)} ${point(random)} ${point(random)}`,
      () => `ZM${point(random)}L${point(random)}`,
    ])(),
  );
  return `M${point(random)}${parts.join("")}${random.chance(0.7) ? "Z" : ""}`;
}

const randomShape = (random: Random, id: string): ShapeElement => ({
  id,
  name: id,
  kind: "shape",
  data: randomOutline(random),
  ...(random.chance(0.8) && { fill: "accent" as const }),
  ...(random.chance(0.3) && {
    fill: {
      gradient: random.pick(["linear", "radial"] as const),
      from: [place(random), place(random)] as [number, number],
      to: [place(random), place(random)] as [number, number],
      stops: [
        { at: 0, paint: "ink" as const, opacity: 0.4 },
        { at: 1, paint: "accent" as const },
      ],
    },
  }),
  ...(random.chance(0.4) && { stroke: { paint: "ink" as const, width: random.pick([0, 1, 60, 3_000, 100_000]) } }),
  ...(random.chance(0.5) && { opacity: random.pick([0, 0.3, 1]) }),
  ...(random.chance(0.3) && { isMultiplied: true }),
  ...(random.chance(0.3) && { within: randomOutline(random) }),
  ...(random.chance(0.3) && {
    cuts: [{ data: randomOutline(random), gap: random.pick([0, 3, 5_000]), isLine: random.chance(0.3) }],
  }),
});

const randomImage = (random: Random, id: string) => ({
  ...({ id, name: id, kind: "image", assetId: randomUUID(), ratio: random.pick([0.01, 1, 100]) } as const),
  ...randomFrame(random),
  ...(random.chance(0.4) && { opacity: 0.5 }),
  ...(random.chance(0.3) && { radius: random.pick([0, 20, 90_000]) }),
  ...(random.chance(0.5) && { fit: random.pick(["cover", "contain"] as const) }),
  ...(random.chance(0.3) && { focus: { x: random.next(), y: random.next() } }),
  ...(random.chance(0.3) && { crop: { x: 0.5, y: 0.5, width: 0.05, height: 0.5 } }),
});
