import { beforeAll, describe, expect, it } from "vitest";
import { type StyleId, styleIds } from "../brief/brief.ts";
import { readPrompt } from "../brief/read-prompt.ts";
import { composeDesign } from "../compose-design.ts";
import type { TextElement } from "../document/document.ts";
import { readFonts } from "../type/fonts.ts";
import { setText } from "../type/set-text.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { withSoftHyphens } from "./soft-hyphens.ts";

describe("the words of a design", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });
  const textsOf = (prompt: string, style: StyleId): readonly TextElement[] =>
    composeDesign(readPrompt(prompt, { style, kind: "poster" }).brief, typesetter).design.elements.filter(
      (element) => element.kind === "text",
    );
  const linesOf = (element: TextElement, language: string) => {
    const text = element.isCaps ? element.text.toLocaleUpperCase(language) : element.text;
    return setText(typesetter, { ...element, text }).lines;
  };

  it("[F8] have the sign of their price, in each style", () => {
    for (const style of styleIds) {
      for (const price of ["₹499", "₺250", "₩5,000", "₦7,500", "₱300", "₴120", "₪90"]) {
        const prompt = `Poster “Diwali Mela” Friday 13 November, 6 pm, ${price}, at Shivaji Park, Pune`;
        const texts = textsOf(prompt, style);
        const priced = texts.filter(({ text }) => text.includes(price));
        expect([style, price, priced.length]).toEqual([style, price, 1]);
        for (const { faceId, text } of priced)
          expect([style, typesetter.missingFrom(faceId, text)]).toEqual([style, []]);
      }
    }
  });

  it("[F8] have marks that stand apart from the line above", () => {
    for (const style of styleIds) {
      const texts = textsOf("Poster “Hội chợ Tết Nguyên Đán ở Phố cổ” 20 tháng 1, 50.000 ₫", style);
      for (const element of texts) {
        const lines = linesOf(element, "vi");
        for (const [index, line] of lines.entries()) {
          const next = lines[index + 1];
          if (!next) continue;
          const reachOf = (text: string) => typesetter.reachOf(element.faceId, text);
          const bottom = line.baseline + reachOf(line.text).below * element.size;
          const top = next.baseline - reachOf(next.text).above * element.size;
          expect([style, line.text, top >= bottom]).toEqual([style, line.text, true]);
        }
      }
    }
  });

  it("[F8] may be parted once where no line holds them, and the headline stays the largest", () => {
    for (const style of styleIds) {
      const texts = textsOf(
        "Poster “Donaudampfschifffahrtsgesellschaftskapitän gesucht” ab 3. März, Reederei Anker, Linz",
        style,
      );
      const headline = texts.find(({ slot }) => slot === "headline");
      const others = texts.filter(({ slot }) => slot !== "headline").map(({ size }) => size);
      expect([style, (headline?.size ?? 0) >= Math.max(...others)]).toEqual([style, true]);
      const words = headline ? linesOf(headline, "de").map(({ text }) => text.toLowerCase()) : [];
      const whole = words.join(" ").replace("- ", "-");
      expect([style, whole]).toEqual([
        style,
        expect.stringMatching(/^donaudampfschifffahrts-?gesellschaftskapitän gesucht/),
      ]);
    }
  });

  it("[F8] are parted between the words of a compound, at least five letters from either end, and short ones never", () => {
    expect(withSoftHyphens("Donaudampfschifffahrtsgesellschaftskapitän gesucht", "de")).toBe(
      "Donaudampfschifffahrts\u00adgesellschaftskapitän gesucht",
    );
    expect(withSoftHyphens("Geschwindigkeitsbegrenzung", "de-AT")).toBe("Geschwindigkeits\u00adbegrenzung");
    expect(withSoftHyphens("Straßenfest im Stadtgarten", "de")).toBe("Straßenfest im Stadtgarten");
    expect(withSoftHyphens("Internationalization", "en").replace("\u00ad", "")).toBe("Internationalization");
    expect(withSoftHyphens("Ylioppilastutkintolautakunta", "fi")).toBe("Ylioppilastutkintolautakunta");
  });
});
