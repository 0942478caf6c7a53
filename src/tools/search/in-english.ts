import { fillers as englishFillers } from "./words.ts";

/** Beginnings of words in French, Spanish and German for an English word of the catalogue. */
const beginnings: readonly (readonly [english: string, french: string, spanish: string, german: string])[] = [
  ["free", "gratuit", "gratis gratuit", "kostenlos gratis kostenfrei"],
  ["paid", "payant", "pago", "kostenpflichtig bezahlt"],
  ["new", "nouveau nouvelle nouveaux", "nuev", "neue neuer neues"],
  ["newest", "récent dernier", "reciente últim", "neueste"],
  ["tool", "outil logiciel", "herramienta programa", "werkzeug programm"],
  [
    "create",
    "créer création crée générer génère fabriquer",
    "crear crea generar genera diseñar",
    "erstell generier gestalt",
  ],
  ["generator", "générateur", "generador", "generator"],
  ["image", "image", "imagen imágenes", "bild bilder bildern"],
  ["photo", "photo", "foto", "foto fotos"],
  ["photo editing", "retouche", "retoc", "bildbearbeitung fotobearbeitung"],
  ["illustration", "illustration dessin", "ilustra dibuj", "illustration zeichnung"],
  ["logo", "logo", "logo", "logo"],
  ["poster", "affiche", "cartel póster", "plakat"],
  ["flyer", "prospectus dépliant", "folleto", "flugblatt handzettel"],
  ["banner", "bannière", "pancarta", "banner"],
  ["social", "réseaux sociaux", "redes sociales", "soziale netzwerke"],
  ["presentation", "présentation", "presentaci", "präsentation vortrag"],
  ["slide", "diapo", "diapositiva", "folie"],
  ["video", "vidéo", "vídeo video", "video"],
  ["video editing", "montage", "montaje", "videoschnitt videobearbeitung"],
  ["captions", "sous-titr", "subtít subtit", "untertitel"],
  ["music", "musique", "música", "musik"],
  ["sound", "son sons bruitage", "sonido", "geräusch ton"],
  ["voice", "voix", "voz", "stimme"],
  ["song", "chanson", "canci", "lied lieder"],
  ["speech", "parole", "habla", "sprachausgabe sprache"],
  ["write", "écrire écris", "escribir escribe", "schreib"],
  ["essay", "dissertation", "ensayo", "aufsatz hausarbeit"],
  ["transcribe", "transcri", "transcri", "transkri"],
  ["website", "site web", "sitio web página", "webseite internetseite"],
  ["app", "appli", "aplicaci", "app"],
  ["mobile", "mobile", "móvil", "handy mobil"],
  ["ads", "publicité publicitaire annonce", "publicidad anuncio", "werbung werbeanzeige anzeige"],
  ["landing", "atterrissage", "aterrizaje", "landingpage"],
  ["seo", "référencement", "posicionamiento", "suchmaschinenoptimierung"],
  ["keyword", "mots-clés mot-clé", "clave", "stichwort stichwörter"],
  ["copywriting", "rédiger rédaction rédige", "redac redact", "werbetext texten"],
  ["slogan", "slogan accroche", "eslogan lema", "werbespruch"],
  ["headline", "titre", "titular", "überschrift"],
  [
    "grammar",
    "grammaire orthographe corriger correcteur",
    "gramática ortograf corregir corrector",
    "grammatik rechtschreib korrigier",
  ],
  ["translation", "traduire traduction traducteur traduis", "traduc", "übersetz"],
  ["document", "document", "documento", "dokument"],
  ["invoice", "facture", "factura", "rechnung"],
  ["contract", "contrat", "contrato", "vertrag verträge"],
  ["summarize", "résumer résumé résume", "resumir resumen", "zusammenfass"],
  ["lesson", "cours leçon", "clase lección", "unterricht"],
  ["student", "élève étudiant", "alumno estudiante", "schüler student"],
  ["research", "recherche", "investiga", "forschung recherch"],
  ["automate", "automatis", "automatiz", "automatisier"],
  ["data", "données", "datos", "daten"],
  ["chart", "graphique diagramme", "gráfico diagrama", "diagramm"],
  ["spreadsheet", "tableur", "hoja", "tabelle"],
  ["dashboard", "tableau", "panel", "dashboard"],
  ["mindmap", "mentale", "mental", "mindmap gedankenkarte"],
  ["brainstorm", "idée idées remue-méninges", "idea ideas", "idee ideen"],
  ["background", "arrière-plan fond fonds détourer", "fondo fondos", "hintergrund hintergründ freistell"],
  ["short", "court courts courte courtes", "corto cortos corta", "kurz"],
  ["transcribe", "retranscri", "", "verschriftlich"],
  ["remove", "supprimer supprime enlever enlève retirer", "quitar quita eliminar elimina borrar", "entfern"],
  ["enlarge", "agrandir agrandis", "ampliar amplía agrandar", "vergrößer größer"],
  ["enhance", "améliorer améliore", "mejorar mejora", "verbesser"],
  ["animation", "animation animer", "animaci animar", "animation animier"],
  ["mockup", "maquette", "maqueta", "entwurf"],
  ["health", "santé", "salud", "gesundheit"],
  ["shop", "boutique magasin", "tienda", "laden onlineshop"],
  ["email", "courriel", "correo", "mail"],
  ["code", "coder", "programar código", "programmier"],
  ["text", "texte", "texto", "text"],
  ["product", "produit", "producto", "produkt"],
  ["avatar", "avatar", "avatar", "avatar"],
  ["name", "nom noms", "nombre nombres", "namen name"],
  ["color", "couleur", "color", "farbe"],
  ["interview", "entretien interview", "entrevista", "interview"],
];

