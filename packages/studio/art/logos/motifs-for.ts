import { normalizeText } from "#text/normalize-text.ts";
import { bakingMotifs } from "../figures/baking.ts";
import { figures } from "../figures/catalogue.ts";
import { cityMotifs } from "../figures/city.ts";
import { craftMotifs } from "../figures/craft.ts";
import type { Figure, Motif } from "../figures/figure.ts";
import { foodMotifs } from "../figures/food.ts";
import { natureMotifs } from "../figures/nature.ts";
import { skyMotifs } from "../figures/sky.ts";
import { figuresOf } from "../figures/subjects.ts";
import { figuresNamedIn, thingsNamedIn } from "../kinds/figure-set.ts";
import type { LogoBrief } from "./logo-brief.ts";
import { signsOf, tradeMotifs } from "./trade-motifs.ts";

const motifs: readonly Motif[] = [
  ...foodMotifs,
  ...bakingMotifs,
  ...natureMotifs,
  ...skyMotifs,
  ...craftMotifs,
  ...cityMotifs,
  ...tradeMotifs,
];

/** Short words must be the whole word, "it" is not in "Italian", unless they end in a hyphen. */
const wholeWordMax = 3;

function isMeant(word: string, stem: string): boolean {
  if (stem.endsWith("-")) return word.startsWith(stem.slice(0, -1));
  return stem.length <= wholeWordMax ? word === stem || word === `${stem}s` : word.startsWith(stem);
}

/** They stand for anything: only where nothing says more. */
const general = new Set(["star", "sun", "leaf", "flower", "eye", "plus", "bubble", "square", "nodes", "brackets"]);

/** The motifs of a trade, the ones that the most of its words lead to first; none if no word is known. */
function motifsFor(trade: string): readonly Motif[] {
  const said = normalizeText(trade.toLowerCase(), "NFC")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const hits = ({ words }: Motif) => words.split(" ").filter((stem) => said.some((word) => isMeant(word, stem))).length;
  return motifs
    .map((motif) => ({ motif, count: hits(motif) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ motif }) => motif);
}

const known: ReadonlyMap<string, Motif> = new Map(motifs.map((motif) => [motif.id, motif]));

/** Any figure can be a logo; the colors of what has none of its own come from the trade. */
function motifOf(figure: Figure): Motif {
  const name = figure.id.replaceAll("-", " ");
  return (
    known.get(figure.id) ?? { ...figure, name: `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`, words: "", hues: [] }
  );
}

export const findMotif = (id: string | undefined): Motif | undefined => {
  const figure = id === undefined ? undefined : figures.get(id);
  return figure && motifOf(figure);
};

/** Number of things that stand for a trade: the first ones say the most. */
const motifsMax = 4;

/** Things that a logo may show: the user's choice; else what the customer does; else what the name says. The ones that say the most first. */
export function motifsOf({ trade, subject, name, figure, without = [] }: MotifFacts): readonly Motif[] {
  const chosen = findMotif(figure);
  if (chosen) return [chosen];
  const isAllowed = ({ id }: Motif) => !without.includes(id);
  const ofTrade = meantBy(trade, subject, isAllowed);
  const ofName = thingsNamedIn(name).map(motifOf).filter(isAllowed).slice(0, 2);
  if (ofTrade.length === 0) return ofName.length > 0 ? ofName : meantBy(name, undefined, isAllowed);
  return [...new Set([...ofName, ...ofTrade])];
}

type MotifFacts = Pick<LogoBrief, "trade" | "subject" | "name" | "figure" | "without">;

/** They say what kind of business it is, not what it is about. */
const businessWords =
  /(?<![\p{L}])(?:shops?|stores?|company|firm|studio|academy|school|club|service|laden|geschäft|schule|verein|firma|tienda|escuela|magasin|école)(?![\p{L}])/giu;

function meantBy(said: string, subject: string | undefined, isAllowed: (motif: Motif) => boolean): readonly Motif[] {
  const telling = said.replaceAll(businessWords, " ");
  const words = /\p{L}/u.test(telling) ? telling : said;
  const signs = signsOf(words)
    .flatMap((id) => findMotif(id) ?? [])
    .filter(isAllowed);
  if (signs.length > 0)
    return [...new Set([...thingsNamedIn(words).map(motifOf).filter(isAllowed), ...signs])].slice(0, motifsMax);
  const named = figuresNamedIn(words).map(motifOf).filter(isAllowed);
  const ofSubject = named.length > 0 ? [] : figuresOf(subject).map(motifOf).filter(isAllowed);
  const first = [...named, ...ofSubject].slice(0, motifsMax);
  const all = [...new Set([...first, ...(first.length < motifsMax ? motifsFor(words).filter(isAllowed) : [])])];
  const own = all.filter(({ id }) => !general.has(id) || first[0]?.id === id);
  return (own.length > 0 ? own : all).slice(0, motifsMax);
}
