import { lchOf } from "../../color/color.ts";
import { hues } from "../../color/palette.ts";
import { type ColorName, colorNames, styleIds } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { colorlessWords } from "../lexicons/constraints.ts";
import {
  colorWords,
  detailWords,
  moodWords,
  neutralWords,
  praiseWords,
  shadeWords,
  styleWords,
} from "../lexicons/look.ts";
import { instructionLeads, introductionLeads, visualNouns } from "../lexicons/request.ts";
import { foodShades, shadeNouns, shades, toneWords } from "../lexicons/shades.ts";
import { subjectWords } from "../lexicons/subjects.ts";
import { namedColors } from "./read-colors.ts";
import { isTestimony } from "./read-testimony.ts";
import {
  anyOf,
  type Find,
  note,
  type Reader,
  type ReadField,
  take,
  wholeWords,
  wordEnd,
  wordStart,
} from "./reading.ts";

const styles = styleWords.flatMap(([ids, words]) => {
  const id = ids.find((candidate) => styleIds.some((existing) => existing === candidate));
  return id ? [{ field: "style", value: id, pattern: wholeWords(words) } as const] : [];
});
const lists = (field: ReadField, entries: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(entries).map(([value, words]) => ({ field, value, pattern: wholeWords(words) }));
const colors = lists("color", colorWords);
const looks = [...styles, ...lists("mood", moodWords), ...lists("detail", detailWords)];
/** Hundreds of times all letters of the world would take seconds to compile: these are the letters of the words' languages. */
const anyLetter = "[a-zß-ÿœ]";
const subjects = Object.entries(subjectWords).map(([value, words]) => ({
  field: "subject" as const,
  value,
  pattern: wholeWords([words.replaceAll("\\p{L}", anyLetter)]),
}));

/** @returns what a text's words stand for, the first ones first. */
function findAll(
  text: string,
  entries: readonly { field: ReadField; value: string; pattern: RegExp }[],
): readonly Find[] {
  return entries
    .flatMap(({ field, value, pattern }) =>
      [...text.matchAll(pattern)].slice(0, 3).map(({ 0: words, index }) => ({ index, find: { field, value, words } })),
    )
    .toSorted((a, b) => a.index - b.index || b.find.words.length - a.find.words.length)
    .map(({ find }) => find);
}

const hexColor = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![\p{L}\p{N}])/giu;
const hexFinds = (text: string): readonly Find[] =>
  [...text.matchAll(hexColor)].map(([words]) => ({ field: "color", value: words.toLowerCase(), words }));

const colorless = wholeWords([colorlessWords]);
const colorlessFinds = (text: string): readonly Find[] => {
  const words = text.match(colorless)?.[0];
  return words ? colorNames.map((value) => ({ field: "avoid", value, words })) : [];
};

/** Styles, moods, colors and motifs of words that say how a design should look. */
export const lookOf = (text: string): readonly Find[] => [
  ...colorlessFinds(text),
  ...hexFinds(text),
  ...hexFinds(text).map(({ value, words }) => ({ field: "paint" as const, value: longHex(value), words })),
  ...namedColors(text),
  ...findAll(text, colors),
  ...findAll(text, looks),
];
/** Motifs that words bring to mind. */
export const subjectOf = (text: string): readonly Find[] => findAll(text, subjects);
/** A color's name within a name, as in 'Blue Note', is none. */
const colorsInWords = (text: string): readonly Find[] =>
  findAll(text, colors).filter(({ words }) => /^\p{Ll}/u.test(words));

/** The words of colors that say more than a hue, and of tones. */
const shadesInWords = [...shades.map(([, words]) => words), ...Object.values(toneWords)];

const lookLists = [
  ...styleWords.map(([, words]) => anyOf(words)),
  ...Object.values(moodWords).map(anyOf),
  ...Object.values(colorWords).map(anyOf),
  ...Object.values(detailWords).map(anyOf),
  anyOf(neutralWords),
  anyOf(shadeWords),
  ...shadesInWords,
];
/** One word that says how a design should look. */
export const lookWord = `(?:${lookLists.join("|")})`;
export const fillerWord = anyOf(praiseWords);

const shade = anyOf(shadeWords);
const color = `(?:(?:${shade}[- ]?)?${anyOf([...shadesInWords, ...Object.values(colorWords).flat(), ...neutralWords])}(?:ish)?(?: ${shade})?)`;
const joined = `${color}(?:(?:, ?| ?[&+/] ?|,? (?:and|und|et|y|n) | on | auf | sur | sobre )${color}){0,4}`;
const colorNoun =
  "(?:colou?rs?|tones?|hues?|shades?|palette|colou?r scheme|background|accents?|theme|ink|gradient|farben|tönen|hintergrund|tons?|couleurs?|fond|tonos|colores|fondo)";
