import { beforeAll, describe, expect, it } from "vitest";
import { briefSchema } from "../../engine/brief/brief.ts";
import { readPrompt } from "../../engine/brief/read-prompt.ts";
import { readFonts } from "../../engine/type/fonts.ts";
import type { Typesetter } from "../../engine/type/typesetter.ts";
import { figuresOfBrief } from "../figures/figures-of-brief.ts";
import { composeLogo, type Logo } from "./compose-logo.ts";
import type { FamilyId } from "./families/family.ts";
import { logoDocument } from "./lockups.ts";
import { logoBriefOf } from "./logo-brief.ts";

describe("a logo of the form that a prompt wants", () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    ({ typesetter } = await readFonts());
  });

  const briefOf = (prompt: string) => readPrompt(prompt, { seed: "a seed" }).brief;
  const logosOf = (prompt: string, count: number): readonly Logo[] =>
    Array.from({ length: count }, (_, variant) => composeLogo(logoBriefOf(briefOf(prompt)), typesetter, { variant }));

  const excluding: readonly (readonly [prompt: string, figures: readonly string[]])[] = [
    ['logo for skincare brand "ondine". no leaf pls everyone has a leaf', ["leaf", "sprout", "lotus"]],
    ["logo for hair salon Mane Street, no scissors or combs", ["scissors", "comb"]],
    ["Logo, Elektro Zgraggen GmbH, Uri, seit 1987, gelb schwarz, kein Blitz wenns geht", ["bolt"]],
    ["Zahnarzt Logo Praxis Dr. Seidl, bitte ohne Zähne", ["tooth"]],
    ["logo pour fleuriste Chez Marion, sans cœur ni rose svp", ["heart", "rose"]],
    ["logo boulangerie Chez Lulu, pas de croissant", ["croissant"]],
    ["logo para veterinaria Patitas, que no lleve la típica huella", ["paw"]],
    ["logo inmobiliaria Ruiz Vega, nada de casitas", ["house", "roof"]],
  ];

  it.each(excluding)("[F8][F18] shows no figure that is ruled out, in eight variants: %s", (prompt, figures) => {
    const brief = briefOf(prompt);
    expect(brief.without).toEqual(expect.arrayContaining([...figures]));
    expect(`${brief.headline} ${brief.subline}`).not.toMatch(
      /leaf|scissors|combs?|Blitz|wenns|Zähne|cœur|rose\b|croissant|huella|casitas|bitte|pls|svp/iu,
    );
    const shown = logosOf(prompt, 8).map(({ motif }) => motif?.id);
    expect(shown.filter((id) => id && brief.without?.includes(id))).toEqual([]);
    expect(figuresOfBrief(brief).filter(({ id }) => brief.without?.includes(id))).toEqual([]);
  });

  it("[F8][F18] has no shape that is taken for what is ruled out", () => {
    const made = logosOf('logo "Ondine", no leaf', 8);
    expect(
      made.filter(({ recipeId, reason }) => /petals|blades|tiles|companion|leaf/u.test(`${recipeId} ${reason}`)),
    ).toEqual([]);
  });

  it("[F18] keeps what a design says of things that it doesn't have", () => {
    for (const prompt of [
      "poster no dogs allowed in the park",
      "flyer vegan bakery, no eggs, no milk, open saturday 9-14",
      "Plakat autofreier Sonntag, keine Autos, 12. Mai",
    ])
      expect(briefOf(prompt).without).toBeUndefined();
    expect(briefOf("cartel verbena de San Juan, 23 de junio, que no salga el típico sol amarillo").without).toContain(
      "sun",
    );
    expect(briefOf("affiche saint-valentin, menu 45€, 14 février, sans cœur").without).toContain("heart");
  });

  const forms: readonly (readonly [prompt: string, family: FamilyId])[] = [
    ["wordmark for skincare brand Ondine", "wordmark"],
    ["logotype only, Bennett Clarke & Partners, law firm", "wordmark"],
    ["Wortmarke für Tischlerei Holzner", "wordmark"],
    ['just the name, logo for a ceramic studio "Tessa Boyle"', "wordmark"],
    ["monogram for lawyers Harper & Stone", "monogram"],
    ["Logo Immobilien Kessler, Initialen", "monogram"],
    ["logo estudio de arquitectura Ruiz Vega, con las iniciales", "monogram"],
    ["round badge logo, Ridgeway Cycles, est 1999", "emblem"],
    ["rundes Logo für Brauerei Hopfner", "emblem"],
    ["logo rond pour boulangerie Chez Lulu", "emblem"],
    ["logo redondo para taquería El Güero", "emblem"],
    ["emblem for Northside Rowing Club", "emblem"],
  ];

  it.each(forms)("[F8][F18] is of the kind that is wanted, at least three times of four: %s", (prompt, family) => {
    const families = logosOf(prompt, 4).map((logo) => logo.family);
    expect(families.filter((one) => one === family).length).toBeGreaterThanOrEqual(3);
  });

  const nameIn = (logo: Logo): string =>
    logoDocument(logo, typesetter, "horizontal").elements.flatMap((element) =>
      element.kind === "text" && element.slot === "headline"
        ? [element.isCaps ? element.text.toLocaleUpperCase("en") : element.text]
        : [],
    )[0] ?? "";

  it.each([
    ['logo lowercase for skincare brand "Ondine"', "lower", "ondine"],
    ["Logo Traubenhof, Weinbar, alles kleingeschrieben", "lower", "traubenhof"],
    ["logo pour le salon de thé Mirabelle, en minuscules", "lower", "mirabelle"],
    ["logo para la joyería Lucero, en minúsculas", "lower", "lucero"],
    ["logo all caps, Nordhavn, furniture", "caps", "NORDHAVN"],
    ["logo para la taquería Güero, todo en mayúsculas", "caps", "GÜERO"],
  ] as const)("[F8][F18] has its name in the case that is wanted, in all four: %s", (prompt, letters, name) => {
    for (const logo of logosOf(prompt, 4)) {
      expect(logo.voice.setting).toBe(letters);
      if (logo.word === undefined) expect(nameIn(logo)).toBe(name);
    }
  });

  it("[F8] is wanted by no brief that was stored before", () => {
    const { without, mark, letters, ...old } = briefOf("wordmark, lowercase, Ondine, no leaf");
    expect([without?.includes("leaf"), mark, letters]).toEqual([true, "word", "lower"]);
    expect(briefSchema.safeParse(old).success).toBe(true);
  });

  it("[F8] keeps such words where they are a part of a name", () => {
    expect(briefOf("logo for Round Table Brewing")).toMatchObject({ headline: "Round Table Brewing" });
    expect(briefOf("logo for Round Table Brewing").mark).toBeUndefined();
    expect(briefOf('logo for the pub "No Leaf Left"')).toMatchObject({ headline: "No Leaf Left" });
  });
});
