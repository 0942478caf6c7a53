import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, type StyleId, styleIds } from "../brief/brief.ts";
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
  type Words = Partial<Pick<Brief, "language" | "date" | "place" | "price" | "brand">> & Pick<Brief, "headline">;
  const textsOf = (words: Words, style: StyleId): readonly TextElement[] => {
    const { brief } = readPrompt(`Poster “${words.headline}”`, { style, kind: "poster", language: words.language });
    const said = { ...brief, subline: undefined, ...words };
    return composeDesign(said, typesetter).design.elements.filter((element) => element.kind === "text");
  };
  const linesOf = (element: TextElement, language: string) => {
    const text = element.isCaps ? element.text.toLocaleUpperCase(language) : element.text;
    return setText(typesetter, { ...element, text }).lines;
  };

  it("[F8] have the sign of their price, in each style", () => {
    for (const style of styleIds) {
      for (const price of ["₹499", "₺250", "₩5,000", "₦7,500", "₱300", "₴120", "₪90"]) {
        const said = { headline: "Diwali Mela", date: "Friday 13 November, 6 pm", place: "Shivaji Park, Pune" };
        const texts = textsOf({ ...said, price }, style);
        const priced = texts.filter(({ text }) => text.includes(price));
        expect([style, price, priced.length]).toEqual([style, price, 1]);
        for (const { faceId, text } of priced)
          expect([style, typesetter.missingFrom(faceId, text)]).toEqual([style, []]);
      }
    }
  });

  it("[F8] have marks that stand apart from the line above", () => {
    for (const style of styleIds) {
      const texts = textsOf(
        { language: "vi", headline: "Hội chợ Tết Nguyên Đán ở Phố cổ", date: "20 tháng 1", price: "50.000 ₫" },
        style,
      );
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
      const headline = "Donaudampfschifffahrtsgesellschaftskapitän gesucht";
      const said = { language: "de", headline, date: "Ab 3. März", brand: "Reederei Anker", place: "Linz" };
      const texts = textsOf(said, style);
      const title = texts.find(({ slot }) => slot === "headline");
      const others = texts.filter(({ slot }) => slot !== "headline").map(({ size }) => size);
      expect([style, (title?.size ?? 0) >= Math.max(...others)]).toEqual([style, true]);
      const words = title ? linesOf(title, "de").map(({ text }) => text.toLowerCase()) : [];
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
