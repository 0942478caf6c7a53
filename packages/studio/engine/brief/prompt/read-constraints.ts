import { type ColorName, colorNames } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { colorlessWords, refusalFillers, refusalLeads, refusedParts } from "../lexicons/constraints.ts";
import { colorWords, neutralWords, shadeWords } from "../lexicons/look.ts";
import { beigeWords } from "../lexicons/shades.ts";
import { anyOf, type Find, type Reader, take, wholeWords, wordEnd, wordStart } from "./reading.ts";

const colors = Object.entries(colorWords).map(([name, words]) => ({
  name: name as ColorName,
  pattern: wholeWords(words),
}));
const color = `(?:(?:${anyOf(shadeWords)}[- ])?${anyOf([...Object.values(colorWords).flat(), ...neutralWords])}(?:ish)?(?:[- ](?:colou?rs?|tones?|hues?|shades?|accents?|farben|töne|tons?|tonos))?)`;
/** Matches nothing: V8 compiles the long lists behind it once, and not for each beginning that is before it. */
const apart = "(?=)";
const item = `(?:(?:${refusalFillers}) )*${apart}(?:${color}|${refusedParts})`;
const joint =
  "(?:,? ?(?:\\/|&|and|or|nor|und|oder|et|ou|ni|y|o) (?:no |not |ohne |keine? |sans |pas de |sin )?|, (?:no |not |ohne |keine? |sans |pas de |sin ))";
const end =
  "(?=\\s*(?:$|[\\n.,;:!?)–—|]|(?:and|but|for|with|please|pls|in|on|at|at all|anywhere|thanks|thx|und|aber|für|mit|bitte|et|mais|pour|avec|y|pero|para|con)(?![\\p{L}\\p{N}])))";
const refusals = compilePattern(
  `${wordStart}(?:(?:and|but|und|aber|et|mais|y|pero) )?(?:${refusalLeads}) ${apart}(?<refused>${item}(?:${joint}${item})*)(?: at all| for once| this time| diesmal| pour une fois| por una vez)?(?:,? (?:please|pls|bitte|s['’]il (?:vous|te) plaît|por favor))?${wordEnd}${end}`,
  "giu",
);
/** Names a party or a cookie as well: it counts where nothing but a word for a look or the kind is beside it. */
const colorless = compilePattern(
  `(?:(?<=^|[\\n,.;:(]\\s*)|(?<=\\s)(?:in|en|auf|dans|only|nur) )(?:only |nur |all |pure(?:ly)? )?(?:${colorlessWords})(?: only| style| look)?(?=\\s*(?:$|[\\n,.;:!?)]|(?:(?:concert|gig|event|minimal|modern|vintage|typographic) )?(?:posters?|flyers?|invitations?|cards?|logos?|designs?|story|posts?|banners?|plakat|affiche|cartel)(?!\\p{L})))`,
  "giu",
);

const beige = wholeWords([beigeWords], "iu");
const part = wholeWords([refusedParts]);

const ruledOut = (words: string): readonly Find[] => {
  const named = colors.filter(({ pattern }) => words.search(pattern) >= 0);
  const parts = words.match(part) ?? [];
  return [
    ...(beige.test(words) ? [{ field: "tone", value: "no-beige", words } as const] : []),
    ...named.map(({ name }) => ({ field: "avoid", value: name, words }) as const),
    // Alone, the whole phrase says it best: 'no photos please'.
    ...(named.length > 0 ? parts : [words]).map((value) => ({ field: "without", value, words }) as const),
  ];
};

/** Takes out what the prompt rules out: 'no blue', 'without red', 'no photos', 'in black and white'. */
export const readConstraints: Reader = (reading) => {
  const refused = take(reading, refusals, { leave: " ", read: ([words]) => ruledOut(words.trim()) });
  return take(refused, colorless, {
    leave: " ",
    read: ([words]) => colorNames.map((value) => ({ field: "avoid", value, words: words.trim() })),
  });
};
