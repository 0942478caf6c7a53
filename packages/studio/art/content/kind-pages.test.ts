import { beforeAll, describe, expect, it } from "vitest";
import { type Brief, styleIds } from "../../engine/brief/brief.ts";
import { composeDesign } from "../../engine/compose-design.ts";
import type { DesignDocument, TextElement } from "../../engine/document/document.ts";
import { judgeDesign } from "../../engine/search/judge-design.ts";
import { searchDesigns } from "../../engine/search/search-designs.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { contentCompositionsFor, isOfKind } from "./content-compositions.ts";

const plain = { style: "swiss", language: "en", detail: 50, seed: "1" } as const;
const size = (width: number, height: number) => ({ width, height });

/** A brief of each kind, with short and with long words. */
const briefs: Readonly<Record<string, readonly Brief[]>> = {
  "business card": [
    { ...plain, ...size(1004, 650), kind: "card", headline: "Tom Baker", subline: "Plumber", date: "0161 496 0123" },
    {
      ...{ ...plain, ...size(650, 1004), language: "de", kind: "card", subject: "health" },
      headline: "Dr. Sandra Huber-Weissenbacher",
      subline: "Physiotherapeutin und Osteopathin",
      date: "0662 555 012",
      place: "Hauptstraße 12, 5020 Salzburg",
      action: "praxis@huber-weissenbacher.example",
    },
  ],
  voucher: [
    { ...plain, ...size(1500, 1050), kind: "card", archetype: "voucher", headline: "Gift card", price: "$50" },
    {
      ...{ ...plain, ...size(1500, 1050), language: "de", kind: "card", archetype: "voucher", subject: "spa" },
      headline: "Geschenkgutschein",
      subline: "Hot-Stone-Massage 60 Minuten. Nr. 0042",
      brand: "Kosmetikinstitut Sonnenschein",
      action: "kosmetik-sonnenschein.example",
    },
  ],
  story: [
    { ...plain, ...size(1080, 1920), kind: "story", headline: "Flash sale", price: "-30%", subject: "sale" },
    {
      ...{ ...plain, ...size(1080, 1920), language: "fr", kind: "story" },
      headline: "Le nouveau numéro du magazine est sorti",
      subline: "Disponible en kiosque et en ligne",
      date: "À partir du samedi 14 novembre",
    },
  ],
  poll: [
    { ...plain, ...size(1080, 1920), kind: "story", headline: "Cold brew or iced latte?", subject: "coffee" },
    { ...plain, ...size(1080, 1080), kind: "post", language: "es", headline: "¿Playa o montaña?" },
  ],
  cover: [
    {
      ...plain,
      ...size(1600, 2400),
      kind: "cover",
      headline: "The Salt Orchard",
      brand: "Ines Moreau",
      subject: "sea",
    },
    { ...plain, ...size(1400, 1400), kind: "cover", headline: "Money Talks with Priya", subline: "Personal finance" },
    {
      ...{ ...plain, ...size(2480, 3508), language: "de", kind: "cover" },
      headline: "Biodiversität auf Gründächern in urbanen Räumen",
      subline: "Bachelorarbeit",
      place: "Hochschule",
      brand: "Nele Vossberg",
    },
  ],
  banner: [
    { ...plain, ...size(1500, 500), kind: "banner", headline: "Wren & Thistle", subject: "pottery" },
    { ...plain, ...size(1280, 720), kind: "banner", headline: "10 mistakes every beginner makes", subject: "band" },
    {
      ...{ ...plain, ...size(1584, 396), language: "de", kind: "banner" },
      headline: "Lieferkettenberatung Schwarzenbacher",
      subline: "Beschaffung, Logistik und Lagerhaltung",
      action: "lieferkettenberatung.example",
    },
  ],
  flyer: [
    {
      ...{ ...plain, ...size(1240, 1748), language: "de", kind: "poster", subject: "moving" },
      headline: "Umzugsfirma Rapid",
      subline: "Umzüge, Entrümpelung, Klaviertransport, Festpreis, kostenlose Besichtigung",
      date: "Montag bis Samstag",
      action: "Tel 0221 4710 233",
    },
  ],
  quote: [
    {
      ...{ ...plain, ...size(1080, 1080), kind: "post", archetype: "quote" },
      headline: "They fixed our boiler on Christmas Eve and didn’t charge extra. Absolute legends.",
      subline: "Karen P., Leeds",
      brand: "Northway Heating",
    },
  ],
  notice: [
    {
      ...{ ...plain, ...size(1754, 2480), kind: "poster", archetype: "notice", subject: "cat" },
      headline: "Lost cat",
      subline: "Grey tabby, answers to Miso. Reward",
      action: "Call 555-0142",
    },
  ],
  series: [
    {
      ...{ ...plain, ...size(1080, 1080), kind: "post", brand: "Kowalski Roofing" },
      headline: "5 signs your roof needs replacing",
    },
  ],
};

const textsOf = ({ elements }: DesignDocument): readonly TextElement[] =>
  elements.filter((element) => element.kind === "text");

