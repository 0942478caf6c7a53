import type { Hex } from "../../color/color.ts";
import type { ColorName, Tone } from "../brief.ts";

/** Colors that say more than a hue, with their words in four languages as regular expressions. Those before win where two overlap. */
export const shades: readonly (readonly [color: Hex, words: string])[] = [
  ["#16264a", "navy(?: blue)?|marine ?blau|marineblau|bleu marine|azul marino|midnight blue|nachtblau|bleu nuit"],
  [
    "#6b1428",
    "maroon|burgundy|bordeauxrot(?:e[nrsm]?)?|(?<=(?:couleur|rouge|farbe|et|und|and|&) )bordeaux|bordeaux(?= (?:et|und|and|&) )|weinrot(?:e[nrsm]?)?|burdeos|granate|lie de vin|oxblood|wine red|(?<=(?:color|colores|tonos?|tons?|couleurs?) )vino?",
  ],
  ["#c4623f", "terra ?cott?a|terrakotta|ziegelrot(?:e[nrsm]?)?|teja"],
  ["#a5481f", "rust(?:y)?(?: (?:red|orange))?|rost(?:rot|braun|farben)(?:e[nrsm]?)?|couleur rouille"],
  [
    "#9db08b",
    "sage(?: green)?|salbeigrün(?:e[nrsm]?)?|vert sauge|verde salvia|(?<=(?:color|tonos?|couleur) )(?:sauge|salvia)",
  ],
  [
    "#a9dcc6",
    "mint(?: green)?|mintgrün(?:e[nrsm]?)?|minzgrün(?:e[nrsm]?)?|vert menthe|menthe à l['’]eau|verde menta|(?<=(?:color|tonos?|couleur) )(?:menthe|menta)",
  ],
  ["#75762f", "olive(?: green)?|olivgrün(?:e[nrsm]?)?|vert olive|verde oliva"],
  [
    "#1d4a37",
    "forest green|bottle green|tannengrün(?:e[nrsm]?)?|flaschengrün(?:e[nrsm]?)?|vert sapin|vert bouteille|verde botella",
  ],
  ["#12805c", "emerald(?: green)?|smaragdgrün(?:e[nrsm]?)?|vert émeraude|verde esmeralda"],
  ["#c98f84", "rose gold|roségold(?:e[nrsm]?)?|or rose|oro rosa"],
  [
    "#c39a2d",
    "gold(?:en)?|goldene[nrsm]?|goldfarben|dorée?s?|dorad[oa]s?|color oro|couleur or|(?<=(?:colores|tonos) )oro",
  ],
  ["#b4b9bf", "silver|silbern(?:e[nrsm]?)?|silber|argentée?|platead[oa]"],
  ["#b5673a", "copper|kupfer(?:farben)?|cuivrée?|cobre"],
  ["#dcc9a8", "beige|taupe|greige|sandfarben(?:e[nrsm]?)?|sand tones?"],
  ["#f4ead3", "cream(?:y)?|ivory|off[- ]white|cremeweiß|creme(?:farben)?|crème|écru|ivoire|marfil|blanco roto|crudo"],
  ["#e3a9a3", "dusty (?:pink|rose)|blush(?: pink)?|altrosa|vieux rose|rose poudré|rosa palo|rosa viejo|nude"],
  ["#f6b38f", "peach(?:y)?|pfirsichfarben|apricot|aprikose|couleur pêche|color durazno|melocotón"],
  ["#f07a63", "coral|korall(?:rot|e)?|corail|salmon|lachsfarben|saumon"],
  [
    "#d3a021",
    "mustard(?: yellow)?|senfgelb(?:e[nrsm]?)?|ochre|ocker(?:gelb)?|jaune moutarde|ocre|amarillo mostaza|(?<=(?:color|tonos?|couleur) )(?:moutarde|mostaza)",
  ],
  ["#b9a7dd", "lavender|lavendel(?:farben)?|lavande|lavanda|lilac|flieder(?:farben)?"],
  ["#6a4630", "(?:dark |chocolate )?brown|(?:dunkel)?braun(?:e[nrsm]?)?|schokobraun|marron|brun|marrón|color café"],
  ["#32383d", "charcoal|anthra[cz]it(?:e|grau|farben)?|antracita|slate grey|slate gray"],
  ["#1b7f86", "petrol(?:eum)?|petrolfarben|teal|bleu canard|bleu pétrole|verde azulado"],
  ["#111213", "black|schwarz(?:e[nrsm]?)?|noire?s?|negr[oa]s?"],
  ["#fafafa", "white|weiß(?:e[nrsm]?)?|weiss(?:e[nrsm]?)?|blanc(?:he)?s?|blanc[oa]s?"],
  ["#8b8f94", "gr[ae]y|grau(?:e[nrsm]?)?|gris(?:es)?"],
  ["#39e75f", "neon green|neongrün(?:e[nrsm]?)?|vert fluo|verde (?:neón|fosforito|flúor)"],
  ["#ff3fc8", "neon pink|hot pink|neonpink(?:e[nrsm]?)?|rose fluo|rosa (?:neón|fosforito|flúor)"],
];

