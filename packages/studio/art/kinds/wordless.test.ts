import { beforeAll, describe, expect, it } from "vitest";
import { sampleRange } from "../../../../test/samples.ts";
import { type Brief, type Kind, moods, styleIds, wordlessKinds } from "../../engine/brief/brief.ts";
import { aspectRatios, sizeOf } from "../../engine/brief/formats.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import { type DesignDocument, documentSchema } from "../../engine/document/document.ts";
import { hashDistance, perceptualHash } from "../../engine/measures/likeness.ts";
import { rasterize } from "../../engine/outputs/rasterize.ts";
import { createRandom } from "../../engine/random.ts";
import { renderSvg } from "../../engine/render/render-svg.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";

const themes = [
  "Lemons and leaves",
  "Geometric",
  "Icon set for a bakery",
  "Mountains at dusk",
  "City skyline at night",
  "Calm background",
  "A room with plants",
  "Foxes in the snow",
  "Desert in summer",
  "Rockets and planets",
  "The sea at sunrise",
  "Muster mit Blumen",
] as const;

/** Any brief without words, by a number. */
function briefOf(number: number, more: Partial<Brief> = {}): Brief {
  const random = createRandom(`wordless-${number}`);
  return {
    kind: random.pick(wordlessKinds),
    style: random.pick(styleIds),
    ...sizeOf(random.pick(aspectRatios)),
    language: "en",
    headline: random.pick(themes),
    mood: random.chance(0.4) ? random.pick(moods) : undefined,
    hue: random.chance(0.3) ? random.integer(0, 360) : undefined,
    detail: random.integer(0, 100),
    seed: `seed-${number}`,
    ...more,
  };
}

const bytesMax = 600_000;

/** Beyond the 240 known ones, one of 1,000 falls below a floor: only long samples go there. */
const { first, count } = sampleRange(240, 3, 1_000);

