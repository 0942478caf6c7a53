import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, briefSchema, styleIds } from "./brief/brief.ts";
import { PromptRefused } from "./brief/prompt-refused.ts";
import { readPrompt } from "./brief/read-prompt.ts";
import { composeDesign } from "./compose-design.ts";
import { documentSchema } from "./document/document.ts";
import { rasterize } from "./outputs/rasterize.ts";
import { renderSvg } from "./render/render-svg.ts";
import { readFonts } from "./type/fonts.ts";
import type { Typesetter } from "./type/typesetter.ts";

const hostile: Readonly<Record<string, string>> = {
  markup: '<svg onload="alert(1)"><script>alert(1)</script></svg> ]]> <!-- & &amp; "quoted" \'too\'',
  "100 kB": "poster about bread ".repeat(5_400),
  "100 kB of one letter": "a".repeat(100_000),
  emoji: "🎉🎉 Party 👩‍👩‍👧‍👦 🏳️‍🌈 tonight 🎈 1️⃣",
  "only emoji": "🎉👩‍👩‍👧‍👦🏳️‍🌈",
  "right to left": "حفلة موسيقية يوم الجمعة שלום עולם",
  "direction marks": "\u202eabc\u202d def \u2066ghi\u2069 \u200f",
  "control characters": "Jazz\u0000 \u0007night\u001b[31m \u007f\u0085 on\u2028Friday\u2029",
  punctuation: "…!!! ??? --- *** ((( ))) „“ ##",
  "2,000 letters without a space": "Donaudampfschiff".repeat(125),
  "lone surrogates": "Jazz \ud83d night \ude00 \udfff",
  "prototype words": "__proto__ constructor toString hasOwnProperty valueOf",
  "combining marks": `Z${"\u0301\u0323\u0334".repeat(300)}algo`,
  "numbers of every size": "1e999 -0 NaN Infinity 9999999999999999x9999999999999999 #ff00ff00 0x10",
  "patterns that backtrack": `${"in a very ".repeat(400)}calm`,
  "lines alone": "\n\r\n\n\r\t \u00a0\u2003\ufeff",
  quotes: '"'.repeat(500) + "«»".repeat(200),
};

const fields = ["headline", "subline", "date", "place", "price", "action", "brand", "subject"] as const;
const cut = {
  headline: 160,
  subline: 240,
  date: 80,
  place: 120,
  price: 60,
  action: 60,
  brand: 60,
  subject: 40,
} as const;

describe("a hostile prompt", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  const draw = (brief: Brief) => {
    const { design } = composeDesign(brief, typesetter);
    expect(documentSchema.safeParse(JSON.parse(JSON.stringify(design))).error).toBeUndefined();
    const svg = renderSvg(design, typesetter);
    for (const harm of ["<script", 'onload="', "\u0000", "\u0007", "\u001b"]) expect(svg.includes(harm)).toBe(false);
    expect(svg.isWellFormed()).toBe(true);
    const { width, pixels } = rasterize(svg, 48);
    expect([width, new Set(pixels).size > 2]).toEqual([48, true]);
  };

  it.each(Object.entries(hostile))("[F8] gives a picture or a clear refusal: %s", (_, prompt) => {
    for (const style of ["swiss", "brutal", "riso"] as const) {
      let brief: Brief;
      try {
        ({ brief } = readPrompt(prompt, { style, width: 768, height: 1024 }));
      } catch (error) {
        expect(error).toBeInstanceOf(PromptRefused);
        expect((error as PromptRefused).message.length).toBeGreaterThan(10);
        return;
      }
      expect(briefSchema.safeParse(brief).error).toBeUndefined();
      draw(brief);
    }
  });

  it.each(fields)("[F8] does no harm as the %s of a brief", (field) => {
    for (const [index, text] of Object.values(hostile).entries()) {
      const style = styleIds[index % styleIds.length] ?? "swiss";
      const base = {
        kind: "post",
        style,
        width: 1024,
        height: 1024,
        language: "en",
        headline: "Jazz",
        detail: 50,
        seed: "1",
      } as const;
      const brief = briefSchema.safeParse({ ...base, [field]: text.slice(0, cut[field]) });
      // What the schema refuses, the form says.
      if (brief.success) draw(brief.data);
    }
  });

  it.each(["__proto__", "constructor", "toString"])("[F8] takes %s for no subject, mood, style or kind", (word) => {
    const { brief } = readPrompt(`A ${word} poster about ${word} in a ${word} style: Jazz night`);
    expect(styleIds).toContain(brief.style);
    draw({ ...brief, subject: word, seed: word });
    for (const field of ["style", "kind", "mood", "language"]) {
      const parsed = briefSchema.safeParse({ ...brief, [field]: word });
      if (parsed.success) draw(parsed.data);
    }
  });
});
