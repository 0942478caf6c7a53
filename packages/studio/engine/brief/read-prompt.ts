import type { z } from "zod";
import { isGeometry, patternFigures } from "../../art/kinds/figure-set.ts";
import { scenesInWords, themeOf } from "../../art/kinds/scene/theme-words.ts";
import { isAvoided } from "../color/avoided-hues.ts";
import { createRandom } from "../random.ts";
import {
  type Brief,
  briefSchema,
  colorNames,
  type Kind,
  type Mood,
  namedColorsMax,
  type StyleId,
  styleIds,
  type Tone,
  wordlessKinds,
} from "./brief.ts";
import { formatOf } from "./formats.ts";
import { stylesOfMoods } from "./lexicons/look.ts";
import { occasionTones } from "./lexicons/shades.ts";
import { cleanPrompt } from "./prompt/clean-prompt.ts";
import { mendClauses } from "./prompt/mend-clauses.ts";
import { mendSpelling } from "./prompt/mend-spelling.ts";
import { partTalk } from "./prompt/part-talk.ts";
import { readCalls, readLinks } from "./prompt/read-actions.ts";
import { archetypeOf } from "./prompt/read-archetype.ts";
import { readBrand, readCustomer } from "./prompt/read-brand.ts";
import { readCard } from "./prompt/read-card.ts";
import { readConstraints } from "./prompt/read-constraints.ts";
import { readDates, readPrices } from "./prompt/read-facts.ts";
import { readForm } from "./prompt/read-form.ts";
import { readLabels } from "./prompt/read-labels.ts";
import { findLanguage } from "./prompt/read-language.ts";
import { readLists } from "./prompt/read-lists.ts";
import { readLogoName } from "./prompt/read-logo-name.ts";
import {
  hueOf,
  noteContent,
  readDescriptors,
  readInstructions,
  readIntroductions,
  readLook,
} from "./prompt/read-look.ts";
import { readPlaces } from "./prompt/read-places.ts";
import { readQuotes } from "./prompt/read-quotes.ts";
import { readRecipient } from "./prompt/read-recipient.ts";
import { readRemarks } from "./prompt/read-remarks.ts";
import { noteWordless, readChannel, readRequest } from "./prompt/read-request.ts";
import { noteSignals } from "./prompt/read-signals.ts";
import { type FoundSize, readFoundSize, readInchMarks, readSize, withoutSize } from "./prompt/read-size.ts";
import { subjectIn } from "./prompt/read-subject.ts";
import { readTestimony } from "./prompt/read-testimony.ts";
import { thingsOf } from "./prompt/read-things.ts";
import { readTitle } from "./prompt/read-title.ts";
import { readWish } from "./prompt/read-wish.ts";
import { type Reading, wholeWords } from "./prompt/reading.ts";
import { setTitle } from "./prompt/set-title.ts";
import { type SetWords, setWords } from "./prompt/set-words.ts";
import { settleOccasion } from "./prompt/settle-occasion.ts";
import { PromptRefused } from "./prompt-refused.ts";

/** Choices that the user made beside the prompt: they win over what the prompt says. */
export const promptChoicesSchema = briefSchema
  .pick({ kind: true, style: true, width: true, height: true, language: true, detail: true, seed: true })
  .partial();
export type PromptChoices = z.infer<typeof promptChoicesSchema>;

/** A chip that the user can correct. */
export interface Understood {
  /** `leftOut`: words that are not in the design. */
  readonly field:
    | Exclude<keyof Brief, "seed" | "width" | "height" | "hue" | "colors" | "tone">
    | "size"
    | "color"
    | "leftOut";
  readonly value: string;
  /** `prompt`: the prompt says so. `choice`: the user chose it. `rule`: it follows from the rest. */
  readonly from: "prompt" | "choice" | "rule";
  /** Words as they are in the prompt. For `leftOut`, the reason. */
  readonly words?: string | undefined;
}

export interface ReadPrompt {
  readonly brief: Brief;
  readonly understood: readonly Understood[];
}

/**
 * Understands a prompt by rules: English, and as far as they carry German, French and Spanish. The words of the design are the
 * prompt's own. The same prompt and choices give the same brief.
 * @throws {PromptRefused} where there is nothing to design, or a choice is out of its range.
 */
