import { compilePattern } from "../compile-pattern.ts";
import { wordEnd, wordStart } from "./reading.ts";

/** Proper names, whatever is beside them. */
const names = [
  "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?",
  "january|february|april|june|july|august|september|october|november|december",
  "christmas|xmas|easter|halloween|thanksgiving|hanukkah|ramadan|diwali|purim|passover|juneteenth|valentine['’]s",
  "english|german|french|spanish|italian|portuguese|dutch|swedish|norwegian|finnish|russian|ukrainian|greek|arabic|hebrew",
  "chinese|japanese|korean|thai|vietnamese|indian|indonesian|mexican|brazilian|cuban|caribbean|jamaican|moroccan|lebanese|ethiopian|nigerian|african|american|european|asian|british|irish|scottish|mediterranean|hawaiian",
].join("|");
const name = compilePattern(`(?<![\\p{L}\\p{N}’'-])(?:${names})${wordEnd}`, "gu");

/** Names of more than one word, each with a capital. */
const feasts = compilePattern(
  `${wordStart}(?:(?:mother|father|valentine|new year|st\\.? patrick|presidents|president)['’]?s? (?:day|eve)|(?:christmas|thanksgiving|boxing|labor|labour|memorial|independence|veterans|grandparents|canada|australia|earth|pancake) (?:day|eve)|black friday|cyber monday|good friday)${wordEnd}`,
  "giu",
);

/** 'May' and 'march' are verbs too: a day or a little word beside them tells. */
const month = compilePattern(
  `${wordStart}(?:(?<=\\d(?:st|nd|rd|th)? |(?:^|\\s)(?:in|of|until|till|since|late|early|mid|end of) )(?:may|march)${wordEnd}|(?:may|march)(?= \\d))`,
  "gu",
);
const dateMonth = compilePattern(`${wordStart}(?:may|march)${wordEnd}`, "gu");
/** 'Sun' and 'sat' are words too, but not in a date. */
const shortDays = "mon|tues?|weds?|thurs?|thu|fri|sat|sun";
const shortDay = compilePattern(`${wordStart}(?:${shortDays})${wordEnd}`, "gu");
const dayPair = compilePattern(
  `${wordStart}(?:${shortDays}) ?(?:[-–/&+]|to|and|thru) ?(?:${shortDays})${wordEnd}`,
  "giu",
);
const saidDay = compilePattern(
  `(?<=(?:back|every|until|till|this|next|closed|open|reopen|reopening) )(?:${shortDays})${wordEnd}`,
  "giu",
);
const shortMonth = compilePattern(`${wordStart}(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)${wordEnd}`, "gu");

/** No word without its apostrophe, whatever is beside it. */
const contractions: Readonly<Record<string, string>> = {
  dont: "don't",
  cant: "can't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  wouldnt: "wouldn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  youre: "you're",
  youll: "you'll",
  youve: "you've",
  weve: "we've",
  theyre: "they're",
  theyve: "they've",
  theyll: "they'll",
  theres: "there's",
  thats: "that's",
  whats: "what's",
  heres: "here's",
  im: "I'm",
  ive: "I've",
  womens: "women's",
  mens: "men's",
  childrens: "children's",
  tmrw: "tomorrow",
};
const contraction = compilePattern(
  `(?<![\\p{L}\\p{N}’'-])(?:${Object.keys(contractions)
    .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join("|")})(?![\\p{L}\\p{N}’'-])`,
  "gu",
);

/** Beginning of a sentence or a clause. */
const begin = "(?<=^|[.!?…:,\\n] ?)";
/** 'Were hiring' says who does; 'were' and 'its' are words of their own inside a sentence. */
const starts: readonly (readonly [pattern: RegExp, mended: string])[] = [
  [
    compilePattern(
      `${begin}([Ww])ere(?= (?:hiring|open(?:ing)?|reopening|clos(?:ed|ing)|moving|back|here|expecting|getting|looking|having|turning|celebrating|recruiting|growing|launching|engaged|pregnant|live|still|sorry|fully|sold out|all)${wordEnd})(?![^?]*\\?)`,
      "gu",
    ),
    "$1e're",
  ],
  [compilePattern(`${begin}([Ll])ets(?= (?!and |& |from |by |to |in |for |available)\\p{Ll})`, "gu"), "$1et's"],
  [
    compilePattern(
      `${begin}([Ii])ts(?= (?:back|here|on|time|not|your|our|my|official|happening|finally|almost|party|a|an|the|that|all|never|too|getting|beginning|coming)${wordEnd})`,
      "gu",
    ),
    "$1t's",
  ],
  [compilePattern(`${wordStart}([Ii])ts(?= (?:an?|the|time to) )`, "gu"), "$1t's"],
  [
    compilePattern(`(?<!(?:his|her|their|your|my|its|as|is|was|are|were) )${wordStart}([Ww])ont(?= \\p{Ll})`, "gu"),
    "$1on't",
  ],
];

/** Owners of a day: 'mothers day', 'babys first birthday'. */
const owners: readonly (readonly [pattern: RegExp, mended: string])[] = [
  [
    compilePattern(
      `${wordStart}([Bb]aby|[Mm]um|[Mm]om|[Dd]ad|[Gg]randma|[Gg]randpa)s(?= (?:first|1st|\\d+th|birthday|shower|christening|baptism|naming|room|day|big))`,
      "gu",
    ),
    "$1's",
  ],
  [compilePattern(`${wordStart}([Mm]other|[Ff]ather|[Vv]alentine)s(?= [Dd]ay${wordEnd})`, "gu"), "$1's"],
  [compilePattern(`${wordStart}([Vv]alentine)s(?= [\\p{L}])`, "gu"), "$1's"],
  [
    compilePattern(`${wordStart}([Nn]ew [Yy]ear)s(?= (?:[Dd]ay|[Ee]ve|party|brunch|dinner|sale)${wordEnd})`, "gu"),
    "$1's",
  ],
];

/** 'I', and not the 'i' of 'i.e.' or of a name. */
const me = compilePattern("(?<![\\p{L}\\p{N}.’'@/&-])i(?![\\p{L}\\p{N}.@/&-])", "gu");
/** 'Fish n chips'. */
const andBetween = compilePattern("(?<=(?<!rock|drum)(?<=\\p{L}) )n(?= \\p{L}{2})", "giu");

const upper = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** English as a careful person types it. @param isDate the words are a date and nothing else */
export function mendEnglish(text: string, isDate: boolean): string {
  let mended = text.replaceAll(contraction, (word) => {
    const whole = contractions[word.toLowerCase()] ?? word;
    return word[0] === word[0]?.toUpperCase() ? upper(whole) : whole;
  });
  for (const [pattern, words] of [...starts, ...owners]) mended = mended.replaceAll(pattern, words);
  mended = mended
    .replaceAll(andBetween, "&")
    .replaceAll(me, "I")
    .replaceAll(name, upper)
    .replaceAll(feasts, (words) =>
      words === words.toUpperCase() ? words : words.replaceAll(/(?<=^| )\p{Ll}/gu, upper),
    )
    .replaceAll(month, upper)
    .replaceAll(dayPair, (words) => words.replaceAll(shortDay, upper))
    .replaceAll(saidDay, upper);
  return isDate
    ? mended.replaceAll(dateMonth, upper).replaceAll(shortDay, upper).replaceAll(shortMonth, upper)
    : mended;
}
