import { readConstraints } from "../prompt/read-constraints.ts";
import { lookOf } from "../prompt/read-look.ts";
import { noteSignals } from "../prompt/read-signals.ts";
import { readFoundSize, readInchMarks, readSize } from "../prompt/read-size.ts";
import { type Find, type Reading, trimmed } from "../prompt/reading.ts";
import { readNamedKind, readToldKind } from "./read-kind.ts";
import type { Role, RoleSpan } from "./roles.ts";
import { saidByKind } from "./said-by-kind.ts";
import { unprinted } from "./unprinted.ts";

/** Words before what should not be: 'not too playful' is no wish for a playful design. */
const negation =
  /^(?:not|no|nothing|never|nicht|nichts|keine?[nrsm]?|pas|rien|ni|nada|sin|sans|ohne|without|don['’]?t)(?!\p{L})/iu;

/** Understands what a prompt says of a design beside its words: its kind and size, its look, what should be seen and what not. */
export function readSettings(text: string, spans: readonly RoleSpan[]): readonly Find[] {
  const wordsOf = (...roles: readonly Role[]): readonly string[] =>
    spans.filter(({ role }) => roles.includes(role)).map(({ from, to }) => text.slice(from, to));
  const silent = unprinted(text, spans);
  const sizes = [silent, text].map(sizesOf).find((found) => found.length > 0) ?? [];
  const ruledOut = readConstraints({ text: silent, finds: [] }).finds;
  // 'No blue, no photos' is one wish for the rules, and two spans for the tagger.
  const isKnown = (words: string) => ruledOut.some((find) => words.includes(find.words) || find.words.includes(words));
  const excluded = wordsOf("excluded").filter((words) => !isKnown(words));
  const looks = wordsOf("look");
  const negated = looks.filter((words) => negation.test(words));
  const told = [...looks.filter((words) => !negation.test(words)), ...wordsOf("kind", "shown")];
  const shown = wordsOf("shown");
  return [
    ...sizes,
    ...kindOf(text, {
      told: wordsOf("kind"),
      headlines: wordsOf("headline"),
      isOfPerson: wordsOf("action").length > 0,
      isHeard: heard.test(silent),
      sizes,
    }),
    ...ruledOut,
    ...[...excluded, ...negated].map((words): Find => ({ field: "without", value: trimmed(words), words })),
    ...told.flatMap(lookOf),
    ...colorsOf(unprinted(text, spans, ["excluded"]), told),
    ...shown.map((words): Find => ({ field: "depicted", value: words, words })),
  ];
}

const sizesOf = (words: string): readonly Find[] =>
  [readInchMarks, readSize].reduce<Reading>((reading, read) => read(reading), { text: words, finds: [] }).finds;

/** A color that is named in talk, where no words for the look name one. */
const colorsOf = (talk: string, told: readonly string[]): readonly Find[] => {
  const isColor = ({ field }: Find) => field === "color" || field === "paint";
  return told.flatMap(lookOf).some(isColor) ? [] : lookOf(talk).filter(isColor);
};

interface Told {
  /** Words that name a kind. */
  readonly told: readonly string[];
  readonly headlines: readonly string[];
  readonly isOfPerson: boolean;
  /** It is for what one listens to, which has square covers. */
  readonly isHeard: boolean;
  readonly sizes: readonly Find[];
}

/** Pictures without words, at the beginning of a prompt that says what they show: 'Landscape of mountains at dusk'. */
const pictured =
  /^(?:an? |the )?(?:landscapes?|seascapes?|cityscapes?|scenes?|panoramas?|still li(?:fe|ves)|patterns?|icons?|icon set)(?= (?:of|with)\s)/iu;

const heard = /(?<!\p{L})(?:p[oó]dcasts?|[aá]lbums?|mixtapes?|playlists?|e\.?p\.?)(?!\p{L})/iu;
const squareCover = "1400x1400";

function kindOf(text: string, { told, headlines, isOfPerson, isHeard, sizes }: Told): readonly Find[] {
  // 'Gift card for my salon' is one, and says so.
  const said = headlines.filter((words) => saidByKind(words) !== undefined);
  const card = readToldKind(said, true).find(({ value }) => value === "card");
  const ofWords = told.length > 0 ? readToldKind(told, isOfPerson) : card ? readToldKind(said, true) : [];
  const [signal] = noteSignals({ text, finds: [] }).finds;
  const begun = pictured.exec(text)?.[0];
  const named = begun ? readToldKind([begun], isOfPerson) : readNamedKind(text);
  const finds = ofWords.length > 0 ? ofWords : signal ? [signal] : named;
  const cover = finds.find(({ field, value }) => field === "kind" && value === "cover");
  // 'Cover art for my podcast called Slow Noise'.
  if (cover && isHeard) return [cover, { field: "size", value: squareCover, words: cover.words }];
  return isUpright(sizes) ? finds.map(asPoster) : finds;
}

/** A banner that is higher than wide, as those on a stand, is laid out as a poster. */
const asPoster = (find: Find): Find =>
  find.field === "kind" && find.value === "banner" ? { ...find, value: "poster" } : find;

function isUpright(sizes: readonly Find[]): boolean {
  const { width, height } = readFoundSize(sizes[0]?.value ?? "1x1");
  return height > width * 1.2;
}