export function readPrompt(prompt: string, choices: PromptChoices = {}): ReadPrompt {
  const chosen = promptChoicesSchema.safeParse(choices);
  if (!chosen.success)
    throw new PromptRefused("One of the settings is not possible. Choose the kind, style and size again.");
  const cleaned = cleanPrompt(prompt);
  const { form, ruledOut, text } = readForm(cleaned.text, chosen.data.kind);
  const parted = partTalk(text);
  const clean = { ...cleaned, text: parted.text };
  const reading = readAll(parted);
  // The talk around the message tells its language as well.
  const said = parted.text === text ? undefined : findLanguage(text);
  const settings = settingsOf(reading, chosen.data, clean.text);
  const title = wordlessKinds.includes(settings.brief.kind) ? setTitle(clean.text) : undefined;
  const asWritten = title ?? setWords(reading, chosen.data.language ?? findLanguage(clean.text));
  // 'Crémant' on a wine list makes no list French.
  const rest = asWritten.words.list ? clean.text.replace(asWritten.words.list, "") : clean.text;
  const language = chosen.data.language ?? findLanguage(wordsOf(asWritten)) ?? findLanguage(rest) ?? said ?? "en";
  const { kind, subject } = settings.brief;
  const settled = title ?? settleOccasion(asWritten, { kind, subject, language, prompt: clean.text });
  const words = mendSpelling(settled, { kind, language, prompt: clean.text });
  const { texts } = words;
  const things = thingsOf(asWritten, reading, clean.text, subject);
  const read = { ...settings.brief, things, ...texts, language };
  const own = wordsOfKind(settings.brief.kind, texts, clean.text, form.letters);
  const set = { ...read, ...form, ...own };
  const archetype = archetypeOf(set, clean.text);
  const isSizeOpen = settings.understood.some(({ field, from }) => field === "size" && from === "rule");
  const lying = archetype === "certificate" && isSizeOpen && choices.width === undefined;
  const brief = briefSchema.parse({ ...set, ...(lying && certificateSize), archetype });
  const leftOut = [
    ...clean.unheld.map((value) => ({ value, words: "Our fonts don’t have these characters." })),
    ...clean.markup.map((value) => ({ value: value.slice(0, 80), words: "Markup is not set." })),
    ...words.leftOut.map((value) => ({ value, words: "There is no room for more words." })),
    ...undrawn(brief),
    ...[...ruledOut, ...reading.finds.flatMap(({ field, value }) => (field === "without" ? [value] : []))].map(
      (value) => ({
        value,
        words: "It says what the design should not have.",
      }),
    ),
  ];
  return {
    brief,
    understood: [
      ...settings.understood.map((chip) =>
        lying && chip.field === "size" ? { ...chip, value: "297 × 210 mm" } : chip,
      ),
      { field: "language", value: language, from: chosen.data.language ? "choice" : "rule" },
      ...(archetype ? [{ field: "archetype", value: archetype, from: "rule" } as const] : []),
      ...textChips({ ...words, texts: { ...texts, ...own } }),
      ...leftOut.map((one) => ({ field: "leftOut", from: "prompt", ...one }) as const),
    ],
  };
}

/** A4, lying. */
const certificateSize = readFoundSize("297x210mm");

/** Logos and business cards have words of their own kinds. */
function wordsOfKind(
  kind: Kind,
  texts: SetWords["texts"],
  prompt: string,
  letters: Brief["letters"],
): Partial<Brief> | undefined {
  if (kind !== "logo") return kind === "card" ? readCard(withoutSize(prompt)) : undefined;
  const named = { brand: undefined, ...readLogoName(texts, prompt) };
  if (letters !== "lower") return named;
  return { ...named, headline: named.headline.toLowerCase(), subline: named.subline?.toLowerCase() };
}

/** A place or a thing that no figure shows is said before the press. */
function undrawn(brief: Brief): readonly { readonly value: string; readonly words: string }[] {
  const value = brief.headline.slice(0, 80);
  // 'A pattern' alone leaves it open.
  if (!/\s/u.test(value)) return [];
  if (brief.kind === "scene" && themeOf(brief) === undefined)
    return [{ value, words: `The studio draws these scenes: ${scenesInWords}. None is named, so it picks one.` }];
  if (brief.kind === "pattern" && patternFigures(brief).length === 0 && !isGeometry(brief))
    return [{ value, words: "The studio has no figure of that, so the pattern is of shapes." }];
  return [];
}

function readAll(begun: Reading): Reading {
  const { text } = begun;
  const language = findLanguage(text) ?? "en";
  // Quotes protect their words from every other rule. Links and dates are known by their form; names come last.
  const readers = [
    ...[
      readInchMarks,
      readQuotes,
      readTestimony,
      readLabels,
      readTitle,
      readWish,
      readConstraints,
      readRemarks,
      readLists,
      readLinks,
      readSize,
      readDates,
      readPrices,
      noteWordless,
      readLook,
    ],
    ...[
      readChannel,
      readRequest,
      readRecipient,
      readDescriptors,
      readInstructions,
      readBrand,
      readPlaces(language),
      readIntroductions,
      readCustomer,
      readCalls,
      noteSignals,
      noteContent,
    ],
  ];
  const read = readers.reduce<Reading>((reading, reader) => reader(reading), begun);
  return mendClauses(read, language);
}

