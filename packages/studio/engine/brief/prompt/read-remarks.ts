import type { Mood } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import {
  commands,
  contraries,
  designFillers,
  designNouns,
  qualities,
  refusing,
  wholeRefusals,
} from "../lexicons/design-talk.ts";
import { fillerWord, lookOf, lookWord } from "./read-look.ts";
import { type Find, type Reader, take, wordEnd } from "./reading.ts";

type Role = "refusing" | "command" | "quality" | "look" | "noun" | "filler";

const roles: readonly (readonly [Role, RegExp])[] = (
  [
    ["quality", qualities.map(({ words }) => words).join("|")],
    ["look", lookWord],
    ["refusing", refusing],
    ["command", commands],
    ["noun", designNouns],
    ["filler", `${fillerWord}|${designFillers}`],
  ] as const
).map(([role, words]) => [role, compilePattern(`[\\s'’"()&+/-]*(?:${words})${wordEnd}`, "iuy")]);

/** @returns what each word of a text is, or undefined if a word is none of a talk about designs. */
function rolesOf(text: string): readonly { readonly role: Role; readonly words: string }[] | undefined {
  const found: { role: Role; words: string }[] = [];
  let at = 0;
  while (/[\p{L}\p{N}]/u.test(text.slice(at))) {
    const longest = roles
      .flatMap(([role, pattern]) => {
        pattern.lastIndex = at;
        const words = pattern.exec(text)?.[0];
        return words ? [{ role, words }] : [];
      })
      .toSorted((a, b) => b.words.length - a.words.length)[0];
    if (!longest) return undefined;
    found.push(longest);
    at += longest.words.length;
  }
  return found;
}

const named = qualities.map((quality) => ({
  ...quality,
  pattern: compilePattern(`^[^\\p{L}]*(?:${quality.words})$`, "iu"),
}));

/** Finds of a remark: what is refused brings its contrary. */
function findsOf(words: string, isRefused: boolean, spoken: readonly string[]): readonly Find[] {
  const found = named.filter(({ pattern }) => spoken.some((one) => pattern.test(one)));
  const looks = lookOf(words);
  if (!isRefused)
    return [...looks, ...found.flatMap(({ mood }) => (mood ? [{ field: "mood", value: mood, words } as const] : []))];
  const moods = [
    ...found.map(({ refused }) => refused),
    ...looks.flatMap(({ field, value }) => (field === "mood" ? contraries[value as Mood] : [])),
  ];
  return [
    ...looks.flatMap(({ field, value }) => (field === "color" ? [{ field: "avoid", value, words } as const] : [])),
    ...moods.flatMap((mood) => (mood ? [{ field: "mood", value: mood, words } as const] : [])),
    { field: "without", value: words, words },
  ];
}

const refusal = compilePattern(`^(?:${wholeRefusals})${wordEnd}`, "iu");

/** Words between two breaks, with 'and', 'for' and the like before them. */
const chunk = compilePattern(
  "(?<=^|[\\n\\v.,;:!?–—|] {0,2})[^\\s.,;:!?–—|][^\\n\\v.,;:!?–—|]{2,100}(?=[\\n\\v.,;:!?–—|]|$)",
  "gu",
);

/** Takes chunks out that speak of the design: 'keep it clean', 'not too girly', 'logo top right', 'black background big letters'. */
export const readRemarks: Reader = (reading) =>
  take(reading, chunk, {
    max: 100,
    read: ({ 0: words, index }) => {
      if (refusal.test(words)) return findsOf(words.trim(), true, words.split(" "));
      const found = rolesOf(words);
      if (!found) return undefined;
      const has = (role: Role) => found.some((one) => one.role === role);
      const begins = (role: Role) => found[0]?.role === role;
      const isTitle = words.split(/\s+/u).every((word) => !/^\p{Ll}/u.test(word));
      const isFirst = !/\p{L}/u.test(reading.text.slice(0, index));
      const isAll = isFirst && !/\p{L}{2}/u.test(reading.text.slice(index + words.length));
      if (isAll || (isTitle && words.includes(" "))) return undefined;
      if (!isFirst && single.test(words)) return lookOf(words);
      const isSpoken = has("command") || has("refusing");
      const isOfDesign = has("quality") || has("noun") || has("look");
      const isRemark = isSpoken
        ? isOfDesign
        : (has("quality") && found.length > 1) ||
          (has("look") && (has("noun") || has("quality"))) ||
          (has("noun") && isPlaced.test(words));
      if (!isRemark || (isFirst && !begins("command") && !begins("refusing"))) return undefined;
      const isRefused = has("refusing");
      return findsOf(
        words.trim(),
        isRefused,
        found.map((one) => one.words),
      );
    },
  });
/** Alone between two commas, it says how large the design is or in which art. */
const single = compilePattern(
  "^(?:small|little|big|large|klein|groß|petite?|grande?|pequeñ[oa]|round|rund|ronde?|redond[oa]|watercolou?rs?|aquarell(?:e|ig)?|acuarelas?|hand[- ]?(?:drawn|painted|lettered)|handgezeichnet|handgemalt)$",
  "iu",
);
const isPlaced = compilePattern(
  "(?<![\\p{L}])(?:(?:big|large|huge|große?|dicke|fette|gros(?:ses?)?|grandes?) (?:letters|lettering|font|text|type|schrift|buchstaben|lettres|police|texte|letras?|letra)|(?:lettres|letras|letra|texto|schrift) (?:grandes?|gros|groß)|top|bottom|left|right|corner|attached|oben|unten|rechts|links|ecke|anbei|folgt|haut|bas|gauche|droite|ci-jointe?|arriba|abajo|izquierda|derecha|esquina|adjunt[oa]|drauf|rein)(?![\\p{L}])",
  "iu",
);