describe("pages for a kind of thing", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it.each(Object.entries(briefs))(
    "[F8][F18] can be read in each style, with short and long words: %s",
    (_, ofKind) => {
      const faults = ofKind.flatMap((brief) =>
        contentCompositionsFor(brief)
          .filter(({ id }) => isOfKind(id))
          .flatMap(({ id }) =>
            styleIds.flatMap((style) => {
              const { design, choices } = composeDesign({ ...brief, style }, typesetter, {
                variant: 0,
                compositionId: id,
              });
              const { isRejected } = judgeDesign(design, brief, typesetter);
              return isRejected || choices.compositionId !== id ? [`${id} in ${style}: ${brief.headline}`] : [];
            }),
          ),
      );
      expect(faults).toEqual([]);
    },
    120_000,
  );

  it.each(Object.entries(briefs))(
    "[F8][F18] are two at least of four designs, no two alike: %s",
    async (_, ofKind) => {
      for (const brief of ofKind) {
        const found = await searchDesigns(brief, 4, typesetter);
        expect(found.filter(({ choices }) => isOfKind(choices.compositionId)).length).toBeGreaterThan(1);
        const looks = found.map(({ choices }) => `${choices.compositionId} ${JSON.stringify(choices.palette)}`);
        expect(new Set(looks).size).toBe(4);
      }
    },
    120_000,
  );

  it("[F8] set the rows of a short list large, and no fact much larger", () => {
    const rows = ["Cut 18", "Beard 12", "Cut & beard 27", "Kids 14"].join("\n");
    for (const format of [size(1080, 1080), size(1754, 2480)]) {
      const brief: Brief = {
        ...plain,
        ...format,
        kind: "post",
        headline: "Barber Kings",
        list: rows,
        action: "555-0199",
      };
      for (const { id } of contentCompositionsFor(brief)) {
        for (const style of styleIds) {
          const { design } = composeDesign({ ...brief, style }, typesetter, { variant: 0, compositionId: id });
          const listed = textsOf(design).filter(({ slot }) => slot === "list");
          const facts = textsOf(design).filter(({ slot }) => slot === "action");
          const least = Math.min(...listed.map((text) => text.size));
          expect(least / design.width, `${id} in ${style}`).toBeGreaterThan(0.036);
          expect(Math.max(...facts.map((text) => text.size)), `${id} in ${style}`).toBeLessThan(1.6 * least);
        }
      }
    }
  });

  it("[F8] show the figure of a flyer once", () => {
    const [flyer] = briefs.flyer ?? [];
    if (!flyer) throw new Error("There is no flyer");
    const brief = { ...flyer, things: ["truck"] };
    for (const { id } of contentCompositionsFor(brief).filter((one) => one.id.startsWith("flyer-"))) {
      const { design } = composeDesign(brief, typesetter, { variant: 0, compositionId: id });
      expect(design.elements.filter(({ name }) => name === "Figure").length, id).toBe(1);
    }
  });

  it("[F8] set a date smaller than its event, where the date is on a field of its own", () => {
    const brief: Brief = {
      ...{ ...plain, ...size(1754, 2480), kind: "poster", subject: "party" },
      ...{ headline: "Summer party", date: "Friday 12 June", place: "Town hall" },
    };
    for (const { id } of contentCompositionsFor(brief).filter((one) => one.id.startsWith("fact-"))) {
      for (const style of styleIds) {
        const texts = textsOf(composeDesign({ ...brief, style }, typesetter, { variant: 0, compositionId: id }).design);
        const sizeOf = (slot: string) => texts.find((text) => text.slot === slot)?.size ?? 0;
        expect(sizeOf("date"), `${id} in ${style}`).toBeLessThan(sizeOf("headline"));
      }
    }
  });

  it("[F18] leave head and foot of a story to the app that shows it", () => {
    for (const brief of [...(briefs.story ?? []), ...(briefs.poll ?? []).slice(0, 1)]) {
      for (const { id } of contentCompositionsFor(brief)) {
        const { design } = composeDesign(brief, typesetter, { variant: 0, compositionId: id });
        for (const { y, size: own, text } of textsOf(design)) {
          expect(y, `${id}: ${text}`).toBeGreaterThan(240);
          expect(y + own * 0.7, `${id}: ${text}`).toBeLessThan(1_680);
        }
      }
    }
  });

  it("[F18] set the author of a book so that a thumbnail shows the name", () => {
    const [book] = briefs.cover ?? [];
    if (!book) throw new Error("There is no book");
    for (const { id } of contentCompositionsFor(book)) {
      for (const style of styleIds) {
        const { design } = composeDesign({ ...book, style }, typesetter, { variant: 0, compositionId: id });
        const author = textsOf(design).find(({ slot }) => slot === "brand");
        expect((author?.size ?? 0) / design.width, `${id} in ${style}`).toBeGreaterThan(0.045);
      }
    }
  });

  it("[F18] give each answer of a poll a plate or a side of its own, and show on a notice only what is looked for", () => {
    const [poll] = briefs.poll ?? [];
    const [notice] = briefs.notice ?? [];
    if (!poll || !notice) throw new Error("There is no poll or no notice");
    for (const { id } of contentCompositionsFor(poll)) {
      const texts = textsOf(composeDesign(poll, typesetter, { variant: 0, compositionId: id }).design);
      expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(["Cold brew", "Iced latte"]));
    }
    const shown = (subject: string) =>
      composeDesign({ ...notice, subject }, typesetter, {
        variant: 0,
        compositionId: "notice-bands",
      }).design.elements.some(({ name }) => name === "Figure");
    expect(shown("cat")).toBe(true);
    expect(shown("law")).toBe(false);
  });
});
