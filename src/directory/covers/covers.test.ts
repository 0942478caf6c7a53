import { describe, expect, it } from "vitest";
import { coverFamilies } from "./cover-families.ts";
import { hueDegrees } from "./cover-palette.ts";
import { drawCover, drawMonogram, familyOf } from "./index.ts";
import { contrastRatio, oklchToHex } from "./oklch.ts";
import { createSeededRandom, hashText } from "./seeded-random.ts";

const categories = [
  "image-generation",
  "photo-editing",
  "logo-design",
  "banner",
  "social-media",
  "presentation",
  "video-creation",
  "audio-tools",
  "animation",
  "design-tools",
  "website",
  "mobile-app",
  "content-marketing",
  "seo",
  "ads",
  "landing-page",
  "copywriting",
  "content",
  "research",
  "translation",
  "document",
  "education",
  "workflow",
  "chat",
  "code",
  "data",
  "ai-tools",
  "ideation",
  "3d-modeling",
  "health",
];

const covers = categories.flatMap((category, place) =>
  Array.from({ length: 40 }, (_, index) => ({
    name: `${category} ${index}`,
    svg: drawCover({ slug: `tool-${place}-${index}`, hue: place % 12, family: familyOf(category), variant: 0 }),
  })),
);

/** The complaint about the first fault found, or null. Knows as much XML as the drawings use. */
function findXmlFault(text: string): string | null {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/y;
  let at = 0;
  while (at < text.length) {
    if (text[at] !== "<") {
      const end = text.indexOf("<", at);
      const words = text.slice(at, end < 0 ? undefined : end);
      if (open.length === 0 || /&(?!#\d+;|amp;|lt;|gt;)/.test(words)) return `stray text '${words}'`;
      at += words.length;
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) return `no tag at '${text.slice(at, at + 40)}'`;
    const [whole, isEnd, name = "", attributes = "", isEmpty] = found;
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice in '${whole}'`;
    if (isEnd && open.pop() !== name) return `'${whole}' closes nothing`;
    if (!isEnd && !isEmpty) open.push(name);
    at += whole.length;
  }
  return open.length > 0 ? `'${open.join(" ")}' left open` : null;
}

describe("generated covers", () => {
  it("are the same bytes for the same tool, and others for another hue or variant", () => {
    const input = { slug: "midjourney", hue: 3, family: familyOf("image-generation"), variant: 0 };
    expect(drawCover({ ...input })).toBe(drawCover({ ...input }));
    expect(drawCover({ ...input, hue: 4 })).not.toBe(drawCover(input));
    expect(drawCover({ ...input, variant: 1 })).not.toBe(drawCover(input));
  });

  it("never redraw a tool unnoticed: the chance behind them is pinned", () => {
    // A published test vector of FNV-1a.
    expect(hashText("foobar")).toBe(0xbf9cf968);
    const random = createSeededRandom(1);
    expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toEqual([627, 2, 527]);
  });

  it("differ from each other, for 40 tools in each of 30 categories", () => {
    expect(covers).toHaveLength(1200);
    expect(new Set(covers.map(({ svg }) => svg)).size).toBe(1200);
  });

  it("are well-formed documents below 6 kB", () => {
    for (const { name, svg } of covers) {
      expect(findXmlFault(svg), name).toBeNull();
      expect(svg, name).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="400" viewBox="0 0 640 400"/,
      );
      expect(svg.length, name).toBeLessThan(6000);
    }
  });

  it("hold only finite numbers, and nothing that runs, reads or reaches outside", () => {
    for (const { name, svg } of covers) {
      const numbers = svg.replace(/#[0-9a-z-]+|id="[^"]+"/g, "");
      expect(numbers, name).not.toMatch(/NaN|Infinity|undefined|null|\de[-+]?\d/);
      expect(svg, name).not.toMatch(/<text|<script|<style|<image|<use|href|style=|font|\son\w+=|url\((?!#)/);
      expect(svg.replace("http://www.w3.org/2000/svg", ""), name).not.toContain("//");
    }
  });

  it("clip by names of their own, so that two on one page do not disturb each other", () => {
    const ids = covers.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("give each next variant of a tool another composition of its family", () => {
    const shapes = (variant: number) =>
      drawCover({ slug: "canva", hue: 5, family: "marks", variant }).replace(/[\d.#-]|[a-f](?=[\d"])/g, "");
    expect(new Set([0, 1, 2].map(shapes)).size).toBe(3);
  });

  it("stand off the paper page and the charcoal page in every hue", () => {
    const pages = [oklchToHex(0.985, 0.004, 95), oklchToHex(0.19, 0.008, 80)];
    for (const { name, svg } of covers) {
      const ground = /fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? "";
      for (const page of pages) expect(contrastRatio(ground, page), name).toBeGreaterThan(1.1);
    }
  });
});

describe("the family of a category", () => {
  it("is a drawn one for all 30, at least 12 of them different", () => {
    const families = categories.map(familyOf);
    for (const family of families) expect(Object.keys(coverFamilies)).toContain(family);
    expect(new Set(families).size).toBeGreaterThanOrEqual(12);
  });

  it("is the general one for a category that has none", () => {
    expect(familyOf("constructor")).toBe("prism");
    expect(familyOf("new-category")).toBe("prism");
  });
});

describe("monograms", () => {
  it("have 4.5:1 between letters and tile in every hue", () => {
    for (let hue = 0; hue < 12; hue++) {
      const [tile = "", letters = ""] = [
        ...drawMonogram({ name: "Easel", hue }).matchAll(/fill="(#[0-9a-f]{6})"/g),
      ].map(([, fill]) => fill ?? "");
      expect(contrastRatio(tile, letters), `hue ${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    ["Midjourney", "M"],
    ["Adobe Firefly", "AF"],
    ["ChatGPT", "CG"],
    ["Leonardo.Ai", "LA"],
    ["über", "Ü"],
    ["ßeta", "S"],
    ["文心一言", "文"],
    ["3D & more", "3M"],
    ["<b>", "B"],
    ["&", "&#38;"],
    ["", "·"],
  ])("show %j as %s, well-formed", (name, letters) => {
    const svg = drawMonogram({ name, hue: 2 });
    expect(svg).toContain(`>${letters}</text>`);
    expect(findXmlFault(svg)).toBeNull();
  });
});

describe("colors", () => {
  it("agree with the published values of OKLCH", () => {
    expect(oklchToHex(1, 0, 0)).toBe("#ffffff");
    expect(oklchToHex(0, 0, 0)).toBe("#000000");
    expect(oklchToHex(0.62796, 0.25768, 29.234)).toBe("#ff0000");
    expect(oklchToHex(0.45201, 0.31321, 264.052)).toBe("#0000ff");
  });

  it("give twelve hues, whatever whole number comes in", () => {
    expect(new Set(Array.from({ length: 12 }, (_, hue) => hueDegrees(hue))).size).toBe(12);
    expect(hueDegrees(12)).toBe(hueDegrees(0));
    expect(hueDegrees(-1)).toBe(hueDegrees(11));
  });
});