/** Middling colors by their names, where only a hue is said beside another color. */
export const plainColors: Readonly<Record<ColorName, Hex>> = {
  red: "#cf2332",
  orange: "#ee7d22",
  yellow: "#f3c62b",
  lime: "#b2cf35",
  green: "#2f8a4f",
  teal: "#1f8f93",
  sky: "#74b9e8",
  blue: "#2056bd",
  violet: "#7446b5",
  pink: "#e9619f",
};

/** Words around a color that make it lighter, darker or stronger, as regular expressions. */
export const modifiers = {
  light: "light|pale|pastel|soft|baby|hell(?:es?|e[nrm])?|zarte[srn]?|clairs?|pâles?|claro|clara|claros|claras|pálido",
  dark: "dark|deep|dunkle[srnm]?|dunkel|tiefe[srn]?|foncée?s?|sombres?|oscur[oa]s?",
  neon: "neon|bright|electric|knallige?[srn]?|grell(?:e[srn]?)?|fluo|neón",
} as const;

/** Words for how strong all colors are, whatever their hues. */
export const toneWords: Readonly<Record<Exclude<Tone, "no-beige">, string>> = {
  pastel:
    "pastels?|pastel(?:le)?(?:n|farben|tönen?)|pastell(?:ig|farben|töne|tönen)?|(?:tons|couleurs|colores|tonos) pastel(?:es)?",
  neon: "neon|neonfarben|neons|fluo|(?:couleurs|colores) (?:fluo|néon|neón)|neón",
  muted:
    "muted|subdued|desaturated|gedeckte[nrs]?|gedämpfte[nrs]?|tons? (?:sourds|doux)|colores apagados|tonos apagados|apagados",
  earthy:
    "earthy|earth|erdig(?:e[nrs]?)?|erdtönen?|erdfarben|tons terre(?:ux)?|couleurs (?:de terre|terreuses)|tonos tierra|colores tierra|terros[oa]s",
  warm: "warme?[nrs]? (?:colou?rs?|tones?|farben|töne|tönen|farbtöne)|(?:couleurs|tons) chaud(?:e)?s|(?:colores|tonos) cálidos",
  cool: "(?:cool|cold) (?:colou?rs|tones?)|kühlen? (?:farben|töne|tönen)|kalte farben|(?:couleurs|tons) froid(?:e)?s|(?:colores|tonos) fríos",
};

/** Occasions that have a tone of their own, where a prompt names no color. */
export const occasionTones: readonly (readonly [tone: Tone, words: string])[] = [
  [
    "muted",
    "funerals?|obituar(?:y|ies)|in memoriam|in loving memory|condolences?|sympathy card|memorial service|celebration of life|trauer\\p{L}*|beileid\\p{L}*|nachruf|todesanzeige|gedenkfeier|obsèques|funérailles|condoléances|deuil|faire[- ]part de décès|funeral|esquela|pésame|condolencias|velatorio",
  ],
  ["warm", "diwali|deepavali"],
];

/** Beige and what passes for it, which some are tired of. */
export const beigeWords = "beige|cream|creme|crème|crema";
