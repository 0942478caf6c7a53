import { compilePattern } from "../compile-pattern.ts";
import { cardOccasion } from "../lexicons/kinds.ts";
import { offerNouns } from "../lexicons/occasions.ts";
import { isBareTrade } from "../lexicons/trades.ts";
import { saysWish } from "./read-recipient.ts";

/** The words around the name of a kind. */
interface Around {
  /** 'Jazz night' of 'a jazz night poster'. */
  readonly topic: string;
  /** 'For', a colon, or nothing. */
  readonly connector: string;
  /** What follows the connector, as it is and without its article. */
  readonly said: string;
  readonly content: string;
  /** The topic is a name. */
  readonly isNamed: boolean;
  readonly isCard: boolean;
}

/** 'Summer camp flyer ages 6-12': such words say more of what is before the kind. */
const isDetail = /^\s*(?:ages?|aged|from|ab|für kinder|dès|à partir|desde)? ?\d/iu;

const offers = compilePattern(`(?:^|\\s)(?:${offerNouns})$`, "iu");
const isTradeAlone = (topic: string): boolean => isBareTrade(topic) || offers.test(topic);

const forOurs = compilePattern(
  "^,? ?(?:for|für|pour|para) (?:my|our|mein\\p{L}*|unser\\p{L}*|ma|mon|notre|mi|nuestr[oa])(?!\\p{L})",
  "iu",
);
const people = /(?:team|crew|department|abteilung|équipe|equipo)$/iu;
const germanTrade =
  /^\p{Lu}\p{Ll}*(?:laden|studio|praxis|salon|werkstatt|bäckerei|metzgerei|restaurant|café|schule|verein|agentur|geschäft|imbiss|kneipe|hotel|pension|kanzlei|gärtnerei|brauerei)$/u;
const romanceTrade =
  /^(?:salon|boutique|magasin|agence|restaurant|cabinet|entreprise|tienda|agencia|empresa|peluquería|clínica|negocio|restaurante|bar|cafetería)(?: de \p{Ll}+)?$/u;

/** @returns 'HR team' of 'for our HR team, we are hiring': whose it is, and not what it says. */
function ownerOf(connector: string, said: string, content: string): string {
  const owner = /^[^\n,.:;!?]*/u.exec(content)?.[0] ?? "";
  const words = owner.trim();
  const isOurs = forOurs.test(`${connector.trim()} ${said.trim()}`);
  const isNews = /^[,.:;]\s*(?:\p{L}+ \p{L}|\p{L}{6})/u.test(content.slice(owner.length));
  return isOurs &&
    isNews &&
    (isBareTrade(words) || people.test(words) || germanTrade.test(words) || romanceTrade.test(words))
    ? owner
    : "";
}

function firstClause(text: string): string {
  const clause = /^(?:\s*\d{1,3}\.(?=\s\p{Lu}))?[^\n.!?;]*/u.exec(text)?.[0] ?? "";
  // 'Which flavor?' is asked of those who see it; 'Can you make …?' was asked of us.
  return asks.test(clause) && text[clause.length] === "?" ? `${clause}?` : clause;
}
const asks =
  /^\s*(?:which|what|who|where|when|how|why|welche[rns]?|was|wer|wo|wann|wie|warum|quel(?:le)?s?|que|qui|où|quand|cuál|qué|quién|dónde|cuándo)\s/iu;

const occasion = compilePattern(`^(?:${cardOccasion}|birthday|anniversary|christmas|easter)$`, "iu");
/** Their wish is known: the word alone would say it twice. */
const wished = /^(?:birthday|christmas|retirement|get[- ]well(?: soon)?|sympathy|condolences?)$/iu;

/** @returns the words in the order in which they may be set: the matter first, whose it is last. */
export function orderWords({ topic, connector, said, content, isNamed, isCard }: Around): readonly string[] {
  const about = firstClause(content);
  // 'Thank you for reaching …' is one sentence.
  const isThanks = /^thank/iu.test(topic) && /^ for$/iu.test(connector) && /^ \p{L}+ing /u.test(content);
  if (isThanks) return [`${topic}${connector}${content}`];
  const owner = ownerOf(connector, said, content);
  if (owner !== "") return [topic, content.slice(owner.length), owner];
  if (isCard && occasion.test(topic)) {
    const isSaid = saysWish(content) || (wished.test(topic) && /\p{L}/u.test(content));
    return isSaid ? [content] : [topic, content];
  }
  // 'Junk removal flyer, same day': what is before the kind is the matter, but for a trade or an offer.
  const isBehind =
    topic !== "" && /^\s*(?:,|from |by |von )/iu.test(content) && !isTradeAlone(topic) && !/[$€£%]/u.test(about);
  const isBare = connector.trim() === "" && (isBehind || isDetail.test(about));
  if (isNamed || isBare) return [topic, content];
  const rest = content.slice(about.length);
  // 'Can you make a poster for the opening?' was asked of us; 'We are open again!' is said to all.
  return topic === "" ? [about + rest.replace(/^\?/u, "\n")] : [about, topic, rest];
}
