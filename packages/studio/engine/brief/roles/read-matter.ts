import { thingsMax } from "../brief.ts";
import { compilePattern } from "../compile-pattern.ts";
import { findThings, lookedUp, type Thing } from "../find-things.ts";
import { isFalseFriend } from "../lexicons/false-friends.ts";
import { broadSubjects, saysMore } from "../lexicons/subjects.ts";
import { findLanguage } from "../prompt/read-language.ts";
import { subjectOf } from "../prompt/read-look.ts";
import type { Find } from "../prompt/reading.ts";
import { withoutSideWords } from "../prompt/side-words.ts";
import { isEmptyWord, withoutPhrases } from "../without-phrases.ts";
import type { Role, RoleSpan } from "./roles.ts";
import { unprinted } from "./unprinted.ts";

/** A design's matter, for its figures. */
export interface Matter {
  readonly subject?: Find;
  /** Ids of figures. */
  readonly things?: readonly string[];
}

/** Roles of words by how much they tell of the matter; a name says it only where nothing else does. */
const surely: readonly Role[] = ["shown", "headline", "trade", "kind"];
const perhaps: readonly Role[] = ["subline", "list", "price", "brand", "place"];
/** Words with these roles are about nothing else: what they say is not beside the matter. */
const surest: readonly Role[] = ["shown", "headline", "trade"];

/** Such trades show no animal that is in their name: 'Lion Insurance'. */
const soberSubjects: readonly string[] = "law finance business jobs realestate architecture optician".split(" ");
const nameAnimals: readonly string[] =
  "lion eagle bear wolf fox owl tiger elephant dragon horse phoenix otter beaver bison dolphin hedgehog leopard deer swan unicorn whale rhinoceros panda koala bee rose tulip".split(
    " ",
  );

/** In letters: short words mean something else in other languages. */
const foreignMin = 6;

/** Children and plants both grow up in one. */
const nursery = /^nurser(?:y|ies)$/iu;
/** Words before the place of something: 'lecture au jardin'. */
const whereabouts = /(?:^|\s)(?:(?:in|at) (?:the|our|my)|im|in der|beim|au|aux|à la|dans (?:le|la)|en el|en la) $/iu;

/** Subjects and things of the words with one role. */
interface Named {
  readonly subjects: readonly Find[];
  readonly things: readonly Thing[];
}

/** Wishes for type alone: 'only typography', 'no pictures', 'nur Text', 'sin imágenes'. */
const typeAlone = compilePattern(
  "(?<!\\p{L})(?:(?:only|just|purely|pure) (?:typograph(?:y|ic)|type|text|words|lettering)|(?:typograph(?:y|ic)|type|text|words) (?:only|alone)|(?:no|without|none of (?:them|those)(?: little)?|not any) (?:pictures?|images?|illustrations?|graphics?|drawings?|figures?|icons?)|(?:nur|reine) (?:text|schrift|typo(?:grafie|graphie)?)|(?:ohne|keine?n?) (?:bild(?:er)?|illustration(?:en)?|zeichnung(?:en)?|figuren?|symbole?|icons?)|(?:que|seulement|uniquement|juste) (?:du |de la )?(?:texte|typo(?:graphie)?)|(?:sans|pas d['’]|aucune?) ?(?:images?|illustrations?|dessins?|pictos?|ic[oô]nes?)|s[oó]lo (?:texto|tipograf[ií]a|letras)|(?:sin|nada de|ning[uú]n(?:a)?) (?:im[aá]gen(?:es)?|dibujos?|ilustraci(?:[oó]n|ones)|[ií]conos?))(?!\\p{L})",
  "iu",
);

