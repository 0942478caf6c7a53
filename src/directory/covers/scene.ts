import { type CoverPalette, createCoverPalette } from "./cover-palette.ts";
import { createSeededRandom, hashText, type SeededRandom } from "./seeded-random.ts";

/** What a family draws with. */
export interface Scene {
  readonly random: SeededRandom;
  readonly palette: CoverPalette;
  /** Shows `content` only inside `outline` (any shape). */
  readonly clip: (outline: string, content: string) => string;
}

/** Gives the shapes that lie on the ground; the ground itself is drawn already. */
export type DrawFamily = (scene: Scene) => string;

export function createScene(words: string, hue: number): Scene {
  const seed = hashText(words);
  const random = createSeededRandom(seed);
  let clips = 0;
  return {
    random,
    palette: createCoverPalette(hue, random),
    clip: (outline, content) => {
      // Named by the seed, so that covers set into one page do not clip each other.
      const id = `c${seed.toString(36)}-${clips++}`;
      return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${content}</g>`;
    },
  };
}