const styleNoun =
  "(?:styles?|look|aesthetics?|designs?|manner|way|feel|vibe|tones?|colou?rs?|palette|stil|optik|stijl|estilo)";
const end = "(?=\\s*(?:$|[\\n,.;:!?)]|(?:and|with|for|on|about|but|mit|für|avec|pour|con|para)\\s))";
/** Matches nothing. Without it, V8 compiles the long lists behind it once for each beginning that is before it. */
const apart = "(?=)";
const some = `(?:an? |the |einem |im |dans un |d['’]un |un |une |con |de )?${apart}`;

const lookPhrases = [
  // in a calm, minimal style; im Bauhaus-Stil; style bauhaus
  `(?:(?:in|im|with|mit|dans|en|avec|con|of|using) )?${some}(?:(?:${lookWord}|${fillerWord})[ ,-]{1,2}(?:(?:and|und|et|y) )?){1,5}${styleNoun}`,
  `(?:(?:in|im|dans (?:un|le)|en) )?(?:style|estilo|stil)(?:[: ]| of | de )(?:${lookWord}(?:, ?| and | )?){1,4}`,
  // in shades of blue; in blue and gold; with a blue background; blue tones
  `(?:(?:in|with|using|use|mostly|mainly|mit|avec|con|dans) )?(?:the )?(?:shades|tones|hues|tons|tonos) (?:of|de) ${joined}`,
  `(?:(?:in|with|on|using|use|mostly|mainly|mit|auf|avec|con|sur|dans|en|sobre) )?${some}${joined} ${colorNoun}`,
  `${colorNoun}(?: ?:| should be| in)? ?${joined}`,
  `(?:in|mostly|mainly|en|using|make it) ${joined}${end}`,
  // tonos vino y dorado: words for food that are colors only behind such a noun
  `(?:(?:en|con|in|de) )?(?:${shadeNouns}) (?:${foodShades})(?:(?:, ?| et | y | und )${color}){0,3}`,
  `(?:in|im|en|dans) (?:${shade}-?)?(?:blau|rot|grün|gelb|schwarz|weiß|lila|rosa)(?:tönen)${wordEnd}`,
].map((phrase) => compilePattern(`${wordStart}${phrase}${wordEnd}`, "giu"));

const visualText = "(?:(?! (?:about|for|at|@|that|announcing|saying|über|für|sur|pour|sobre|para) )[^,.;!?\\n])";
const visualWith = compilePattern(
  `${wordStart}(?:with|featuring|showing|depicting|using|mit|avec|con)${wordEnd}(?<depicted>(?=${visualText}{0,80}?${wordStart}(?:${visualNouns})${wordEnd})${visualText}{1,120})`,
  "giu",
);
/** 'Summer vibes'. */
const vibes = compilePattern(
  `(?<=^|[\\n,.;:|–—]\\s*)(?:(?:with|and|some|good) )?(?:[\\p{L}'’-]+ ){1,2}(?:vibes?|feel(?:ing)?|mood|atmosphere|stimmung|ambiance|ambiente)(?=\\s*(?:$|[\\n,.;!|–—]))`,
  "giu",
);
/** Between two commas nothing but such words: 'minimal, blue and elegant'. */
const lookSegment = compilePattern(
  `(?<=^|[\\n,.;:|–—]\\s*)(?:(?:and|very) )?(?:(?:${lookWord}|${fillerWord})(?:, | (?:and|und|et|y|n) | ?[&+/] ?| |-)?){1,6}(?: ?${colorNoun})?(?=\\s*(?:$|[\\n,;!|–—]|\\.(?!\\p{L})))`,
  "giu",
);

const neutral = compilePattern(`${wordStart}${anyOf(neutralWords)}${wordEnd}`, "iu");

/** 'Dinosaur theme': what should be seen, and no words of the design. */
const theme = compilePattern(
  `(?<=[,;\\n]\\s*)(?:with (?:an? )?)?(?<depicted>\\p{L}[\\p{L}-]{2,20}(?: \\p{L}[\\p{L}-]{2,20})?)[ -](?:themed?|motto)(?: party)?(?=\\s*(?:$|[,.;\\n]))`,
  "giu",
);

