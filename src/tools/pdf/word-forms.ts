/** PostgreSQL’s rules for reducing words to their stems; `simple` leaves them as they are. */
export type WordForms = "english" | "french" | "spanish" | "german" | "simple";

/** The commonest words that only one of the languages has. */
const common: Readonly<Record<Exclude<WordForms, "simple">, readonly string[]>> = {
  english: ["the", "and", "of", "to", "is", "that", "for", "with", "this", "are", "by", "from"],
  french: ["le", "les", "et", "des", "du", "est", "une", "dans", "pour", "qui", "sur", "au", "avec"],
  spanish: ["el", "los", "las", "y", "del", "una", "por", "con", "para", "su", "como", "al"],
  german: ["der", "die", "und", "das", "den", "von", "zu", "mit", "ist", "nicht", "ein", "eine", "auf"],
};

/** Enough to tell, and quick for a whole book. */
const sampleLength = 20_000;
/** Minimum share of all words: texts in these languages have three to five times as many. */
const shareMin = 0.06;

/** By the commonest words of a text. A text in another language has few of them. */
export function wordFormsOf(text: string): WordForms {
  const words =
    text
      .slice(0, sampleLength)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(common).map(([language, list]) => {
    const known = new Set(list);
    return { language: language as WordForms, count: words.filter((word) => known.has(word)).length };
  });
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return best.count > words.length * shareMin ? best.language : "simple";
}
