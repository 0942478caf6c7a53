import { compilePattern } from "../compile-pattern.ts";
import { findThings } from "../find-things.ts";
import { kindWords } from "../lexicons/kinds.ts";
import { findLanguage } from "./read-language.ts";
import { lookOf, subjectOf } from "./read-look.ts";
import { capitalized, type Find, type Reader, wholeWords, wordEnd, wordStart } from "./reading.ts";

const cue = compilePattern(
  `${wordStart}(?:(?:that|which) (?:just |simply |basically |only )?(?:says?|reads)|saying|que (?:diga|ponga)|donde (?:diga|ponga)|qui (?:dit|dise)|où (?:il (?:y a|est) )?(?:écrit|marqué)|(?:wo|auf de[mr]) (?:drauf ?|drin ?)?steht|mit de[mr] (?:text|aufschrift))(?:,? qu['’] ?|(?:,? (?<clause>that|dass|que))?:? +)(?=\\p{L}|\\d)`,
  "iu",
);
/** Before a message, they show that the user speaks of themselves or to the designer. */
const talks = compilePattern(
  `(?:^|[\\s,.!-])(?:i|i['’]m|i['’]d|we|we['’]re|we['’]d|im|hi|hiya|hey|hello|ok|okay|ich|wir|hallo|moin|servus|je|j['’]\\p{L}+|nous|on|bonjour|salut|coucou|hola|buenas|necesito|necesitamos|quiero|queremos|quisiera|tengo|tenemos|somos|soy)${wordEnd}`,
  "iu",
);
/** Names and facts before the message: words of the design itself. */
const saysMore = compilePattern(
  `[\\d@]|${wordStart}(?:called|named|titled|heißt|heisst|namens|s['’]appelle|appelée?|nommée?|se llama|llamad[oa]|my name|mi nombre)${wordEnd}`,
  "iu",
);
const name = compilePattern("\\p{L}[ ,]+(?!I(?:['’]|\\s))\\p{Lu}\\p{L}+", "u");
const germanWords = compilePattern(`${wordStart}(?:ich|wir|hallo|moin|servus)${wordEnd}`, "iu");
const kindNamed = wholeWords(kindWords.flatMap(({ words }) => words));
const business = compilePattern(
  `${wordStart}(?:i (?:run|own|have|am)|i['’]?m|we (?:run|own|have|are)|we['’]re|ich (?:hab|habe|bin|führe)|wir (?:haben|sind)|j['’]ai|je (?:suis|tiens)|nous (?:sommes|avons)|soy|somos|tengo|tenemos) (?<what>(?:(?!(?:and|und|et|y|so|but|aber|mais|pero)${wordEnd})[\\p{L}'’-]+ ?){1,6})`,
  "iu",
);

const talkMax = 300;
/** In characters: what comes first in a message is what it is about. */
const newsLength = 32;

/**
 * Takes the talk before a message out: 'I run a little candle business and want something that says …'. What it says of the business is
 * what the design should show, where the message names nothing.
 */
export const partMessage: Reader = (reading) => {
  const { text, finds } = reading;
  const found = /["“”„«»\n]/u.test(text) ? null : cue.exec(text);
  if (!found || found.index > talkMax) return reading;
  const talk = text.slice(0, found.index);
  const isNamed = !germanWords.test(talk) && name.test(talk);
  if (!talks.test(talk) || saysMore.test(talk) || isNamed) return reading;
  const message = text.slice(found.index + found[0].length);
  const said = withoutChat(message);
  const isVerbLast = found.groups?.clause?.toLowerCase() === "dass";
  const kind = [...talk.matchAll(kindNamed)].at(-1)?.[0];
  const what = business.exec(talk)?.groups?.what?.trim();
  const shown: readonly Find[] =
    what && findThings(message.slice(0, newsLength), findLanguage(text)).length === 0
      ? [{ field: "depicted", value: what, words: what }, ...subjectOf(what)]
      : [];
  const looks = lookOf(what ? talk.replace(what, "") : talk);
  return {
    text: `${kind ? `${kind}: ` : ""}${capitalized(isVerbLast ? asSentence(said) : said)}`,
    finds: [...finds, ...shown, ...looks],
  };
};

/** 'The scent is called Burnt Fig and its 28 dollars and theres only 60': a message that is told and not written. */
const told: readonly (readonly [RegExp, string])[] = [
  [
    compilePattern(
      "[ ,]+(?:and )?(?:the|our|my) \\p{L}+ is called (?=\\p{L})|[ ,]+(?:und )?(?:der|die|das) \\p{L}+ heißt (?=\\p{L})|[ ,]+(?:et )?(?:le|la|l['’]) ?\\p{L}+ s['’]appelle (?=\\p{L})|[ ,]+(?:y )?(?:el|la) \\p{L}+ se llama (?=\\p{L})",
      "giu",
    ),
    ", ",
  ],
  [
    compilePattern(
      "[ ,]+(?:and )?(?:it['’]?s|they['’]?re|it costs|they cost) (?=[€$£]?\\d)|[ ,]+(?:und )?(?:kostet|es kostet|kosten) (?=[€$£]?\\d)|[ ,]+(?:et )?(?:c['’]est|ça coûte) (?=[€$£]?\\d)|[ ,]+(?:y )?(?:cuestan?|sale|salen) (?=[€$£]?\\d)",
      "giu",
    ),
    ", ",
  ],
  [
    compilePattern(
      "[ ,]+(?:and )?(?=there(?:['’]?s| is| are) only )|[ ,]+(?:und )?(?=es gibt nur )|[ ,]+(?:et )?(?=il y en a (?:que|seulement) )|[ ,]+(?:y )?(?=hay (?:solo|sólo) )",
      "giu",
    ),
    ", ",
  ],
];
/** German puts the verb behind 'dass' last: 'dass wir am Freitag zu haben' is 'wir haben am Freitag zu'. */
const verbLast = compilePattern(
  "^(?<who>wir|ich|es) (?<what>[^\\n,.;:!?]{2,80}) (?<verb>haben|sind|machen|bleiben|suchen|ziehen|öffnen|schließen|habe|bin|mache|suche|gibt)(?=\\s*(?:$|[\\n,.;:!?]))",
  "iu",
);
const asSentence = (message: string): string => message.replace(verbLast, "$<who> $<verb> $<what>");

const withoutChat = (message: string): string =>
  told.reduce((so, [pattern, instead]) => so.replaceAll(pattern, instead), message);
