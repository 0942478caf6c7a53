import { type CoverPalette, createCoverPalette } from "./cover-palette.ts";
import { createSeededRandom, hashText, type SeededRandom } from "./seeded-random.ts";

/** The tools that a family draws with. */
export interface Scene {
  readonly random: SeededRandom;
  readonly palette: CoverPalette;
  /** Draws one of a family's compositions; the next variant of the same cover gets the next one. */
  readonly compose: (compositions: readonly DrawFamily[]) => string;
  /** Shows `content` only inside `outline` (any shape). */
  readonly clip: (outline: string, content: string) => string;
}

/** Returns the shapes on the background, which is already drawn. */
export type DrawFamily = (scene: Scene) => string;

/** `name` is the cover without its variant. */
export function createScene(name: string, hue: number, variant: number): Scene {
  const seed = hashText(`${name}/${variant}`);
  const random = createSeededRandom(seed);
  const first = createSeededRandom(hashText(name)).whole(0, 0xffff);
  let clips = 0;
  const scene: Scene = {
    random,
    palette: createCoverPalette(hue, random),
    compose: (compositions) =>
      compositions[(first + Math.abs(Math.trunc(variant))) % compositions.length]?.(scene) ?? "",
    clip: (outline, content) => {
      // Named by the seed, so that covers set into one page do not clip each other.
      const id = `c${seed.toString(36)}-${clips++}`;
      return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${content}</g>`;
    },
  };
  return scene;
}