/** Finds what a design is about: of its words, those first that tell the most. Nothing, where it should be of type alone. */
export function readMatter(text: string, printed: readonly RoleSpan[]): Matter {
  // 'A wrench, but no drawings' still wants one.
  const isShown = printed.some(({ role }) => role === "shown");
  if (!isShown && typeAlone.test(unprinted(text, printed))) return {};
  const language = findLanguage(text);
  const spans = printed.map((span) => (isTradeAlone(span) ? { ...span, role: "trade" as const } : span));
  const matter = lookedUp(withoutSideWords(text).matter);
  const isGreen = subjectOf(text).some(
    (find) => ["plants", "garden", "flower", "tree"].includes(find.value) && !nursery.test(find.words),
  );
  const brands = spans.flatMap(({ role, from, to }) => (role === "brand" ? [text.slice(from, to)] : [])).join("\n");
  const named = [
    ...inOrder(surely.map((role) => [role, namedIn(role)])),
    tradeOf(namedIn("brand"), brands),
    ...perhaps.map(namedIn),
    namedIn(undefined),
  ];
  const found = named.flatMap(({ subjects }) => subjects);
  const narrow = found.filter(({ value }) => !broadSubjects.has(value));
  const broad = saysMore.flatMap((subject) => found.find(({ value }) => value === subject) ?? [])[0] ?? found[0];
  const subject = narrow.find((find) => !isPlaced(find)) ?? narrow[0] ?? broad;
  const things = thingsOf(named, subject?.value);
  return { ...(subject && { subject }), ...(things.length > 0 && { things }) };

  /** 'Butcher shop' below 'Christmas orders'. */
  function isTradeAlone({ role, from, to }: RoleSpan): boolean {
    if (role !== "subline") return false;
    const words = lookedUp(text.slice(from, to));
    return findThings(words, language).some((thing) => thing.isTrade && thing.words.length >= words.length * 0.6);
  }

  /** @param role of the words; none for what is said to the designer. */
  function namedIn(role: Role | undefined): Named {
    const words = role
      ? spans.filter((span) => span.role === role).map(({ from, to }) => text.slice(from, to))
      : [unprinted(text, spans, ["excluded", "shown", "trade", "kind", "look"])];
    const all = withoutPhrases(words.join("\n"), language);
    const found = { subjects: subjectsIn(all), things: thingsIn(all) };
    const isMatter = (one: { readonly words: string }) => matter.includes(lookedUp(one.words));
    const main = { subjects: found.subjects.filter(isMatter), things: found.things.filter(isMatter) };
    // A headline about nothing but what comes with it is about that: 'With live music'.
    const isEmpty = main.subjects.length + main.things.length === 0;
    return role !== undefined && surest.includes(role) && (role !== "headline" || isEmpty) ? found : main;
  }

  function subjectsIn(words: string): readonly Find[] {
    return subjectOf(words).filter(
      ({ value, words: said }) =>
        !isFalseFriend(language ?? "en", value, said, text) &&
        !(nursery.test(said) && (value === "children") === isGreen),
    );
  }

  function thingsIn(words: string): readonly Thing[] {
    const found = findThings(words, language).filter((thing) => !isEmptyWord(thing.words, language));
    // 'Barbershop' is a word in any language; 'mots' is no MOT test.
    const foreign = (thing: Thing) => thing.isTrade && thing.words.length >= foreignMin;
    return found.length > 0 ? found : findThings(words, undefined).filter(foreign);
  }

  function isPlaced({ words }: Find): boolean {
    return whereabouts.test(text.slice(0, text.indexOf(words)));
  }
}

const seasons: readonly string[] = ["christmas", "easter", "halloween", "valentine", "newyear"];

const isOpen = (subject: string): boolean => seasons.includes(subject) || broadSubjects.has(subject);

/** A trade before the season that its headline names: 'butcher shop, Christmas orders' shows meat. */
function inOrder(named: readonly (readonly [role: Role, named: Named])[]): readonly Named[] {
  const of = (role: Role) => named.find(([one]) => one === role)?.[1];
  const [headline, trade] = [of("headline"), of("trade")];
  const told = headline?.subjects.map(({ value }) => value) ?? [];
  const isSeason = told.some((value) => seasons.includes(value)) && told.every((value) => isOpen(value));
  const isFirst = isSeason && trade !== undefined && trade.things.length > 0;
  return isFirst ? [trade, ...named.map(([, one]) => one)] : named.map(([, one]) => one);
}

/** The trade that a name says, and not what it is called after: 'Eisdiele Dolomiti', 'Freiwillige Feuerwehr'. */
function tradeOf({ subjects, things }: Named, names: string): Named {
  const isTold = business.test(names);
  return { subjects, things: things.filter(({ isTrade }) => isTrade || isTold) };
}

/** Words that tell a trade from a fancy name: 'Tattoo Studio Schwarze Tinte', and not 'The Golden Lion'. */
const business = compilePattern(
  "(?<!\\p{L})(?:studio|salon|shop|store|club|school|academy|cent(?:er|re)|bakery|farm|works|laden|praxis|verein|schule|werkstatt|halle|chor|\\p{L}*(?:laden|praxis|verein|schule|werkstatt|warte|halle|chor|hof)|atelier|salle|école|boutique|cabinet|ferme|chorale|fanfare|association|taller|escuela|academia|tienda|sala|coro|asociación)(?!\\p{L})",
  "iu",
);

const isThing = ({ figures }: Thing): boolean => figures.length === 1;

/** Figures of the first words that name any, unless words before them have a subject of their own. */
function thingsOf(named: readonly Named[], subject: string | undefined): readonly string[] {
  const isSober = subject !== undefined && soberSubjects.includes(subject);
  for (const { subjects, things } of named) {
    const meant = things.filter(({ id }) => !(isSober && nameAnimals.includes(id)));
    const single = meant.filter(isThing);
    const figures = (single.length > 0 ? single : meant.slice(0, 1)).flatMap((thing) => thing.figures);
    if (figures.length > 0) return [...new Set(figures)].slice(0, thingsMax);
    if (subjects.some(({ value }) => !broadSubjects.has(value))) return [];
  }
  return [];
}
