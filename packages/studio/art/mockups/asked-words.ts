import type { AskedWords } from "./ui.ts";

const lead =
  /(?:^|[\s,])(?:with|including|featuring|selling|serving|showing|such as|like|for example|mit|inklusive|wie|avec|comme|con|como)\s|:\s/giu;
const joint = /[,;&]|\s(?:and|or|und|oder|sowie|et|ou|y|e|o)\s/iu;
const article =
  /^(?:(?:and|und|et|y|an?|the|some|our|der|die|das|ein|eine|les?|la|l['’]|des|un|une|el|los|las|una)\s+)+/iu;
/** Words that say how the screens look, not what is on them. */
const lookWord =
  /(?:^|\s)(?:no|not|without|ohne|kein\w*|sans|sin|colou?rs?|farben?|couleurs?|colores|mode|modus|theme|style|stil|design|look|feel|layout|background|black|white|dark|light|red|blue|green|cream|orange|yellow|violet|purple|pink|teal|gr[ae]y|called|named|namens|appelée?|llamad[ao]|minimal\w*|friendly|modern|clean|playful|fonts?|icons?|photos|screens?)(?:\s|$)/iu;
/** Things that an app does, not that it lists. */
const featureWord =
  /(?:reminders?|notifications?|alerts?|payments?|tracking|tracker|gps|maps?|chat|messag\w+|calendar|log ?-?in|sign ?-?up|profiles?|search|filters?|carts?|checkout|reports?|booking|reviews?|ratings?|charts?|statistics?|stats|settings|offline|sync|export|updates?|insur\w+|streaks?|goals|scann\w+|support|analytics|dashboard|invoices?|subscriptions?|cards|delivery|pick-?up|wish ?list|live|secure|free|real-?time|push|one-?tap|erinner\w+|zahlung\w*|benachrichtigung\w*|karte|kalender|suche|bewertung\w*|buchung\w*|statistik\w*|rappels?|paiements?|carte|calendrier|avis|suivi|recordatorios?|pagos?|mapa|calendario|reseñas?|seguimiento|versicher\w*)/iu;

const partsOf = (list: string): readonly string[] =>
  list
    .split(joint)
    .map((part) => part.trim().replace(article, "").trim())
    .filter((part) => part.length >= 2 && part.length <= 40 && part.split(/\s+/u).length <= 4 && /\p{L}/u.test(part));

/** A list in a prompt ends where its sentence does, or where it goes on to something else. */
const listEnd =
  /[.!?\n()]|\s(?:for|in|called|named|für|namens|pour|appelée?|para|llamad[ao]|that|which|die|qui|que|from|at|on)\s/iu;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Lists in a prompt: 'with espresso, latte and croissant'. One word alone is a feature, or nothing. */
export function readLists(prompt: string): Pick<AskedWords, "items" | "features"> {
  const items: string[] = [];
  const features: string[] = [];
  for (const { 0: words, index } of prompt.matchAll(lead)) {
    const rest = prompt.slice(index + words.length, index + words.length + 300);
    const end = rest.search(listEnd);
    const parts = partsOf(end < 0 ? rest : rest.slice(0, end)).filter((part) => !lookWord.test(part));
    const isAbilities = parts.filter((part) => featureWord.test(part)).length * 2 >= parts.length;
    if (isAbilities) features.push(...parts.map(capital));
    else if (parts.length >= 2) items.push(...parts.map(capital));
  }
  return { items: [...new Set(items)].slice(0, 8), features: [...new Set(features)].slice(0, 8) };
}

const format =
  /(?:^|\s)(?:(?:one|single)[- ]page|landing ?pages?|websites?|web ?sites?|homepage|home page|web ?page|sites?|one[- ]?pager|startups?|start-ups?|pages?|apps?|mock-?ups?|ui|ux|designs?|screens?|startseite|webseite|webauftritt|site (?:web|internet)|page d['’]accueil|página (?:web|de inicio)|sitio web)(?=\s|$)/giu;
const small =
  /^(?:(?:an?|the|my|our|new|modern|simple|for|of|de|del|la|le|les|el|una?|une|un|des?|du|pour|para|eine?[rns]?|der|die|das|den|für|von)\s+)+/iu;
const nameLead =
  /\s(?:called|named|namens|appelée?|llamad[ao]|in|im|à|en|with|mit|avec|con|that|which|die|qui|que)\s/iu;

/** Offer that a landing page is for, in the prompt’s words: 'dog walking service', 'Steuerberatung'. */
export function readTopic(prompt: string): string | undefined {
  const [first = ""] = prompt.split(/[,.;:!?\n"“”„«»]/u);
  const cut = ` ${first} `.search(nameLead);
  const text = (cut < 0 ? first : first.slice(0, cut)).replaceAll(format, " ").replaceAll(/\s+/gu, " ").trim();
  const topic = text.replace(small, "").trim();
  return topic.length >= 3 && topic.length <= 36 && topic.split(" ").length <= 4 && !lookWord.test(topic)
    ? capital(topic)
    : undefined;
}