describe("a design without words", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    typesetter = (await readFonts()).typesetter;
  });

  const compose = (brief: Brief, variant = 0) => composeDesign(brief, typesetter, { variant }).design;
  const draw = (design: DesignDocument, width = design.width) => rasterize(renderSvg(design, typesetter), width);
  const hashOf = (brief: Brief, variant = 0) => perceptualHash(draw(compose(brief, variant), 128));

  /** The share of pixels that are not the most frequent color. */
  const inkOf = (design: DesignDocument): number => {
    const { pixels } = draw(design, 96);
    const counts = new Map<number, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const color = ((pixels[at] ?? 0) >> 3) * 4_096 + ((pixels[at + 1] ?? 0) >> 3) * 64 + ((pixels[at + 2] ?? 0) >> 3);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return 1 - Math.max(...counts.values()) / (pixels.length / 4);
  };

  it(`[F8] of any of ${count} briefs from ${first} on is as large as it should be, not empty, without text, and can be stored`, () => {
    const faults: unknown[] = [];
    for (let number = first; number < first + count; number++) {
      const brief = briefOf(number);
      const design = compose(brief, number % 5);
      const svg = renderSvg(design, typesetter);
      const stored = JSON.parse(JSON.stringify(design));
      const isStored = documentSchema.safeParse(stored).success;
      const isSized = design.width === brief.width && design.height === brief.height;
      const hasText = design.elements.some(({ kind }) => kind === "text") || svg.includes("<text");
      const ink = inkOf(design);
      const isTitled = design.title === brief.headline;
      const isBounded = design.elements.length <= 120 && svg.length <= bytesMax && !svg.includes("NaN");
      if (!isStored || !isSized || hasText || !isTitled || !isBounded || ink < 0.03) {
        const { kind, style, headline } = brief;
        faults.push({ number, kind, style, headline, isStored, isSized, hasText, ink, bytes: svg.length });
      }
    }
    expect(faults).toEqual([]);
  }, 300_000);

  it.each(wordlessKinds)(
    "[F8] as %s is the same for a seed, and another for another seed, variant and style",
    (kind) => {
      const distances: number[] = [];
      for (const [index, style] of styleIds.entries()) {
        const brief = briefOf(index, { kind, style, width: 1024, height: 1024, hue: undefined });
        const svgOf = (of: Brief, variant = 0) => renderSvg(compose(of, variant), typesetter);
        expect(svgOf(brief)).toBe(svgOf(brief));
        expect(new Set([0, 1, 2, 3].map((variant) => svgOf(brief, variant))).size).toBe(4);
        expect(svgOf({ ...brief, seed: "another" })).not.toBe(svgOf(brief));
        const hashes = [0, 1, 2, 3].map((variant) => hashOf(brief, variant));
        distances.push(...hashes.flatMap((a, from) => hashes.slice(from + 1).map((b) => hashDistance(a, b))));
      }
      // Icons of one subject on one grid are alike; all others are not.
      const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
      expect(mean).toBeGreaterThan(kind === "icons" ? 10 : 16);
    },
    120_000,
  );

  it("[F8] shows what its brief says: detail, hue, mood, time of day and season change it", () => {
    const base = briefOf(3, {
      kind: "scene",
      style: "swiss",
      headline: "Mountains",
      mood: undefined,
      hue: undefined,
      detail: 50,
      ...sizeOf("4:3"),
    });
    const svg = (more: Partial<Brief>) => renderSvg(compose({ ...base, ...more }), typesetter);
    const others: Partial<Brief>[] = [
      {},
      { detail: 0 },
      { detail: 100 },
      { hue: 150 },
      { mood: "dark" },
      { headline: "Mountains at night" },
      { headline: "Mountains in winter" },
      { headline: "The sea" },
    ];
    expect(new Set(others.map(svg)).size).toBe(others.length);
    const elements = (kind: Kind, detail: number) =>
      renderSvg(compose({ ...base, kind, style: "line", detail }), typesetter).length;
    for (const kind of ["scene", "abstract"] as const) expect(elements(kind, 100)).toBeGreaterThan(elements(kind, 0));
    expect(compose({ ...base, kind: "icons", detail: 20 }).elements).toHaveLength(9);
    expect(compose({ ...base, kind: "icons", detail: 80 }).elements).toHaveLength(16);
  });

  it("[F8] as a pattern repeats its tile without a seam, to the last pixel", () => {
    for (const [index, style] of styleIds.entries()) {
      for (const variant of [0, 1, 2, 3, 4]) {
        const headline = variant % 2 === 0 ? "Lemons and leaves" : "Geometric";
        const brief = briefOf(index, { kind: "pattern", style, headline, width: 1024, height: 768 });
        const { design, choices } = composeDesign(brief, typesetter, { variant });
        const tile = design.elements.find((element) => element.kind === "group" && element.repeat);
        if (tile?.kind !== "group" || !tile.repeat) throw new Error("there is no tile");
        const { repeat } = tile;
        expect([repeat.width * repeat.columns, repeat.height * repeat.rows]).toEqual([design.width, design.height]);
        const svg = renderSvg(design, typesetter);
        expect(svg).toContain('<g id="tile">');
        const { width, height, pixels } = rasterize(svg, design.width);
        const colorAt = (x: number, y: number) => {
          const at = (((y + height) % height) * width + ((x + width) % width)) * 4;
          return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
        };
        // What crosses the edge of the canvas is smoothed a little differently: the same color may be one pixel further.
        const isNear = (x: number, y: number, toX: number, toY: number) => {
          const color = colorAt(x, y);
          const there = colorAt(toX, toY);
          if (color.every((channel, index) => Math.abs(channel - (there[index] ?? 0)) <= 40)) return true;
          const around = [0, 1, -1].flatMap((dx) => [0, 1, -1].map((dy) => colorAt(toX + dx, toY + dy)));
          return around.some((other) => color.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= 40));
        };
        let differing = 0;
        for (let y = 0; y < height; y += 3) {
          for (let x = 0; x < width; x += 3) {
            if (!isNear(x, y, x + repeat.width, y)) differing++;
            if (!isNear(x, y, x, y + repeat.height)) differing++;
          }
        }
        // Of 170,000; a seam has more than 256.
        expect([style, choices.compositionId, differing < 20]).toEqual([style, choices.compositionId, true]);
      }
    }
  }, 120_000);

  it("[F8] as an icon set has icons that all differ, each a group with its name", () => {
    for (const [index, style] of styleIds.entries()) {
      const brief = briefOf(index, {
        kind: "icons",
        style,
        headline: "Icon set for a bakery",
        detail: 80,
        width: 1024,
        height: 1024,
      });
      const design = compose(brief);
      const names = design.elements.map(({ name }) => name.replace(/^Icon \d+ /, ""));
      expect(new Set(names).size).toBe(16);
      const pictures = design.elements.map((element) => renderSvg({ ...design, elements: [element] }, typesetter));
      const side = 1024 / 4;
      const hashes = pictures.map((svg, at) => {
        const frame = `viewBox="${(at % 4) * side} ${Math.floor(at / 4) * side} ${side} ${side}"`;
        return perceptualHash(rasterize(svg.replace(/viewBox="[^"]*"/, frame), 64));
      });
      const nearest = hashes.flatMap((a, from) => hashes.slice(from + 1).map((b) => hashDistance(a, b)));
      expect([style, Math.min(...nearest) > 0]).toEqual([style, true]);
    }
  });
});
