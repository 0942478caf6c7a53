import { compilePattern } from "../compile-pattern.ts";
import { capitalized, type Reader, type ReadField, take, trimmed } from "./reading.ts";

const labels: readonly (readonly [field: ReadField, words: string])[] = [
  ["headline", "headline|title|heading|main text|text|überschrift|titel|titre|texte|título|titular|texto"],
  ["subline", "sub-?(?:line|title|heading|headline|text)|tagline|slogan|untertitel|sous-titre|subtítulo|lema"],
  ["date", "date(?: and time)?|when|day|time|datum|wann|zeit|quand|fecha|cuándo|hora"],
  ["place", "place|where|location|venue|address|ort|wo|adresse|lieu|où|lugar|dónde|dirección"],
  ["price", "price|cost|tickets?|entry|admission|preis|eintritt|prix|tarif|precio|entrada"],
  ["brand", "brand(?: name)?|company|business name|organi[sz]er|host|name|marke|firma|marque|marca|empresa"],
  ["action", "call to action|cta|button|contact|website|web|url|email|phone|rsvp|kontakt|webseite|site|contacto"],
];

const pattern = compilePattern(
  `(?<=^|[\\n,.;|]\\s*)(?:[-*•]\\s*)?(?<label>${labels.map(([, words]) => words).join("|")}) ?[:=] ?(?<value>[^\\n;|]{1,240}?)(?=\\s*(?:[\\n;|]|$|[.,] ?(?:${labels.map(([, words]) => words).join("|")}) ?[:=]|\\. ))`,
  "giu",
);

/** 'Grow Together is the tagline': the label behind its words. */
const labelBehind = compilePattern(
  "(?<=^|[\\n,.;|]\\s*)(?<value>[^\\n,;:|]{2,80}?) (?:is|as|ist|est|es) (?:the|our|my|a|der|die|das|unser|le|la|notre|el|nuestr[oa]) (?<label>tagline|slogan|subline|subtitle|headline|title|motto|untertitel|titel|überschrift|titre|sous-titre|accroche|lema|eslogan|título|titular)(?=\\s*(?:$|[\\n,.;|]))",
  "giu",
);
const isHeadline = /^(?:headline|title|titel|überschrift|titre|título|titular)$/iu;
const readBehind: Reader = (reading) =>
  take(reading, labelBehind, {
    read: ({ groups }) => {
      const value = capitalized(trimmed(groups?.value ?? ""));
      return value ? { field: isHeadline.test(groups?.label ?? "") ? "headline" : "subline", value } : undefined;
    },
  });

/** `Where: Riverside Studio`, each on its own line or after a comma. */
export const readLabels: Reader = (reading) =>
  take(readBehind(reading), pattern, {
    read: ({ groups }) => {
      const label = groups?.label ?? "";
      const field = labels.find(([, words]) => compilePattern(`^(?:${words})$`, "iu").test(label))?.[0];
      const value = trimmed(groups?.value ?? "");
      return field && value
        ? { field, value: capitalized(field === "price" && /^\p{N}+$/u.test(value) ? `${label} ${value}` : value) }
        : undefined;
    },
  });
