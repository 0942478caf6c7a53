import { wordlessKinds } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import type { Format } from "../formats.ts";
import { kindWords } from "../lexicons/kinds.ts";
import { afterKind, articles, connectors, requestWords } from "../lexicons/request.ts";
import { announcements, greetings, wishVerbs, wishWords } from "../lexicons/wishes.ts";
import type { Paper } from "../paper.ts";
import { orderWords } from "./order-words.ts";
import { fillerWord, lookOf, lookWord } from "./read-look.ts";
import { paperText, readFoundSize } from "./read-size.ts";
import { anyOf, capitalized, type Find, note, type Reader, type Reading, take, wordEnd, wordStart } from "./reading.ts";
import { rowAtEnd } from "./row-at-end.ts";

const platform =
  "(?:instagram|insta|ig|facebook|fb|linkedin|twitter|tiktok|pinterest|whatsapp|youtube|socials|social media|(?:las )?redes|les réseaux|rrss|the web|print|printing)";
const formatText = ({ width, height }: Format): string => `${width}x${height}`;
const sizeText = (format: Format | undefined, paper: Paper | undefined): string | undefined =>
  paper ? paperText(paper) : format && formatText(format);

const wish = `${wishWords}|${requestWords}|${greetings}`;
/** Words that a prompt begins with before it says what it wants. */
export const requestLead = compilePattern(`^(?:[\\s,.!-]*(?:${wish})(?:${wordEnd}|(?<=['’])))+[\\s,-]*`, "iu");
/** The same, with words for looks. */
export const lookLead = compilePattern(
  `^(?:[\\s,.!-]*(?:${wish}|${lookWord}|${fillerWord})(?:${wordEnd}|(?<=['’])))+[\\s,-]*`,
  "iu",
);
/** Begin with a word for a mood or a color, and mean something else. */
const named =
  /^(?:happy (?:\d{1,3}(?:st|nd|rd|th) )?(?:birthday|hour|new year|easter|holidays|mother|father)|merry|thank you|black friday|lost |missing |found |wanted|stolen |vermisst|entlaufen|perdue? |trouvée? |se busca|se perdió|perdid[oa] |get well |welcome |good luck |thinking of |missing you |white party|dark matter|design (?:week|fair|festival|talk|market))/iu;
const tail = compilePattern(`^(?:${requestWords}|${lookWord}|${fillerWord})(?:,? |,?[\\s-]+(?:and|&) )?$`, "iu");

const asks = compilePattern(`^[\\s,.!-]*(?:\\p{Ll}+[\\s,]+){0,2}(?:${wishVerbs})${wordEnd}`, "iu");
const articleLast = compilePattern(
  "(?:^|[\\s'’-])(?:an?|some|einen?|eine|nen|ne|une?|una|unos)\\s+(?=(?:\\p{L}+\\s+)*$)",
  "giu",
);

/** @returns where a wish ends: behind 'Hiii can you pls whip up an', whatever its words are. */
export function wishEnd(clause: string): number {
  const last = asks.test(clause) ? [...clause.matchAll(articleLast)].at(-1) : undefined;
  return last ? last.index + last[0].length : 0;
}

/** 'We want you for the fire brigade' is said to all. */
const calling = /^\s*(?:we|i) want you(?! to(?!\p{L}))(?!\p{L})/iu;

/** 'We are opening a second clinic'. */
const news = compilePattern(
  "(?:^|[\\s,.!-])(?<said>(?:we are|we['’]re|i am|i['’]m) (?!(?:looking|needing|wanting|wondering|hoping|thinking|planning|trying|going) )\\p{L}{2,20}ing(?!\\p{L}).*)$",
  "iu",
);

/** @returns what is before a kind and no request: 'jazz night' of 'please make me a calm jazz night'. */
function topicOf(clause: string): string {
  if (clause.replace(lookLead, "").trim() === "") return "";
  if (calling.test(clause)) return clause.replace(/[\s,]*$/u, "").trim();
  const lead = requestLead.exec(clause)?.[0] ?? "";
  const asked = clause.slice(Math.max(lead.length, wishEnd(clause)));
  const said = news.exec(clause)?.groups?.said;
  if (said && clause.length - said.length <= lead.length)
    return capitalized(said.slice(0, rowAtEnd(said, tail)).trim());
  const isName = /^\p{Lu}\S* \p{Lu}/u.test(asked) || (asked === clause && /^\p{Lu}/u.test(asked));
  if (named.test(`${asked.trim()} `)) return asked.trim();
  const topic = isName ? asked : asked.replace(lookLead, "");
  return topic.slice(0, rowAtEnd(topic, tail)).trim();
}

