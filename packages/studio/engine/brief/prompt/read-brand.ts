import { compilePattern } from "../compile-pattern.ts";
import { isBareTrade, namedTrades, tradeNouns } from "../lexicons/trades.ts";
import { subjectOf } from "./read-look.ts";
import { isTown } from "./read-places.ts";
import { capitalized, type Reader, take, trimmed } from "./reading.ts";

const capital = "\\p{Lu}[\\p{L}\\p{N}'’.&-]*";
const name = `(?:[Tt]he )?${capital}(?:(?: &| \\+| and| und| et| y| of| de| du| la| van| von)? (?:${capital}|\\d{1,4}))*`;
const lowerName =
  "[\\p{L}\\p{N}&'’+-]+(?: (?!with\\b|for\\b|in\\b|on\\b|at\\b|that\\b|which\\b|and\\b|mit\\b|für\\b|in\\b|avec\\b|pour\\b|con\\b|para\\b|que\\b)[\\p{L}\\p{N}&'’+-]+){0,3}";
const cues =
  "(?:(?:which is |that is |is |are )?(?:called|named|titled|entitled)|(?:brand|company|business)(?: name)? (?:is|called)|(?:studio|shop|firm)(?: name)? is|namens|die .{1,20} heißt|genannt|appelée?s?|nommée?s?|qui s['’]appelle|llamad[oa]s?|que se llama)";
const titled =
  "(?:novel|thriller|comedy|drama|book|songs?|album|single|film|movie|play|musical|party|festival|event|show|concert|exhibition|series|podcast|conference|workshop|course|game|talk|buch|roman|ausstellung|konzert|fest|livre|exposition|spectacle|libro|exposición|concierto|Ausstellung|Konzert|Fest|Buch|Roman)";
const called = compilePattern(
  `(?<![\\p{L}\\p{N}])(?:(?<titled>${titled}),? )?${cues} (?<name>${name}|${lowerName})`,
  "gu",
);

/** 'Boutique in graz heisst Marlies': the shop, its town and its name. */
const tradeCalled = compilePattern(
  `(?<=^|[\\n,.;:!?]\\s*)(?:(?:my|our|the|die|der|das|mein\\p{L}*|unser\\p{L}*|le|la|ma|mon|notre|el|mi|nuestr[oa]) )?(?<trade>${tradeNouns})(?: (?:in|à|en) (?<town>\\p{L}[\\p{L}-]+))? (?:is (?:called|named)|heißt|heisst|s['’]appelle|se llama) (?<name>${name})(?=\\s*(?:$|[\\n,.;!?|–—]))`,
  "giu",
);
const owned = compilePattern(
  `(?<=^|\\n\\s*)(?:band|company|brand|shop|café|cafe|bar|restaurante?|studio|firm|business|bakery|club|podcast|boulangerie|panadería|librairie|librería|tienda|boutique|empresa|taller|peluquería|salon de coiffure) (?<name>${name})(?=\\s*(?:$|[\\n,.;!?|–—]))`,
  "gu",
);
/** 'Bäckerei Huber', 'Hotel Post': a trade with its owner's name, in German, French and Spanish. */
const tradeWithName = compilePattern(
  `(?<=[\\n,.;:|–—]\\s*)(?<name>(?:la |le |l['’])?(?:${namedTrades}) \\p{Lu}[\\p{L}'’-]+(?: (?:& |und |et |y )?\\p{Lu}[\\p{L}'’-]+){0,2})(?=\\s*(?:$|[\\n,.;!?|–—]))`,
  "gu",
);
/** They are what a design is about, not whose it is. */
export const occasion =
  /(?:Day|Week|Night|Festival|Party|Sale|Fair|Market|Concert|Conference|Show|Gala|Tour|Opening|Christmas|Easter|Halloween|Friday|Eve|Fest|Tag|Markt|Konzert|Noël|Navidad|Fiesta|Feria)$/u;

const suffix =
  "(?:& (?:Sohn|Söhne|Tochter|Fils|Hijos)(?: \\p{Lu}\\p{L}+){1,2}|& Co\\.?|& (?:Sons?|Daughters?|Söhne|Fils)|GmbH|Ltd\\.?|Inc\\.?|LLC|AG|e\\. ?V\\.|SARL|SAS|S\\.A\\.|S\\.L\\.|Roasters|Bakery|Books|Records|Coffee|Brewery|Brewing|Collective|Agency|Foundation|Society|Orchestra)";
