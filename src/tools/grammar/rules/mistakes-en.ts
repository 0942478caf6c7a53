import type { Mistake } from "./mistake.ts";

const itsReason = "“It’s” is “it is” or “it has”. “Its” means “belonging to it”.";

/** Besides what Harper finds (harper/). */
export const englishMistakes: readonly Mistake[] = [
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
    why: "After “between”, it is “me”.",
    // “It is between you and I know it” is right.
    pattern: "([Bb]etween (?:you|him|her|them)) and I(?! (?:am|was|know|knew|think|thought|have|had|will|want)|[’'])",
    by: "$1 and me",
    isCaseSensitive: true,
  },
];