const kindPatterns = kindWords.map((entry, order) => ({
  ...entry,
  order,
  pattern: compilePattern(`${wordStart}(?<kind>${anyOf(entry.words)})${wordEnd}(?! (?:${afterKind})${wordEnd})`, "giu"),
}));
const kindAnywhere = anyOf(kindWords.flatMap(({ words }) => words));
const kindRest = compilePattern(
  `^(?:[ -](?:designs?|images?|graphics?|templates?|mock-?ups?|vorlage|entwurf|polls?))?(?:,? (?:pls|plz|please|bitte|svp|stp|porfa|por favor))?(?:,? (?:and|or|und|et|y) (?:an? |eine? )?${kindAnywhere})?(?: (?:machen|erstellen|gestalten|basteln|entwerfen|bauen))?(?:,? (?:for|on|in|für|auf|pour|sur|para|en) (?:${platform}|(?:me|us|myself|mich|uns|moi|nous|m[ií]|nosotros)(?=\\s*(?:$|[\\n,.:;!?–-])))${wordEnd})?(?: (?:${lookWord}|${fillerWord})(?=\\s+(?:${connectors})${wordEnd}))*`,
  "iu",
);
const announcing = compilePattern(`^,? (?:${announcements})(?:${wordEnd}|(?<=['’ ]))`, "iu");
const follow = compilePattern(`^(?: ?[:–—|-]+ |:|,? (?:${connectors})${wordEnd})?`, "iu");
const followed = compilePattern(`^\\s*(?:$|[\\n.,:;!?–—|-]|(?:${connectors}|with|mit|avec|con|in|at)${wordEnd})`, "iu");

interface KindMatch {
  readonly index: number;
  readonly words: string;
  readonly isNamed: boolean;
  readonly finds: readonly Find[];
}

/** Size of cards that people give to each other. */
const givenCard: Format = { width: 1500, height: 1050 };

function findKind(text: string): KindMatch | undefined {
  const matches = kindPatterns.flatMap(({ kind, pattern, format, paper, isAmbiguous, isNamed, isOfThings, order }) =>
    [...text.matchAll(pattern)].slice(0, 5).flatMap(({ 0: name, index }) => {
      const more = kindRest.exec(text.slice(index + name.length))?.[0] ?? "";
      const clause = clauseBefore(text, index);
      const after = text.slice(index + name.length + more.length);
      const isAsked = clause.slice(wishEnd(clause)).replace(lookLead, "").trim() === "";
      const isOf = /^ (?:of|du|de|del|von)\s/iu.test(after);
      const isNameBehind = isNamed === true && /^ \p{Lu}/u.test(after);
      const isFollowed = isOf ? isOfThings === true : followed.test(after) || isNameBehind;
      if (isAmbiguous && !(isAsked && isFollowed)) return [];
      const finds: Find[] = [{ field: "kind", value: kind, words: name }];
      const size = sizeText(format, paper);
      if (size) finds.push({ field: "size", value: size, words: name });
      return [{ index, order, words: name + more, isNamed: isNamed === true, finds: [...finds, ...lookOf(more)] }];
    }),
  );
  return matches.toSorted((a, b) => a.index - b.index || b.words.length - a.words.length || a.order - b.order)[0];
}

const clauseBefore = (text: string, index: number): string =>
  text
    .slice(0, index)
    .split(/[\n.!?;:]/u)
    .at(-1) ?? "";

/**
 * Takes 'please make me a calm blue poster about' out. What is before the kind and no request ('a jazz night poster') stays; it is put
 * behind what follows if that says more.
 */
