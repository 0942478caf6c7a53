import type { ColorName, Mood } from "../brief.ts";

/** Words for a style, as regular expressions, by the styles that they may mean; the first one that there is, is meant. */
export const styleWords: readonly (readonly [styles: readonly string[], words: readonly string[]])[] = [
  [["bauhaus"], ["bauhaus|geometric(?:al)?|geometrisch(?:e[nrsm]?)?|géométriques?|geométric[oa]s?|constructivist"]],
  [
    ["swiss"],
    [
      "swiss|schweizer|suisse|suizo|international typographic|helvetica|typographic(?:al)?|grid[- ]based",
      "minimal(?:ist(?:ic|isch(?:e[nrsm]?)?|e|a)?)?|minimaliste|clean|schlicht(?:e[nrsm]?)?|épurée?|sobre",
      "modernist|reduziert(?:e[nrsm]?)?",
    ],
  ],
  [
    ["cut-out"],
    [
      "cut[- ]?outs?|paper[- ]?cut(?:s|[- ]?outs?)?|matisse|collage|scherenschnitt|papiers? découpés?",
      "recortes?|playful|verspielt(?:e[nrsm]?)?|childlike|organic|boho(?:[- ]chic)?|bohemian",
    ],
  ],
  [
    ["editorial", "swiss"],
    [
      "editorial|magazine|elegante?n?|elegantes?|élégante?|sophisticated|refined|fashion|edel|edle[nrsm]?",
      "classy|classic(?:al)?|klassisch(?:e[nrsm]?)?|timeless",
    ],
  ],
  [["brutal", "swiss"], ["brutal(?:ist|istisch(?:e[nrsm]?)?|iste|ism|ista)?|raw|punk|grunge|anti-design|techno"]],
  [
    ["riso", "bauhaus"],
    [
      "riso(?:graph|graphed|grafie)?|risograph(?:y|ic)?|retro|rétro|vintage|screen[- ]?print(?:ed)?",
      "rustic|rustikal(?:e[nrsm]?)?|rustique|shabby[- ]chic|siebdruck|sérigraphie|halftone|grainy|zine|seventies|70s|60s|mid[- ]century",
    ],
  ],
  [
    ["line", "riso", "cut-out"],
    [
      "line[- ]?(?:art|drawing|drawn)|one[- ]line|single[- ]line|outlines?|hand[- ]?drawn",
      "handgezeichnet(?:e[nrsm]?)?|dessinée? à la main|dibujad[oa] a mano|sketch(?:y|ed)?|doodles?",
      "botanical",
    ],
  ],
  [
    ["deco", "editorial", "bauhaus"],
    ["art[- ]?d[eé]co|deco|gatsby|1920s|roaring twenties|luxur(?:y|ious)|luxuriös(?:e[nrsm]?)?|glamorous", "opulent"],
  ],
  [
    ["soft", "cut-out"],
    [
      "soft|gradients?|pastels?|aurora|glow(?:ing|y)?|mesh|sanft(?:e[nrsm]?)?|weich(?:e[nrsm]?)?|douce?",
      "suave|ethereal",
    ],
  ],
  [["isometric", "bauhaus"], ["isometric|isometrisch(?:e[nrsm]?)?|isométrique|isométric[oa]|3d|low[- ]poly|voxel"]],
];

export const moodWords: Readonly<Record<Mood, readonly string[]>> = {
  calm: [
    "calm(?:ing)?|quiet|boring|understated|unaufgeregt(?:e[nrsm]?)?|dezent(?:e[nrsm]?)?|zurückhaltend(?:e[nrsm]?)?|langweilig|sobri[oa]|discret|discret[oa]|peaceful|serene|tranquil|relax(?:ed|ing)|gentle|ruhig(?:e[nrsm]?)?",
    "entspannt(?:e[nrsm]?)?|calmes?|paisible|apaisante?|tranquil[oa]s?|relajad[oa]",
  ],
  cheerful: [
    "cheerful|happy|joyful|fun|funny|colou?rful|vibrant|lively|friendly|cute|fröhlich(?:e[nrsm]?)?",
    "bunt(?:e[nrsm]?)?|freundlich(?:e[nrsm]?)?|joyeu(?:x|se)|colorée?|gai(?:e)?|alegres?|divertid[oa]",
    "colorid[oa]|rigolot?e?s?|drôle|lustig(?:e[nrsm]?)?|witzig(?:e[nrsm]?)?|gracios[oa]s?",
  ],
  elegant: ["elegant(?:e[nrsm]?)?|elegantes?|élégante?|sophisticated|refined|chic|classy|stylish|edel|edle[nrsm]?"],
  bold: [
    "bold|loud|striking|eye[- ]catching|strong|powerful|kräftig(?:e[nrsm]?)?|auffällig(?:e[nrsm]?)?",
    "audacieu(?:x|se)|atrevid[oa]|llamativ[oa]",
  ],
  energetic: [
    "energetic|dynamic|wild|electric|lebendig(?:e[nrsm]?)?|dynamisch(?:e[nrsm]?)?|dynamique|énergique",
    "dinámic[oa]|enérgic[oa]",
  ],
  warm: [
    "warm(?:e[nrsm]?)?|cozy|cosy|homely|gemütlich(?:e[nrsm]?)?|chaleureu(?:x|se)|chaud(?:e)?s?|cálid[oa]s?|acogedora?",
  ],
  fresh: ["fresh|crisp|airy|bright|frisch(?:e[nrsm]?)?|hell(?:e[nrsm]?)?|fraîche|fresc[oa]"],
  dark: [
    "black(?=(?: and|,| &| n| ?\\+) ?gold)|schwarz(?= und gold)|noir(?= et (?:or|doré))|negro(?= y dorad)",
    "dark(?:er)?|moody|mysterious|gloomy|spooky|gothic|noir|dunkl?(?:e[nrsm]?)?|düster(?:e[nrsm]?)?",
    "sombre|mystérieu(?:x|se)|oscur[oa]|misterios[oa]",
  ],
  dreamy: [
    "dreamy|magical|whimsical|surreal|verträumt(?:e[nrsm]?)?|rêveu(?:r|se)|poétique|poetic|soñador",
    "mágic[oa]",
  ],
  festive: ["festive|celebratory|festlich(?:e[nrsm]?)?|festi(?:f|ve)|festiv[oa]"],
  nostalgic: [
    "nostalgic|melanchol(?:y|ic)|wistful|melancholisch(?:e[nrsm]?)?|mélancolique|melancólic[oa]|retro|rétro|vintage|old[- ]fashioned|nostalgisch(?:e[nrsm]?)?|nostalgique|nostálgic[oa]",
  ],
  romantic: ["romantic|lovely|romantisch(?:e[nrsm]?)?|romantique|romántic[oa]"],
  serious: [
    "serious|professional|corporate|formal|solemn|trustworthy|seriös(?:e[nrsm]?)?",
    "professionell(?:e[nrsm]?)?|sérieu(?:x|se)|professionnel(?:le)?|seri[oa]|profesional",
  ],
};

