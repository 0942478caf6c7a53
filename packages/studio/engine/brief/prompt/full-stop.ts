const anyCase = (words: string): string =>
  words
    .split("|")
    .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join("|");
/** Before a full stop that ends no sentence: 'erm. 12 Euro', 'Sis. Bola Grace', 'St. Anna'. */
const shortened = anyCase(
  "erm|inkl|incl|bzw|resp|approx|env|aprox|tel|tél|st|mr|mrs|ms|sis|bro|rev|prof|ave|av|avda|str|org|feat|ft|vs|ehem|evtl|zzgl|inscr|conc|adv|ste|pza|dto|sr|sra|srta|dr|dra|mme|mlle|hr",
);
const beforeNumber = anyCase("ca|máx|max|mind|min|nr|núm|no|abt|dr|st|ab");

/** @returns a pattern for where a sentence ends with a full stop. In German, a number with one is an ordinal. */
export const fullStop = (isGerman: boolean): string =>
  [
    `(?<!(?:^|[\\s/(,.])(?:${shortened}|(?:${beforeNumber})(?=\\.\\s+[\\d\\uE000-\\uF8FF])${isGerman ? "|\\d{1,2}" : ""}))`,
    // 'J. K. Rowling', 'Karen P. Miller'.
    "(?<!(?:^|[,;\\n]\\s*|\\p{Lu}[\\p{L}.]* )\\p{Lu}(?=\\.\\s+\\p{Lu}))",
    "(?<!(?:^|\\n|(?:zum|der|die|das|dem|den|unser|mein|ihr|sein) )\\s*\\d{1,3})\\.(?=\\s|$)",
  ].join("");
