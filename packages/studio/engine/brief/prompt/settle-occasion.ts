import { compilePattern } from "../compile-pattern.ts";
import { copyOf, offerNouns, propertyWords } from "../lexicons/occasions.ts";
import { isBareTrade } from "../lexicons/trades.ts";
import { certificate, saidByKind } from "../roles/said-by-kind.ts";
import type { SetWords } from "../roles/set-words.ts";
import { joined, type Occasion, type Rule, withTexts } from "./occasion-rule.ts";
import { capitalized } from "./reading.ts";

const discount =
  /^(?:up to |bis zu |jusqu['’]à |hasta (?:un )?)?[-–−]?\s?\d{1,3}\s?%(?:\s(?:off|discount|rabatt|de réduction|de remise|de descuento))?/iu;
/** 'Gym promo', and as in French and Spanish 'promo coiffeur'. */
const offer = compilePattern(
  `^(?:(?<trade>.{2,40}?) (?:${offerNouns})|(?:${offerNouns}) (?<after>\\p{L}.{1,40}))$`,
  "iu",
);

const offerAlone = compilePattern(`^(?:${offerNouns})$`, "iu");
const deal = /^(?:\d ?for ?\d|\d ?x ?\d|half[- ]price|buy (?:one|two|\d)|zum halben preis|à moitié prix)/iu;

const isShortOffer = (price: string) => /\d ?%/u.test(price) && price.split(/\s+/u).length <= 6;

/** 'Gym promo, 50 % off': the offer is the news, and 'promo' a word for the request. */
const offerOfTrade: Rule = (words) => {
  const { headline, price = "", subline } = words.texts;
  const share = discount.exec(price)?.[0] ?? (deal.test(price) || isShortOffer(price) ? price : undefined);
  const groups = offer.exec(headline)?.groups;
  const named = groups?.trade ?? groups?.after;
  const trade = named ?? (isBareTrade(headline) ? headline : "");
  if (!share || !(trade || offerAlone.test(headline))) return words;
  const on = price
    .slice(share.length)
    .replace(/^ (?:on|auf|sur|en)$/iu, "")
    .replace(/^ (?:on|auf|sur|en) (?:(?:the|our|unsere|die|les?|la|nos|los|las|nuestr[oa]s) )?(?=.{3})/iu, "")
    .trim();
  const below = joined(capitalized(trade), on, subline);
  return withTexts(words, { headline: capitalized(share), price: "", subline: below });
};

const menu =
  /^(?<what>menu|price list|drinks list|speisekarte|getränkekarte|preisliste|carte|menú|lista de precios) (?:for|of|für|pour|para|de|du|del) (?:(?:an?|the|my|our|small|new|little|eine?n?|unser\p{L}*|mein\p{L}*|une?|una?) )*(?<trade>.+)$/iu;

/** 'Menu for a small café'. */
const menuOfTrade: Rule = (words) => {
  const { what, trade } = menu.exec(words.texts.headline)?.groups ?? {};
  if (!what || !trade || !isBareTrade(trade)) return words;
  return withTexts(words, { headline: capitalized(what), subline: joined(words.texts.subline, capitalized(trade)) });
};

const rooms = compilePattern(`^\\d[\\d.,]*[ -]?(?:${propertyWords})(?!\\p{L})`, "iu");
const openHouse = /(?:^|[.,] ?)(open house|tag der offenen tür|portes ouvertes|puertas abiertas)(?=$|[.,])/iu;
const isRent = /\b(?:rent|rental|to let|lease|miete|vermieten|mietwohnung|louer|location|alquiler|alquilar)\b/iu;
const propertyNews = {
  en: ["For sale", "To let"],
  de: ["Zu verkaufen", "Zu vermieten"],
  fr: ["À vendre", "À louer"],
  es: ["En venta", "En alquiler"],
} as const;

/** '3 bed, $450k, open house Sunday': what a passer-by has to know comes first, the rooms behind. */
const property: Rule = (words, { subject, language, prompt }) => {
  const { headline, subline = "" } = words.texts;
  if (subject !== "realestate" || !rooms.test(headline)) return words;
  const visit = openHouse.exec(subline);
  const rest = subline
    .replace(openHouse, "")
    .replace(/(?:^|[.,] )real estate(?=$|[.,])/iu, "")
    .replace(/^[.,\s]+/u, "");
  const [sale, let_] = propertyNews[language as keyof typeof propertyNews] ?? propertyNews.en;
  const news = visit?.[1] ? capitalized(visit[1]) : isRent.test(prompt) ? let_ : sale;
  const settled = withTexts(words, { headline: news, subline: joined(headline, rest) });
  return visit ? settled : { ...settled, ours: ["headline"] };
};

/** Nothing but a trade: the design says something that every shop of that trade could say, and the user can change it. */
const bareTrade: Rule = (words, { kind, subject, language }) => {
  const { headline, subline, ...facts } = words.texts;
  if (kind === "logo" || kind === "card" || subline || Object.keys(facts).length > 0) return words;
  if (!isBareTrade(headline)) return words;
  const copy = copyOf(subject, language);
  return copy ? { ...withTexts(words, { headline: copy, subline: headline }), ours: ["headline"] } : words;
};

const listTitle =
  /^(?:(?:our )?menu(?: board)?|menü|speisekarte|getränkekarte|weinkarte|carte|menú|price list|preisliste|lista de precios|tarifs|drinks list|wine list)$/iu;

/** 'Menu board: …, Pizzeria Sole': the house's own name is the title of its menu. */
const listOfHouse: Rule = (words) => {
  const { headline, list, brand, place = "", subline } = words.texts;
  // An address has a number, a house's name none.
  const name = brand ?? (/\d/u.test(place) ? "" : place);
  if (!list || !name || !listTitle.test(headline)) return words;
  const what = headline.replace(/ board$/iu, "");
  return withTexts(words, {
    headline: name,
    subline: joined(what, subline),
    ...(brand ? { brand: "" } : { place: "" }),
  });
};

const seasons: readonly (readonly [RegExp, Readonly<Record<string, string>>])[] = [
  [
    /weihnachts(?:karte|gruß|grüße)|christmas cards?|cartes? de noël|tarjetas? de navidad/iu,
    { en: "Merry Christmas", de: "Frohe Weihnachten", fr: "Joyeux Noël", es: "Feliz Navidad" },
  ],
  [
    /geburtstagskarte|birthday cards?|cartes? d['’]anniversaire|tarjetas? de cumpleaños/iu,
    { en: "Happy birthday", de: "Alles Gute zum Geburtstag", fr: "Joyeux anniversaire", es: "Feliz cumpleaños" },
  ],
  [
    /new year['’]?s? cards?|neujahrskarten?|cartes? de v[œo]eux|tarjetas? de año nuevo/iu,
    { en: "Happy New Year", de: "Ein gutes neues Jahr", fr: "Meilleurs vœux", es: "Feliz año nuevo" },
  ],
  [
    /retirement cards?|(?:ruhestands|pensionierungs|renten)karten?|cartes? de retraite|tarjetas? de jubilación/iu,
    { en: "Happy retirement", de: "Alles Gute zum Ruhestand", fr: "Bonne retraite", es: "Feliz jubilación" },
  ],
  [
    /get[- ]well(?: soon)? cards?|genesungskarten?|cartes? de rétablissement/iu,
    { en: "Get well soon", de: "Gute Besserung", fr: "Bon rétablissement", es: "Que te mejores" },
  ],
  [
    /(?:sympathy|condolences?) cards?|(?:trauer|beileids)karten?|cartes? de condoléances|tarjetas? de (?:pésame|condolencias)/iu,
    { en: "With sympathy", de: "Herzliche Anteilnahme", fr: "Sincères condoléances", es: "Mi más sentido pésame" },
  ],
];

/** 'Weihnachtskarte von Familie Berger': what such a card says, with the name below. */
const greeting: Rule = (words, { kind, language, prompt }) => {
  const [named, wish] = seasons.find(([pattern]) => pattern.test(prompt)) ?? [];
  const { headline, subline, brand } = words.texts;
  const isSaid =
    /merry|happy|frohe|alles gute|joyeu|feliz|felicidades|wish|wünsch|v[œo]eux|loving|welcome|miss|congrat|besserung|beileid|anteilnahme|trauer|condoléances|pésame|bonne|sympathy|memory/iu.test(
      headline,
    );
  if (kind !== "card" || !wish || isSaid || headline.length > 40) return words;
  const own = wish[language] ?? wish.en ?? headline;
  // 'Retirement' alone would say it twice.
  const isOccasion = named?.test(`${headline} card`) === true;
  const below = isOccasion ? subline : joined(headline, subline);
  return { ...withTexts(words, { headline: own, subline: below, brand }), ours: ["headline"] };
};

const vouchers =
  /(?<!\p{L})(?:gift (?:card|voucher|certificate)|voucher|(?:geschenk)?gutschein|bon cadeau|(?:carte|chèque)[- ]cadeau|(?:tarjeta|vale|bono) (?:de )?regalo)(?!\p{L})/iu;
const voucherOf =
  /^(?:gift (?:card|voucher|certificate)|voucher|(?:geschenk)?gutschein|bon cadeau|(?:carte|chèque)[- ]cadeau|(?:tarjeta|vale|bono) (?:de )?regalo)s?(?: (?:for|from|of|für|von|pour|de|para|del?)(?: (?:an?|the|my|our|eine?n?|unser\p{L}*|mein\p{L}*|une?|una?|mon|ma|notre|mi|nuestr[oa]))?)?/iu;

/** 'Gift card for my salon': the request's own word is its headline. */
const voucher: Rule = (words, { kind, prompt }) => {
  const name = vouchers.exec(prompt)?.[0];
  if (!name || kind !== "card") return words;
  const { headline, subline } = words.texts;
  const rest = capitalized(headline.replace(voucherOf, "").trim());
  return withTexts(words, { headline: capitalized(name), subline: joined(rest, subline) });
};

/** In letters, what can be set large. */
const awardMax = 40;

/** The kind's name is said: 'Save the date' below the couple, 'Price list' below the shop's name; a certificate's is its headline. */
const kindSaid: Rule = (words, { told }) => {
  const { headline, subline, brand, place } = words.texts;
  const name = saidByKind(told);
  const all = Object.values(words.texts).join("\n").toLowerCase();
  if (!name || all.includes(name.toLowerCase())) return words;
  const said = capitalized(name);
  // The name, or what is awarded, is as large as it goes; who awards it is a fact below.
  if (certificate.test(told))
    return headline.length <= awardMax
      ? withTexts(words, { headline: said, brand: headline, place: [brand, place].filter(Boolean).join(", ") })
      : withTexts(words, { headline: said, subline: joined(headline, subline) });
  return withTexts(words, { subline: joined(said, subline) });
};

const rules: readonly Rule[] = [
  kindSaid,
  offerOfTrade,
  menuOfTrade,
  property,
  voucher,
  listOfHouse,
  greeting,
  // Says something where no other rule found what to say.
  bareTrade,
];

/** Puts the words where the occasion needs them: a prompt says them in the order in which they come to mind. */
export const settleOccasion = (words: SetWords, occasion: Occasion): SetWords =>
  rules.reduce((so, rule) => rule(so, occasion), words);
