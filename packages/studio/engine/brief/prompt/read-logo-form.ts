import type { Brief } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { wordEnd, wordStart } from "./reading.ts";

/** Form of a logo that a prompt wants, and the prompt without the words for it. */
interface LogoForm extends Pick<Brief, "mark" | "letters"> {
  readonly text: string;
}

type Wish<T> = readonly (readonly [value: T, words: string])[];

const only = "only|nur|bloß|just|seulement|uniquement|juste|solo|sólo|solamente";
const marks: Wish<NonNullable<Brief["mark"]>> = [
  [
    "word",
    `(?:(?:simple|clean|pure|plain|reine?|schlichte?|einfache?) )?(?:word ?-?marks?|wort-?(?:bild)?marken?|schriftzüge?|schriftzug|logotype(?: ${only})?|lettering logos?|(?:typographic|typography|text|type)[- ]?(?:only|based)(?: logos?)?|text logos?|(?:${only}) (?:the |our |my |der |den |le |el )?(?:names?|text|type|letters|letras|schrift|namen?|nom|nombre|texte?o?|typo(?:graphie)?|tipograf[ií]a)|(?:name|text|schrift|texte|texto|nombre|nom) (?:only|${only})|marques? (?:verbales?|typographiques?)|logos? typographiques?|logos? tipogr[aá]ficos?|(?:no|without(?: an?| any)?|ohne|keine?n?|sans|pas de|pas d['’]|sin|ning[uú]n) (?:icons?|symbols?|symbole?|bild(?:er|chen)?|pictures?|images?|figur(?:en|es?)?|picto(?:gramme)?s?|ic[oô]nes?|iconos?|s[ií]mbolos?|dibujos?|imagen(?:es)?)(?: (?:${only}|please|pls|bitte|svp|por favor))?)`,
  ],
  [
    "initials",
    "(?:(?:with|using|from|mit|aus|avec|con) )?(?:(?:the|our|my|his|her|den|meinen|unseren|mes|les|nos|mis|las) )?(?:monogramm?(?:e|es|s|a|as)?|initials?(?: only)?|initialen?(?:logo)?|initiales?|iniciales|letter ?marks?|buchstaben-?logos?)",
  ],
  [
    "round",
    "(?:round|circular|runde?[rsnm]?|kreisrunde?[rsnm]?|ronde?|circulaire|redond[oa]) (?:badges?|emblems?|emblemas?|embleme?|emblèmes?|seals?|stamps?|siegel|stempel(?:logo)?|plaketten?|sellos?|insignias?)(?: (?:style|stil|look))?",
  ],
  [
    "badge",
    "(?:badges?|emblems?|emblemas?|embleme?|emblèmes?|crests?|seals?|stamps?|siegel|stempel(?:logo)?|wappen|plaketten?|abzeichen|écussons?|blasons?|macarons?|tampons?|sellos?|insignias?|escudos?)(?: (?:style|stil|look))?",
  ],
  [
    "round",
    "round|circular|runde?[rsnm]?|kreisrunde?[rsnm]?|kreisförmige?[rsnm]?|ronde?s?|circulaires?|redond[oa]s?|in a circle|im kreis|dans un cercle|en un c[ií]rculo",
  ],
];
const letters: Wish<NonNullable<Brief["letters"]>> = [
  [
    "lower",
    "(?:(?:all|only|everything|alles|in|tout|todo|name) )*(?:in |en )?(?:lower ?-?case(?: letters)?(?: only)?|small letters|no (?:caps|capitals|capital letters)|klein ?geschrieben|kleinbuchstaben|minuscules?|minúsculas?|minusculas?)",
  ],
  [
    "caps",
    "(?:(?:all|only|everything|alles|in|tout|todo|name) )*(?:in |en )?(?:all[- ]?caps|upper ?-?case(?: letters)?(?: only)?|capital letters|block capitals|caps|großgeschrieben|gross ?geschrieben|groß geschrieben|großbuchstaben|grossbuchstaben|versalien|majuscules?|capitales|mayúsculas?|mayusculas?)",
  ],
];

const patterns = <T>(wishes: Wish<T>) =>
  wishes.map(([value, words]) => ({
    value,
    pattern: compilePattern(`${wordStart}(?:${words})${wordEnd}`, "giu"),
  }));
const markPatterns = patterns(marks);
const letterPatterns = patterns(letters);

const inNames = /^(?:round|runde|rond|redond|circ|badge|crest|seal|stamp|emblem|wappen|siegel|caps|capital)/iu;
const logoWord = /^logo/iu;

/** 'Round Table Brewing' and 'The Badge Company' have the word in their names. */
function isInName(words: string, before: string, behind: string): boolean {
  const [last = ""] = before
    .slice(-40)
    .trimEnd()
    .split(/[\s\n]/u)
    .slice(-1);
  const [next = ""] = behind
    .slice(0, 40)
    .trimStart()
    .split(/[\s\n]/u);
  const isPart = (word: string) => /^[\p{Lu}&]/u.test(word) && /[\p{L}&]$/u.test(word) && !logoWord.test(word);
  return /^\p{Lu}/u.test(words) && inNames.test(words) && (isPart(next) || isPart(last));
}

const quotes = /["“„«][^"“”„«»\n]{1,200}["”»“]/gu;

/** Reads and takes out the form that a logo should have: 'wordmark, lowercase', 'rundes Logo', 'con las iniciales'. */
export function readLogoForm(prompt: string): LogoForm {
  const quoted = [...prompt.matchAll(quotes)].map(({ 0: words }) => words);
  // Words in quotes are kept, each as a character that no prompt has.
  let text = quoted.reduce((so, words, index) => so.replace(words, String.fromCharCode(0xe800 + index)), prompt);
  const take = <T>(wishes: readonly { value: T; pattern: RegExp }[], stand: string): T | undefined => {
    let found: T | undefined;
    for (const { value, pattern } of wishes) {
      text = text.replaceAll(pattern, (words: string, ...rest) => {
        const index = rest.findLast((one): one is number => typeof one === "number") ?? 0;
        if (isInName(words, text.slice(0, index), text.slice(index + words.length))) return words;
        found ??= value;
        return stand;
      });
    }
    return found;
  };
  const lettersFound = take(letterPatterns, "\n");
  const mark = take(markPatterns, " logo ");
  const whole = quoted
    .reduce((so, words, index) => so.replace(String.fromCharCode(0xe800 + index), () => words), text)
    .replaceAll(/(?<= )logo +(?:(?:style |type )?logo)(?!\p{L})/giu, "logo")
    .replaceAll(/ {2,}/gu, " ")
    .trim();
  return { text: whole, ...(mark && { mark }), ...(lettersFound && { letters: lettersFound }) };
}
