import { compilePattern } from "../compile-pattern.ts";

const currency =
  "(?:€|\\$|£|¥|₺|₽|₹|EUR|USD|GBP|CHF|PLN|AUD|CAD|zł|kr\\.?|Kč|HUF|Fr\\.|euros?|dollars?|pounds?|francs?|pesos?|TL)";
const number = "\\d{1,3}(?:[ .,']\\d{3})*(?:[.,]\\d{1,2})?(?:[.,][-–])?|\\d{1,7}(?:[.,]\\d{1,2})?";
const amount = `(?:(?:A|US|C)?${currency} ?(?:${number})(?: ?(?:k|m|mio\\.?|million|thousand)(?!\\p{L}))?(?!\\d)|(?<![\\d.])(?:${number}) ?${currency}(?!\\p{L})|(?<![\\d.])\\d{1,2}p(?!\\p{L}))`;

const entry =
  "(?:\\p{L}*gebühr|fee|entry(?: fee)?|entrance(?: fee)?|admission|tickets?|cover(?: charge)?|eintritt|karten|vvk|ak|abendkasse|vorverkauf|entrée|billets?|tarif|prix|entradas?|boletos?|precio|price|preis|donation|spende|students?|reduced|members|kids|children|adults|concessions|ermäßigt|réduit|adultos|niños)";
const lead =
  "(?:only|just|from|starting at|starting from|as low as|under|up to|nur|ab|für nur|dès|à partir de|seulement|desde|solo|sólo|a partir de)";
const tail =
  "(?:\\/ ?\\p{L}+|(?:warm|kalt|warmmiete|kaltmiete|netto|brutto|vb|vhb|fp|ono|obo|negotiable|negociables?|ttc|ht|net|otd|adv)(?!\\p{L})|per \\d+ ?min(?:utes)?|pro \\d+ ?min|(?:per|pro|par|por) \\p{L}+|(?:an?|al) (?:person|head|month|year|week|day|night|hour|kilo|piece|class|session|ticket|monat|jahr|tag|nacht|stunde|stück|mois|an|jour|nuit|personne|mes|año|día|noche|persona)|(?:la|por) (?:hora|clase|sesión|noche|persona|pareja)|la doublette|l['’]heure|la séance|die stunde|pro stunde|each|p\\.p\\.|only|pp|entry|entrance|admission|eintritt|entrée|entrada|pcm|p\\/m|pw|monthly|at the door|on the door|reduced|ermäßigt|concessions?)"; // words:allow

/** e.g. `entry €10`, `from $18 a month`. */
const price = `(?:${entry}(?: is| are| costs?| ab| from)?:? ?)?(?:${lead} )?${amount}(?: ?(?:-|–|to|bis|à|a|or|oder|\\/) ?${amount})?(?: ${tail}|\\/ ?\\p{L}+)*`;
const rate =
  "(?:erm\\.?|ermäßigt|reduced|conc(?:s|essions?)?\\.?|kids|children|kinder|enfants|réduit|niños|socios|members|students?|adv|otd|ak|vvk)";
/** 'Eintritt 18 / erm. 12 Euro', 'VVK 8 AK 10', 'inscr 15 ou 22 €': behind such a word, a bare number is a price. */
const bareEntry = `(?:eintritt|vvk|ak|abendkasse|kasse|entry|admission|unkostenbeitrag|startgeld|teilnahmegebühr|entrée|inscr(?:iption|ipci[óo]n)?\\.?|entrada|bono)(?: nur| only| de)?:? ?(?:${number})(?: ?${currency}(?!\\p{L}))?(?: ?(?:\\/|,|or|oder|ou|o|-|–)? ?(?:${rate} ?)?(?:${number})(?: ?${currency}(?!\\p{L}))?(?! ?(?:uhr|h|am|pm|min|%)(?!\\p{L})))?(?! ?(?:uhr|h|am|pm|min|km|%|:|\\.\\d)(?!\\p{L}))(?![.:,]?\\d)(?: ${rate}| (?:la|por|par|per|pro|a|al|l[ae]) (?:pareja|persona|equipo|couple|équipe|doublette|head|person|team|kopf|paar))?`;
const priceList = `${price}(?: ?[,/|] ?${price})*`;