const company = compilePattern(`(?<=^|[\\n,.;:|–—]\\s*)(?<name>${name} ${suffix})(?=\\s*(?:$|[\\n,.;!?|–—]))`, "gu");
const by = compilePattern(
  `(?<![\\p{L}\\p{N}])(?:(?<=(?:novel|book|memoir|story|stories|poems|thriller|album|songs|roman|erzählungen|gedichte|novela|poemas|nouvelles|récit) )(?:by|von|de|par|por)|(?:written|told|illustrated|fotografiert|geschrieben) (?:by|von)|(?:presented|hosted|organi[sz]ed|brought to you) by|(?<=(?:^|[\\n,.;:]\\s*))(?:by|von|par|por)) (?<name>${name})(?=\\s*(?:$|[\\n,.;!?|–—]))`,
  "gu",
);
const forName = compilePattern(
  `(?<=^|\\n\\s*|[\\p{L}\\p{N}] )(?:for|für|pour|para|(?<=(?:^|\\n)\\s*)(?:from|von|de la part de)) (?<name>${name})(?=\\s*(?:$|[\\n,.;:!?|–—]))`,
  "gu",
);

/** On a cover, who wrote it: 'The 20 Minute Sourdough Cheat by Lena Hart'. */
const author = compilePattern(
  `(?<=\\p{L} )(?:by|von|de|par|por|d['’])(?: |(?<=['’]))(?<name>\\p{Lu}[\\p{L}'’.-]+(?: (?:de|van|von|di|da|del|la) )?(?: ?\\p{Lu}[\\p{L}'’.-]*){1,3})(?=\\s*(?:$|[\\n,.;:!?|–—]))`,
  "gu",
);
const feast =
  /(?:shower|birthday|party|farewell|retirement|send-?off|leaving do|wedding|communion|christening|baptism|graduation|memorial|funeral|surprise|congratulations|congrats|benefit|fundraiser|prayers?|justice|thank you|feier|geburtstag|abschied|taufe|glückwünsche|anniversaire|pot de départ|baptême|cumpleaños|despedida|bautizo)\s*$/iu;

const find = ({ groups }: RegExpExecArray) => {
  const value = trimmed(groups?.name ?? "").replace(/^the (?=\p{Lu})/u, "");
  const field = groups?.titled ? "headline" : "brand";
  return value && value.length <= 60 ? ({ field, value: capitalized(value) } as const) : undefined;
};

const readTrade: Reader = (reading) =>
  take(reading, tradeCalled, {
    max: 1,
    read: ({ 0: words, groups }) => {
      const { trade = "", town = "", name: value = "" } = groups ?? {};
      // The pattern takes capitals and small letters alike, for the trade's sake.
      if (!/^\p{Lu}/u.test(value)) return undefined;
      const place = capitalized(town);
      if (town && !isTown(place)) return undefined;
      return [
        { field: "brand", value: trimmed(value), words: words.trim() },
        ...(town ? [{ field: "place", value: place, words: words.trim() } as const] : []),
        ...subjectOf(trade),
      ];
    },
  });

/** `called Miller’s`, `Fern & Co`, `by Corner Books`. */
export const readBrand: Reader = (asWritten) => {
  const reading = readTrade(asWritten);
  const hasBrand = (so: typeof reading) => so.finds.some(({ field }) => field === "brand");
  const isCover = reading.finds.some(({ field, value }) => field === "kind" && value === "cover");
  return [called, owned, company, tradeWithName, by, ...(isCover ? [author] : [])].reduce(
    (so, pattern) => (hasBrand(so) ? so : take(so, pattern, { max: 1, read: find })),
    reading,
  );
};

/** `for Fern & Co`: the customer, if there are other words for the headline. */
export const readCustomer: Reader = (reading) => {
  if (reading.finds.some(({ field }) => field === "brand")) return reading;
  const taken = take(reading, forName, {
    max: 1,
    read: (match) => {
      const { name: customer = "" } = match.groups ?? {};
      if (isTown(customer) || occasion.test(customer)) return undefined;
      // 'Baby shower for Priya': she is whom it is about.
      if (
        /(?:ask|wait|look(?:ing)?|call|text|made|good|great|perfect|only|just)\s*$/iu.test(
          reading.text.slice(0, match.index + 1),
        )
      )
        return undefined;
      if (feast.test(reading.text.slice(0, match.index))) return undefined;
      // 'Story für Yogastudio': German writes every trade with a capital.
      return !customer.includes(" ") && isBareTrade(customer) ? subjectOf(customer) : find(match);
    },
  });
  const isInvite = reading.finds.some(({ field, words }) => field === "kind" && /^(?:invit|einlad)/iu.test(words));
  if (isInvite) return reading;
  const isLogo = reading.finds.some(({ field, value }) => field === "kind" && value === "logo");
  const hasMore =
    /\p{L}{2}/u.test(taken.text) || taken.finds.some(({ field }) => field === "headline" || field === "price");
  return isLogo || hasMore ? taken : reading;
};
