import { compilePattern } from "../compile-pattern.ts";
import { lookOf, subjectOf } from "./read-look.ts";
import { type Reader, type Reading, take, wordEnd } from "./reading.ts";

const relatives = [
  "parents?|mum|mom|mother|dad|father|boss|manager|colleagues?|co-?workers?|teachers?|wife|husband|partner|girlfriend|boyfriend|friends?|best friend|sister|brother|son|daughter|grand(?:ma|pa|mother|father|parents)|nan|aunt(?:ie)?|uncle|niece|nephew|cousin|neighbou?rs?|in-laws|clients|customers|guests",
  "eltern|mama|mutter|papa|vater|chef(?:in)?|kolleg(?:e|in|en)|lehrer(?:in)?|frau|mann|partner(?:in)?|freund(?:in)?|schwester|bruder|sohn|tochter|oma|opa|großeltern|tante|onkel|nichte|neffe|nachbarn?|kunden|\\p{L}*gäste",
  "parents|maman|mère|papa|père|patronne?|chef|collègues?|maître(?:sse)?|prof|femme|mari|amie?|copine?|sœur|soeur|frère|fils|fille|grands?-(?:mère|père|parents)|mamie|papi|tante|oncle|voisine?s?|nounou|clients|invités",
  "padres|mamá|madre|papá|padre|jef[ea]|compañer[oa]|profesor(?:a)?|maestr[oa]|mujer|marido|novi[oa]|amig[oa]|herman[oa]|hij[oa]|abuel[oa]s?|tí[oa]|sobrin[oa]|prim[oa]|vecin[oa]s?|client[ea]s|invitad[oa]s",
].join("|");
const whose =
  "(?:my|our|the|a|meine?[nmr]?|unsere?[nmr]?|die|den|ma|mon|mes|nos|notre|la|le|mis?|nuestr[oa]s?|el|un|una)";

/** 'For my boss Linda': the name stays. */
const related = compilePattern(
  `(?<=[\\n,.;]\\s*|^)(?:${relatives})(?: (?=\\p{Lu})|(?=\\s*(?:$|[\\n,.;])))|(?<=^|\\s)(?:(?:for|to|für|an|pour|à|para|a) )?${whose} (?:\\p{Ll}+ )?(?:${relatives})(?:,? (?=\\p{Lu})|(?=\\s*(?:$|[\\n,.;!])))`,
  "giu",
);
/** 'He likes fishing': what such a card shows, and none of its words. */
const likes = compilePattern(
  `(?<=[\\n,.;!]\\s*)(?:(?:and|und|et|y) )?(?:he|she|they|er|sie|il|elle|ils|él|ella) (?:also |really |auch |sehr )?(?:likes?|loves?|enjoys?|adores?|is into|mag|liebt|aime|adore|ama|adora|hates?)${wordEnd}(?<what>[^\\n,.;!]{2,60})|(?<=[\\n,.;!]\\s*)(?:le|les) (?:gusta|encanta)n? (?<that>[^\\n,.;!]{2,60})`,
  "giu",
);

/** Words that a card says, wherever a prompt has them. */
const saying = compilePattern(
  "(?<=[\\n,.;]\\s*|^)(?:thank(?:s| you)|danke|vielen dank|merci|gracias|happy |herzlich|alles (?:gute|liebe)|frohe|joyeu|félicitations|congrat|feliz|felicidades|enhorabuena|aufrichtig|in (?:loving|liebe)|welcome|bienvenue|bienvenid|willkommen|get well|gute besserung|bon(?:ne)? |with (?:deepest|love))[^\\n,.;]{0,80}",
  "iu",
);

export const saysWish = (text: string): boolean => saying.test(text);

function sayingFirst(reading: Reading): Reading {
  const { text, finds } = reading;
  const found = saying.exec(text);
  const isHeadline = finds.some(({ field }) => field === "headline");
  if (!found || isHeadline || !/\p{L}/u.test(text.slice(0, found.index))) return reading;
  const rest = `${text.slice(0, found.index)}\n${text.slice(found.index + found[0].length)}`;
  return { text: `${found[0]}\n${rest}`, finds };
}

/** On cards that people give, takes out what says for the designer whom it is for. */
export const readRecipient: Reader = (reading) => {
  const isCard = reading.finds.some(({ field, value }) => field === "kind" && value === "card");
  if (!isCard) return reading;
  const liked = take(reading, likes, {
    read: ({ 0: words, groups }) => {
      const value = (groups?.what ?? groups?.that ?? "").trim();
      return [{ field: "depicted", value, words }, ...subjectOf(value), ...lookOf(value)];
    },
  });
  return sayingFirst(take(liked, related, { read: () => [] }));
};
