/** What a translation must leave as it is: places for values, tags, addresses, numbers, currencies. Pure. */
import type { TranslatedParagraph } from "./kept-terms.ts";

export interface Difference {
  /** In the text, and not in its translation. */
  readonly missing: readonly string[];
  /** In the translation alone. */
  readonly added: readonly string[];
}

/** {{x}}, ${x}, {0}, <%= x %>, {count, plural, …}, %s, %1$s, %.2f, %(x)s, $HOME, %PATH%, :name, code, tags. */
const places = new RegExp(
  [
    ...[
      "\\{\\{[^{}\\n]{1,80}\\}\\}",
      "<%[^%\\n]{1,80}%>",
      "\\{\\w{1,40}, ?(?:plural|select|selectordinal|number|date|time)\\b",
    ],
    ...[
      "\\$?\\{[\\w.-]{1,60}\\}",
      "%(?:\\d{1,2}\\$)?[-+0#]?\\d{0,3}(?:\\.\\d{1,2})?[sdifuxcg@](?!\\w)",
      "%\\(\\w{1,40}\\)[sdif]",
    ],
    ...[
      "\\$(?!(?:US|CA|AU|NZ|HK)\\b)[A-Za-z_]\\w{1,40}",
      "%[A-Z_]{2,40}%",
      "(?<=^|\\s):[a-z][a-z_]{1,30}(?![\\w:])",
      "`[^`\\n]{1,200}`",
    ],
    "</?[A-Za-z][\\w-]{0,20}(?=[\\s/>])",
  ].join("|"),
  "gm",
);
const addresses =
  /https?:\/\/[^\s<>()[\]"'`]{1,300}|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,60}|(?<![\w.@/-])(?:www\.[\w-]{1,63}\.[\w.-]{1,60}|[\w-]{2,63}\.(?:com|org|net|io|dev|app|ai|eu|info|shop|example))(?![\w-])(?:\/[^\s<>()[\]"'`]{0,300})?/gi;
const currencies = new RegExp(
  [
    "[€$£¥₹₺₩₦₱₴₪₫฿₽]",
    "(?<![A-Za-z])(?:USD|EUR|GBP|JPY|CHF|INR|CNY|AUD|CAD|SEK|NOK|DKK|PLN|CZK|TRY|KRW|BRL|MXN|NGN|PHP|UAH|ILS|VND|THB|RUB)(?![A-Za-z])",
    // As words: only where an amount stands before.
    "(?<=\\d[\\d.,\\s]{0,20}(?:(?:million|billion|Millionen|Milliarden|millions?|millones)\\s(?:d['’]|de\\s)?)?)(?:US[- ])?(?:euros?|dollars?|d[óo]lares|dollari|yen|rupees?|rupien|roupies|rupias)(?!\\p{L})",
  ].join("|"),
  "giu",
);
/** A day in figures: its parts may change places. */
const days = /(?<!\d)(\d{1,4})([./-])(\d{1,2})\2(\d{2,4})(?!\d)/g;
const numbers = /\d{1,20}(?:[.,'’\u00a0\u202f ]\d{3}){0,6}(?:[.,]\d{1,2})?(?!\d)|\d{1,20}/g;
const afternoons = /(?<!\d)(\d{1,2})(?::\d\d)?\s?p\.?m\b/gi;

const codes: Readonly<Record<string, string>> = {
  ...{ "€": "EUR", $: "USD", "£": "GBP", "¥": "JPY", "₹": "INR", "₺": "TRY", "₩": "KRW", "₦": "NGN", "₱": "PHP" },
  ...{ "₴": "UAH", "₪": "ILS", "₫": "VND", "฿": "THB", "₽": "RUB" },
};
const codesOfWords: readonly (readonly [word: RegExp, code: string])[] = [
  [/^euro/i, "EUR"],
  [/d[oó]l/i, "USD"],
  [/^yen/i, "JPY"],
  [/^r(?:u|ou)p/i, "INR"],
];

const currencyOf = (found: string): string =>
  codes[found] ?? codesOfWords.find(([word]) => word.test(found))?.[1] ?? found.toUpperCase();

/** `<b>` and `<strong>` are one. */
const sameTags: Readonly<Record<string, string>> = { strong: "b", em: "i" };

/** Tags by their names, because what they say besides may be translated; others without blanks at their edges. */
function placeText(found: string): string {
  const [tag, open, name = ""] = /^(<\/?)([A-Za-z].*)$/.exec(found) ?? [];
  const [, opening, inner = "", closing] = /^(\{\{|<%=?)(.*)(\}\}|%>)$/.exec(found) ?? [];
  if (opening !== undefined) return opening + inner.trim() + closing;
  if (tag === undefined) return found;
  return `${open}${sameTags[name.toLowerCase()] ?? name.toLowerCase()}>`;
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([one]) => one);

/** Digits of all scripts as 0 to 9: each script has its ten one after the other. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });

/** `1,299.00`, `1.299` and `1 299` are one number; `3.5` is `3,5`. */
function canonical(number: string): string {
  const [, whole = "", fraction = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const digits = whole.replaceAll(/\D/g, "").replace(/^0+(?=\d)/, "");
  const decimals = fraction.replace(/0{1,2}$/, "");
  return decimals === "" ? digits : `${digits}.${decimals}`;
}

const counted = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** What of one list is not in the other, as often as it is there. */
function without(items: readonly string[], others: readonly string[]): string[] {
  const left = counted(others);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

/** Small numbers may be words in the translation, and the other way around: only a changed one is told. */
const smallMax = 12;

function numbersThatDiffer(source: string, target: string): Difference {
  const bare = (text: string) =>
    withPlainDigits(text).replaceAll(places, " ").replaceAll(addresses, " ").replaceAll(days, "$1;$3;$4");
  const [given, made] = [bare(source), bare(target)];
  // 3 pm is 15 o’clock in many languages.
  const later = [...given.matchAll(afternoons)].map(([, hour]) => String((Number(hour) % 12) + 12));
  const before = found(given, numbers).map(canonical);
  const after = found(made, numbers).map(canonical);
  const missing = without(before, after);
  const added = without(after, [...before, ...later]);
  const isLate = missing.length > 0 && later.length > 0 && added.length === 0;
  return {
    missing: added.length > 0 ? missing : isLate ? [] : missing.filter((number) => Number(number) > smallMax),
    added: missing.length > 0 ? added : added.filter((number) => Number(number) > smallMax),
  };
}

/** What differs of a paragraph that no translator changes. */
export function factsThatDiffer({ source, target }: Pick<TranslatedParagraph, "source" | "target">): Difference {
  const lists = [
    [found(source, places).map(placeText), found(target, places).map(placeText)],
    // A full stop behind an address is the sentence’s.
    ...[
      [found(source, addresses), found(target, addresses)].map((list) =>
        list.map((one) => one.replace(/[.,;:!?]$/, "")),
      ),
    ],
  ] as const;
  const money = [source, target].map((text) => found(text.replaceAll(places, " "), currencies).map(currencyOf));
  const [before = [], after = []] = money;
  const numbersDiffer = numbersThatDiffer(source, target);
  return {
    missing: [
      ...lists.flatMap(([given = [], made = []]) => without(given, made)),
      ...new Set(without(before, after)),
      ...numbersDiffer.missing,
    ],
    added: [
      ...lists.flatMap(([given = [], made = []]) => without(made, given)),
      ...new Set(without(after, before)),
      ...numbersDiffer.added,
    ],
  };
}
