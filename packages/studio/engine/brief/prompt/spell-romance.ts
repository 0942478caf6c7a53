import { compilePattern } from "../compile-pattern.ts";

/** Words that are no words without their accents, so that nothing else can be meant. */
const french = accents(
  "numéro numéros crème crèmes fête fêtes soirée soirées café cafés réglage réglages entrée école écoles étudiant étudiants ménage bébé bébés Noël théâtre musée musées déjà très après décembre février août durée épicerie pâtisserie pâtisseries crêperie crêpe crêpes réservation réservations réduction réductions événement événements création créations thérapie beauté santé sécurité qualité nouveauté nouveautés société activité activités cinéma vidéo vidéos vélo vélos dégustation dégustations découverte découvertes décoration rénovation rénovations réparation réparations déménagement électricien électricité mécanique vétérinaire médecin téléphone hôtel gâteau gâteaux fenêtre fenêtres étoile étoiles étage époque étude études bientôt",
);
const spanish = accents(
  "inscripción sábado sábados día días miércoles promoción atención peluquería panadería cafetería garantía música jóvenes niño niños niña niñas español española españoles españolas pastelería carnicería frutería librería papelería ferretería tapicería lavandería heladería cervecería pizzería floristería fontanería educación reparación exposición dirección información celebración degustación iniciación natación decoración instalación habitación canción sesión edición diversión ocasión camión menú bebé café sofá jardín salón fútbol teléfono número fotografía película clínica médico próximo próxima también además después aquí todavía cumpleaños otoño mañana baño baños diseño montaña pequeño pequeños pequeña pequeñas rápido fácil cerámica técnica último última últimos últimas plátano jamón salmón limón melón atún árbol lámpara jardinería fontanería joyería zapatería óptica",
);
/** 'A' and 'à' are two words; only these phrases tell. */
const aVerb =
  /(?<!\p{L})([Aa])(?= (?:partir de|partir du|emporter|vendre|louer|bient[oô]t|domicile|volont[eé])(?!\p{L}))/gu;
const nearby = /(?<!\p{L})([Pp])res(?= d(?:e|u|es)(?!\p{L}))/gu;

function accents(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(" ").map((word) => [word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase(), word]));
}

const word = /(?<![\p{L}\p{N}-])(?:[dlDL]['’])?\p{L}{3,}(?![\p{L}\p{N}])/gu;

/** A word with a capital inside a phrase is a name, and so is one before another: 'Cafe Luna'. */
function withAccents(text: string, words: ReadonlyMap<string, string>, isName: boolean): string {
  return text.replaceAll(word, (found, index: number) => {
    const elided = /^[dlDL]['’]/u.exec(found)?.[0] ?? "";
    const plain = found.slice(elided.length);
    const small = words.get(plain.toLowerCase());
    if (!small) return found;
    if (plain === plain.toLowerCase()) return elided + small;
    const isFirst = index === 0 || /[.!?…\n¡¿] ?$/u.test(text.slice(Math.max(0, index - 2), index));
    const isTitle = /^ \p{Lu}/u.test(text.slice(index + found.length, index + found.length + 2));
    const isCapital = plain.slice(1) === plain.slice(1).toLowerCase();
    return isFirst && isCapital && !isTitle && !isName
      ? elided + small.slice(0, 1).toUpperCase() + small.slice(1)
      : found;
  });
}

/** French with the accents that its words can't be without. Days and months keep their small letters. */
export const mendFrench = (text: string, isName: boolean): string =>
  withAccents(text.replaceAll(aVerb, (a) => (a === "A" ? "À" : "à")).replaceAll(nearby, "$1rès"), french, isName);

export const mendSpanish = (text: string, isName: boolean): string => withAccents(text, spanish, isName);

const sentence = compilePattern("[^.!?…\\n]+[!?]+", "gu");

/** Spanish opens what it closes: '¡Últimas plazas!'. */
export const withOpeningMarks = (text: string): string =>
  text.replaceAll(sentence, (found, index: number) => {
    const last = found.at(-1);
    const open = last === "!" ? "¡" : "¿";
    const before = text[index - 1] ?? " ";
    // 'P.S.!' has points inside.
    if (/[¡¿]/u.test(found) || !/\p{L}/u.test(found) || !/[\s!?.…]/u.test(before)) return found;
    const start = found.search(/\S/u);
    return `${found.slice(0, start)}${open}${found.slice(start)}`;
  });
