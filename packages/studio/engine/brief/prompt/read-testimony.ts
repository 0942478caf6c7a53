import { capitalized, type Find, quoteMark, type Reader, trimmed } from "./reading.ts";

const cue =
  /(?<!\p{L})(?:testimonials?|reviews?|client quote|customer quote|feedback|kundenstimmen?|kundenmeinung|bewertung|rezension|referenz|avis(?: clients?)?|témoignages?|testimonios?|opini(?:ón|ones)|reseñas?)(?!\p{L})/iu;
/** 'Karen P., Leeds', 'Famille Dupré, juillet 2026': a full stop behind an initial ends nothing. */
const author = /^\s*(?:(?:[-–—~]+|by|von|says|sagt)\s*)?(?<who>\p{Lu}(?:[^\n.;!?–—]|(?<=(?<!\p{L})\p{Lu})\.)*)/u;
const nameStart = /^(?:(?:for|für|pour|para) )?(?=\p{Lu})/u;
/** @returns 'Salon Freya' at the end of a text, if such a name ends it. */
function nameAtEnd(text: string): string | undefined {
  const last = trimmed(text.split(/[.,;\n]/u).findLast((clause) => clause.trim()) ?? "");
  const name = last.replace(nameStart, "");
  return nameStart.test(last) && !/\d/u.test(name) && name.split(" ").length <= 4 ? name : undefined;
}

/** Tells whether the words in quotes are what a customer says of a business: what they are about is the business. */
export const isTestimony = (text: string): boolean => {
  const at = text.indexOf("\v");
  return at >= 0 && cue.test(text.slice(0, at));
};

/** Puts who said it below what is in quotes, and the business is the brand. */
export const readTestimony: Reader = (reading) => {
  if (!isTestimony(reading.text)) return reading;
  const at = reading.text.indexOf("\v") + 2;
  const who = author.exec(reading.text.slice(at));
  if (!who?.groups?.who) return reading;
  const rest = reading.text.slice(at + who[0].length);
  const parts = who.groups.who.split(/, ?/u);
  const end = nameAtEnd(rest);
  // 'Carla M., alumna B2, academia Lingua'.
  const brand = end ?? (rest.trim() === "" && parts.length > 2 ? parts.pop() : undefined);
  const said = trimmed(parts.join(", "));
  const isInitial = /(?<!\p{L})\p{Lu}$/u.test(said) && who.groups.who.includes(`${said}.`);
  const subline = isInitial ? `${said}.` : said;
  const finds: Find[] = [{ field: "subline", value: subline, words: subline }];
  if (brand) finds.push({ field: "brand", value: capitalized(trimmed(brand)), words: brand });
  const left = end ? rest.slice(0, rest.lastIndexOf(end)) : rest;
  return { text: `${reading.text.slice(0, at - 3)}${quoteMark}${left}`, finds: [...reading.finds, ...finds] };
};
