import { compilePattern } from "../compile-pattern.ts";
import { offerNouns } from "../lexicons/occasions.ts";
import { isBareTrade } from "../lexicons/trades.ts";
import { joined, type Rule, withTexts } from "./occasion-rule.ts";
import { capitalized } from "./reading.ts";

const birth =
  /faire[- ]part|naissance|birth announcement|geburtsanzeige|geburtskarte|nacimiento|it['’]?s a (?:girl|boy)|(?<!\p{L})(?:est née?|wurde geboren|was born|ha nacido|nació|née? le|geboren am)(?!\p{L})/iu;
const name = "\\p{Lu}[\\p{L}'’-]+(?:(?: (?:&|und|et|and|y))? \\p{Lu}[\\p{L}'’-]+){0,3}";
const childNamed = compilePattern(
  `^(?:(?:[Ff]aire[- ]part|[Nn]aissance|[Bb]irth|[Aa]nnouncement|[Gg]eburtsanzeige|[Gg]eburtskarte|[Nn]acimiento|[Aa]nuncio|[Bb]aby|[Bb]ebé|[Bb]ébé|de|du|la|of|for|für|von|pour|our|unsere?|notre|nuestr[oa])[ :]+)+(?<child>${name})$`,
  "u",
);
const childBorn = compilePattern(
  `^(?:(?:[Ff]aire[- ]part|[Gg]eburtsanzeige|[Bb]irth announcement) )?(?<child>${name}) (?:est|wurde|ist|was|ha) (?<born>née?s?|geboren|born|nacido)$`,
  "u",
);

/** 'Faire-part naissance Léonie', 'Mathis est né': the child's name is the news, and when it was born is a fact. */
const newChild: Rule = (words, { prompt }) => {
  if (!birth.test(prompt)) return words;
  const { headline, date } = words.texts;
  const { child, born } = (childBorn.exec(headline) ?? childNamed.exec(headline))?.groups ?? {};
  if (!child) return words;
  const said = words.words.date ?? date ?? "";
  const lead = /(?<!\p{L})(?:le|am|on|el) $/iu.exec(prompt.slice(0, prompt.indexOf(said)))?.[0] ?? "";
  const day = said && `${lead}${said}`;
  return withTexts(words, { headline: child, ...(born && day && { date: capitalized(`${born} ${day}`) }) });
};

const arrival =
  /(?:ist|sind) da!?$|(?:is|are) here!?$|^it['’]?s an? |^es ist ein |^c['’]est une? (?:garçon|fille)|^es (?:niña|niño)|est (?:là|arrivée?)!?$|ya está aquí/iu;
const nameFirst = compilePattern(`^(?<child>${name})(?=$|[.,!] )`, "u");

/** 'Unser Sohn ist da! Jonas Emil': the name first. */
const arrivedChild: Rule = (words, { prompt }) => {
  const { headline, subline = "" } = words.texts;
  const child = birth.test(prompt) && arrival.test(headline) ? nameFirst.exec(subline)?.groups?.child : undefined;
  if (!child) return words;
  const rest = subline.slice(child.length).replace(/^[.,!\s]+/u, "");
  return withTexts(words, { headline: child, subline: joined(headline, capitalized(rest)) });
};

const notice =
  /^(?<news>(?:(?:\p{L}+ )?(?:zu vermieten|zu verkaufen|for rent|for sale|to let|to rent)|à vendre|à louer|se alquila|en venta|en alquiler))(?<what> \S.{7,})$/iu;

/** 'À vendre maison 4 pièces 95 m² jardin 300 m²': what is on offer goes below. */
const shortNotice: Rule = (words) => {
  const { headline, subline } = words.texts;
  const { news, what } = (headline.split(/\s+/u).length > 5 && notice.exec(headline)?.groups) || {};
  return news && what
    ? withTexts(words, { headline: news, subline: joined(capitalized(what.trim()), subline) })
    : words;
};

const offerFirst = compilePattern(`^(?:${offerNouns}) (?=\\p{L}.{3})`, "iu");

/** 'Promo manicura, $18.000': the price says that it is an offer. */
const offerNamed: Rule = (words) => {
  const { headline, price } = words.texts;
  return price && !/%/u.test(price) && offerFirst.test(headline)
    ? withTexts(words, { headline: capitalized(headline.replace(offerFirst, "")) })
    : words;
};

/** 'Plumber. Burst pipe? We come out the same day': the question stops who passes by. */
const questionFirst: Rule = (words) => {
  const { headline, subline = "" } = words.texts;
  const question = /^[^.!?]{6,50}\?/u.exec(subline)?.[0];
  if (!question || !isBareTrade(headline)) return words;
  return withTexts(words, {
    headline: question,
    subline: joined(capitalized(headline), subline.slice(question.length).trim()),
  });
};

const linesMin = 4;
const isNamed = (words: string) =>
  words.split(" ").length <= 4 && words.split(" ").every((word) => /^(?:\p{Lu}|&|and|of|the|und|et|y)/u.test(word));

/** A leaflet that begins with the shop's name: its offer is the news. */
const leaflet: Rule = (words, { prompt }) => {
  const { headline, price = "", brand } = words.texts;
  const isLeaflet = prompt.split("\n").filter((line) => line.trim()).length >= linesMin;
  if (!isLeaflet || brand || !/%|free|gratis|gratuit|kostenlos/iu.test(price) || !isNamed(headline)) return words;
  return withTexts(words, { headline: price, price: "", brand: headline });
};

/** Rules that put first what is announced: a child's name, what is to let, an offer, a question. */
export const newsRules: readonly Rule[] = [newChild, arrivedChild, shortNotice, offerNamed, questionFirst, leaflet];
