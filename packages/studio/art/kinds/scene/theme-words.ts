import type { Brief } from "../../../engine/brief/brief.ts";
import { wordsOf } from "../figure-set.ts";

/** Places that the studio draws. */
export const themeNames = [
  "mountains",
  "lake",
  "sea",
  "desert",
  "forest",
  "fields",
  "skyline",
  "room",
  "planets",
] as const;
export type ThemeName = (typeof themeNames)[number];

export const scenesInWords = "mountains, a lake, the sea, a desert, a forest, fields, a city, a room, planets";

const themeWords: readonly (readonly [ThemeName, RegExp])[] = [
  [
    "planets",
    /\b(?:planets?|space|outer space|galax\w*|rockets?|cosmos|universe|astro\w*|planeten?|weltraum|weltall|planètes?|espace|planetas?|espacio)/iu,
  ],
  [
    "skyline",
    /\b(?:skylines?|city|cities|cityscapes?|towns?|skyscrapers?|streets?|urban|metropol\w*|stadt\w*|großstadt|ville|villes|gratte-ciel|ciudad(?:es)?|rascacielos|new york|paris|berlin|london|tokyo)/iu,
  ],
  [
    "room",
    /\b(?:rooms?|still life|interior|kitchen|living room|bedroom|window|table|zimmer|wohnzimmer|stillleben|küche|chambre|salon|nature morte|intérieur|habitación|bodegón|sala|cocina)/iu,
  ],
  ["desert", /\b(?:deserts?|dunes?|cact\w*|sahara|canyons?|wüste\w*|dünen?|kaktus|kakteen|désert|desierto|dunas?)/iu],
  [
    "lake",
    /\b(?:lakes?|lakeside|lakefront|ponds?|cabins?|chalets?|see|seeufer|hütten?|blockhütte|teich|lacs?|cabane|lagos?|cabaña)\b/iu,
  ],
  [
    "sea",
    /\b(?:sea|seas|seaside|ocean|beach\w*|coast\w*|waves?|lighthouse|harbou?r|sail\w*|boats?|island|meer\w*|strand\w*|küste\w*|ozean|insel|leuchtturm|mer|plage|océan|côte|phare|mar|playa|costa|faro|isla)\b/iu,
  ],
  [
    "mountains",
    /\b(?:mountains?|alps|alpine|peaks?|hik\w*|ski\w*|berge?n?|gebirge|alpen|montagnes?|alpes|montañas?|sierra|andes)\b/iu,
  ],
  [
    "forest",
    /\b(?:forests?|woods?|woodland|trees?|jungle|wald\w*|wälder|bäume|forêts?|arbres?|bosques?|selva|árboles)\b/iu,
  ],
  [
    "fields",
    /\b(?:fields?|meadows?|hills?|farm\w*|country\w*|village|valley|vineyards?|tuscan\w*|felder|wiesen?|hügel\w*|dorf|tal|champs?|prairie|collines?|campagne|village|campos?|colinas?|prado|pueblo|valle)\b/iu,
  ],
];

/** Theme that a brief says is to be seen; none if it leaves that open. */
export const themeOf = (brief: Brief): ThemeName | undefined => {
  const words = wordsOf(brief);
  return themeWords.find(([, pattern]) => pattern.test(words))?.[0];
};
