import { compilePattern } from "../compile-pattern.ts";

const start = "(?<![\\p{L}\\p{N}])";
const end = "(?![\\p{L}\\p{N}])";

/** Words before things that come later or can be won; these last until the sentence ends. */
const afterwards = compilePattern(
  `${start}(?:danach|anschließend|anschl\\.|im anschluss|afterwards|followed by|ensuite|suivi d[eu]?|después|a continuación|prizes?|to be won|you can win|win an?|hauptpreise?|zu gewinnen|preise:|à gagner|gros lots?|lots? ?:|premios?|se sortean?)${end}`,
  "iu",
);
/** A price list has numbers, prizes have none. */
const priceList = /preise:[^\n.;!?]*\d/iu;

/** A part that says so is what guests get. */
const givenAway = compilePattern(
  `${start}(?:afterwards|included|provided|on the house|free|inklusive|inkl|inbegriffen|gratis|kostenlos|im anschluss|compris|offerts?|offertes?|gratuite?s?|sur place|incluid[oa]s?|para todos)${end}`,
  "iu",
);

/** Words before things that come with the matter; but 'con 2x1 en micheladas' is the offer itself. */
const extras = compilePattern(
  `${start}(?:(?:with|mit|avec|con)(?! \\d)|plus|includ(?:es|ing)|samt|abends|hay|es gibt|incluye|free|gratis|kostenlose[rns]?|bring)${end}|\\+`,
  "iu",
);

/** Words for bringing goods to the customer. */
const delivery = compilePattern(
  `${start}(?:(?:free |home )?delivery(?! (?:drivers?|service|van|company))|(?:kostenlose )?lieferung|livraison|entregas?|envíos?|envios?)${end}`,
  "giu",
);

interface Said {
  /** The text except for things that come later, can be won or are delivered: those never are the matter. */
  readonly lasting: string;
  /** The same, except for things that come with it as well. */
  readonly matter: string;
}

/** Parts of a sentence, with the sign before each. */
const parts = (text: string): readonly string[] => text.split(/(?=[,;\n!?+]|\. )/u);
const isNewSentence = (part: string): boolean => /^(?:[;\n!?]|\. )/u.test(part);

/** A prompt's text without the words that stand beside its matter: extras, what comes afterwards, prizes and delivery. */
export function withoutSideWords(text: string): Said {
  const lasting: string[] = [];
  const matter: string[] = [];
  let isAfter = false;
  for (const [index, part] of parts(text).entries()) {
    if (isNewSentence(part)) isAfter = false;
    if (isAfter) continue;
    const after = priceList.test(part) ? undefined : afterwards.exec(part)?.index;
    isAfter = after !== undefined && index + after > 0;
    const kept = (isAfter ? part.slice(0, after) : part).replaceAll(delivery, " ");
    lasting.push(kept);
    if (index > 0 && givenAway.test(kept)) continue;
    const extra = extras.exec(kept)?.index;
    matter.push(extra === undefined || index + extra === 0 ? kept : kept.slice(0, extra));
  }
  return { lasting: lasting.join(""), matter: matter.join("") };
}
