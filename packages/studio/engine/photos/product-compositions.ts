import type { Composition } from "../../art/styles/style.ts";
import { contrast } from "../color/color.ts";
import { inkFor, textContrast } from "../color/palette.ts";
import type { Kit } from "../compose/kit.ts";
import { stackWords } from "../compose/stack-words.ts";
import { type Stage, sceneOn } from "./product-scene.ts";
import { buildSet } from "./product-sets.ts";
import { castShadow } from "./product-shadow.ts";

interface Arrangement {
  /** Share of the canvas' height that a product takes, without words and with them. */
  readonly height: number;
  readonly heightBesideWords: number;
  /** Share of the canvas' width at which the product stands without words. */
  readonly center: number;
  /** On a wide canvas, the words are on the other side. */
  readonly isMirrored: boolean;
}

const arrangements = {
  "product-middle": { height: 0.6, heightBesideWords: 0.5, center: 0.5, isMirrored: false },
  "product-close": { height: 0.72, heightBesideWords: 0.56, center: 0.5, isMirrored: true },
  "product-aside": { height: 0.6, heightBesideWords: 0.52, center: 0.62, isMirrored: false },
} as const satisfies Readonly<Record<string, Arrangement>>;

/** Compositions for a brief with a product: it is on its set, the words on the wall beside or above it. */
export const productCompositions: readonly Composition[] = Object.entries(arrangements).map(([id, arrangement]) => ({
  id,
  compose: (kit) => composeProduct(kit, arrangement),
}));

function composeProduct(kit: Kit, arrangement: Arrangement): void {
  const { product } = kit.brief;
  if (!product) return;
  const stage = product.hasWords ? stageBesideWords(kit, arrangement) : wholeStage(kit, arrangement);
  const scene = sceneOn(kit, stage);
  const wall = buildSet[product.set](scene);
  castShadow(scene);
  kit.image("Product", scene.frame, scene.foot ? {} : { radius: kit.unit * 1.6 });
  if (!stage.words) return;
  const fill = contrast(kit.color("ink"), wall) >= textContrast ? "ink" : inkFor(wall);
  stackWords(kit, stage.words, { on: wall, fill, anchor: "middle", isTight: true, headlineLinesMax: 3 });
}

/** Height of the floor, as a share of the canvas' height. */
const floorAt = 0.82;

const wholeStage = ({ width, height }: Kit, arrangement: Arrangement): Stage => ({
  centerX: width * arrangement.center,
  footY: height * floorAt,
  width: width * (arrangement.height > 0.7 ? 0.78 : 0.62),
  height: height * arrangement.height,
  words: undefined,
});

function stageBesideWords(kit: Kit, { heightBesideWords, isMirrored }: Arrangement): Stage {
  const { width, height, inner, unit } = kit;
  if (width > height * 1.2) {
    const half = inner.width * 0.46;
    return {
      centerX: isMirrored ? width * 0.27 : width * 0.73,
      footY: height * floorAt,
      width: width * 0.38,
      height: height * (heightBesideWords + 0.18),
      words: { x: isMirrored ? inner.x + inner.width - half : inner.x, y: inner.y, width: half, height: inner.height },
    };
  }
  const top = height * floorAt - height * heightBesideWords;
  return {
    centerX: width / 2,
    footY: height * floorAt + height * 0.04,
    width: width * 0.7,
    height: height * heightBesideWords,
    words: { ...inner, height: top - inner.y - unit * 2 },
  };
}
