import { thingsNamedIn } from "../../../art/kinds/figure-set.ts";
import type { Brief, Kind } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { legalForms } from "../lexicons/logo-words.ts";
import { capitalized, type Find, wholeWords } from "../prompt/reading.ts";
import type { SetWords } from "./set-words.ts";

type OwnWords = Partial<Brief>;

interface Told {
  readonly kind: Kind;
  readonly texts: SetWords["texts"];
  readonly letters: Brief["letters"];
  readonly finds: readonly Find[];
  /** Words for the kind, for the look and for what should be seen: a thing among them is a logo's figure. */
  readonly told: readonly string[];
}

/** Words of the kinds that have places of their own for them: logos, and cards of a person or a business. */
export function wordsOfKind({ kind, texts, letters, finds, told }: Told): OwnWords | undefined {
  if (kind === "logo") return logoWords(texts, letters, told);
  const isPersonal = finds.some((find) => find.field === "kind" && find.words.search(personalCard) >= 0);
  return kind === "card" && isPersonal && !texts.date && !texts.price ? cardWords(texts) : undefined;
}

const legal = compilePattern(`,? (?:${legalForms})(?=\\s|,|$)`, "gu");

/** 'Plombier. Depuis 1974' is one line. */
const since = /\. ((?:Est|Since|Seit|Gegr|Depuis|Fondée?|Desde|Fundad[oa])(?!\p{L}))/u;

/** A logo has its name, with one line below, and the figure that it should show. */
function logoWords(
  { headline, subline }: SetWords["texts"],
  letters: Brief["letters"],
  told: readonly string[],
): OwnWords {
  const cased = (words: string | undefined) => (letters === "lower" ? words?.toLowerCase() : words);
  const figure = told.flatMap(thingsNamedIn).map(({ id }) => id)[0];
  return {
    headline: cased(headline.replaceAll(legal, "")) ?? headline,
    subline: cased(
      subline?.replace(since, (_, year: string) => `${/^est/iu.test(year) ? "," : ""} ${year.toLowerCase()}`),
    ),
    brand: undefined,
    ...(figure && { figure }),
  };
}

const personalCard = wholeWords([
  "(?:business|visiting|name|calling|contact|appointment) ?cards?|cards?|visitenkarten?|karten?|cartes?(?: de visite| d['’]affaires| pro(?:fessionnelle)?s?)?|tarjetas?(?: (?:de (?:visita|presentaci[óo]n|negocios?|contacto)|personal(?:es)?|profesional(?:es)?))?",
]);
const email = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,4}$/;
const handle = /^@[\p{L}\p{N}_.]{2,40}$/u;
const web = /^(?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?$/u;
const phone = /^(?:(?:tel|phone|mobile|mobil|t|m)\.?:? ?)?\+?[\d\s()/.-]{6,}$/i;
/** 'Phone: 555-0100' says by its form what it is. */
const label =
  /^(?:tel(?:efon|ephone|éfono)?|tél|phone|mobile?|cell|call|fon|fax|e-?mail|mail|correo|web(?:site| ?page|seite)?|site(?: web)?|url|homepage)\.?(?:\s*:\s*|\s+)(?=\S*[\d@.])/iu;

/** On a card, the facts are the ways to reach the person: `date` the phone, `action` the email address, `price` the website. */
function cardWords({ action, ...texts }: SetWords["texts"]): OwnWords | undefined {
  const parts = (action ?? "").split(/[,;|]\s*/u).map((part) => part.trim().replace(label, ""));
  const take = (form: RegExp): string | undefined => {
    const index = parts.findIndex((part) => form.test(part));
    return index < 0 ? undefined : parts.splice(index, 1)[0];
  };
  const reached = take(email) ?? take(handle);
  const [price, date] = [take(web), take(phone)];
  const [rest = ""] = parts;
  if (!(reached || price || date)) return undefined;
  const subline = [texts.subline, rest].filter(Boolean).join(", ");
  return {
    ...texts,
    headline: personName(texts.headline),
    subline: subline || undefined,
    date,
    action: reached,
    price,
  };
}

const particle = /^(?:de|del|della|di|da|du|la|le|van|von|der|den|ter|zu|bin|al|el|y|e|and|und|et)$/u;
/** In words; longer ones say something. */
const nameMax = 4;
/** 'rosalind eze' is a name that was typed in a hurry. */
const personName = (name: string): string =>
  name.split(/\s+/u).length > nameMax
    ? name
    : name.replaceAll(/(?<!\S)\p{Ll}[\p{L}'’-]*/gu, (word) => (particle.test(word) ? word : capitalized(word)));
