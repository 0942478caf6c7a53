import { compilePattern } from "../compile-pattern.ts";
import { wholeWords } from "./reading.ts";

/** Little words and letters that tell a language, and that few others have. */
const languageMarks: Readonly<Record<string, { readonly words: string; readonly letters?: string }>> = {
  en: {
    words:
      "i|my|it|or|the|and|of|a|for|with|at|in|on|is|are|we|you|your|our|to|from|this|that|free|every|by|about|night|summer|sale|open",
  },
  de: {
    words:
      "sprechzeiten|öffnungszeiten|vereinbarung|geschlossen|der|die|das|und|für|mit|im|ein|eine|einen|ist|wir|ihr|auf|zum|zur|von|vom|bei|über|jeden|uhr|den|dem|nicht|alle|jetzt|unser|neue|eintritt|m\\/w\\/d|w\\/m\\/d|plakat|einladung|stellenanzeige|gutschein|visitenkarte|bewerbung|etwas|fürs|beim|zu|nach|hause|mich|dich|uns|euch|eure?|sich|auch|noch|wird|sind|war|hat|haben|kann|keine?n?|sehr|mehr|ohne|gegen|seit|heute|morgen|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|januar|februar|juni|juli|oktober|dezember|karten|klasse|kinder|termine?|anmeldung|kostenlos|neu|suche|gesucht|verkaufe|getränkekarte|speisekarte|preisliste|aushang|zettel|haus|straße|str|beginn|einlass|endet|gewinnen|gewinnspiel|deckblatt|titelblatt|titelseite|titelbild|handzettel|bitte|mal|wieder|geschlossen|sonntag|ab|bis|danke|aus|oder|kein|keine",
    letters: "äöüß",
  },
  fr: {
    words:
      "le|la|les|des|du|et|pour|avec|une|un|dans|au|aux|sur|est|nous|vous|votre|notre|chez|de|en|à|ce|qui|soirée|fête|jusqu|affiche|offre|tous|toutes|carte de visite|quelque|par|sans|dès|chaque|aussi|plus|mais|cette|ces|son|ses|leur|nos|vos|mes|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|entrée|gratuite?|ouvert|cours|enfants|cherche|vend|loue|recrute|réservation|inscription|buvette|salle|rue|ans|heures|ce soir|page de garde|concours|merci|soldes|c'est|qu|besoin|d['’]une?|soiree|fete|entree|emporter|noel|partir|creme|horaires?|fermée?|panneau",
    letters: "éèêàçùœ",
  },
  es: {
    words:
      "el|la|los|las|de|del|y|para|con|una|un|en|por|es|nuestro|nuestra|tu|al|que|hasta|cada|fiesta|noche|cartel|verano|venta|clases|portada|oferta|lunes|martes|miércoles|jueves|viernes|sábado|domingo|tarjeta|algo|se|perdido|perdida|perro|perra|gato|gata|nuestros|nuestras|tus|mi|mis|sin|más|muy|desde|todos|todas|este|esta|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|entrada|gratis|busco|vendo|alquilo|alquila|vende|clase|niños|niñas|inscripción|inscripciones|reservas|llamar|llama|turno|salón|calle|plaza|horas|precio|precios|lista|menú|o|a|su|invitación|bautizo|hoy|mañana|sorteo|gracias|sabado|miercoles|dia|ninos|inscripcion|peluqueria|panaderia|promocion|plazas|torneo|hay|horarios?|cerrado",
    letters: "ñ¿¡áíó",
  },
  it: { words: "il|gli|della|dello|di|e|per|con|una|nel|nella|che|è|sono|festa|alle", letters: "ìò" },
  pl: { words: "i|w|na|z|do|nie|jest|dla|się|wieczór|święto", letters: "ąęłńśźż" },
  tr: { words: "ve|bir|için|ile|bu|gece|yeni", letters: "ığş" },
};

const marks = Object.entries(languageMarks).map(([language, { words, letters }]) => ({
  language,
  words: wholeWords([words]),
  letters: letters ? compilePattern(`[${letters}]`, "giu") : undefined,
}));

const share = (text: string, script: RegExp) =>
  (text.match(script)?.length ?? 0) / (text.match(/\p{L}/gu)?.length || 1);

/** A BCP 47 tag, or undefined if no word or letter gives the language away, or as many for two. */
export function findLanguage(text: string): string | undefined {
  if (share(text, /\p{Script=Greek}/gu) > 0.5) return "el";
  if (share(text, /\p{Script=Cyrillic}/gu) > 0.5) return cyrillicLanguage(text);
  const scores = marks
    .map(({ language, words, letters }) => ({
      language,
      score: (text.match(words)?.length ?? 0) * 2 + (letters ? (text.match(letters)?.length ?? 0) : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scores;
  // 'Café' and 'apéro' are said in many languages.
  const isLoan = best?.language === "fr" && best.score === 1;
  return best && !isLoan && best.score > (second?.score ?? 0) ? best.language : undefined;
}

function cyrillicLanguage(text: string): string {
  if (/[іїєґ]/iu.test(text)) return "uk";
  return /[ъ]/iu.test(text) && !/[ыэё]/iu.test(text) ? "bg" : "ru";
}