const free = [
  "(?:free|no) (?:entry|entrance|admission|cover|of charge)(?: (?:fees?|charges?))?|(?:entry|entrance|admission)(?: is)? free|pay what you (?:can|want|like)",
  "eintritt (?:ist )?frei|freier eintritt|kostenlos(?:er eintritt)?|entrée (?:libre|gratuite)|gratuit",
  "entrada (?:libre|gratis|gratuita)|gratis|(?<=[,.;]\\s?)free(?=\\s*(?:$|[\\n,.;!]))",
].join("|");

/** For what was lost. */
const reward = `(?:(?<=(?:^|[\\n,.;:!])\\s*)(?:cash |big |small )?reward(?: of)?(?:(?: is)?:? ?${amount})?(?: offered)?|(?:finderlohn|belohnung)(?: von)?(?: ${amount})?|récompense(?: de)?(?: ${amount})?|recompensa(?: de)?(?: ${amount})?)(?=\\s*(?:$|[\\n,.;!]))`;

const offTail = `(?: (?:on |all )*(?:orders?|purchases?) (?:over|above|of|from) ${amount}| (?:on|for|auf|sur|en) (?:tout(?:e)? l[ea]|the (?:whole|entire)|das (?:ganze|gesamte)|tod[oa] (?:el|la)) [\\p{L}-]+| (?:on|for|auf|sur|en|de|sobre|all|everything|alle[sn]?|tout|toda?s?|the|our|your|their|any)(?: (?!(?:at|in|with|until|from|when|this|next|only|today|ends?|los|las|cada|jeden|am|tous|chaque|le|every)\\b)[\\p{L}\\p{N}&'’-]+){0,5})?`;
const receiver = "(?:(?<=[,.;!\\n]\\s?)[\\p{L} ]{0,30}?(?:get|gets|receive|save|enjoy|sparen|bekommen) )?";
const discount = `${receiver}(?:up to |bis zu |jusqu['’]à |hasta (?:un )?)?(?:(?:-|–|−) ?\\d{1,2} ?%(?: off)?|(?:${amount}|\\d{1,3} ?%) ?(?:off|discount|rabatt|réduction|de réduction|de remise|de descuento|de dto\\.?|günstiger|less|savings?)|(?:(?<=up to )|(?<=bis zu )|(?<=jusqu['’]à )|(?<=hasta (?:un )?))\\d{1,3} ?%)${offTail}`;
const deals = `(?:half[- ]price(?: on)?|(?:buy|pay) (?:one|two|three|\\d)(?:,? (?:and )?get|,? take) (?:one|two|three|\\d)(?: free| half price)?|(?:two|three|\\d) for (?:one|two|the price of (?:one|two)|\\d)|zum halben preis|à moitié prix|[23]x1|3x2|4x3)(?: (?!(?:at|in|with|until|from|when|on|for|this|every|auf|sur|en|de|sobre|hasta|bis|until|till|jusqu|only|nur|solo|sólo|los|cada|jeden|tous|chaque)\\b)[\\p{L}-]+)?${offTail}`;

/** Before an amount, they say that it belongs to their sentence: 'how I saved $10,000', 'orders over $50'. */
export const tellsAmount = compilePattern(
  `(?:(?<!\\p{L})(?:earn(?:s|ed|ing)?|sav(?:ed|ing)|(?<=\\p{L} )save|ma[dk]e|making|spen[dt]|won|win|raised?|lost|lose|owe|worth|verdien\\p{L}*|gewinn\\p{L}*|gespart|gagne[rz]?|gagné|économis\\p{L}*|gan(?:ar?|é|amos)|ahorr\\p{L}*)(?: (?!for )\\p{L}+){0,2}|(?:^|[\\n.,:;!?])\\s*(?:how|why|wie|warum|comment|pourquoi|cómo|por qué) [^\\n.,:;!?]*|(?<!\\p{L})(?:over|above|more than|at least|über|mehr als|plus de|más de)) $`,
  "iu",
);

/** Prices, free entry and discounts. */
export const moneyPattern = compilePattern(
  `(?<![\\p{L}\\p{N}])(?:${discount}|${deals}|${free}|${reward}|${bareEntry}(?: ?[,/] ?${rate} ${amount})*|${priceList})(?![\\p{L}\\p{N}%])`,
  "giu",
);