export const readRequest: Reader = (reading) => {
  const { text, finds } = reading;
  // 'Something for my story: new reel': where it is shown settles it.
  const isSettled = finds.some(({ field, value }) => field === "kind" && !wordlessKinds.some((kind) => kind === value));
  const found = isSettled ? undefined : findKind(text);
  if (!found) return withoutRequest(reading);
  const clause = clauseBefore(text, found.index);
  // 'Annual report cover': the report's name is its title.
  const paper = /^(?:report|catalog(?:ue)?|brochure|programme?)(?=[- ]?cover)/iu.exec(found.words)?.[0];
  const before = topicOf(clause);
  // 'Brochure cover for Halden Kitchens' has its name behind.
  const isReport = paper !== undefined && (before !== "" || /^report/iu.test(paper));
  const topic = isReport ? `${before} ${paper}`.trim() : before;
  // Without a way to reach the person, 'Karte Goldene Hochzeit' is no business card.
  const isGiven = found.isNamed && finds.every(({ field }) => field !== "action");
  const given: readonly Find[] = isGiven ? [{ field: "size", value: formatText(givenCard), words: found.words }] : [];
  const look = lookOf(before ? clause.replace(before, "\n") : clause);
  const after = text.slice(found.index + found.words.length);
  const announced = announcing.exec(after)?.[0];
  const connector = announced ?? follow.exec(after)?.[0] ?? "";
  // A name after 'for' may be the customer's.
  const isForName =
    /(?:for|für|pour|para)$/iu.test(connector) && /^ (?:[Tt]he )?\p{Lu}/u.test(after.slice(connector.length));
  const said = after.slice(connector.length);
  // 'That we are full': a sentence keeps its first word.
  const isSentence = announced !== undefined && /(?:that|know|dass|qu(?:e|['’]))$/iu.test(announced);
  const content = isForName ? ` for${said}` : isSentence ? capitalized(said.trim()) : withoutArticle(said);
  const isCard = /cards?$/iu.test(found.words);
  const isNamed = isReport || /(?:^|\s)\p{Lu}\S* \p{Lu}/u.test(topic) || named.test(topic);
  const parts = orderWords({ topic, connector, said, content, isNamed, isCard });
  return {
    text: [text.slice(0, found.index - clause.length), ...parts].join("\n"),
    finds: [...finds, ...(isUpright(finds) ? found.finds.map(asPoster) : found.finds), ...given, ...look],
  };
};

/** A banner that is higher than wide, as the ones on a stand, is laid out as a poster. */
const asPoster = (find: Find): Find =>
  find.field === "kind" && find.value === "banner" ? { ...find, value: "poster" } : find;
function isUpright(finds: readonly Find[]): boolean {
  const size = finds.find(({ field }) => field === "size");
  const { width, height } = readFoundSize(size?.value ?? "1x1");
  return height > width * 1.2;
}

/** A kind without words, before 'background in blue' is taken for how a poster should look. */
export const noteWordless: Reader = (reading) => {
  const finds = findKind(reading.text)?.finds ?? [];
  const isWordless = finds.some(({ field, value }) => field === "kind" && wordlessKinds.some((kind) => kind === value));
  return isWordless ? note(reading, ...finds.filter(({ field }) => field === "kind")) : reading;
};

/** 'The Beatles' keeps its own; German writes all nouns with a capital. */
const withoutArticle = (text: string): string =>
  text
    .replace(article, "")
    .replace(/^\s*(?:eine?|einen|einem|einer|die|der|das|den|dem|unsere?[nrm]?|meine?[nrm]?) (?=\p{Lu})/u, "");
const article = compilePattern(`^\\s*(?:${articles})(?: (?!\\p{Lu})|(?<=['’]))`, "u");

const verbs =
  /^(?:please |can you |could you |i (?:want|need)(?: you)?(?: to)? |bitte )*(?:make|create|design|generate|draw|build|erstelle|gestalte|entwirf|mach|zeichne|crée|créez|dessine|fais|faites|diseña|crea|haz)(?:[- ](?:me|us|mir|uns|moi|nous))?(?= (?:an?|the|my|our|some(?:thing)?|eine?n?|etwas|une?|una?|quelque chose|algo)(?!\p{L}))/iu;

const something =
  /^(?:something|anything|content|an? idea|etwas|was|quelque chose|algo) (?:nice |cute |cool |schönes |bonito )?(?:for|about|on|für|über|pour|sur|para|sobre) /iu;

const requested = compilePattern(
  `^(?:[\\s,]*(?:${requestWords}|${lookWord}|${fillerWord}|something|etwas|quelque chose|algo|image|picture|graphic|visual|bild)${wordEnd})*(?: (?:${connectors})${wordEnd})?`,
  "iu",
);

/** 'Something for my bakery’s Instagram': a post, where nothing says otherwise. */
const channel = compilePattern(
  `(?<=\\p{L}) (?:insta(?:gram)?|facebook|fb|tiktok)(?=\\s*:)|(?:(?<=\\p{L})['’]s?|(?:^(?:something|anything|content|ideas?|etwas|quelque chose|algo) )?(?<=^|\\s)(?:on|for|auf|für|pour|sur|en|para)(?: (?:my|our|the|mein(?:en?)?|unser(?:en?)?|notre|mon|mi|nuestro|el))?) (?:instagram|insta|ig|tiktok|facebook|linkedin|pinterest)(?: (?:page|feed|profile|account|kanal|seite|channel|audience|followers))?(?=\\s*(?:$|[\\n,.;!?:]))`,
  "giu",
);
export const readChannel: Reader = (reading) =>
  findKind(reading.text)
    ? reading
    : take(reading, channel, { max: 1, leave: " ", read: () => ({ field: "kind", value: "post" }) });

/** A request without a kind: 'design something for our summer sale'. */
function withoutRequest({ text, finds }: Reading): Reading {
  const verb = verbs.exec(text)?.[0] ?? something.exec(text)?.[0];
  if (!verb) return { text, finds };
  const lead = requested.exec(text)?.[0] ?? "";
  return { text: text.slice(lead.length), finds: [...finds, ...lookOf(lead)] };
}
