/** Numbers and currencies of a text as they compare between languages. Pure. */

/** Items of one list that are not in the other, as often as they are there. */
export function without(items: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return items.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}

const codes: Readonly<Record<string, string>> = {
  "€": "EUR",
  $: "USD",
  "£": "GBP",
  "₹": "INR",
  "₺": "TRY",
  "₩": "KRW",
  "₦": "NGN",
  "₱": "PHP",
  "₴": "UAH",
  "₪": "ILS",
  "₫": "VND",
  "฿": "THB",
  "₽": "RUB",
};
const codesOfWords: readonly (readonly [word: RegExp, code: string])[] = [
  [/^(?:euro|ユーロ|欧元|유로|евро|يورو)/i, "EUR"],
  [/^(?:d[oó]l|ドル|美元|달러|доллар|دولار)/i, "USD"],
  [/^(?:pound|pfund|livre|libra|sterlin|pond|ポンド|英镑|파운드|фунт)/i, "GBP"],
  [/^(?:yen|円|日元|エン|엔)/i, "JPY"],
  [/^(?:yuan|元|人民币|위안)/i, "CNY"],
  [/^(?:r(?:u|ou)p|रुप)/i, "INR"],
  [/^(?:won|원)/i, "KRW"],
];
/** Currencies as words: only where an amount is before them. */
const moneyWords = [
  "(?:euros?|dollars?|d[óo]lares|dollari|pounds?|pfund|livres?|libras?|sterline|ponden|yen|yuan|won|rupees?|rupien|roupies|rupias)(?!\\p{L})",
  "ユーロ|ドル|ポンド|円|元|日元|美元|欧元|英镑|人民币|원|달러|유로|엔|파운드|위안|(?:доллар|фунт)\\p{L}{0,4}|евро|रुप\\p{L}{0,3}",
].join("|");
const currencies = new RegExp(
  [
    "[€$£¥￥₹₺₩₦₱₴₪₫฿₽]",
    "(?<![A-Za-z])(?:USD|EUR|GBP|JPY|CHF|INR|CNY|AUD|CAD|SEK|NOK|DKK|PLN|CZK|TRY|KRW|BRL|MXN|NGN|PHP|UAH|ILS|VND|THB|RUB)(?![A-Za-z])",
    `(?<=\\d[\\d.,\\s]{0,20}(?:(?:million|billion|Millionen|Milliarden|millions?|millones)\\s(?:d['’]|de\\s)?)?)(?:US[- ])?(?:${moneyWords})`,
  ].join("|"),
  "giu",
);

const currencyOf = (found: string): string => {
  const word = found.replace(/^US[- ]/i, "");
  return codes[found] ?? codesOfWords.find(([start]) => start.test(word))?.[1] ?? found.toUpperCase();
};

/** Tells whether a text has the sign that China and Japan share: their names for it are one with it then. */
const hasSharedSign = (text: string): boolean => /[¥￥]/.test(text);

/** @returns the currencies of both texts, by their codes. */
export function currenciesOf(source: string, target: string): readonly [readonly string[], readonly string[]] {
  const isShared = hasSharedSign(source) || hasSharedSign(target);
  const read = (text: string) =>
    Array.from(text.matchAll(currencies), ([found]) => currencyOf(found)).map((code) =>
      isShared && /^(?:[¥￥]|JPY|CNY)$/.test(code) ? "¥" : code,
    );
  return [read(source), read(target)];
}

/** A day in figures: its parts may change places. */
const days = /(?<!\d)(\d{1,4})([./-])(\d{1,2})\2(\d{2,4})(?!\d)/g;
/** Each country writes its own in several ways. */
const phones = /\+\d[\d\s().-]{6,18}\d|\(\d{2,5}\)[\d\s.-]{5,14}\d|(?<![\d-])\d{3}[-.]\d{3}[-.]\d{4}(?![\d-])/g;
/** In thousands, or as India writes 1,00,000. */
const numbers =
  /\d{1,2}(?:,\d{2}){1,4},\d{3}(?!\d)|\d{1,20}(?:[.,'’\u00a0\u202f ]\d{3}){0,6}(?:[.,]\d{1,2})?(?!\d)|\d{1,20}/g;
/** Afternoon hours, with the beginning of 3–5 pm. */
const afternoons = /(?<!\d)(?:(\d{1,2})(?::\d\d)?\s?(?:[-–]|to)\s?)?(\d{1,2})(?::\d\d)?\s?p\.?m\b/gi;
const belowZero =
  /(?:(?<![\p{L}\p{N}.,)%])[-−–]|(?<!\p{L})(?:minus|moins|menos|meno|min|минус|мінус)\s|マイナス|零下|영하\s?)(?=\d)/giu;

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

/** Small numbers may be words in the translation, and the other way around: only a changed one is told. */
const smallMax = 12;

/** @param source without places for values and addresses, as `target`. */
export function numbersThatDiffer(
  source: string,
  target: string,
): { readonly missing: readonly string[]; readonly added: readonly string[] } {
  const [given, made] = [source, target].map(readNumbers) as [ReadNumbers, ReadNumbers];
  const missing = without(given.plain, made.plain);
  const added = without(made.plain, [...given.plain, ...given.later]);
  const isLate = missing.length > 0 && given.later.length > 0 && added.length === 0;
  return {
    missing: [
      ...without(given.phones, made.phones),
      ...without(given.below, made.below),
      ...(added.length > 0 ? missing : isLate ? [] : missing.filter((number) => Number(number) > smallMax)),
    ],
    added: [
      ...without(made.phones, given.phones),
      ...without(made.below, given.below),
      ...(missing.length > 0 ? added : added.filter((number) => Number(number) > smallMax)),
    ],
  };
}

interface ReadNumbers {
  readonly plain: readonly string[];
  /** Plain numbers that are below zero, with their sign. */
  readonly below: readonly string[];
  /** 3 pm is 15 o’clock in many languages. */
  readonly later: readonly string[];
  readonly phones: readonly string[];
}

function readNumbers(text: string): ReadNumbers {
  const digits = withPlainDigits(text);
  const bare = digits.replaceAll(phones, " ").replaceAll(days, "$1;$3;$4");
  const all = [...bare.matchAll(numbers)];
  const signs = new Set(Array.from(bare.matchAll(belowZero), ({ 0: sign, index }) => index + sign.length));
  return {
    plain: all.map(([number]) => canonical(number)),
    below: all.filter(({ index }) => signs.has(index)).map(([number]) => `-${canonical(number)}`),
    later: [...bare.matchAll(afternoons)].flatMap(([, ...hours]) =>
      hours.filter(Boolean).map((hour) => String((Number(hour) % 12) + 12)),
    ),
    phones: Array.from(digits.matchAll(phones), ([phone]) => phone.replaceAll(/\D/g, "")),
  };
}