/** In their order: words of questions that say nothing about what a tool does. */
const fillers: readonly string[] = [
  "un une des du de le la les au aux et ou à pour par sur avec dans en mon ma mes notre nos votre vos qui que quoi quel quelle quels quelles je cherche voudrais veux besoin ai est il faut meilleur meilleure permet puis peux comment mieux très simple facile ligne mon ce cette ces moi faire utiliser qu pas sans trouver trouve peux-tu est-ce intelligence artificielle mais plus anglais espagnol français allemand",
  "un una unos unas el la los las lo de del al y o para por con en mi mis tu tus su sus nuestro nuestra que qué cuál quiero quisiera necesito busco hay es mejor mejores permite puedo puede cómo muy fácil sencillo sencilla línea este esta estos hacer sin no ia inteligencia artificial recomienda recomiendas pero más inglés español francés alemán",
  "um ein eine einen einem einer eines der die das den dem des und oder zu zum zur für von vom mit ohne im am auf aus bei mein meine meinen meinem meiner unser unsere unseren ich suche möchte brauche kann könnte gibt es ist was welche welcher welches wie beste besten bester gutes gute einfach einfaches einfache machen lassen mir sich damit nicht ki künstliche intelligenz man umwandeln fürs ins aber mehr als englisch englische spanisch französisch deutsch",
];

interface OtherLanguage {
  readonly fillers: ReadonlySet<string>;
  /** Beginnings of words, the longest first. */
  readonly words: readonly (readonly [beginning: string, english: string])[];
}

const languages: readonly OtherLanguage[] = fillers.map((list, index) => ({
  fillers: new Set(list.split(" ")),
  words: beginnings
    .flatMap(([english, ...others]) => (others[index] ?? "").split(" ").map((word) => [word, english] as const))
    .toSorted(([one], [other]) => other.length - one.length),
}));

/** English words, too: they tell no language. */
const tellNothing = new Set([...englishFillers, "die", "pour", "son", "met", "des", "idea", "ideas", "generator"]);
/** Shorter beginnings are whole words. */
const beginningMin = 5;

const inEnglishOf = (word: string, { words }: OtherLanguage): string | undefined =>
  words.find(([beginning]) =>
    beginning.length < beginningMin
      ? word.replace(/s$/, "") === beginning.replace(/s$/, "")
      : word.startsWith(beginning),
  )?.[1];

/**
 * Puts a question in French, Spanish or German into the English words that the rules know, word by word. Words that are in no table stay.
 * @param text in small letters.
 * @returns the text itself if it is English, or in another language.
 */
export function inEnglish(text: string): string {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}+#-]*/gu) ?? [];
  const tellsOf = (word: string, language: OtherLanguage): boolean => {
    if (tellNothing.has(word)) return false;
    const english = inEnglishOf(word, language);
    return language.fillers.has(word) || (english !== undefined && !word.startsWith(english));
  };
  const counted = languages.map((language) => ({
    language,
    count: words.filter((word) => tellsOf(word, language)).length,
  }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
  const englishCount = words.filter((word) => englishFillers.has(word) && !best.language.fillers.has(word)).length;
  if (best.count === 0 || best.count < englishCount) return text;
  return words
    .filter((word) => !best.language.fillers.has(word))
    .map((word) => inEnglishOf(word, best.language) ?? word)
    .join(" ");
}
