import { compilePattern } from "../compile-pattern.ts";
import { type Reader, wordEnd, wordStart } from "./reading.ts";

const correction = compilePattern(
  `[ .,…!-]+(?:(?:euh |oh )?non,? pardon|euh non|sorry,? i (?:mean|meant)|no,? (?:wait,? )?i (?:mean|meant)|no wait|ä+h+m?,? (?:nein|ne|quatsch|sorry)|(?:no|ay),? perd[oó]n|perd[oó]n,? (?:quise decir|no|digo)|nein,? (?:quatsch|moment|sorry))[ ,.…:!-]+(?:par |ich meine |ich meinte |je veux dire |quise decir |quiero decir )?(?=[\\p{L}\\d])`,
  "giu",
);
const correctionsMax = 5;
const wordsMax = 4;

/** 'Cat show sorry I mean dog show' is a dog show: the words that come again, or else the last one, are what was said by mistake. */
function withoutMistake(before: string, after: string): string {
  const said = before.split(" ");
  const meant = (/^[^\n,.;:!?]*/u.exec(after)?.[0] ?? "").toLowerCase().split(" ").slice(0, wordsMax);
  const last = said.slice(-wordsMax).map((word) => word.toLowerCase());
  const again = last.findLastIndex((word) => word.length > 2 && meant.includes(word));
  const place = again < 0 ? -1 : meant.indexOf(last[again] ?? "");
  // 'Cat show', 'dog show': as many words before the one that comes again.
  const count = again < 0 ? 1 : last.length - again + place;
  return count < said.length ? `${said.slice(0, -count).join(" ")} ` : "";
}

function withoutCorrections(text: string): string {
  let rest = text;
  for (const { 0: words, index } of [...text.matchAll(correction)].slice(0, correctionsMax).toReversed())
    rest = withoutMistake(rest.slice(0, index), rest.slice(index + words.length)) + rest.slice(index + words.length);
  return rest;
}

const ifPossible = compilePattern(
  `(?:(?<=\\p{L})[ ,]+|(?<=,)\\s*|^)(?:(?:wenn['’ ]?s|wenn es|falls es|falls) (?:irgendwie )?(?:geht|möglich(?: ist)?|passt)|wenn möglich|if (?:at all )?possible|if you can|si (?:c['’]est )?possible|si se puede|si es posible)(?:[ ,]+(?=\\p{L})|(?=[\\s,.;:!?]|$))`,
  "gu",
);
/** In the beginning, these have a capital. */
const firstIf = compilePattern(
  "^(?:If possible|Wenn['’ ]?s geht|Wenn möglich|Si possible|Si es posible),? (?=\\p{L})",
  "u",
);

const voucher = compilePattern(
  `${wordStart}(?:vouchers?|gift (?:cards?|certificates?)|coupons?|\\p{L}*gutscheine?|(?:bons?|cartes?|chèques?)[- ]cadeaux?|(?:vales?|bonos?|tarjetas?) (?:de )?regalo)${wordEnd}`,
  "iu",
);
const toFillIn = compilePattern(
  `[ ,]+(?:with|mit|avec|con|und|and|et|y) (?:an? |the |un |une |una |eine[mrn]? |ein )?(?:(?:blank|empty|leere[nrm]?|freie[nrm]?) )?(?:lines?|spaces?|room|blanks?|fields?|feld(?:er[n]?)?|platz|zeilen?|linien?|place|espaces?|lignes?|champs?|case|espacios?|líneas?|lugar)(?: (?:vide|libre|en blanco|en blanc))?(?: to (?:write|fill in))? (?:for|für|pour|para) (?:the |den |le |la |el )?(?:names?|namen|nom|nombre|amount|betrag|wert|montant|monto|importe|date|datum|fecha|valid|value|recipient|from|to|de|para)${wordEnd}[^\\n.,;:!?]{0,60}`,
  "giu",
);

const handedOut = compilePattern(
  `(?<=\\p{L}) (?:à (?:déposer|distribuer|laisser|glisser|donner)|to (?:hand out|give out|leave|drop off)|zum (?:verteilen|auslegen|mitnehmen)|para (?:repartir|dejar|entregar))(?: (?:at|in|to|chez|dans|à|aux?|bei|en|a)${wordEnd}[^\\n.,;:!?]{0,40})?(?=\\s*(?:[\\n.,;:!?]|$))`,
  "giu",
);

/** Takes out what users say beside the matter: corrections of a slip, 'if possible', lines that are filled in by hand, where a flyer is handed out. */
export const mendSlips: Reader = ({ text, finds }) => {
  const asked = withoutCorrections(text).replaceAll(ifPossible, " ").replace(firstIf, "").replaceAll(handedOut, "");
  const filled = voucher.test(asked) ? asked.replaceAll(toFillIn, "") : asked;
  return { text: filled.trim(), finds };
};
