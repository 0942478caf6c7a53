import type { Brief } from "../brief.ts";

/** On a card, the facts are the ways to reach the person: `date` the phone, `action` the email address, `price` the website. */
type CardWords = Pick<Brief, "headline"> &
  Partial<Pick<Brief, "subline" | "brand" | "place" | "date" | "action" | "price">>;

const request =
  /^(?:(?:an?|my|our|the|design|make|create|please|simple|modern|elegant|minimal|eine?|une?|una) )*(?:business|visiting|name)? ?(?:cards?|visitenkarten?|cartes? de visite|tarjetas? de (?:visita|presentación))(?: (?:for|für|pour|para))?[: ]+/i;
// One @: with several, a prompt of nothing else held up the process for seconds.
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const web = /^(?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?$/u;
const phone = /^(?:(?:tel|phone|mobile|mobil|t|m)\.?:? ?)?\+?[\d\s()/.-]{6,}$/i;
/** 'Phone: 555-0100' says by its form what it is. */
const label =
  /^(?:tel(?:efon|ephone|éfono)?|tél|phone|mobile?|cell|fon|fax|e-?mail|mail|correo|web(?:site| ?page|seite)?|site(?: web)?|url|homepage|address|adresse|dirección|anschrift)\.?(?:\s*:\s*|\s+)(?=\S*[\d@.])/iu;
const address = /^\d+[a-z]? \p{L}|\p{L}\.? \d+[a-z]?$|^\d{4,5} \p{Lu}/iu;

/** The words of a business card, told apart by their form: 'Anna Weiss, dentist at Weiss & Co, +49 30 1234567, anna@weiss.example'. */
export function readCard(prompt: string): CardWords | undefined {
  if (!request.test(prompt)) return undefined;
  const parts = prompt
    .replace(request, "")
    .split(/[,;\n|]+/)
    .map((part) => part.trim().replace(/\.$/, "").replace(label, ""))
    .filter(Boolean);
  const take = (isMeant: (part: string) => boolean): string | undefined => {
    const index = parts.findIndex(isMeant);
    return index < 0 ? undefined : parts.splice(index, 1)[0];
  };
  const action = take((part) => email.test(part));
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
