/** Facts that a translation must leave as they are: places for values, tags, addresses, numbers, currencies. Pure. */
import { currenciesOf, numbersThatDiffer, without } from "./kept-amounts.ts";
import type { TranslatedParagraph } from "./kept-terms.ts";

export interface Difference {
  /** In the text, and not in its translation. */
  readonly missing: readonly string[];
  /** In the translation alone. */
  readonly added: readonly string[];
}

const places = new RegExp(
  [
    // {{x}}, [[x]], <%= x %>, {count, plural, …}
    ...["\\{\\{[^{}\\n]{1,80}\\}\\}", "\\[\\[[^[\\]\\n]{1,80}\\]\\]", "<%[^%\\n]{1,80}%>"],
    "\\{\\w{1,40}, ?(?:plural|select|selectordinal|number|date|time)\\b",
    // ${x}, {0}, {0:N2}, #{x}
    "[$#]?\\{[\\w.-]{1,60}(?:[:!][^{}\\n]{1,40})?\\}",
    // %s, %1$s, %.2f, %ld, %@, %(x)s
    "%(?:\\d{1,2}\\$)?[-+0#]?\\d{0,3}(?:\\.\\d{1,2})?(?:hh?|ll?|[jztLq])?[sdiufFeEgGxXoc@](?!\\w)",
    "%\\(\\w{1,40}\\)[sdif]",
    // $t(x), $HOME, %PATH%, __USER__, *|NAME|*, [Name], and not [text](address)
    ...["\\$t\\([^()\\n]{1,80}\\)", "\\$(?!(?:US|CA|AU|NZ|HK)\\b)[A-Za-z_]\\w{1,40}", "%[A-Z_]{2,40}%"],
    ...["(?<!\\w)__[A-Za-z]\\w{0,40}?__(?!\\w)", "\\*\\|[\\w:]{1,40}\\|\\*"],
    "(?<![\\w\\]])\\[[A-Z]\\w{1,40}\\](?![(\\[:])",
    // :name, @:key, --flag, v2.10.3, &nbsp;, code
    ...[
      "(?<=^|\\s):[a-z][a-z_]{1,30}(?![\\w:])",
      "@(?:\\.\\w{1,20})?:[\\w.]{1,60}",
      "(?<=^|[\\s(`])--[a-z][\\w-]{1,40}",
    ],
    "(?<![\\w.])(?:v\\d{1,4}(?:\\.\\d{1,4}){1,3}|\\d{1,2}\\.\\d{1,3}\\.\\d)(?:-[A-Za-z][\\w.]{0,20})?(?![\\w])",
    ...["&(?:nbsp|lt|gt|shy|copy|reg|trade|#\\d{1,6}|#x[\\dA-Fa-f]{1,6});", "`[^`\\n]{1,200}`"],
    // Tags, and the numbered ones of programs that put translations together
    ...["</?[A-Za-z][\\w-]{0,20}(?=[\\s/>])", "</?\\d{1,2}(?=/?>)"],
  ].join("|"),
  "gm",
);

/** Ends of addresses; those of two letters are words in some language, too. */
const domains =
  "com|org|net|io|dev|app|ai|eu|info|shop|store|example|(?:co|com|org|net|ac|gov)\\.[a-z]{2}|de|fr|es|it|nl|uk|at|ch|be|pl|pt|se|dk|fi|cz|ie|jp|br|us|ca|au|in|mx";
const files = "md|json|ya?ml|jsx?|tsx?|css|html?|py|sh|csv|pdf|png|jpe?g|gif|svg|webp|mp[34]|zip|docx?|xlsx?|pptx?|txt";
const addresses = new RegExp(
  [
    "https?:\\/\\/[^\\s<>()[\\]\"'`]{1,300}",
    "(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]{1,63}\\.[\\w.-]{1,60}",
    "(?<![\\w.@/-])(?:www\\.[\\w-]{1,63}\\.[\\w.-]{1,60}|[\\w-]{2,63}\\.(?:" +
      domains +
      "))(?![\\w-])(?:\\/[^\\s<>()[\\]\"'`]{0,300})?",
    `(?<![\\w./-])[\\w-]{1,60}\\.(?:${files})(?![\\w-])`,
    // Where a link leads within a site: [text](/prices), href="#top", /users/:id
    "(?<=\\]\\()[^\\s()]{1,300}(?=[\\s)])",
    "(?<=\\b(?:href|src)=[\"'])[^\"'\\s]{1,300}",
    "(?<=^|[\\s(\"'])\\/[\\w.-]{1,60}(?:\\/:?[\\w.{}*-]{1,60}){1,8}\\/?",
  ].join("|"),
  "gim",
);

/** `<b>` and `<strong>` are one. */
const sameTags: Readonly<Record<string, string>> = { strong: "b", em: "i" };

/** Tags by their names, because what they say besides may be translated; others without blanks at their edges. */
function placeText(found: string): string {
  const [tag, open, name = ""] = /^(<\/?)(\w[\w-]*)$/.exec(found) ?? [];
  const [, opening, inner = "", closing] = /^(\{\{|<%=?)(.*)(\}\}|%>)$/.exec(found) ?? [];
  if (opening !== undefined) return opening + inner.trim() + closing;
  if (tag === undefined) return found;
  return `${open}${sameTags[name.toLowerCase()] ?? name.toLowerCase()}>`;
}

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([one]) => one);
/** A full stop behind an address is the sentence’s. */
const addressesIn = (text: string): string[] => found(text, addresses).map((one) => one.replace(/[.,;:!?]$/, ""));
const withoutPlaces = (text: string): string => text.replaceAll(places, " ");

/** Facts of a paragraph that differ although no translator changes them. */
export function factsThatDiffer({ source, target }: Pick<TranslatedParagraph, "source" | "target">): Difference {
  const lists = [
    [found(source, places).map(placeText), found(target, places).map(placeText)],
    [addressesIn(source), addressesIn(target)],
  ] as const;
  const [before, after] = currenciesOf(withoutPlaces(source), withoutPlaces(target));
  const bare = (text: string) => withoutPlaces(text).replaceAll(addresses, " ");
  const numbersDiffer = numbersThatDiffer(bare(source), bare(target));
  return {
    missing: [
      ...lists.flatMap(([given, made]) => without(given, made)),
      ...new Set(without(before, after)),
      ...numbersDiffer.missing,
    ],
    added: [
      ...lists.flatMap(([given, made]) => without(made, given)),
      ...new Set(without(after, before)),
      ...numbersDiffer.added,
    ],
  };
}
