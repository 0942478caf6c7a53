import { circle, ellipse, leaf, rectangle, ring } from "../../../engine/geometry/path.ts";
import { accent, body, detail, type Region, shade } from "./region.ts";

const box = (x: number, y: number, width: number, height: number, radius = 0) =>
  rectangle({ x, y, width, height }, radius);

/** Things of shops and kitchens, constructed in a square of 100. */
export const objects = {
  chair: [
    shade("M34 58L30 90M66 58L70 90M40 58L38 84M60 58L62 84", 3),
    body(box(28, 50, 44, 9, 4)),
    body("M32 16C40 12 60 12 68 16L64 42C56 45 44 45 36 42Z"),
    shade("M38 42L36 52M62 42L64 52", 3),
    accent("M36 20C42 17 58 17 64 20L61.5 36C55 38.5 45 38.5 38.5 36Z"),
  ],
  lamp: [
    shade("M50 40L50 84", 3),
    body("M36 14L64 14L76 44L24 44Z"),
    shade("M56 14L64 14L76 44L62 44Z"),
    body(box(34, 84, 32, 5, 2.5)),
    accent(circle(50, 48, 5)),
  ],
  vase: [
    accent(leaf([50, 46], [36, 14], 0.24)),
    accent(leaf([50, 46], [64, 10], 0.22)),
    accent(leaf([50, 48], [50, 6], 0.16)),
    body("M42 44L58 44C56 54 70 58 70 72C70 84 62 90 50 90C38 90 30 84 30 72C30 58 44 54 42 44Z"),
    shade("M54 44L58 44C56 54 70 58 70 72C70 84 62 90 50 90C62 82 62 60 54 44Z"),
    detail("M31 70L69 70", 2.5),
  ],
  mug: [
    body("M26 34L66 34L63 80C62.6 83 60 85 57 85L35 85C32 85 29.4 83 29 80Z"),
    shade("M56 34L66 34L63 80C62.6 83 60 85 57 85L50 85C55 74 56 50 56 34Z"),
    body("M66 42C80 42 82 66 64.5 66", 6),
    detail("M28 50L65 50", 3),
    accent("M38 26Q34 20 38 14M48 26Q44 20 48 14M58 26Q54 20 58 14", 2.5),
  ],
  bag: [
    shade("M36 40L36 30C36 14 64 14 64 30L64 40", 4),
    body("M22 36L78 36L84 88L16 88Z"),
    shade("M66 36L78 36L84 88L66 88Z"),
    accent(box(40, 54, 20, 14, 3)),
  ],
  watch: [
    shade(box(39, 6, 22, 88, 6)),
    body(circle(50, 50, 26)),
    detail(circle(50, 50, 20)),
    accent("M50 36L50 50L60 56", 3),
  ],
  plant: [
    accent(leaf([50, 62], [22, 34], 0.3)),
    accent(leaf([50, 62], [78, 30], 0.3)),
    accent(leaf([50, 62], [36, 12], 0.26)),
    accent(leaf([50, 62], [62, 10], 0.26)),
    accent(leaf([50, 62], [14, 58], 0.26)),
    accent(leaf([50, 62], [86, 56], 0.26)),
    body("M34 60L66 60L62 92L38 92Z"),
    shade("M56 60L66 60L62 92L54 92Z"),
  ],
  bottle: [
    shade(box(43, 10, 14, 12, 3)),
    body("M44 22L56 22L56 32C68 38 68 44 68 52L68 84Q68 90 62 90L38 90Q32 90 32 84L32 52C32 44 32 38 44 32Z"),
    detail(box(32, 54, 36, 22)),
    accent(circle(50, 65, 6)),
  ],
  headphones: [
    shade("M22 60L22 52C22 12 78 12 78 52L78 60", 6),
    body(box(14, 52, 18, 32, 9)),
    body(box(68, 52, 18, 32, 9)),
    accent(box(27, 56, 7, 24, 3.5)),
    accent(box(66, 56, 7, 24, 3.5)),
  ],
  sneaker: [
    body("M12 46C20 52 26 50 30 42L40 38C46 54 58 58 76 60C88 61 90 68 90 76L10 76C8 64 9 54 12 46Z"),
    detail("M10 76L90 76L89 84L12 84Z"),
    shade("M42 44L36 48M47 50L40 54M53 54L46 59", 3),
    accent("M18 66C30 58 44 66 62 62L54 70C42 72 30 70 18 72Z"),
  ],
  sofa: [
    body(box(16, 34, 68, 34, 10)),
    shade(box(8, 48, 18, 30, 8)),
    shade(box(74, 48, 18, 30, 8)),
    detail(box(26, 52, 24, 18, 4)),
    detail(box(50, 52, 24, 18, 4)),
    accent(box(32, 40, 16, 16, 4)),
    shade("M20 78L18 86M80 78L82 86", 3),
  ],
  book: [
    body("M20 20Q20 14 26 14L74 14L74 78L26 78Q20 78 20 84Z"),
    detail("M26 78L74 78L74 88L26 88Q20 88 20 83Q20 78 26 78Z"),
    accent(circle(48, 40, 12)),
    shade("M34 62L62 62", 3),
  ],
  bowl: [
    accent(circle(38, 42, 13)),
    detail(circle(58, 40, 14)),
    accent(leaf([62, 44], [82, 22], 0.28)),
    detail(leaf([44, 44], [30, 22], 0.28)),
    shade(ellipse(50, 48, 40, 9)),
    body("M10 48L90 48C90 72 74 86 50 86C26 86 10 72 10 48Z"),
    shade("M66 48L90 48C90 72 74 86 50 86C64 78 68 62 66 48Z"),
  ],
  pizza: [
    body(circle(50, 50, 40)),
    detail(circle(50, 50, 34)),
    accent(circle(38, 38, 6)),
    accent(circle(62, 34, 5.5)),
    accent(circle(66, 58, 6.5)),
    accent(circle(40, 64, 6)),
    shade(leaf([48, 46], [56, 54], 0.4)),
    shade(leaf([30, 52], [24, 44], 0.4)),
    shade(leaf([54, 72], [62, 76], 0.4)),
    shade("M50 10L50 90M10 50L90 50", 1.5),
  ],
  burger: [
    body("M14 44C14 22 32 14 50 14C68 14 86 22 86 44Z"),
    detail("M36 26L39 28M50 22L53 24M62 28L65 30M48 34L51 36", 2.5),
    accent("M10 46Q18 56 26 48Q34 56 42 48Q50 56 58 48Q66 56 74 48Q82 56 90 46L90 52L10 52Z"),
    shade(box(14, 53, 72, 13, 6)),
    body("M14 69L86 69L86 74C86 82 80 86 74 86L26 86C20 86 14 82 14 74Z"),
  ],
  cake: [
    shade(ellipse(50, 82, 42, 8)),
    body("M18 48L82 48L82 78C82 84 18 84 18 78Z"),
    detail("M18 48L82 48L82 56Q77 66 72 57Q66 66 61 57Q55 66 50 57Q44 66 39 57Q33 66 28 57Q22 66 18 56Z"),
    accent(circle(34, 42, 6)),
    accent(circle(50, 40, 7)),
    accent(circle(66, 42, 6)),
  ],
  citrus: [
    body(circle(44, 54, 34)),
    detail(circle(44, 54, 28)),
    accent("M44 54L44 28M44 54L66 41M44 54L66 67M44 54L44 80M44 54L22 67M44 54L22 41", 3),
    shade(leaf([66, 26], [92, 12], 0.34)),
  ],
  disc: [
    body(circle(50, 50, 40)),
    shade(ring(50, 50, 33, 31.5)),
    shade(ring(50, 50, 27, 25.5)),
    accent(circle(50, 50, 15)),
    detail(circle(50, 50, 3)),
  ],
  globe: [
    body(circle(50, 46, 32)),
    detail(
      "M24 34C36 28 42 40 52 36C58 32 52 22 60 18C46 8 28 18 24 34ZM44 56C54 50 70 54 76 58C70 74 56 80 48 76C50 68 38 62 44 56Z",
    ),
    shade("M50 78L50 90M34 90L66 90", 4),
    accent("M72 20C88 36 84 62 66 74", 3),
  ],
} as const satisfies Record<string, readonly Region[]>;

export type ObjectName = keyof typeof objects;
