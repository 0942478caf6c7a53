import { englishMisspellings } from "./misspellings-en.ts";
import type { Mistake } from "./mistake.ts";

const itsReason = "“It’s” is “it is” or “it has”. “Its” means “belonging to it”.";

/** Names that have no other meaning with a small letter. “March”, “may” and “august” have one. */
const englishCapitals = Object.fromEntries(
  [
    "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|April|July|September|October|November|December",
    "English|Christmas",
  ]
    .flatMap((names) => names.split("|"))
    .map((name) => [name.toLowerCase(), name]),
);

/** Besides what Harper finds (harper/). */
export const englishMistakes: readonly Mistake[] = [
  { why: "This word is often misspelled.", words: englishMisspellings },
  { why: "Days, months, languages and holidays have a capital letter.", words: englishCapitals },
  { why: itsReason, pattern: "[Ii]ts (an|the|been)", by: "it’s $1", isCaseSensitive: true },
  // “Its a cappella version” is right.
  {
    why: itsReason,
    pattern: "[Ii]ts a(?! (?:priori|posteriori|fortiori|cappella|capella|la) )",
    by: "it’s a",
    isCaseSensitive: true,
  },
  // “Its true colors” is right.
  { why: itsReason, pattern: "[Ii]ts true(?= that |[.,;!?])", by: "it’s true", isCaseSensitive: true },
  {
    why: "“Their” means “belonging to them”.",
    pattern: "their (is|are|was|were)(?= (?:an?|no|not|some|many|several|nothing|something|lots|plenty) )",
    by: "there $1",
  },
  { why: "“Their” means “belonging to them”.", pattern: "there (own|way|behalf|favor|favour)", by: "their $1" },
  {
    why: "“Of” sounds like “have” here.",
    // “You could of course” is right.
    pattern: "(could|should|would|might|must) of(?! (?:course|necessity|late)(?![a-z]))",
    by: "$1 have",
  },
  {
    why: "After “between”, it is “me”.",
    // “It is between you and I know it” is right.
    pattern: "([Bb]etween (?:you|him|her|them)) and I(?! (?:am|was|know|knew|think|thought|have|had|will|want)|[’'])",
    by: "$1 and me",
    isCaseSensitive: true,
  },
];
