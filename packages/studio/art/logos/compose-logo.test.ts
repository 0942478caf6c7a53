import { beforeAll, describe, expect, it } from "vitest";
import { styleIds } from "../../engine/brief/brief.ts";
import { contrast } from "../../engine/color/color.ts";
import { documentSchema } from "../../engine/document/document.ts";
import { countRegions, darkness, hashDistance, perceptualHash, sharedInk } from "../../engine/measures/likeness.ts";
import { type Raster, rasterize } from "../../engine/outputs/rasterize.ts";
import { renderSvg } from "../../engine/render/render-svg.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { figures } from "../figures/catalogue.ts";
import { composeLogo, type Logo } from "./compose-logo.ts";
import { familyIds } from "./families/family.ts";
import { type Lockup, lockups, logoDocument } from "./lockups.ts";
import type { LogoBrief } from "./logo-brief.ts";
import { type LogoVersion, logoVersions } from "./logo-palettes.ts";

const beginnings =
  "Miller Crumb Elm Harvest Golden Rye Hearth Stone Linden Amber Field Corner Daily Village Sunny Wild Honest Oak River Old";
const endings = [
  "Bakery",
  "& Sons",
  "Bread",
  "House",
  "Oven",
  "Loaf",
  "Kitchen",
  "Brothers",
  "Bakehouse",
  "Company",
  "Grain",
];
const names = endings.flatMap((end) => beginnings.split(" ").map((start) => `${start} ${end}`));

const briefOf = (name: string, index = 0): LogoBrief => ({
  name,
  trade: "bakery",
  style: styleIds[index % styleIds.length] ?? "swiss",
  language: "en",
  seed: "a seed",
});