const wordsOf = ({ texts }: SetWords): string => [texts.headline, texts.subline].join(" ");

const textFields = ["headline", "subline", "list", "date", "place", "price", "action", "brand"] as const;

const textChips = ({ texts, words, ours = [] }: SetWords): readonly Understood[] =>
  textFields.flatMap((field): readonly Understood[] => {
    const value = texts[field];
    if (!value) return [];
    return ours.includes(field)
      ? [{ field, value, from: "rule" }]
      : [{ field, value, from: "prompt", words: words[field] ?? value }];
  });

function settingsOf({ finds }: Reading, choices: PromptChoices, text: string) {
  const first = (field: string) => finds.find((find) => find.field === field);
  const seed = choices.seed ?? "1";
  const understood: Understood[] = [];
  const add = (field: Understood["field"], value: string, isChosen: boolean, words: string | undefined) =>
    understood.push({
      field,
      value,
      from: isChosen ? "choice" : words ? "prompt" : "rule",
      words: isChosen ? undefined : words,
    });

  const kindFound = first("kind");
  const kind = choices.kind ?? ((kindFound?.value ?? "poster") as Kind);
  add("kind", kind, choices.kind !== undefined, kindFound?.words);

  const isKindRead = kind === kindFound?.value;
  const sizeFound = finds.find(({ field, words }) => field === "size" && (isKindRead || words !== kindFound?.words));
  const format: FoundSize = sizeFound ? readFoundSize(sizeFound.value) : formatOf(kind);
  const { width = format.width, height = format.height } = choices;
  const isSizeChosen = choices.width !== undefined || choices.height !== undefined;
  const paper = isSizeChosen ? undefined : format.paper;
  const sizeText = paper ? `${paper.width} × ${paper.height} mm` : `${width} × ${height}`;
  add("size", sizeText, isSizeChosen, sizeFound?.words);

  const moodFound = first("mood");
  const mood = moodFound?.value as Mood | undefined;
  // A style's name says more than a word that is a mood as well: 'an elegant art deco poster'.
  const isMood = (words: string) => finds.some((find) => find.field === "mood" && find.words === words);
  const styleFound = finds.find((find) => find.field === "style" && !isMood(find.words)) ?? first("style");
  const style = choices.style ?? ((styleFound?.value ?? styleFor(mood, `${seed}/${text}`)) as StyleId);
  add("style", style, choices.style !== undefined, styleFound?.words);
  if (mood) add("mood", mood, false, moodFound?.words);

  const avoided = finds.filter(({ field }) => field === "avoid");
  const avoid = colorNames.filter((name) => avoided.some(({ value }) => value === name));
  if (avoid.length > 0) add("avoid", avoid.join(", "), false, avoided[0]?.words);
  const colorFound = finds.find(
    ({ field, value }) =>
      field === "color" && hueOf(value) !== undefined && !avoid.some((name) => name === value.toLowerCase()),
  );
  const paints = finds.filter(({ field }) => field === "paint").map(({ value }) => value);
  const colors =
    avoid.length === colorNames.length ? [] : [...new Set(paints)].filter((color) => !isAvoided(color, avoid));
  const isColored = colors.length > 0 || colorFound !== undefined || avoid.length > 0;
  const tone = (first("tone")?.value as Tone | undefined) ?? (isColored ? undefined : toneOf(text));
  if (colorFound) add("color", colorFound.value, false, colorFound.words);
  const subjectFound = subjectIn(finds, findLanguage(text) ?? "en", text);
  if (subjectFound) add("subject", subjectFound.value, false, subjectFound.words);
  const detailFound = first("detail");
  const detail = choices.detail ?? Number(detailFound?.value ?? 50);
  add("detail", String(detail), choices.detail !== undefined, detailFound?.words);

  const hue = colorFound && hueOf(colorFound.value);
  return {
    understood,
    brief: {
      ...{ kind, style, width, height, paper, mood, hue, detail, seed },
      subject: subjectFound?.value,
      colors: colors.length > 0 ? colors.slice(0, namedColorsMax) : undefined,
      tone,
      avoid: avoid.length > 0 ? avoid : undefined,
    },
  };
}

const occasions = occasionTones.map(([tone, words]) => ({ tone, pattern: wholeWords([words], "iu") }));
const toneOf = (text: string): Tone | undefined => occasions.find(({ pattern }) => pattern.test(text))?.tone;

/** Style where the prompt names none: one that carries its mood, otherwise any. */
function styleFor(mood: Mood | undefined, seed: string): StyleId {
  const fitting = mood && styleIds.filter((id) => stylesOfMoods[mood].includes(id));
  return createRandom(`${seed}/style`).pick(fitting?.length ? fitting : styleIds);
}
