import { paperFormats } from "../paper.ts";
import type { KindWord } from "./kinds.ts";

const square = { width: 1080, height: 1080 };
const wide = { width: 1920, height: 1080 };
const given = { width: 1500, height: 1050 };

/** Words that name a kind only where a prompt is known to name one: 'screen', 'label', 'ticket'. The more exact ones first. */
export const toldKinds: readonly KindWord[] = [
  {
    kind: "banner",
    words: [
      "(?:yt|youtube|video|stream)[- ]?(?:thumbs?|end ?screens?|thumbnails?)|thumbs?|miniatur(?:e|as?)|vignettes?|vorschaubild",
    ],
    format: { width: 1280, height: 720 },
  },
  {
    kind: "banner",
    words: [
      "(?:twitch|stream|obs) (?:panels?|overlays?|offline(?: screens?| banners?)?)|offline[- ]?screens?|(?:be right back|starting soon) screens?",
      "(?:lobby|gym|tv|waiting room|info|digital|display|sermon|church|screen|title|first|opening|powerpoint|keynote) ?(?:screens?|slides?|displays?|signage)|slides?|screens?|folien?|bildschirme?|diapos?(?:itives?)?|diapositivas?|pantallas?|infoscreens?",
      "(?:zoom|teams|video call) backgrounds?|beamer(?:bild)?|écrans?",
    ],
    format: wide,
  },
  {
    kind: "banner",
    words: [
      "bill ?boards?|hoardings?|vallas?(?: publicitarias?)?|espectacular(?:es)?|großflächen?|panneaux? 4x3|marquesinas?|bus (?:sides?|benches?)|(?:van|truck|car) (?:sides?|wraps?|signs?)",
    ],
    format: { width: 2048, height: 1024 },
  },
  {
    kind: "banner",
    words: [
      "bumper[- ]?stickers?|autoaufkleber|bandeaux?|mastheads?|newsletter[- ]?(?:kopf|köpfe|headers?)|email (?:graphics?|headers?|banners?)|emailers?|google display|leaderboards?",
    ],
    format: { width: 1800, height: 600 },
  },
  {
    kind: "banner",
    words: [
      "(?:facebook|fb)[- ](?:events?|veranstaltung(?:en)?|événements?|eventos?)(?: (?:image|photo|picture|graphic)s?)?|eventbrite|meetup",
    ],
    format: { width: 1920, height: 1005 },
  },
  {
    kind: "banner",
    words: [
      "backdrops?|photocalls?|hero(?: section)?|websites?|web ?sites?|landing ?pages?|home ?pages?|startseiten?|pages? d['’]accueil|pancartes?",
    ],
  },
  {
    kind: "cover",
    words: [
      "(?:spotify )?playlists?|album art|album|(?:vinyl|record|cd|lp)[- ]?(?:sleeves?|covers?)?|pochettes?|plattencover|podcast(?:[- ]?(?:tiles?|cover|logo|bild|kachel|art))?|carátulas?|singles?|ep",
    ],
    format: { width: 1400, height: 1400 },
  },
  { kind: "cover", words: ["e-?books?|books?|tapas?|unes?|titelbild|zines?|magazine|programmhefte?"] },
  {
    kind: "post",
    words: ["(?:pinterest )?pins?|pinterest"],
    format: { width: 1000, height: 1500 },
  },
  {
    kind: "story",
    words: ["snapchat(?: filters?)?|tiktok|estados?|status|statuts?|reels?|phone[- ]sized|(?:lock|phone) ?screens?"],
  },
  {
    kind: "card",
    words: [
      "invi(?:t|ta|te|ts)?s?|e-?vites?|save[- ]the[- ]dates?|\\p{L}*einladung(?:en|skarten?)?|cartons?|recordatorios?|esquelas?|participaci[oó]n(?:es)?|faire-?parts?",
      "\\p{L}*kärtchen|\\p{L}+karten?|tarjetitas?|cartulinas?|postal(?:es)?|note ?cards?|gift tags?|swing tags?|tags?|compliments? slips?",
      "tickets?|ticket stubs?|(?:day |visitor |guest )?pass(?:es)?|coupons?|vouchers?|vales?|bonos?|bons?|gutscheine?|badges?|name ?badges?|bookplates?|place ?cards?|table (?:tents?|talkers?|cards?)|tischaufsteller|chevalets? de table|marcapáginas|bookmarks?",
    ],
    format: given,
  },
  {
    kind: "post",
    words: [
      "(?:instagram|insta|ig|facebook|fb|linkedin|whatsapp|threads|bluesky|social(?: media)?|redes(?: sociales)?|réseaux(?: sociaux)?|marketplace|craigslist|substack|tweet|nextdoor|etsy|grupo|feed)(?:[- ](?:squares?|tiles?|kacheln?|bild(?:er)?|images?|pictures?|graphics?|quotes?|placas?|visuels?))?",
      "visuels?|sharepics?|bild(?:er)?|im[aá]gen(?:es)?|images?|graphics?|gráficas?|kacheln?|tiles?|placas?|squares?|quadratisch|carrés?|quotes?|frases?|testimonios?|testimonials?|kundenstimmen?|reseñas?|avis|gifs?|promos?|teasers?|publicaci[oó]n(?:es)?|publicidad|t-?shirts?|remeras?|tote bags?|mugs?|labels?|etiketten?|coasters?|bierdeckel|posavasos|azulejos?",
    ],
    format: square,
  },
  {
    kind: "poster",
    words: ["standees?|aufsteller|kundenstopper|pendón(?:es)?|roll-?ups?"],
    paper: { width: 850, height: 2_000 },
  },
  {
    kind: "poster",
    words: [
      "\\p{L}*plak(?:at|atl|ate)|\\p{L}*schild(?:er)?|\\p{L}*tafeln?|taferl|zettel|aushänge?|blatt|blätter|notices?|notice ?boards?|signs?|sign ?boards?|boards?|menus?|menüs?|menú|cartas?|speisekarten?|getränkekarten?|menükarten?|price ?lists?|pricelists?|preislisten?|listas? de precios|tarifs?|tarifas?|timetables?|schedules?|planning|\\p{L}*pläne?|\\p{L}*plan|horarios?|programm?e?s?|programas?|infographics?|infografiken?|ardoises?|pizarras?|carteler?as?|cartelit?[oó]n?(?:es)?|avisos?|panneaux?|enseignes?|rótulos?|vinilos?|vitrophanies?|vitrines?|windows?|annonces?|encarts?|\\p{L}*anzeigen?|brochures?|inserts?|láminas?|prints?",
    ],
    paper: paperFormats.a4,
  },
];