describe("a composed logo", () => {
  let typesetter: Typesetter;
  let bakeries: readonly Logo[];
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
    bakeries = names.map((name, index) => composeLogo(briefOf(name, index), typesetter));
  });

  const svgOf = (logo: Logo, lockup: Lockup, version: LogoVersion = "light") =>
    renderSvg(logoDocument(logo, typesetter, lockup, version), typesetter);

  /** Share of a trade's logos whose mark alone a customer could take for another's. */
  function sharedMarks(logos: readonly Logo[]): number {
    const seen = logos.map((logo) => {
      const picture = rasterize(svgOf(logo, "mark", "one-color"), 128);
      return { hash: perceptualHash(picture), fields: darkness(picture, 32) };
    });
    const isAlike = (a: (typeof seen)[number], b: (typeof seen)[number]) => {
      const shared = sharedInk(a.fields, b.fields);
      return (hashDistance(a.hash, b.hash) <= 4 && shared > 0.8) || shared > 0.93;
    };
    return seen.filter((a) => seen.some((b) => a !== b && isAlike(a, b))).length / logos.length;
  }

  it.each(["bakery", "law firm", "coffee roaster", "bicycle workshop"])(
    "[F8] mostly has a mark of its own, over 200 names of one trade, for a %s",
    (trade) => {
      expect(new Set(names).size).toBeGreaterThanOrEqual(200);
      const logos = names.map((name, index) =>
        composeLogo({ ...briefOf(name, index), trade, seed: trade }, typesetter),
      );
      // A scale that is drawn in one fill is the same scale for two law firms: their names tell them apart.
      expect(sharedMarks(logos)).toBeLessThan(0.4);
    },
    60_000,
  );

  it("[F14] shows what a customer does, or asks for, in at least two of its first four variants", () => {
    const wanted: readonly (readonly [Partial<LogoBrief>, RegExp])[] = [
      [{ name: "Vixen", trade: "Gaming channel", figure: "fox" }, /^fox$/],
      [{ name: "Speiche", trade: "Fahrradwerkstatt", subject: "bike" }, /^(?:bicycle|wheel|wrench)$/],
      [{ name: "Dr. Patel", trade: "Dental clinic", subject: "dentist" }, /^tooth(?:brush)?$/],
      [{ name: "Rapid Rohr", trade: "Plumber", subject: "crafts" }, /^(?:wrench|drop|faucet|pipe)$/],
      [{ name: "Miller Stone", trade: "Law firm", subject: "law" }, /^(?:scales|gavel|temple)$/],
      [{ name: "Iron Works", trade: "Gym", subject: "fitness" }, /^(?:kettlebell|dumbbell)$/],
    ];
    for (const [facts, ids] of wanted) {
      for (const seed of ["1", "2", "3", "4"]) {
        const brief = { ...briefOf("any"), ...facts, seed };
        const shown = [0, 1, 2, 3].flatMap((variant) => composeLogo(brief, typesetter, { variant }).motif?.id ?? []);
        expect(shown.length, `${brief.name}, seed ${seed}`).toBeGreaterThanOrEqual(2);
        for (const id of shown) expect(id, brief.name).toMatch(ids);
      }
    }
  });

  it("[F14] can show each figure, and draws all of it", () => {
    for (const id of figures.keys()) {
      for (const variant of [0, 1]) {
        const logo = composeLogo({ ...briefOf("Holy Moly"), figure: id }, typesetter, { variant });
        const outlines = JSON.stringify([logo.mark, logo.icon]);
        expect(logo.motif?.id, id).toBe(id);
        expect(outlines, `${id} ${logo.recipeId}`).not.toContain("null");
      }
    }
  });

  it("[F8] has a mark that is still a shape at 16 pixels, in one color and reversed", () => {
    const faults = bakeries.flatMap((logo) => {
      const design = { ...logoDocument(logo, typesetter, "icon", "one-color"), isTransparent: false };
      const side = Math.max(design.width, design.height);
      const small = rasterize(renderSvg({ ...design, width: side, height: side }, typesetter), 24);
      const inked = darkness(small, 1)[0] ?? 0;
      // The clear space around the mark is a third of the picture's side: 16 of 24 pixels are the mark's.
      const share = inked * (24 / 16) ** 2;
      const { ink, ground } = countRegions(small);
      // A letter without counters is one region, but it is far from a full block.
      const isDistinct = share >= 0.08 && share <= 0.8 && (ink + ground >= 3 || share <= 0.5);
      return isDistinct ? [] : [{ name: logo.brief.name, recipe: logo.recipeId, share, ink, ground }];
    });
    expect(faults).toEqual([]);
    for (const logo of bakeries.slice(0, 40)) {
      const [plain, reversed] = (["one-color", "reversed"] as const).map((version) =>
        rasterize(svgOf(logo, "mark", version), 64),
      );
      const [dark, light] = [plain, reversed].map((picture) => (picture ? darkness(picture, 8) : []));
      const worst = Math.max(...(dark ?? []).map((value, index) => Math.abs(value + (light?.[index] ?? 0) - 0.94)));
      expect(worst, `${logo.brief.name} ${logo.recipeId}`).toBeLessThan(0.08);
    }
  });

  it("[F8] is of all families, and each of its colors can be seen on its ground", () => {
    const later = names
      .slice(0, 40)
      .map((name, index) => composeLogo(briefOf(name, index), typesetter, { variant: 3 }));
    expect(new Set([...bakeries, ...later].map(({ family }) => family))).toEqual(new Set(familyIds));
    for (const { colors, brief } of bakeries) {
      for (const version of logoVersions) {
        const palette = colors.palettes[version];
        for (const role of Object.values(colors.paints)) {
          expect(contrast(palette[role], palette.ground), `${brief.name} ${version} ${role}`).toBeGreaterThanOrEqual(
            2.95,
          );
        }
      }
    }
  });

  it("[F8] is the same for the same brief and seed, and differs by seed, variant and name", () => {
    for (const name of names.slice(0, 6)) {
      const draw = (brief: LogoBrief, variant = 0) => svgOf(composeLogo(brief, typesetter, { variant }), "stacked");
      const brief = briefOf(name);
      expect(draw(brief)).toBe(draw(brief));
      expect(draw({ ...brief, seed: "another" })).not.toBe(draw(brief));
      expect(new Set([0, 1, 2, 3].map((variant) => draw(brief, variant))).size).toBe(4);
      expect(
        new Set([0, 1, 2, 3].map((variant) => composeLogo(brief, typesetter, { variant }).family)).size,
      ).toBeGreaterThan(2);
    }
  });

  it("[F14] has lock-ups that can be stored, each in four versions, with nothing outside of the canvas", () => {
    for (const logo of bakeries.slice(0, 60)) {
      for (const lockup of lockups) {
        const design = logoDocument(logo, typesetter, lockup);
        expect(documentSchema.parse(JSON.parse(JSON.stringify(design)))).toEqual(JSON.parse(JSON.stringify(design)));
        const picture = rasterize(
          renderSvg({ ...design, palette: logo.colors.palettes["one-color"] }, typesetter),
          200,
        );
        const rows = darkness(picture, 100);
        const edges = rows.filter((_, index) => index < 200 || index >= 9_800 || index % 100 < 2 || index % 100 > 97);
        expect(Math.max(...edges), `${logo.brief.name} ${logo.recipeId} ${lockup}`).toBeLessThan(0.02);
      }
      expect(new Set(logoVersions.map((version) => svgOf(logo, "horizontal", version))).size).toBe(4);
    }
  });

  it("[F14] has nothing in its clear space, accents, descenders and swashes among it", () => {
    const isGround = ({ pixels, width }: Raster, x: number, y: number) =>
      [0, 1, 2].every((channel) => Math.abs((pixels[(y * width + x) * 4 + channel] ?? 0) - (pixels[channel] ?? 0)) < 8);
    for (const [index, name] of ["Gypsy Quay", "Ångström Jäger", "Éloïse & Čapek", "jazzy Fjord", "Ầệ Ổ"].entries()) {
      for (let variant = 0; variant < 4; variant++) {
        const brief = {
          ...briefOf(name, index + variant),
          ...(variant % 2 > 0 && { tagline: "Typography by a jury" }),
        };
        const logo = composeLogo(brief, typesetter, { variant });
        for (const lockup of lockups) {
          const picture = rasterize(svgOf(logo, lockup), 400);
          // A clear space is a hundred units; a pixel of it may be half inked.
          const clear = Math.floor((100 * 400) / logoDocument(logo, typesetter, lockup).width) - 1;
          const [right, bottom] = [picture.width - clear, picture.height - clear];
          const inked = Array.from({ length: picture.width * picture.height }, (_, at) => at).filter((at) => {
            const [x, y] = [at % picture.width, Math.floor(at / picture.width)];
            return (x < clear || x >= right || y < clear || y >= bottom) && !isGround(picture, x, y);
          });
          expect(inked, `${lockup} of ${name}, variant ${variant}, ${logo.voice.faceId}`).toEqual([]);
        }
      }
    }
  });

  it("[F8] sets names in Cyrillic, Greek, Turkish and Polish, and says which letters no face has", () => {
    const foreign = [
      ["Берёзка и Щука", "ru", "пекарня"],
      ["Ψωμί Αθηνά", "el", "φούρνος"],
      ["İstanbul Çiçekçisi", "tr", "çiçek"],
      ["Żółta Łódź", "pl", "piekarnia"],
    ] as const;
    for (const [name, language, trade] of foreign) {
      for (let variant = 0; variant < 12; variant++) {
        const brief = { ...briefOf(name, variant), language, trade, tagline: name, seed: `seed-${variant}` };
        const logo = composeLogo(brief, typesetter, { variant });
        expect(logo.missing).toEqual([]);
        for (const lockup of lockups) expect(svgOf(logo, lockup)).not.toMatch(/NaN|Infinity|undefined/);
      }
    }
    expect(composeLogo(briefOf("面包店"), typesetter).missing).toEqual(["面", "包", "店"]);
  });

  it("[F8] keeps markup, emoji, control characters and long words from breaking the drawing", () => {
    const hostile = [
      '<script>alert("1")</script>',
      "a\u0000b\u0007 & <co>",
      "🥐🥐",
      "مخبز",
      "W".repeat(60),
      "!!!",
      "x",
      "ﬁ\ud800",
    ];
    for (const name of hostile) {
      for (let variant = 0; variant < 5; variant++) {
        const logo = composeLogo({ ...briefOf(name), tagline: "</text><script>" }, typesetter, { variant });
        for (const lockup of lockups) {
          const svg = svgOf(logo, lockup);
          expect(svg).not.toMatch(/<script|NaN|Infinity/);
          expect(svg).not.toContain("\u0000");
          expect(rasterize(svg, 32).width).toBe(32);
        }
      }
    }
  });
});