/** Styles that carry a mood, for a prompt that names no style, the best first. */
export const stylesOfMoods: Readonly<Record<Mood, readonly string[]>> = {
  calm: ["soft", "swiss", "cut-out"],
  cheerful: ["cut-out", "riso", "bauhaus"],
  elegant: ["editorial", "deco", "swiss"],
  bold: ["brutal", "swiss", "bauhaus"],
  energetic: ["riso", "bauhaus", "brutal"],
  warm: ["cut-out", "riso", "soft"],
  fresh: ["swiss", "cut-out", "line"],
  dark: ["brutal", "deco", "swiss"],
  dreamy: ["soft", "cut-out", "line"],
  festive: ["cut-out", "deco", "riso"],
  nostalgic: ["riso", "deco", "bauhaus"],
  romantic: ["editorial", "soft", "cut-out"],
  serious: ["swiss", "editorial", "isometric"],
};

export const colorWords: Readonly<Record<ColorName, readonly string[]>> = {
  red: [
    "red|burdeos|granate|weinrot(?:e[nrsm]?)?|crimson|scarlet|ruby|burgundy|cherry|maroon|(?:dunkel|hell|tief|knall)?rot(?:e[nrsm]?)?|rouges?|roj[oa]s?",
  ],
  orange: ["orange(?:ne?[nrsm]?)?|terracotta|rust|peach|apricot|copper|oranges?|naranjas?|brown", "braun(?:e[nrsm]?)?"],
  yellow: [
    "yellow|gold(?:en)?|mustard|ochre|lemon|amber|sand|(?:hell|sonnen|senf)?gelb(?:e[nrsm]?)?|jaunes?|dorées?|amarill[oa]s?",
    "dorad[oa]s?",
  ],
  lime: ["lime|chartreuse|olive|limette|citron vert|oliva"],
  green: ["green|emerald|sage|mint|forest green|(?:dunkel|hell|oliv|tannen)?grün(?:e[nrsm]?)?|verte?s?|verdes?"],
  teal: ["teal|turquoise|aqua|petrol|türkis(?:e[nrsm]?)?|turquesas?"],
  sky: [
    "sky[- ]blue|light blue|baby blue|cyan|azure|hellblau(?:e[nrsm]?)?|himmelblau|bleu ciel|bleu clair",
    "azul claro|celeste",
  ],
  blue: [
    "blue|navy(?: blue)?|indigo|cobalt|ultramarine|blau(?:e[nrsm]?)?|dunkelblau(?:e[nrsm]?)?|bleue?s?|bleu (?:marine|nuit|roi|foncé)",
    "azul(?:es)?|azul marino",
  ],
  violet: [
    "violet(?:te?s?)?|mauve|aubergine|flieder|purple|lilac|lavender|plum|lila|(?:dunkel|hell)?violett(?:e[nrsm]?)?|morad[oa]s?|púrpura",
  ],
  pink: [
    "(?:hell|zart|knall|alt)?rosa|pink|blush|altrosa|ros[eé] ?gold|magenta|fuchsia|rose|coral|salmon|rosa(?:s|do)?|roses?",
  ],
};

/** Words for colors without a hue. */
export const neutralWords: readonly string[] = [
  "black|white|taupe|anthracite|anthrazit|charcoal|off-white|écru|ecru|gr[ae]y|beige|cream|ivory|silver|monochrome|schwarz(?:e[nrsm]?)?|weiß(?:e[nrsm]?)?",
  "grau(?:e[nrsm]?)?|noire?s?|blanc(?:he)?s?|gris(?:es)?|negr[oa]s?|blanc[oa]s?",
];

export const shadeWords: readonly string[] = [
  "light|dark|deep|bright|pale|pastel|neon|muted|soft|warm|cool|dusty|vivid|rich|hell(?:e[nrsm]?)?|dunkel|dunkle[nrsm]?|clair",
  "foncé|claro|oscuro",
];

export const detailWords: Readonly<Record<string, readonly string[]>> = {
  "20": [
    "simple|minimal(?:ist(?:ic)?|iste|ista)?|sparse|uncluttered|einfach(?:e[nrsm]?)?",
    "schlicht(?:e[nrsm]?)?|sencill[oa]|épurée?",
  ],
  "80": ["detailed|busy|intricate|elaborate|ornate|maximalist|detailliert(?:e[nrsm]?)?|détaillée?|detallad[oa]"],
};
