import { compilePattern } from "../compile-pattern.ts";
import { wordEnd, wordStart } from "../prompt/reading.ts";
import type { RoleSpan } from "./roles.ts";

/** Kinds whose names are printed on them, in four languages. */
const said = compilePattern(
  `${wordStart}(?:${[
    "thank[- ]?you|thanks|danke(?:schön)?|merci|gracias|agradecimiento",
    "save the date|happy birthday|merry christmas",
    "(?:(?:drinks?|wine|cocktail|lunch|brunch|kids|dessert|coffee|café) )?menus?|(?:speise|getränke|wein|eis|mittags|menü|cocktail)karte|menü|menú(?: del día)?|carta(?: de (?:vinos|cócteles|postres))?|carte des (?:vins|desserts)",
    "price ?list|pricelist|preisliste|lista de precios|tarifs?|tarifas?|preise",
    "opening (?:hours|times)|öffnungszeiten|sprechzeiten|horaires?|horarios?(?: de (?:apertura|atención))?",
    "timetable|class schedule|schedule|kursplan|stundenplan|wochenplan|planning|programm?e?|programa|agenda|tagesordnung|order of service",
    "gift (?:card|voucher|certificate)|vouchers?|(?:geschenk)?gutschein|bon cadeau|(?:carte|chèque)[- ]cadeau|(?:tarjeta|vale|bono) (?:de )?regalo",
    "certificate of [\\p{L}]+(?: [\\p{L}]+)?|certificate|diploma|(?:ehren|teilnahme|sieger)?urkunde|teilnahmebestätigung|zertifikat|certificat(?: de [\\p{L}]+)?|diplôme|attestation|certificado(?: de [\\p{L}]+)?",
  ].join("|")})${wordEnd}`,
  "iu",
);

/** Words for a certificate. */
export const certificate = compilePattern(
  `${wordStart}(?<!gift )(?:certificates?|diplomas?|(?:ehren|teilnahme|sieger)?urkunden?|teilnahmebestätigung|zertifikate?|certificats?|diplômes?|attestation|certificados?)${wordEnd}`,
  "iu",
);

/** @returns what a kind's name says on the design: 'thank you' of 'thank you card', and nothing of 'flyer'. */
export const saidByKind = (words: string): string | undefined => said.exec(words)?.[0];

/** 'Certificate of completion for Maria Lopez': what it is and whom it is for have places of their own. */
export function withKindApart(text: string, spans: readonly RoleSpan[]): readonly RoleSpan[] {
  const headlines = spans.filter(({ role }) => role === "headline");
  const isKind = ({ from, to }: RoleSpan) => saidByKind(text.slice(from, to))?.length === to - from;
  if (headlines.length < 2 || headlines.every(isKind)) return spans;
  return spans.map((span) => (span.role === "headline" && isKind(span) ? { ...span, role: "kind" } : span));
}
