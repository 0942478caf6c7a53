import { beforeAll, describe, expect, it } from "vitest";
import type { BrandKit } from "../../engine/brand/brand-kit.ts";
import { type StyleId, styleIds } from "../../engine/brief/brief.ts";
import { contrast, lchOf } from "../../engine/color/color.ts";
import { documentSchema, elementsMax, type TextElement } from "../../engine/document/document.ts";
import { createRandom } from "../../engine/random.ts";
import { renderSvg } from "../../engine/render/render-svg.ts";
import { faceOf } from "../../engine/type/faces.ts";
import { type Fonts, readFonts } from "../../engine/type/fonts.ts";
import { type AppBrief, composeScreen } from "./compose-mockup.ts";
import { deviceIds, devices } from "./devices.ts";
import { composeScreenOf, drawPage } from "./mockup-composer.ts";
import { isPlacedBox, isPlacedWords, type Placed } from "./placed.ts";
import { findAppKind, readApp } from "./read-app.ts";
import { appKinds } from "./screens/app-kinds.ts";
import { readable } from "./to-document.ts";
import { languages } from "./ui.ts";

let fonts: Fonts;
beforeAll(async () => {
  fonts = await readFonts();
});

const kits: readonly (BrandKit | undefined)[] = [
  undefined,
  { colors: ["#1d3fbb", "#ffb400"], displayFace: "Syne", textFace: "Manrope" },
  { colors: ["#ffd400"], displayFace: "Unbounded", textFace: "IBM Plex Mono" },
  { colors: ["#000000"] },
  { colors: ["#0b3d2e", "#8fd694", "#f2efe6"] },
  { colors: [], textFace: "Josefin Sans" },
];

/** Briefs of every kind of app, device, style, language and brand, drawn at random. */
function briefs(count: number): readonly (readonly [AppBrief, number])[] {
  const random = createRandom("mock-ups");
  return Array.from({ length: count }, (_, index) => {
    const kind = appKinds[index % appKinds.length] ?? random.pick(appKinds);
    const brief: AppBrief = {
      app: kind.id,
      name: random.pick(["Ü", "Fjord", "The Quite Long Name of a Company", "Łódź Market", "O’Hara & Söhne"]),
      language: random.pick(languages),
      style: styleIds[index % styleIds.length] as StyleId,
      device: deviceIds[index % 3] ?? "mobile",
      hue: random.chance(0.5) ? random.integer(0, 359) : undefined,
      seed: `s${index}`,
      brandKit: kits[Math.floor(index / styleIds.length) % kits.length],
    };
    return [brief, random.integer(0, 4)] as const;
  });
}

const flat = (placed: Placed): readonly Placed[] => [
  placed,
  ...(isPlacedBox(placed) ? placed.children.flatMap(flat) : []),
];

