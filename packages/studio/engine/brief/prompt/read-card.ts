import type { Brief } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { readConstraints } from "./read-constraints.ts";
import { lookWord, readLook } from "./read-look.ts";
import { readRemarks } from "./read-remarks.ts";
import { lookLead, wishEnd } from "./read-request.ts";
import { type Reading, wholeWords } from "./reading.ts";
import { rowAtEnd } from "./row-at-end.ts";

/** On a card, the facts are the ways to reach the person: `date` the phone, `action` the email address, `price` the website. */
type CardWords = Pick<Brief, "headline"> &
  Partial<Pick<Brief, "subline" | "brand" | "place" | "date" | "action" | "price">>;

const request = compilePattern(
  "^(?:(?:an?|my|our|the|design|make|create|please|simple|modern|elegant|minimal|i|we|need|want|can|you|do|me|eine?|une?|una|necesito|quiero|brauche|hazme|il|faut|faudrait) )*(?:(?:business|visiting|name|calling|contact)? ?cards?|visitenkarten?|cartes? (?:de visite|d['’]affaires|pro(?:fessionnelle)?s?)|tarjetas? (?:de (?:visita|presentaci[óo]n|negocios?|contacto)|personal(?:es)?|profesional(?:es)?)|karte|carte|tarjetas?)(?: (?:for me|for us|für mich|pour moi|para m[ií]))?(?: (?:for|für|pour|para))?(?:[,:]? +|: *)",
  "iu",
);
const cardName = wholeWords(
  [
    "(?:business|visiting|name|calling|contact) cards?|visitenkarten?|cartes? de visite|cartes? d['’]affaires|tarjetas?",
  ],
  "iu",
);
// One @: with several, a prompt of nothing else held up the process for seconds.
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const handle = /^@[\p{L}\p{N}_.]{2,40}$/u;
const web = /^(?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?$/u;
const phone = /^(?:(?:tel|phone|mobile|mobil|t|m)\.?:? ?)?\+?[\d\s()/.-]{6,}$/i;
/** 'Phone: 555-0100' says by its form what it is. */
const label =
  /^(?:tel(?:efon|ephone|éfono)?|tél|phone|mobile?|cell|fon|fax|e-?mail|mail|correo|web(?:site| ?page|seite)?|site(?: web)?|url|homepage|address|adresse|dirección|anschrift)\.?(?:\s*:\s*|\s+)(?=\S*[\d@.])/iu;
const address = /^\d+[a-z]? \p{L}|\p{L}\.? \d+[a-z]?$|^\d{4,5} \p{Lu}/iu;

const contact = compilePattern(
  "[ ,]*(?<contact>(?:(?:tel|phone|mobile|mobil|tél|t|m)\\.?:? ?)?\\+?\\(?\\d[\\d ()/.-]{5,22}\\d|[^\\s@,]{1,64}@[^\\s@,]{1,64}\\.[^\\s@,]{1,20}|@[\\p{L}\\p{N}_.]{2,40})[ ,]*",
  "giu",
);
const nameFirst = compilePattern(
  "^(?<name>\\p{Lu}[\\p{L}'’.-]*(?: (?:(?:de|la|van|von|der|di|du) ){0,2}\\p{Lu}[\\p{L}'’-]*){1,3}) (?<role>\\p{Ll}[^\\n,;|]*)",
  "u",
);
const townLast = compilePattern("(?<=(?:^|\\s)\\p{Ll}[\\p{L}'’-]*\\s)(?<town>\\p{Lu}\\p{Ll}[\\p{L}-]+)(?=\\n|$)", "u");
/** German writes what the person does with a capital, too. */
const germanTrade =
  /^(?<name>\p{Lu}\S+ \p{Lu}\S+) (?<role>\p{Lu}\p{Ll}+(?:er|ist|or|wirt|mann|frau|eur|decker|meister|gärtner|techniker|beraterin|erin|istin|orin|psychologin|therapeut|therapeutin|anwalt|anwältin|arzt|ärztin))$/mu;
const look = compilePattern(`^(?:[\\s,.;]|(?:${lookWord}|and|und|et|y|&))$`, "iu");

/** 'Karim Haddad plombier 06 39 98 11 22 Lyon' with its breaks: nothing but the case of its letters and its forms parts it. */
const parted = (text: string): string =>
  /[,;|\n]/u.test(text)
    ? text
    : text
        .replaceAll(contact, "\n$<contact>\n")
        .replace(townLast, "\n$<town>")
        .replace(nameFirst, "$<name>\n$<role>")
        .replace(germanTrade, "$<name>\n$<role>");

/** Takes out what says how the card should look. */
function withoutLooks(prompt: string): string {
  const { text } = [readConstraints, readRemarks, readLook].reduce<Reading>((so, read) => read(so), {
    text: prompt,
    finds: [],
  });
  return text.slice(0, rowAtEnd(text, look)).trim();
}

/** The words of a business card, told apart by their form: 'Anna Weiss, dentist at Weiss & Co, +49 30 1234567, anna@weiss.example'. */
export function readCard(prompt: string): CardWords | undefined {
  const at = prompt.search(cardName);
  const before = prompt.slice(0, Math.max(0, at));
  const isAsked = before.slice(wishEnd(before)).replace(lookLead, "").trim() === "";
  const asked = isAsked ? prompt.slice(Math.max(0, at)) : prompt;
  if (!request.test(asked)) return undefined;
  const parts = parted(withoutLooks(asked.replace(request, "")).trim())
    .split(/[,;\n|]+/)
    .map((part) => part.trim().replace(/\.$/, "").replace(label, ""))
    .filter(Boolean);
  const take = (isMeant: (part: string) => boolean): string | undefined => {
    const index = parts.findIndex(isMeant);
    return index < 0 ? undefined : parts.splice(index, 1)[0];
  };
  const action = take((part) => email.test(part)) ?? take((part) => handle.test(part));
  const price = take((part) => web.test(part));
  const date = take((part) => phone.test(part) && part.replaceAll(/\D/g, "").length >= 6);
  const streetAt = parts.findIndex((part, index) => index > 0 && address.test(part));
  // What follows the street is its town; a company's name comes before.
  const place = streetAt < 0 ? undefined : parts.splice(streetAt).join(", ");
  const town = parts.at(-1) ?? "";
  const lastWords = prompt.trimEnd().replace(/\.$/u, "");
  // Behind the ways to reach the person: 'joiner, 06 12 34 56 78, Annecy'.
  const isTown = !place && parts.length > 2 && lastWords.endsWith(town) && /^\p{Lu}\p{Ll}[\p{L}-]+$/u.test(town);
  const reached = isTown ? parts.pop() : place;
  const [name, said = "", ...rest] = parts;
  if (!name || name.length > 60 || !(action || price || date)) return undefined;
  const [role = "", company] = said.split(/ (?:at|bei|chez|en) (?=\p{Lu})/u);
  const brand = company ?? rest.shift();
  return {
    headline: name,
    subline: `${role[0]?.toUpperCase() ?? ""}${role.slice(1)}` || undefined,
    brand,
    place: reached,
    date,
    action,
    price,
  };
}
