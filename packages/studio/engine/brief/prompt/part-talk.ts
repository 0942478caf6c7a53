import { compilePattern } from "../compile-pattern.ts";
import { kindWords } from "../lexicons/kinds.ts";
import { mendSlips } from "./mend-slips.ts";
import { partMessage } from "./part-message.ts";
import { partRunOns } from "./part-run-ons.ts";
import { lookOf, subjectOf } from "./read-look.ts";
import { type Find, type Reader, type Reading, trimmed, wholeWords } from "./reading.ts";

const kindNamed = wholeWords(
  kindWords.flatMap(({ words }) => words),
  "iu",
);
const kind = `(?<kind>flyer|poster|post|card|sign|plakat|flugblatt|zettel|aushang|karte|affiche|dépliant|carte|volante|cartel|folleto|tarjeta)`;
/** 'Hi, I'm a dog groomer and would like a flyer. Wash, cut, nails.' */
const introduced = compilePattern(
  `^(?:[\\p{L}]+[ ,!.]+){0,2}?(?:i['’]?m|i am|ich bin|je suis|soy) (?:an? |eine? |une? |una? )?(?<what>\\p{L}[^\\n.,;:!?\\d]{3,50}?),? (?:and|und|et|y) (?:i|ich|je|j['’]|me|quiero|necesito|brauche|bräuchte|hätte|suche)[^\\n.;:!?\\d]{0,60}?(?<!\\p{L})${kind}(?!\\p{L})[^\\n.;:!?\\d]{0,20}\\.\\s+(?=[^\\n.;:!?]{3,40},[^\\n.;:!?]{3,40},)`,
  "iu",
);
/** A trade and a list of what it does: the trade is what the list is about. */
const partIntroduction: Reader = ({ text, finds }) => {
  const found = introduced.exec(text);
  if (!found?.groups) return { text, finds };
  return { text: `${found.groups.kind}: ${found.groups.what}. ${text.slice(found[0].length)}`, finds };
};

const wished = compilePattern(
  "(?<=[.!?\\n,] ?)(?:quelque chose (?:de |d['’])(?<fr>\\p{Ll}+(?:(?:,| et) \\p{Ll}+){0,2})(?: merci| svp)?|(?:something|algo|(?:et)?was) (?<other>\\p{L}+(?:(?:,| and| y| und) \\p{L}+){0,2}),? (?:please|thanks|thank you|por favor|gracias|bitte|danke))\\s*[.!]*$",
  "iu",
);
/** Takes 'Something clean and calm, thanks' from the end. */
const partWish: Reader = ({ text, finds }) => {
  const words = wished.exec(text)?.[0];
  return words ? { text: text.slice(0, -words.length).trim(), finds: [...finds, ...lookOf(words)] } : { text, finds };
};

const looked = compilePattern(
  "^\\s*(?<look>\\p{Ll}+(?: (?:and|et|y|und|n) \\p{Ll}+)?) (?:with|avec|mit|con) (?<shown>\\p{Ll}[\\p{L}'’ -]{2,40})$",
  "u",
);
const accent =
  /^(?:an? |une |ein(?:em)? |un |some )?(?:touch|hint|pop|splash|bit|touche|pointe|hauch|toques?|detalles?|accents?|akzente?n?) (?:of |de |d['’]|von |en )?/iu;
const colorFields = ["color", "paint"];
/** Takes 'lilac with butterflies' and 'black and white with a touch of red' out: a color in front says that both are a look. */
const partLook: Reader = ({ text, finds }) => {
  const found: Find[] = [];
  const chunks = text.split(",");
  const kept = chunks.filter((chunk, index) => {
    const groups = index > 0 ? looked.exec(trimmed(chunk))?.groups : undefined;
    const { look = "", shown = "" } = groups ?? {};
    const colors = lookOf(look).filter(({ field }) => colorFields.includes(field));
    if (colors.length === 0) return true;
    const isAccent = accent.test(shown);
    if (isAccent && lookOf(shown).every(({ field }) => !colorFields.includes(field))) return true;
    const depicted: Find = { field: "depicted", value: shown, words: shown };
    found.push(...colors, ...lookOf(shown), ...(isAccent ? [] : [depicted, ...subjectOf(shown)]));
    return false;
  });
  return { text: kept.join(","), finds: [...finds, ...found] };
};

const invited = compilePattern(
  "^[\\s\\p{L},!]{0,20}?(?:you(?:['’]re| are) (?:all |cordially |warmly )?invited|(?:du bist|ihr seid|sie sind) (?:herzlich )?eingeladen|vous êtes (?:cordialement )?invitée?s?|(?:estás|está|están) (?:cordialmente )?invitad[oa]s?)(?!\\p{L})",
  "iu",
);
/** 'You're invited to …' is written on invitations. */
const partInvitation: Reader = (reading) => {
  const words = kindNamed.test(reading.text) ? undefined : invited.exec(reading.text)?.[0];
  if (!words) return reading;
  const card: Find = { field: "kind", value: "card", words };
  return { text: reading.text, finds: [...reading.finds, card, { field: "size", value: "1500x1050", words }] };
};

/** Tells the words of a design from the talk around them, before anything else is read. */
export const partTalk = (text: string): Reading =>
  [mendSlips, partMessage, partIntroduction, partWish, partLook, partInvitation, partRunOns].reduce<Reading>(
    (reading, part) => part(reading),
    { text, finds: [] },
  );
