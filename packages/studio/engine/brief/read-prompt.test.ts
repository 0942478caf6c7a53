import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { faceFor } from "../compose/kit.ts";
import { faces } from "../type/faces.ts";
import { readFonts } from "../type/fonts.ts";
import { heldCharacters } from "../type/held-characters.ts";
import type { Typesetter } from "../type/typesetter.ts";
import { type Brief, briefSchema, colorNames, kinds, styleIds } from "./brief.ts";
import { formatOf } from "./formats.ts";
import { PromptRefused } from "./prompt-refused.ts";
import { type ReadPrompt, readPrompt } from "./read-prompt.ts";

const textFields = ["headline", "subline", "list", "date", "place", "price", "action", "brand"] as const;

/** Lines in pairs: a prompt as users write them, then what is to be understood. */
const examples = readFileSync(new URL("./prompt-examples.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .flatMap((line, index, lines) =>
    index % 2 === 0 ? [{ prompt: line.replaceAll("\\n", "\n"), expected: (lines[index + 1] ?? "").trim() }] : [],
  );

/** Summary of a prompt as the examples write it. */
function summaryOf({ brief, understood }: ReadPrompt, expected: string): string {
  const chips = (field: string) => understood.filter((chip) => chip.field === field).map(({ value }) => value);
  const shown: readonly (readonly [name: string, value: string | undefined])[] = [
    ["kind", brief.kind],
    // Which style a prompt without one gets changes with the styles that there are.
    ["style", expected.includes("style: ") ? brief.style : undefined],
    ["language", brief.language === "en" ? undefined : brief.language],
    ["mood", brief.mood],
    ["color", chips("color")[0]],
    ["avoid", brief.avoid?.length === colorNames.length ? "every color" : brief.avoid?.join(", ")],
    ["subject", expected.includes("subject: ") ? brief.subject : undefined],
    ["for", expected.includes("for: ") ? brief.archetype : undefined],
    ...textFields.map((field) => [field, brief[field]?.replaceAll("\n", " / ")] as const),
    ["leftOut", chips("leftOut").join(" ") || undefined],
  ];
  return shown.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join(" | ");
}

const read = (prompt: string): ReadPrompt | "refused" => {
  try {
    return readPrompt(prompt);
  } catch (error) {
    if (error instanceof PromptRefused) return "refused";
    throw error;
  }
};

describe("a prompt", () => {
  // They were written down before the tagger read them: most others are as right, as a venue's name that is a brand.
  it("[F8] is understood: four fifths of what the examples expect", () => {
    const checked = examples.flatMap(({ prompt, expected }) => {
      const result = read(prompt);
      const found = result === "refused" ? result : summaryOf(result, expected);
      const slots = new Set([...expected.split(" | "), ...found.split(" | ")].map((slot) => slot.split(": ")[0]));
      const slotOf = (summary: string, name: string | undefined) =>
        summary.split(" | ").find((slot) => slot.startsWith(`${name}: `) || slot === name);
      return [...slots].map((name) => ({
        prompt,
        expected: slotOf(expected, name),
        found: slotOf(found, name),
      }));
    });
    const wrong = checked.filter((slot) => slot.expected !== slot.found);
    expect(wrong.slice(0, wrong.length / checked.length > 0.2 ? 200 : 0)).toEqual([]);
  });

  it("[F8] says which words are ours, where the prompt has none for a design", () => {
    const { brief, understood } = readPrompt("something for my bakery's instagram");
    expect(brief).toMatchObject({ kind: "post", headline: "Baked this morning", subline: "Bakery" });
    expect(understood).toContainEqual({ field: "headline", value: "Baked this morning", from: "rule" });
    for (const { understood: chips } of [readPrompt("Poster “Jazz night”"), readPrompt("gym promo 50 % off")])
      expect(chips).toContainEqual(expect.objectContaining({ field: "headline", from: "prompt" }));
  });

  it("[F8] gives way to what the user chose, and says where each value comes from", () => {
    const { brief, understood } = readPrompt("A calm blue poster about reading in winter", {
      kind: "banner",
      style: "bauhaus",
      width: 1_792,
      height: 1_024,
      detail: 80,
      seed: "7",
    });
    expect(brief).toMatchObject({
      kind: "banner",
      style: "bauhaus",
      width: 1_792,
      height: 1_024,
      detail: 80,
      seed: "7",
    });
    const from = Object.fromEntries(understood.map((chip) => [chip.field, chip.from]));
    expect(from).toMatchObject({ kind: "choice", style: "choice", size: "choice", detail: "choice" });
    expect(understood).toContainEqual({ field: "mood", value: "calm", from: "prompt", words: "calm" });
    expect(understood).toContainEqual({ field: "color", value: "blue", from: "prompt", words: "blue" });
  });

  it("[F8] has the size that it names, or its kind's", () => {
    const sizeOf = ({ brief: { width, height } }: ReadPrompt) => [width, height];
    expect(sizeOf(readPrompt("Poster 16:9 “Sea”"))).toEqual([1_792, 1_024]);
    expect(sizeOf(readPrompt("Poster, A4, “Sea”"))).toEqual([2_480, 3_508]);
    expect(sizeOf(readPrompt("“Sea” as a post, 1200x628"))).toEqual([1_200, 628]);
    expect(sizeOf(readPrompt("YouTube thumbnail “Sea”"))).toEqual([1_280, 720]);
    for (const kind of kinds) expect(sizeOf(readPrompt("“Sea”", { kind }))).toEqual(Object.values(formatOf(kind)));
  });

  it("[F8] has the size of what it is for, where it names no other", () => {
    const sizeOf = (prompt: string) => {
      const { kind, width, height, paper } = readPrompt(prompt).brief;
      return `${kind} ${paper ? `${paper.width}x${paper.height}mm` : `${width}x${height}`}`;
    };
    const sizes = {
      "LinkedIn banner, freelance editor": "banner 1584x396",
      "Facebook cover for a bike club": "banner 1640x624",
      "need something for our insta, back in stock": "post 1080x1080",
      "ein bild für den whatsapp status: heute zu": "story 1080x1920",
      "sorteo! sigue la cuenta y etiqueta a un amigo": "post 1080x1080",
      "last spots for nails today, swipe up": "story 1080x1920",
      "Roll-up für die Messe, Nordwind Solar": "poster 850x2000mm",
      "Vinyl banner 8ft x 3ft, now open": "banner 2438.4x914.4mm",
      "flyer, DL, back pain clinic": "poster 99x210mm",
      "Deckblatt Praktikumsbericht, Malte Jensen": "cover 210x297mm",
      "page de garde mémoire : La ville à vélo": "cover 210x297mm",
      "faire-part naissance Léonie": "card 1500x1050",
      "Karte Goldene Hochzeit, Hannelore und Günther": "card 1500x1050",
      "tarjeta Sergio Ruiz, electricista, 655 010 203": "card 1004x650",
      "carte d'affaires Maxime Roy, courtier, 819 555-0176": "card 1004x650",
      "carte des crêpes : nature 3 €, citron 4 €": "poster 1754x2480",
      "cover art for my podcast called Slow Noise": "cover 1400x1400",
      "Carátula de pódcast: Sobremesa": "cover 1400x1400",
    };
    expect(Object.fromEntries(Object.keys(sizes).map((prompt) => [prompt, sizeOf(prompt)]))).toEqual(sizes);
  });

  it("[F8] is not set where it speaks to the designer, and is where it speaks to those who see the design", () => {
    const wordsOf = (prompt: string) => {
      const { headline, subline = "" } = readPrompt(prompt).brief;
      return `${headline} ${subline}`.trim();
    };
    const spoken = {
      "poster for spring fair, keep it simple, logo top right": "Spring fair",
      "Plakat Frühlingsfest, bitte nicht überladen, große Schrift": "Frühlingsfest",
      "affiche fête du port, pas trop chargée, tons vifs": "Fête du port",
      "cartel feria del libro, que no salga lo típico, letras grandes": "Feria del libro",
      "Make Some Noise, poster": "Make Some Noise",
      "Something for everyone, poster": "Something for everyone",
      "Besoin d'un jardinier ? Flyer": "Besoin d'un jardinier ?",
      "We want you for the fire brigade, poster": "We want you for the fire brigade",
      "flyer lawn mowing, no contract, from $40": "Lawn mowing No contract",
    };
    expect(Object.fromEntries(Object.keys(spoken).map((prompt) => [prompt, wordsOf(prompt)]))).toEqual(spoken);
  });

  it("[F8] has capitals in names that were typed in a hurry, and leaves those that were meant so", () => {
    const hurried = readPrompt(
      "post now doing wedding cakes from 4.50 a slice, flour & fable, ring sally 01632 960551",
    );
    expect(hurried.brief).toMatchObject({ brand: "Flour & Fable", action: "Ring Sally 01632 960551" });
    const meant = readPrompt("Instagram post for our shop, it is called norra studio: Winter sale, 20 % off");
    expect(meant.brief.brand?.toLowerCase()).toBe("norra studio");
    expect(meant.brief.brand).not.toBe("Norra Studio");
  });

  it("[F8] says its headline once", () => {
    const { headline, subline } = readPrompt("Poster “Spring sale”, spring sale on all sofas, spring sale").brief;
    expect([headline, subline?.toLowerCase() === "spring sale"]).toEqual(["Spring sale", false]);
  });

  it("[F8] is refused with a sentence for the user where it is empty, too long or nothing that our fonts can show", () => {
    const refusalOf = (prompt: string) => {
      expect(() => readPrompt(prompt)).toThrow(PromptRefused);
      try {
        readPrompt(prompt);
      } catch (error) {
        return (error as Error).message;
      }
      return "";
    };
    expect(refusalOf("")).toMatch(/^Say what the design is about/);
    expect(refusalOf(" \n\t\u0000\u200b ")).toMatch(/^Say what the design is about/);
    expect(refusalOf("please make me a poster")).toMatch(/^Say what the design is about/);
    expect(refusalOf("x".repeat(100_000))).toBe(
      "A prompt can have up to 2,000 characters. Yours has 100,000: shorten it and try again.",
    );
    expect(refusalOf("🎉🎉")).toMatch(/^Our fonts have/);
    for (const most of ["ليلة الجاز", "ليلة الجاز 8", "爵士之夜 8 月 3 日", "ليلة الجاز في المدينة pm 8"])
      expect(refusalOf(most)).toMatch(/^Our fonts have/);
    expect(readPrompt("请为我们设计一张很漂亮的海报 “Jazz night”").brief.headline).toBe("Jazz night");
    expect(() => readPrompt("“Sea”", { width: 0 })).toThrow(PromptRefused);
  });
});

/** Letters and digits alone, so that case, spaces and punctuation don't count. */
const lettersOf = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    // One by one: a word's last sigma has a small letter of its own.
    .replaceAll(/./gsu, (letter) => letter.toUpperCase().toLowerCase())
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");

/** Letters without their accents, which a design may have where the prompt has none. */
const plainOf = (text: string) => lettersOf(text).normalize("NFD").replaceAll(/\p{M}/gu, "");

const anyPrompt = fc.oneof(
  fc.string({ maxLength: 300, unit: "binary" }),
  fc.string({ maxLength: 300, unit: "grapheme" }),
  // Pieces of real prompts in any order.
  fc
    .array(fc.constantFrom(...examples.flatMap(({ prompt }) => prompt.split(/(?<=[ ,.:])/))), { maxLength: 60 })
    .map((pieces) => pieces.join("").slice(0, 2_000)),
  fc
    .tuple(fc.constantFrom(...examples.map(({ prompt }) => prompt)), fc.string({ unit: "binary" }))
    .map(([a, b]) => a + b),
);

const textsOf = (brief: Brief) => textFields.flatMap((field) => brief[field] ?? []);

describe("any prompt", () => {
  it("[F8] gives a brief that is possible, or a refusal, and the same one again", () => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        const result = read(prompt);
        if (result === "refused") return;
        expect(briefSchema.parse(result.brief)).toEqual(result.brief);
        expect(readPrompt(prompt)).toEqual(result);
        expect(styleIds).toContain(result.brief.style);
      }),
      { numRuns: 2_000 },
    );
  });

  it("[F8] adds no word to a design that the user has not written, but where it says that the words are ours", () => {
    fc.assert(
      fc.property(anyPrompt, (prompt) => {
        const result = read(prompt);
        if (result === "refused") return;
        const given = plainOf(prompt.replaceAll(/tmrw/giu, "tomorrow")).replaceAll(" ", "");
        const ours = result.understood.filter(({ from }) => from === "rule").map(({ value }) => value);
        for (const text of textsOf(result.brief).filter((one) => !ours.includes(one))) {
          for (const word of plainOf(text).split(" ")) expect(given).toContain(word);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a character that a prompt keeps", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  it("[F8] is in every face that texts fall back to", () => {
    const held = new RegExp(`[${heldCharacters}]`, "u");
    const characters = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
      held.test(one),
    );
    const wide = faces.filter(
      ({ scripts, isItalic }) => scripts.includes("greek") && scripts.includes("cyrillic") && !isItalic,
    );
    const isSign = /\p{Sc}/u;
    const letters = characters.filter((one) => !isSign.test(one)).join("");
    for (const { id } of wide) expect([id, typesetter.missingFrom(id, letters)]).toEqual([id, []]);
    // Signs of currencies that a face has not are set in another one.
    for (const { id } of faces) {
      const signs = characters.filter((one) => isSign.test(one));
      const boxes = signs.filter((sign) => {
        const text = `499 ${sign}`;
        return typesetter.missingFrom(faceFor(typesetter, id, text), text).length > 0;
      });
      expect([id, boxes]).toEqual([id, []]);
    }
  });
});