describe("screens of apps", () => {
  it("[F4][F8] are complete documents of the device's exact size, whose words stand inside, apart, and can be read", () => {
    for (const [brief, index] of briefs(210)) {
      const { design, placed, context } = composeScreen(brief, index, fonts.typesetter);
      const at = JSON.stringify([brief, index]);
      expect(documentSchema.safeParse(design).error?.issues ?? [], at).toEqual([]);
      expect([design.width, design.height], at).toEqual([devices[brief.device].width, devices[brief.device].height]);
      expect(design.elements.length, at).toBeLessThanOrEqual(elementsMax);
      expect(new Set(design.elements.map(({ id }) => id)).size, at).toBe(design.elements.length);
      const all = flat(placed).filter(isPlacedWords);
      expect(all.length, at).toBeGreaterThan(5);
      for (const { frame, text, node } of all) {
        const edge = [text, frame, at].map(String).join(" ");
        expect(frame.x, edge).toBeGreaterThanOrEqual(0);
        expect(frame.y, edge).toBeGreaterThanOrEqual(0);
        expect(frame.x + frame.width, edge).toBeLessThanOrEqual(design.width + 0.5);
        expect(frame.y + frame.height, `${text} ${JSON.stringify(frame)} ${at}`).toBeLessThanOrEqual(
          design.height + 0.5,
        );
        const paint = node.paint ?? context.look.color.ink;
        const ground = node.on ?? context.look.color.page;
        expect(contrast(readable(paint, ground, context.look), ground), edge).toBeGreaterThanOrEqual(4.5);
      }
      for (const [order, one] of all.entries()) {
        for (const other of all.slice(order + 1)) {
          const [a, b] = [one.frame, other.frame];
          const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
          expect(across > 0.6 && down > 0.6, `“${one.text}” over “${other.text}” ${at}`).toBe(false);
        }
      }
      const svg = renderSvg(design, fonts.typesetter);
      for (const { text } of design.elements.filter((element): element is TextElement => element.kind === "text")) {
        expect(text.trim(), at).not.toBe("");
      }
      expect(svg, at).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("[F4][F11] are in a brand's own colors and typefaces in every style, in the document and in the page", async () => {
    const brandKit: BrandKit = { colors: ["#1d3fbb", "#ffb400"], displayFace: "Syne", textFace: "Manrope" };
    for (const style of styleIds) {
      for (const device of ["mobile", "desktop"] as const) {
        const [plain] = readApp("A shop app “Nook”, in green", { style, device, count: 1, seed: "1" });
        if (!plain) throw new Error("no screen");
        const brief = { ...plain, brandKit };
        const at = `${style} ${device}`;
        const { design, choices } = composeScreenOf(brief, fonts.typesetter, { variant: 0 });
        const texts = design.elements.filter((element): element is TextElement => element.kind === "text");
        expect(new Set(texts.map(({ faceId }) => faceOf(faceId).family)), at).toEqual(new Set(["Syne", "Manrope"]));
        const { accent } = design.palette;
        const drawn = JSON.stringify(design.elements);
        const isDrawn = Object.entries(design.palette).some(
          ([role, color]) => brandKit.colors.includes(color) && (drawn.includes(`"${role}"`) || drawn.includes(color)),
        );
        // Brutal pages are a light tone of the first color, on which the second is made lighter to be seen.
        const pageHue = lchOf(design.palette.ground).hue - lchOf("#1d3fbb").hue;
        expect(style === "brutal" ? Math.abs(pageHue) < 8 : isDrawn, at).toBe(true);
        const other = composeScreenOf(plain, fonts.typesetter, { variant: 0 }).choices.palette;
        expect(choices.palette, at).not.toEqual(other);
        if (device !== "mobile") continue;
        const page = await drawPage({ brief, variant: 0 }, fonts);
        expect(page.includes(`--accent: ${accent}`), at).toBe(true);
        expect(new Set(page.match(/font-family: "[^"]+"/g)), at).toEqual(
          new Set(['font-family: "Syne"', 'font-family: "Manrope"']),
        );
      }
    }
  });

  it("[F8] are the same for the same seed, and differ from style to style", () => {
    const draw = (style: StyleId, seed: string) =>
      renderSvg(
        composeScreen({ app: "shop", name: "Nook", language: "en", device: "mobile", style, seed }, 0, fonts.typesetter)
          .design,
        fonts.typesetter,
      );
    expect(draw("riso", "a")).toBe(draw("riso", "a"));
    expect(new Set(styleIds.map((style) => draw(style, "a"))).size).toBe(styleIds.length);
  });

  it("[F4] are a page with the same words, without scripts and without anything from elsewhere", async () => {
    for (const [brief, index] of briefs(28)) {
      const { device } = brief;
      const page = await drawPage(
        {
          brief: {
            kind: "mockup",
            style: brief.style,
            ...devices[device],
            language: brief.language,
            headline: brief.name,
            brand: brief.name,
            detail: 50,
            hue: brief.hue,
            seed: brief.seed,
            brandKit: brief.brandKit,
            screen: { app: brief.app, device, index },
          },
          variant: 0,
          watermark: "Made <here>",
        },
        fonts,
      );
      const shown = page.replaceAll(/url\(data:[^)]*\)/g, "");
      // Never the page itself: it would fill the report.
      expect(/<script|https?:|@import|undefined|NaN/.exec(shown)?.[0]).toBeUndefined();
      expect(page.includes("Made &lt;here&gt;")).toBe(true);
      expect([brief.app, index, device, page.match(/<h1/g)?.length]).toEqual([brief.app, index, device, 1]);
      expect(page.length).toBeLessThan(200_000);
    }
  });

  it("[F4] are read from a prompt: the kind of app, its name, its language and its color", () => {
    const read = (prompt: string) => {
      const [first] = readApp(prompt, { style: "soft", device: "mobile", count: 1, seed: "1" });
      return [first?.screen.app, first?.brand, first?.language];
    };
    expect(read("A banking app called Fjord with payments, in blue")).toEqual(["banking", "Fjord", "en"]);
    expect(read("Eine App zum Lernen von Sprachen, “Lernwerk”")).toEqual(["education", "Lernwerk", "de"]);
    expect(read("Une application de recettes de cuisine pour la famille")[0]).toBe("recipes");
    expect(read("Una app de viajes con hoteles junto al mar")[0]).toBe("travel");
    expect(
      readApp("Fitness app in green", { style: "soft", device: "mobile", count: 1, seed: "1" })[0]?.hue,
    ).toBeGreaterThan(100);
    expect(findAppKind("something else entirely")).toBeUndefined();
    expect(read("something else entirely")[0]).toBe("landing");
  });

  it("[F4] take prompts of markup, emoji and great length, or say what is wrong with them", () => {
    const order = { style: "soft", device: "mobile", count: 5, seed: "1" } as const;
    for (const prompt of [
      "<script>alert(1)</script> shop",
      "shop ".repeat(400),
      "“<b>” shop 🛍️",
      "\u0000\u0007 bank",
      "متجر shop",
    ]) {
      for (const brief of readApp(prompt, order)) expect(brief.brand).not.toMatch(/[<>]/);
    }
    expect(() => readApp("🙂🙂🙂", order)).toThrow("Our fonts have");
  });
});
