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
import { mendSpelling } from "./prompt/mend-spelling.ts";
import { archetypeOf } from "./prompt/read-archetype.ts";
import { readForm } from "./prompt/read-form.ts";
import { findLanguage } from "./prompt/read-language.ts";
import { hueOf } from "./prompt/read-look.ts";
import { type FoundSize, readFoundSize } from "./prompt/read-size.ts";
import { type Find, wholeWords } from "./prompt/reading.ts";
import { settleOccasion } from "./prompt/settle-occasion.ts";
import { PromptRefused } from "./prompt-refused.ts";
import { type Matter, readMatter } from "./roles/read-matter.ts";
import { readSettings } from "./roles/read-settings.ts";
import type { Role, RoleSpan } from "./roles/roles.ts";
import { withKindApart } from "./roles/said-by-kind.ts";
import { setTitle } from "./roles/set-title.ts";
import { hasWords, type SetWords, setWords } from "./roles/set-words.ts";
import { tagRoles } from "./roles/tag-roles.ts";
import { excludedIn, talkIn, unprinted } from "./roles/unprinted.ts";
import { withQuotes } from "./roles/with-quotes.ts";
import { withoutRequests } from "./roles/without-requests.ts";
import { withoutSizes } from "./roles/without-sizes.ts";
import { wordsOfKind } from "./roles/words-of-kind.ts";

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
 * Understands a prompt in English, German, French or Spanish: a tagger tells the roles of its words, and rules what they mean. The words
 * of the design are the prompt's own. The same prompt and choices give the same brief.
 * @param tag finds the roles of words, as places in a text.
 * @throws {PromptRefused} where there is nothing to design, or a choice is out of its range.
 */
export function readPrompt(prompt: string, choices: PromptChoices = {}, tag = tagRoles): ReadPrompt {
  const chosen = promptChoicesSchema.safeParse(choices);
  if (!chosen.success)
    throw new PromptRefused("One of the settings is not possible. Choose the kind, style and size again.");
  const clean = cleanPrompt(prompt);
  const { text } = clean;
  const tagged = withQuotes(text, withoutRequests(text, tag(text, hasWords)));
  const spans = withKindApart(text, withoutSizes(text, tagged));
  const finds = readSettings(text, spans);
  const matter = readMatter(text, spans);
  const settings = settingsOf(finds, matter, chosen.data, text);
  const { kind, subject } = settings.brief;
  const { ruledOut, form } = readForm(unprinted(text, spans), kind);
  const isTitled = wordlessKinds.includes(kind) || (kind === "mockup" && !hasWords(spans));
  const title = isTitled ? setTitle(text, spans) : undefined;
  const asWritten = title ?? setWords(text, spans, kind);
  // 'Crémant' on a wine list makes no list French.
  const rest = asWritten.words.list ? text.replace(asWritten.words.list, "") : text;
  const language = chosen.data.language ?? findLanguage(wordsOf(asWritten)) ?? findLanguage(rest) ?? "en";
  const told = wordsWith(["kind"], text, spans).join("\n");
  const settled = title ?? settleOccasion(asWritten, { kind, subject, language, prompt: text, told });
  const words = mendSpelling(settled, { kind, language, prompt: text });
  const { texts } = words;
  const read = { ...settings.brief, things: matter.things && [...matter.things], ...texts, language };
  const own = wordsOfKind({
    ...{ kind, texts, finds },
    letters: form.letters,
    told: wordsWith(["shown", "look", "kind"], text, spans),
  });
  const set = { ...read, ...form, ...own };
  const archetype = archetypeOf(set, text, told);
  const isSizeOpen = settings.understood.some(({ field, from }) => field === "size" && from === "rule");
  const lying = archetype === "certificate" && isSizeOpen && choices.width === undefined;
  const brief = briefSchema.parse({ ...set, ...(lying && certificateSize), archetype });
  const leftOut = [
    ...clean.unheld.map((value) => ({ value, words: "Our fonts don’t have these characters." })),
    ...clean.markup.map((value) => ({ value: value.slice(0, 80), words: "Markup is not set." })),
    ...words.leftOut.map((value) => ({ value, words: "There is no room for more words." })),
    ...undrawn(brief),
    ...excludedIn(ruledOut, finds).map((value) => ({ value, words: "It says what the design should not have." })),
    ...talkIn(text, spans).map((value) => ({ value, words: "It speaks to the designer." })),
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

const wordsWith = (roles: readonly Role[], text: string, spans: readonly RoleSpan[]): readonly string[] =>
  roles.flatMap((one) => spans.flatMap(({ role, from, to }) => (role === one ? text.slice(from, to) : [])));

/** A4, lying. */
const certificateSize = readFoundSize("297x210mm");

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

function settingsOf(finds: readonly Find[], { subject: subjectFound }: Matter, choices: PromptChoices, text: string) {
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