/** Takes instructions out that tell how the design should look, and what is understood of them. */
export const readLook: Reader = (reading) => {
  const phrased = lookPhrases.reduce(
    (so, pattern) => take(so, pattern, { leave: " ", read: ([words]) => [...lookOf(words), ...subjectOf(words)] }),
    reading,
  );
  const themed = take(phrased, theme, {
    read: ({ groups }) => {
      const words = groups?.depicted ?? "";
      return [{ field: "depicted", value: words, words }, ...subjectOf(words)];
    },
  });
  const depicted = take(themed, visualWith, {
    leave: " ",
    read: ({ 0: words, groups }) => [
      { field: "depicted", value: groups?.depicted ?? "", words },
      ...lookOf(words),
      ...subjectOf(words),
    ],
  });
  const felt = take(depicted, vibes, {
    read: ({ 0: words, index }) => (index === 0 ? undefined : [...lookOf(words), ...subjectOf(words)]),
  });
  return take(felt, lookSegment, {
    // 'Grey' brings nothing, and is no word of the design.
    read: ([words]) => (lookOf(words).length > 0 ? lookOf(words) : neutral.test(words) ? [] : undefined),
  });
};

const descriptor = /(?<=, ?)\p{Ll}{3,14}(?= ?(?:[,.!\n]|$))/gu;

/** On covers, headers and logos, single words behind the name say what they should look like: 'concrete', 'sea'. */
export const readDescriptors: Reader = (reading) => {
  const isOfThose = reading.finds.some(
    ({ field, value, words }) =>
      field === "kind" && (value === "cover" || value === "logo" || /header|kopfbild|cover/iu.test(words)),
  );
  if (!isOfThose) return reading;
  return take(reading, descriptor, {
    read: ({ 0: words }) => [{ field: "depicted", value: words, words }, ...lookOf(words), ...subjectOf(words)],
  });
};

// The whole prompt may be one such sentence, and then it is what the design is about.
const takeSentences =
  (leads: string): Reader =>
  (reading) =>
    take(reading, compilePattern(`(?<=^|[\\n.;!?]\\s*|, )(?:${leads})${wordEnd}[^\\n.;!?]*`, "giu"), {
      read: ({ 0: words, index }) => {
        const rest = reading.text.slice(0, index) + reading.text.slice(index + words.length);
        // 'Keine Lust auf Kochen?' speaks to those who see it.
        if (reading.text[index + words.length] === "?") return undefined;
        const isAll = !/\p{L}{2}/u.test(rest) && reading.finds.every(({ field }) => field !== "headline");
        return isAll ? undefined : [...lookOf(words), ...subjectOf(words)];
      },
    });

/** Takes sentences out that tell how the design should be: 'Use warm colors.' */
export const readInstructions = takeSentences(instructionLeads);
/** Takes 'I run a flower shop' out, when its names are read. */
export const readIntroductions: Reader = (reading) => {
  const { text, finds } = takeSentences(introductionLeads)(reading);
  // Nothing else is left: what the user is says it.
  return { text: text.replace(introduced, ""), finds };
};
const introduced = compilePattern(
  `^[\\s,.!-]*(?:(?:i['’]?m|i am|i (?:run|own|have)|we(?:['’]re| are)|we (?:run|own|have)|ich habe|wir sind|nous sommes|somos|tengo) (?:an?|the|ein(?:e|en)?|une?|una?)|ich bin(?: eine?)?|je suis(?: une?)?|soy(?: una?)?) (?=\\p{L}[^\\n.;!?]*[\\s,.!]*$)`,
  "iu",
);

/** Notes what the words that are set bring to mind; they stay. */
export const noteContent: Reader = (reading) => {
  // 'They fixed our boiler on Christmas Eve' is about no Christmas.
  const isOther = isTestimony(reading.text);
  const content = [
    ...reading.finds
      .filter(({ field }) => (field === "headline" && !isOther) || field === "subline" || field === "brand")
      .map(({ value }) => value),
    reading.text,
  ].join("\n");
  const own = subjectOf(content);
  // 'Optique Vision': where nothing else says what it is about, the shop's name may.
  const around = own.length > 0 ? [] : reading.finds.filter(({ field }) => field === "place" || field === "price");
  const named = [
    ...around.map(({ value }) => value),
    ...reading.finds.filter(({ field }) => field === "kind").map(({ words }) => words),
  ];
  const card = reading.finds.find(({ field, value }) => field === "kind" && value === "card")?.words ?? "";
  const others = own.length > 0 ? [] : subjectOf(named.join("\n"));
  // A Christmas card of the family Berger is about Christmas, and not about mountains.
  return note(reading, ...colorsInWords(content), ...subjectOf(card), ...own, ...others);
};

/** `#abc` as `#aabbcc`. */
const longHex = (color: string): string =>
  color.length === 4 ? color.replaceAll(/[0-9a-f]/g, (digit) => digit + digit) : color;

/** Degrees in OKLCH of a color's name or of `#rrggbb`; none of grays. */
export function hueOf(color: string): number | undefined {
  if (!color.startsWith("#")) return hues[color as ColorName];
  const { chroma, hue } = lchOf(longHex(color));
  return chroma > 0.03 ? Math.round(((hue % 360) + 360) % 360) : undefined;
}
