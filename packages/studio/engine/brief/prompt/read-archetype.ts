import type { Archetype } from "../archetypes.ts";
import type { Brief } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { wholeWords, wordEnd } from "./reading.ts";

/** Words for what a design is for, in English, German, French and Spanish. The first that is found counts. */
const named: readonly (readonly [Archetype, RegExp])[] = [
  [
    "voucher",
    wholeWords([
      "gift (?:cards?|vouchers?|certificates?)|vouchers?|(?:geschenk)?gutscheine?",
      "bons? cadeaux?|(?:cartes?|chèques?)[- ]cadeaux?|(?:tarjetas?|vales?|bonos?) (?:de )?regalo",
    ]),
  ],
  [
    "moved",
    wholeWords([
      "(?:we|we['’]ve|we have|we['’]re|we are) mov(?:ed|ing)|new address|(?:wir (?:ziehen|sind) um(?:gezogen)?|umgezogen|neue adresse)",
      "nous (?:déménageons|avons déménagé)|nouvelle adresse|nos (?:mudamos|hemos mudado)|nueva dirección",
    ]),
  ],
  [
    "hiring",
    wholeWords([
      "hiring|job (?:ads?|adverts?|posts?|offers?|openings?)|join (?:our|the) team|vacanc(?:y|ies)|wanted: .{0,20}(?:driver|chef|cook|nurse)",
      "wir suchen|stellenanzeigen?|mitarbeiter gesucht|verstärkung gesucht|offres? d['’]emploi|recrut(?:ons|e|ement)|oferta de (?:empleo|trabajo)|busc(?:o|amos)|se busca (?:camarer|cociner|personal|emplead|dependient|repartidor)\\p{L}*",
    ]),
  ],
  [
    "invitation",
    wholeWords([
      "invit(?:e|es|ation|ations)|you(?:['’]re| are) (?:all |cordially |warmly )?invited|einladung(?:en)?|save[- ]the[- ]date|invitaci(?:[óo]n|ones)",
    ]),
  ],
  [
    "quote",
    wholeWords([
      "testimonials?|customer reviews?|kundenstimmen?|kundenbewertung(?:en)?|témoignages?(?: client)?|avis clients?|testimonios?|reseñas?",
      "(?:motivational|inspirational|daily) quotes?|quotes? (?:of the day|posts?|graphics?|posters?|cards?|tiles?)|(?:posts?|posters?|story) (?:with )?(?:a |the )?quotes?|zitate?|sprüche?|spruch|citations?|frase",
    ]),
  ],
];

/** Words that a headline of its kind begins with. */
const headed: readonly (readonly [Archetype, RegExp])[] = [
  ["thanks", compilePattern(`^(?:thank(?:s| you)|danke|vielen dank|merci|gracias)${wordEnd}`, "iu")],
  [
    "notice",
    compilePattern(
      `^(?:lost|missing|found|stolen|vermisst|entlaufen|perdue?|trouvée?|perdid[oa]|se busca|.{0,30}(?:emergenc(?:y|ies)|notdienst|notruf|urgences?|emergencias?|24\\/7))(?!\\p{L})`,
      "iu",
    ),
  ],
  [
    "certificate",
    compilePattern(
      `^.{0,40}(?<!gift )(?<!\\p{L})(?:certificates?(?! course)|diplomas?|(?:ehren|teilnahme)?urkunde|zertifikat|teilnahmebestätigung|certificat|diplôme|attestation|certificado)(?!\\p{L})`,
      "iu",
    ),
  ],
];

/** @param told words that the prompt calls its kind with. @returns what a design is for, where that decides its layout. */
export function archetypeOf(
  { kind, subject, headline, price, place, subline }: Partial<Brief>,
  prompt: string,
  told: string,
): Archetype | undefined {
  if (kind === "logo" || kind === "mockup" || kind === "cover") return undefined;
  const byHeadline = headed.find(([, pattern]) => [headline ?? "", told].some((words) => pattern.test(words)))?.[0];
  // Patterns with the flag `g` remember where they were: `search` does not.
  const byName = named.find(([, pattern]) => prompt.search(pattern) >= 0)?.[0];
  const isQuote = byName === "quote" && (headline ?? "").length > 12;
  if (byName === "voucher" && kind === "card") return byName;
  const found = byHeadline ?? ((byName === "quote" && !isQuote) || byName === "voucher" ? undefined : byName);
  if (found) return found;
  return subject === "realestate" && price && (place ?? subline) ? "listing" : undefined;
}
